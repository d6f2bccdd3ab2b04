import type { VatRegime } from "../../../company/company.ts";
import { netCents } from "../../../lines/line.ts";
import { formatMoney, typedDecimal } from "../../../shared/french-format.ts";
import {
  basisPointsToPercent,
  centsToEuros,
  eurosToCents,
  percentOf,
  scaleDecimal,
  shareCents,
} from "../../../shared/money.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../../shared/typed-number.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { CardRow } from "../../conversation/message.ts";
import type { SaidQuote } from "../../conversation/said-quote.ts";
import { changesIn } from "../../words/changes-in.ts";
import { withoutHesitations } from "../../words/hesitations.ts";
import { pattern } from "../../words/pattern.ts";
import { lineOf } from "../card-lines.ts";
import { rowsNamed } from "../card-order.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith } from "../quote-card.ts";
import { rowsTaxed } from "../rate-of-line.ts";
import { saidChange } from "../said-change.ts";
import { discountOn, regimeOn } from "../total-words.ts";
import { rowOfRank } from "./row-of-rank.ts";

// A discount that is said of one line: « 10 % de remise sur la pose », « enlève la remise sur la ligne 2 ». It never
// becomes one of the whole quote: of a line that is not surely named, it is asked which one.

const LONGEST_SAYING = 200;

/**
 * A discount of some lines. `percent`: empty when it is taken away, null when it is said in euros. `isNamed`: it is
 * said to be a discount.
 */
type LineDiscount = {
  percent: string | null;
  cents: number | null;
  target: string;
  isSure: boolean;
  isNamed: boolean;
};

/** The lines after a discount of some of them, or what is asked instead. */
export type AfterLineDiscount = { rows: CardRow[]; question: "" } | { rows: null; question: string };

const WORD = "(?:remises?(?! (?:en|aux?|a) [a-z])|rabais|ristournes?|reductions?|reduc|geste(?: commercial)?)";
const SHARE = String.raw`(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|pour ?cents?(?![a-z]))`;
const EUROS = String.raw`(\d[\d ]{0,8}(?:[.,]\d{1,2})?) ?(?:€|euros?(?![a-z])|balles(?![a-z]))`;
const OF_WORD = new RegExp(String.raw`\b${WORD}\b`);
const TAKES_OFF = new RegExp(
  String.raw`(?:\b(?:moins|enleve[rsz]?|retire[rsz]?|deduis|deduire|rabats?)(?: de)? |(?:^| )- ?)` +
    String.raw`(?:${SHARE}|${EUROS})|` +
    String.raw`(?:${SHARE}|${EUROS}) (?:de|en) moins\b`,
);
const SOMETHING_ELSE =
  /\b(?:tva|taxes?|acomptes?|arrhes|marge|hausse|augment|majoration|penalite|interets?|paye|verse)/;
const REMOVES = pattern`
  \b(?:enleve|retire|supprime|annule|vire|oublie|laisse tomber|laissez tomber|pas|plus|sans|zero)[rsz]?(?: de)?
  (?: la| les| cette| ma| sa| leur| aucune)? (?:remises?|rabais|ristournes?|reductions?|reduc|geste(?: commercial)?)
  (?: (?:de )?\d{1,3}(?:[.,]\d{1,2})? ?%)?\b`;
const REMOVES_ALONE = pattern`
  ^(?:(?:ah|bon|non|nan|finalement|en fait|ok|et),? ?){0,3}(?:enleve|retire|supprime|annule|vire|oublie|laisse tomber|
  pas|plus|sans)[rsz]?(?: de)?(?: la| les| cette| ma| sa)? (?:remises?|rabais|ristournes?|reductions?)
  (?: de \d{1,3}(?:[.,]\d{1,2})? ?%)?(?:,? (?:stp|svp|merci|finalement|en fait))?$`;
const EXCEPT = /\b(?:sauf|hors|excepte|a part|mais pas|et pas|pas sur)\b/;

