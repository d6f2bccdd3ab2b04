import { eurosToCents } from "../../../shared/money.ts";

/** A longer text is a document that was pasted: its lines are read as they stand. */
const LONGEST_TEXT = 2_000;

const AMOUNT = String.raw`(\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d+)(?:,(\d{1,2}))?`;
const TAXES = String.raw`(?: ?(ht|ttc|hors taxes?|toutes taxes comprises))?`;

// « refonte du site à 6 000 €, dont », « site à 4 500 € réparti en », « refonte 6 000 € : ».
const TOTAL = new RegExp(
  String.raw`(?: (?:à|de|pour))? ${AMOUNT} ?(?:€|euros?)${TAXES} ?(?:, ?)?` +
    String.raw`(\bdont\b|\bsoit\b|réparti(?:e?s?) en\b|:|\() ?`,
  "iu",
);

// « 2 000 € de design », « 1 200 € d'intégration ».
const NAMED_AFTER = String.raw` (?:de |d['’]|pour )(\p{L}[^\d€]{1,60})$`;
const AMOUNT_FIRST = new RegExp(String.raw`^${AMOUNT} ?(?:€|euros?)${TAXES}${NAMED_AFTER}`, "iu");
// « design 2 000 € », « tests : 1000 ».
const LABEL_FIRST = new RegExp(String.raw`^(\p{L}[^\d€:]{1,60}?) ?(?:à |: ?)?${AMOUNT} ?(?:€|euros?)?${TAXES}$`, "iu");

type Part = { label: string; cents: number; words: string };

/**
 * A text in which a total with its breakdown is said as the parts alone: « refonte à 6 000 €, dont 2 000 € de design et
 * 4 000 € de tests » is « refonte : design 2 000 €, tests 4 000 € ». Parts that come to less than their total go: they
 * are inside it. Any other text stays as it is, and so does one with a price before its total.
 */
export function withPartsOfTotal(text: string): string {
  if (text.length > LONGEST_TEXT) return text;
  const saidTotal = TOTAL.exec(text);
  if (saidTotal === null) return withNamesFirst(text);
  const [whole, euros = "", cents = "", taxes = "", link = ""] = saidTotal;
  const workWords = text.slice(0, saidTotal.index);
  if (/\d ?(?:€|euros?)/i.test(workWords)) return text;
  const after = text.slice(saidTotal.index + whole.length);
  const totalCents = centsOf(euros, cents);
  const { parts, rest } = readParts(after, totalCents, link === "(");
  if (parts.length === 0) return text;
  const sumCents = parts.reduce((sum, part) => sum + part.cents, 0);
  const taxWords = taxes === "" ? "" : ` ${taxes}`;
  if (sumCents === totalCents && parts.length > 1)
    return `${workWords} : ${parts.map(({ label, words }) => `${label} ${words} €${taxWords}`).join(", ")}${rest}`;
  return link.toLowerCase() === "dont" && sumCents < totalCents
    ? `${text.slice(0, saidTotal.index + whole.length).replace(/,? ?dont ?$/i, "")}${rest}`
    : text;
}

// « 600 € d'évacuation et 400 € de réglages » is read as « évacuation 600 € et réglages 400 € ».
function withNamesFirst(text: string): string {
  const pieces = text.split(SEPARATOR);
  const parts = pieces.map((piece, at) => (at % 2 === 0 && AMOUNT_FIRST.test(piece) ? partIn(piece) : null));
  const worksOfParts = parts.filter((part) => part !== null);
  const isList = worksOfParts.length > 1 && worksOfParts.every(({ label }) => !NO_WORK.test(label));
  if (!isList || !/\d ?(?:€|euros?) d['’]/i.test(text)) return text;
  return pieces.map((piece, at) => (parts[at] ? `${parts[at].label} ${parts[at].words} €` : piece)).join("");
}

const SEPARATOR = /( ?,(?!\d) ?(?:et |puis )?| et | puis )/;

const NO_WORK = /^(?:remise|rabais|réduction|acompte|arrhes|avance|tva|frais de dossier|l['’]heure)/iu;

// The parts from the start, until they come to the total or something else is said.
function readParts(after: string, totalCents: number, isInBrackets: boolean): { parts: Part[]; rest: string } {
  const [partWords = ""] = isInBrackets ? after.split(")") : [/^[^.;\n]*/.exec(after)?.[0] ?? ""];
  const pieces = partWords.split(SEPARATOR);
  const parts: Part[] = [];
  let readLength = 0;
  for (let at = 0; at < pieces.length; at += 2) {
    const part = partIn((pieces[at] ?? "").trim());
    const isFull = parts.reduce((sum, { cents }) => sum + cents, 0) >= totalCents;
    if (part === null || isFull) break;
    parts.push(part);
    readLength = pieces.slice(0, at + 1).join("").length;
  }
  return { parts, rest: after.slice(readLength).replace(/^\)/, isInBrackets ? "" : ")") };
}

// A deposit or a discount is no part. One with its own « TTC » is read where it stands.
function partIn(words: string): Part | null {
  const amountFirst = AMOUNT_FIRST.exec(words);
  const [, euros = "", cents = "", taxes = "", label = ""] = amountFirst ?? labelLast(LABEL_FIRST.exec(words));
  if (label === "" || taxes !== "" || NO_WORK.test(label) || SAYS_TAXES.test(label)) return null;
  return { label: label.trim(), cents: centsOf(euros, cents), words: saidAmount(euros, cents) };
}

const SAYS_TAXES = /(?:^|[^\p{L}])(?:ht|ttc|taxes?)(?!\p{L})/iu;

function labelLast(labelFirst: RegExpExecArray | null): (string | undefined)[] {
  const [words, label, euros, cents, taxes] = labelFirst ?? [];
  return [words, euros, cents, taxes, label];
}

function saidAmount(euros: string, cents: string): string {
  return cents === "" ? euros : `${euros},${cents}`;
}

function centsOf(euros: string, cents: string): number {
  return eurosToCents(Number(`${euros.replace(/\D/g, "")}.${cents.padEnd(2, "0")}`));
}
