import type { FormField } from "../conversation/message.ts";
import type { SaidRegime } from "../legal/read-regime.ts";
import { readRegime, regimeSaidIn } from "../legal/read-regime.ts";

/** The fields of a card with the regime that a part of a text says, and the rest of the text. */
type RegimeTaken = { fields: FormField[]; rest: string };

/**
 * Takes out of a text what it says of the seller's VAT: « oui je facture la TVA, et c'est pas Sophie c'est Sylvie ».
 * Null when the card asks nothing of it or the text says nothing of it. « unclear » when it says one and the other.
 */
export function takeRegime(fields: readonly FormField[], text: string): RegimeTaken | "unclear" | null {
  if (text.length > LONGEST || !fields.some(({ name }) => name === "vatRegime")) return null;
  const parts = partsOf(text);
  const takenParts = sayingsIn(text, parts);
  const [first, ...others] = takenParts;
  if (first === undefined) return null;
  if (others.some(({ regime }) => regime !== first.regime)) return "unclear";
  const isTaken = ({ from, to }: Part) => takenParts.some((one) => one.from <= from && to <= one.to);
  const restParts = parts.filter((part) => !isTaken(part) || saysRate(text.slice(part.from, part.to)));
  // « je facture la TVA, et non », « …, et pas de TVA ».
  const contradicts = ({ from, to }: Part) => {
    const regime = readRegime({ kind: "text", text: text.slice(from, to) });
    return from > first.from && regime !== null && regime !== first.regime;
  };
  if (restParts.some(contradicts)) return "unclear";
  const isLead = restParts.every(({ from, to }) => LEAD.test(text.slice(from, to)));
  return {
    fields: fields.map((one) => (one.name === "vatRegime" ? withValue(one, first.regime) : one)),
    rest: isLead ? "" : restParts.map(({ from, to }) => text.slice(from, to)).join(", "),
  };
}

const LONGEST = 300;
const BETWEEN = /[,;.!]\s+(?:(?:et|mais|puis)\s+)?|\s+(?:et|mais|puis)\s+/gi;
const LEAD = /^(?:oui|ouais|non|nan|ok|euh|ah|en fait|alors|bon|d'accord)?$/i;
const NO = /^(?:non|nan)$/i;
const MOST_PARTS_OF_SAYING = 3;

/** The indexes of a part of a text. */
type Part = { from: number; to: number };

function partsOf(text: string): Part[] {
  const links = [...text.matchAll(BETWEEN)];
  const starts = [0, ...links.map(({ 0: link, index }) => index + link.length)];
  const ends = [...links.map(({ index }) => index), text.length];
  return starts.map((from, at) => ({ from, to: ends[at] ?? text.length }));
}

// The longest first: « non, je facture la TVA » is read whole, and says nothing sure.
function sayingsIn(text: string, parts: readonly Part[]): (Part & { regime: SaidRegime })[] {
  const sayings: (Part & { regime: SaidRegime })[] = [];
  let at = 0;
  while (at < parts.length) {
    const saying = sayingAt(text, parts, at);
    if (saying !== null) sayings.push(saying);
    at += saying?.count ?? 1;
  }
  return sayings;
}

function sayingAt(
  text: string,
  parts: readonly Part[],
  at: number,
): (Part & { regime: SaidRegime; count: number }) | null {
  const from = parts[at]?.from ?? 0;
  const noBefore = parts[at - 1];
  const isAfterNo = noBefore !== undefined && NO.test(text.slice(noBefore.from, noBefore.to).trim());
  for (let count = MOST_PARTS_OF_SAYING; count > 0; count -= 1) {
    const to = parts[at + count - 1]?.to;
    const regime = to === undefined ? null : regimeSaidIn(text.slice(from, to));
    if (to !== undefined && regime !== null && !(isAfterNo && regime === "standard"))
      return { from, to, regime, count };
  }
  return null;
}

function saysRate(words: string): boolean {
  return /\d ?(?:%|pour)/.test(words) || /\bTVA (?:à|de) \d/i.test(words);
}

function withValue(field: FormField, value: string): FormField {
  const { error: _answered, ...plain } = field;
  return { ...plain, value };
}