/**
 * The lines after a discount that a text says of some of them. Null for another text, and for a discount of the whole.
 */
export function rowsAfterLineDiscount(rows: readonly CardRow[], text: string): AfterLineDiscount | null {
  if (rows.length === 0 || text.length > LONGEST_SAYING) return null;
  const discount = readLineDiscount(text);
  if (discount === null || !discount.isNamed) return null;
  const candidates = rowsOfDiscount(rows, discount);
  const [meantRows = [], ...others] = candidates;
  // « sur le tout », and « remise de 5 % pour Mme Martin »: the whole quote.
  if (others.length === 0 && meantRows.length === 0 && (isWholeQuote(discount.target) || !discount.isSure)) return null;
  if (!candidates.every(({ length }) => length === 1))
    return whichLine(meantRows.length > 1 ? meantRows : rows, discount);
  const chosenRows = candidates.flat();
  return takeOff(rows, chosenRows, discount);
}

const PARTS = /,| et (?:sur )?/;

// The lines that each part of what a discount is said of means.
function rowsOfDiscount(rows: readonly CardRow[], { target }: LineDiscount): CardRow[][] {
  return target.split(PARTS).flatMap((words) => {
    // « sur la main d'œuvre » is each line that is worked in hours.
    const isWork = /^(?:la )?main[ -]?d['’ ]?(?:oeuvre|œuvre)$/.test(words.trim());
    const namedRows = rowsMeant(rows, words);
    const workRows = isWork && namedRows.length === 0 ? rowsTaxed(rows, "main d'oeuvre") : [];
    return workRows.length > 0 ? workRows.map((row) => [row]) : [namedRows];
  });
}

/** The card after a text that says a discount of some lines alone. Null for another text. */
export function cardAfterLineDiscount(card: QuoteCard, typedText: string, regime: VatRegime | null): QuoteCard | null {
  const text = withoutHesitations(typedText).replace(/\s+/g, " ").trim();
  const after = changesIn(text).length > 1 ? null : rowsAfterLineDiscount(card.rows, text);
  if (after === null) return null;
  const { fields } = card;
  if (after.rows === null) return cardWith(fields, card.rows, after.question);
  return cardWith(fields, after.rows, saidChange({ card, fields, rows: after.rows }, regime ?? regimeOn(fields)));
}

/**
 * The card after a text that takes the discount away without a name: that of the quote, or of the only line that has
 * one. Null for another text.
 */
export function cardWithoutDiscount(card: QuoteCard, text: string, regime: VatRegime | null): QuoteCard | null {
  if (text.length > LONGEST_SAYING || !REMOVES_ALONE.test(plainly(text))) return null;
  const { fields, rows } = card;
  const discountedRows = rows.filter(({ discount }) => discount !== undefined);
  const hasWhole = discountOn(fields) !== "";
  if (!hasWhole && discountedRows.length > 1)
    return cardWith(fields, rows, cardMessages.whichDiscounted("", labelsOf(discountedRows)));
  const nextFields = hasWhole ? fields.filter(({ name }) => name !== "discount") : fields;
  const nextRows = hasWhole ? rows : rows.map((row) => withShare(row, ""));
  const change = { card, fields: nextFields, rows: nextRows };
  return cardWith(nextFields, nextRows, saidChange(change, regime ?? regimeOn(fields)));
}

/**
 * What an order says with the discount that it says of some of its lines, on these lines. One of a line that is not
 * surely named is taken off nothing, and asked. `leftOut`: what the order names without a price.
 */
export function withLineDiscount(quoteSaid: SaidQuote, order: string, leftOut: readonly string[]): SaidQuote {
  const parts = [...plainly(order).matchAll(DISCOUNT_PART)].filter(([part]) => OF_WORD.test(part));
  const [[part] = [""], ...others] = parts;
  const after = part === "" || others.length > 0 ? null : rowsAfterLineDiscount(quoteSaid.rows, part);
  if (after === null) return quoteSaid;
  const works = leftOut.filter((work) => !OF_WORD.test(plainWords(work)));
  const leftOutWords = works.length === 0 ? "" : cardMessages.leftOut(works);
  const note =
    leftOut.length === 0 ? quoteSaid.note : quoteSaid.note.replace(cardMessages.leftOut(leftOut), leftOutWords);
  const noteWords = [note.trim(), after.question].filter((one) => one !== "").join(" ");
  return { ...quoteSaid, rows: after.rows ?? quoteSaid.rows, discount: "", note: noteWords };
}

const DISCOUNT_PART = new RegExp(String.raw`(?:\b${WORD}\b[^,;.\n\d]{0,20})?${SHARE}[^,;.\n]{0,80}`, "g");

function takeOff(rows: readonly CardRow[], chosenRows: readonly CardRow[], discount: LineDiscount): AfterLineDiscount {
  const { percent, cents } = discount;
  const [row, ...others] = chosenRows;
  if (row === undefined) return whichLine(rows, discount);
  const isWithout = percent === "" && chosenRows.every((one) => one.discount === undefined);
  if (isWithout) return ask(cardMessages.noLineDiscount(row.label));
  const share = percent ?? (others.length > 0 || cents === null ? null : shareOf(row, cents));
  if (share === null) return ask(inPercent(row, cents ?? 0));
  return { rows: rows.map((one) => (chosenRows.includes(one) ? withShare(one, share) : one)), question: "" };
}

function whichLine(rows: readonly CardRow[], { percent, cents }: LineDiscount): AfterLineDiscount {
  const share = percent === "" ? "" : percent === null ? formatMoney(cents ?? 0) : `${percent} %`;
  return ask(cardMessages.whichDiscounted(share, labelsOf(rows)));
}

function ask(question: string): AfterLineDiscount {
  return { rows: null, question };
}

function labelsOf(rows: readonly CardRow[]): string[] {
  return rows.map(({ label }) => label);
}

function withShare({ discount: _former, ...row }: CardRow, share: string): CardRow {
  return share === "" || share === "0" ? row : { ...row, discount: share };
}

// A line keeps a share: an amount is taken only where its share comes to the same cent.
function shareOf(row: CardRow, cents: number): string | null {
  const baseCents = netCents(lineOf(withShare(row, "")));
  if (baseCents <= 0 || cents >= baseCents) return null;
  const basisPoints = scaleDecimal(percentOf(cents, baseCents), 2);
  return shareCents(baseCents, basisPoints) === cents ? typedDecimal(basisPointsToPercent(basisPoints)) : null;
}

// « 50 € sur l'audit »: its new price says it to the cent.
function inPercent(row: CardRow, cents: number): string {
  const baseCents = netCents(lineOf(withShare(row, "")));
  const isBelow = row.quantity === "1" && row.grossPrice === undefined && cents > 0 && cents < baseCents;
  return cardMessages.lineDiscountInPercent(
    row.label,
    formatMoney(cents),
    isBelow ? typedDecimal(centsToEuros(baseCents - cents)) : "",
  );
}

function rowsMeant(rows: readonly CardRow[], words: string): CardRow[] {
  const rankedRow = rowOfRank(rows, words);
  return rankedRow === null ? rowsNamed(rows, words) : [rankedRow];
}

const WHOLE = pattern`
  ^(?:(?:le|la|l'|les|tout|toute|tous|toutes|ce|cette|mon|son|notre|chaque) ?){0,3}
  (?:tout|total|totalite|ensemble|global|devis|montant|prix|commande|somme|ttc|ht|lignes?|travaux|facture|prestations?)
  (?: (?:du devis|des travaux|ht|ttc|entier|complet))?$|^(?:globale?|global(?:e|ement)|partout)$`;

/** True for words that mean the whole quote: « le tout », « le total du devis ». */
export function isWholeQuote(target: string): boolean {
  return target === "" || WHOLE.test(target);
}

/** True for an answer that means the whole quote: « sur tout le devis », « globale ». */
export function saysWholeQuote(text: string): boolean {
  const words = plainly(text).replace(ANSWER_LEAD, "");
  return text.length <= LONGEST_SAYING && words !== "" && isWholeQuote(words);
}

const ANSWER_LEAD = /^(?:(?:euh|ah|bon|ben|oui|ok|alors|c'est|mets|une remise|remise|sur|pour),? ){0,4}/;

/** The discount that a text says of something it names. Null without one. */
export function readLineDiscount(text: string): LineDiscount | null {
  const plain = plainly(text);
  if (SOMETHING_ELSE.test(plain) || plain.includes("?")) return null;
  const removal = REMOVES.exec(plain);
  if (removal !== null) return discountAt(plain.slice(removal.index + removal[0].length), "", null);
  const shares = [...plain.matchAll(new RegExp(SHARE, "g"))];
  const sums = [...plain.matchAll(new RegExp(EUROS, "g"))];
  const [value, ...others] = [...shares, ...sums];
  if (value === undefined || others.length > 0) return null;
  const digits = value[1] ?? "";
  const isShare = shares.length === 1;
  const isTakenOff = OF_WORD.test(plain) || TAKES_OFF.test(plain);
  if (!isTakenOff && !isShare) return null;
  const number = readTypedNumber(digits, isShare ? 100 : MAX_UNIT_PRICE_EUROS).value;
  if (number === null || number === 0) return null;
  const rest = `${plain.slice(0, value.index)} ¤ ${plain.slice(value.index + value[0].length)}`;
  const discount = isShare
    ? discountAt(rest, typedDecimal(number), null)
    : discountAt(rest, null, eurosToCents(number));
  // « 10 % sur la pose » may be its VAT.
  return discount && { ...discount, isNamed: isTakenOff };
}

function plainly(text: string): string {
  return plainWords(text)
    .replaceAll("’", "'")
    .replace(/[«»"“”]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[.! ]{1,5}$/, "")
    .replace(/,? s'il (?:te|vous) plait$/, "")
    .trim();
}

const ON = /(?:^| )(?:sur|dessus|pour)(?= |$)/;
const AFTER_VALUE = new RegExp(String.raw`¤ (?:(?:de |en )?${WORD} )?(?:a|au|aux|de|du|des) (.+)$`);
const AROUND = new RegExp(
  String.raw`¤|\b(?:de |en |une |un |la |d')?${WORD}\b|\b(?:tu|je|on|fais|fait|faire|mets|mettre|met|` +
    String.raw`applique[rz]?|accorde[rz]?|` +
    String.raw`compte|moins|de moins|seulement|uniquement|juste|stp|svp|merci|finalement|en fait|plutot|aussi)\b|[:;!]`,
  "g",
);

// The words of the line that a discount is said of.
function discountAt(words: string, percent: string | null, cents: number | null): LineDiscount | null {
  const rest = words.replace(/\s+/g, " ").trim();
  const at = ON.exec(rest);
  const saidTarget = at === null ? (AFTER_VALUE.exec(rest)?.[1] ?? "") : rest.slice(at.index + at[0].length);
  if (at === null && saidTarget === "") return null;
  // « enlève 10 % à l'audit » names a work, « 10 % à la cliente » does not.
  const isOn = at === null ? /^(?:l'|la |le |les )(?!client)/.test(saidTarget) : !/pour/.test(at[0]);
  const target = saidTarget
    .replace(AROUND, " ")
    .replace(/\s+/g, " ")
    .replace(/^ ?(?:(?:le|la|l') ?)?(?:prix|montant|total|cout|poste)(?: ht| ttc)? (?:de |du |des |d')(?!devis)/, "")
    .replace(/[, -]{1,3}$/, "")
    .trim();
  // « sur tout sauf l'audit »: nothing is sure of what it is taken off.
  return { percent, cents, target: EXCEPT.test(rest) ? `sauf ${target}` : target, isSure: isOn, isNamed: true };
}
