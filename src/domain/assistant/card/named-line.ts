import type { Unit } from "../../lines/line.ts";
import { typedDecimal, withCapital } from "../../shared/french-format.ts";
import { scaleDecimal } from "../../shared/money.ts";
import { plainWords } from "../../shared/search-text.ts";
import { MAX_QUANTITY, MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../shared/typed-number.ts";
import { VAT_RATES } from "../../shared/vat-rates.ts";
import type { LineChange } from "../actions/lines/said-lines.ts";
import { readLineChange } from "../actions/lines/said-lines.ts";
import type { CardRow } from "../conversation/message.ts";
import { readableLabel } from "../slots/labels/clean-label.ts";
import { readMeasures } from "../slots/measures.ts";
import { pattern } from "../words/pattern.ts";
import { saysWithVat } from "../words/said-taxes.ts";
import { tokensOf } from "../words/tokens.ts";
import {
  ADDS,
  freeRowId,
  leadOf,
  rateOfOthers,
  rowsNamed,
  singleRowOf,
  unitSaid,
  withoutArticle,
} from "./card-order.ts";

// What is said of one line by its name: another price of its unit, or a work to add whose price is not known yet.

const LONGEST_ORDER = 300;

/** The lines of a card after one such sentence. Null when the text says none, or does not fit the lines. */
export function rowsAfterNamedLine(rows: readonly CardRow[], text: string): CardRow[] | null {
  if (text.length > LONGEST_ORDER) return null;
  const sentence = text
    .replace(/\s+/g, " ")
    .replace(/[.!]{1,3}$/, "")
    .trim();
  const plain = plainWords(sentence);
  if (saysWithVat(plain)) return null;
  return withUnitPrice(rows, plain) ?? withBarePrice(rows, plain) ?? withUnpricedWork(rows, sentence);
}

/** The lines after a change, or those that it may be about. Without any, no line has the name that was said. */
export type AfterLineChange = { rows: CardRow[]; candidates?: undefined } | { rows: null; candidates: CardRow[] };

/**
 * The lines after another rate or quantity of one line, or without a line. Null for other changes, and where the new
 * value is none of that line.
 */
export function rowsAfterLineChange(rows: readonly CardRow[], change: LineChange): AfterLineChange | null {
  if (change.kind === "remove") return withoutNamed(rows, change.label);
  if (change.kind === "rate") return change.label === "" ? null : withRateOf(rows, change.label, change.rate);
  if (change.kind === "quantity") return withQuantity(rows, change);
  return change.kind === "swap" ? withSwapped(rows, change) : null;
}

/** The lines of a card after a rate or a quantity that is said of one line. A rate of no line there changes none. */
export function rowsAfterSaidChange(rows: readonly CardRow[], text: string): CardRow[] | null {
  const change = text.length > LONGEST_ORDER ? null : readLineChange(text);
  if (change === null || change.kind === "remove") return null;
  const after = rowsAfterLineChange(rows, change);
  return after === null || after.rows !== null ? (after?.rows ?? null) : change.kind === "rate" ? [...rows] : null;
}

// « la dernière ligne », « la première ». The last line stays: a quote has one.
function withoutNamed(rows: readonly CardRow[], label: string): AfterLineChange {
  const [, rank] = /^(derniere?|premiere?)(?: ligne)?$/.exec(label) ?? [];
  const ofRank = rank === undefined ? undefined : rank.startsWith("d") ? rows.at(-1) : rows[0];
  const candidates = ofRank ? [ofRank] : label === "" ? [...rows] : rowsNamed(rows, label);
  const [row, ...others] = candidates;
  if (row === undefined || others.length > 0) return { rows: null, candidates };
  return { rows: rows.filter((one) => one !== row) };
}

function withRateOf(rows: readonly CardRow[], label: string, percent: string): AfterLineChange | null {
  const vatBasisPoints = scaleDecimal(Number(percent.replace(",", ".")), 2);
  // A rate of 0 has a reason, which the page asks for.
  if (!VAT_RATES.includes(vatBasisPoints) || vatBasisPoints === 0) return null;
  return withOne(rows, rowsNamed(rows, label), (row) => ({ ...row, vatBasisPoints, vatReason: null }));
}

function withOne(rows: readonly CardRow[], candidates: CardRow[], change: (row: CardRow) => CardRow): AfterLineChange {
  const [row, ...others] = candidates;
  if (row === undefined || others.length > 0) return { rows: null, candidates };
  return { rows: rows.map((one) => (one === row ? change(row) : one)) };
}

// Without a label, the line that is counted in that unit, or that had that quantity.
function withQuantity(
  rows: readonly CardRow[],
  { label, quantity, unit: unitWord, former }: Extract<LineChange, { kind: "quantity" }>,
): AfterLineChange | null {
  const unit = unitWord === "" ? "u" : unitSaid(unitWord);
  const value = numberIn(quantity);
  if (unit === undefined || value === null || value === 0) return null;
  const namedRows = label === "" ? [...rows] : rowsNamed(rows, label);
  const countedRows = namedRows.filter((row) => row.unit === unit);
  if (countedRows.length === 0) return label === "" || namedRows.length === 0 ? { rows: null, candidates: [] } : null;
  const candidates =
    former === "" ? countedRows : countedRows.filter((row) => numberIn(row.quantity) === numberIn(former));
  if (candidates.length === 0) return null;
  return withOne(rows, candidates, (row) => ({ ...row, quantity: typedDecimal(value) }));
}

// « 12 au lieu de 10 »: the one quantity or price that was 10.
function withSwapped(
  rows: readonly CardRow[],
  { value: digits, former, isMoney }: Extract<LineChange, { kind: "swap" }>,
): AfterLineChange | null {
  const value = numberIn(digits);
  if (value === null || value === 0) return null;
  const rowsOfCount = isMoney ? [] : rows.filter((row) => numberIn(row.quantity) === numberIn(former));
  const rowsOfPrice = rows.filter((row) => row.unitPrice !== "" && numberIn(row.unitPrice) === numberIn(former));
  const candidates = [...new Set([...rowsOfCount, ...rowsOfPrice])];
  if (candidates.length === 0 || rowsOfCount.length + rowsOfPrice.length !== candidates.length) return null;
  const digitsNow = typedDecimal(value);
  return withOne(rows, candidates, (row) =>
    rowsOfCount.includes(row) ? { ...row, quantity: digitsNow } : { ...row, unitPrice: digitsNow },
  );
}

function numberIn(text: string): number | null {
  return readTypedNumber(text, MAX_UNIT_PRICE_EUROS).value;
}

const UNIT_PRICE = pattern`
  ^(?:(?:ah|oh|bon|euh|non|nan|mais|attends?|en fait|finalement|pardon|plutot|alors|ok|et|passe|mets|change|c'est)
  \x20?,? ?){0,6}
  (?:le prix (?:du |de la |de l'|des |de )|la |le |les |l'|du )?(.{2,80}?),? (?:(?:plutot|finalement|en fait),? )?
  (?:(?:est|sera|c'est|c'etait|ca fait|ca sera|fait) (?:a |plutot )?|(?:a|pour) )
  (\d[\d ]{0,8}(?:[.,]\d{1,2})?) ?(?:(?:€|euros?)(?: ?ht)? ?(?:/|par |le |la |l'|du |de l'|de la )?|
  (?:/|par |le |la |l'|du |de l'|de la ))
  \x20?(?:(m2|m²|metre carre|m3|m³|ml|metre|kg|kilo|h|heure|jour|journee|
  piece|unite|u)|
  (chacune?|chaque))(?: ht)?(?: plutot| finalement)?$`;

/** The unit of lines whose price is said by it: « 50 € du mètre carré ». */
export const PRICE_UNITS: Readonly<Record<string, Unit>> = {
  m2: "m²",
  "m²": "m²",
  "metre carre": "m²",
  m3: "m³",
  "m³": "m³",
  ml: "ml",
  metre: "ml",
  kg: "kg",
  kilo: "kg",
  h: "h",
  heure: "h",
  jour: "jour",
  journee: "jour",
  piece: "u",
  unite: "u",
  u: "u",
};

// « finalement le carrelage à 60 € le m² », « non attends, le carrelage finalement c'est 50 le m² »: the price of the
// only line of that name, when it is counted in that unit.
function withUnitPrice(rows: readonly CardRow[], plain: string): CardRow[] | null {
  const [, label = "", price = "", unit = ""] = UNIT_PRICE.exec(plain) ?? [];
  const row = label === "" || /\d/.test(label) ? null : singleRowOf(rows, label);
  const { value: euros } = readTypedNumber(price, MAX_UNIT_PRICE_EUROS);
  if (row === null || euros === null || !isPricedBy(row, unit)) return null;
  return rows.map((one) => (one === row ? { ...row, unitPrice: typedDecimal(euros) } : one));
}

// « le mètre » of what is counted in square metres is one of them.
function isPricedBy({ unit }: CardRow, word: string): boolean {
  return unit === (PRICE_UNITS[word] ?? "u") || (unit === "m²" && PRICE_UNITS[word] === "ml");
}

const BARE_PRICE = pattern`
  ^(?:(?:ah|non|en fait|finalement|pardon|plutot|alors|ok|et) ?,? ?){0,4}(?:passe|mets|change|descends|baisse|monte)
  \x20(?:le prix (?:du |de la |de l'|des |de )|la |le |les |l')?(.{2,80}?) (?:a|pour)
  \x20(\d[\d ]{0,8}(?:[.,]\d{1,2})?) ?(?:€|euros?)?(?: ht)?(?: plutot| finalement| en fait)?$`;

// « mets le carrelage à 60 finalement »: the price of the unit, when that is nearer to the price it had than to the
// amount of the line.
function withBarePrice(rows: readonly CardRow[], plain: string): CardRow[] | null {
  const [, label = "", price = ""] = BARE_PRICE.exec(plain) ?? [];
  const row = label === "" || /\d/.test(label) ? null : singleRowOf(rows, label);
  const { value: euros } = readTypedNumber(price, MAX_UNIT_PRICE_EUROS);
  if (row === null || euros === null || euros === 0) return null;
  if (!isPriceOfUnit(row, euros)) return null;
  return rows.map((one) => (one === row ? { ...row, unitPrice: typedDecimal(euros) } : one));
}

/** True when a price may be that of the unit of a line, and not that of the whole line. */
export function isPriceOfUnit(row: CardRow, euros: number): boolean {
  const { value: formerEuros } = readTypedNumber(row.unitPrice, MAX_UNIT_PRICE_EUROS);
  const quantity = readTypedNumber(row.quantity, MAX_QUANTITY).value ?? 1;
  return !formerEuros || isNearUnitPrice(euros / formerEuros, quantity);
}

// `ratio`: the new number by the former price of the unit. At the geometric mean it is as near to the whole amount.
function isNearUnitPrice(ratio: number, quantity: number): boolean {
  if (quantity === 1) return true;
  const isBelowMean = quantity > 1 ? ratio < Math.sqrt(quantity) : ratio > Math.sqrt(quantity);
  return isBelowMean && ratio > 1 / MOST_CHANGED && ratio < MOST_CHANGED;
}

// A price that becomes more than three times what it was is not the same one.
const MOST_CHANGED = 3;

const CARD_UNITS: Readonly<Record<string, Unit>> = { h: "h", day: "jour", m2: "m²", m: "ml", m3: "m³" };

// « ajoute la dépose 3 h »: a line whose price is still to be given.
function withUnpricedWork(rows: readonly CardRow[], sentence: string): CardRow[] | null {
  const lead = leadOf(sentence);
  if (!ADDS.test(plainWords(lead)) || /€|euro|%|\btva\b/i.test(sentence)) return null;
  const [measure, ...others] = readMeasures(tokensOf(sentence)).filter(({ kind }) => kind === "quantity");
  if (measure?.kind !== "quantity" || others.length > 0 || !measure.isUsable || measure.value <= 0) return null;
  const tokens = tokensOf(sentence);
  const start = tokens[measure.from]?.start ?? 0;
  const end = tokens[measure.to - 1]?.end ?? 0;
  const unit = CARD_UNITS[measure.unit];
  const head = sentence.slice(lead.length, start).trim();
  // « ajoute 1h30 de main-d'œuvre ».
  const tail = /^(?:encore |aussi |en plus )?$/.test(head)
    ? / ?(?:de |d['’])(.+)$/.exec(sentence.slice(end))?.[1]
    : undefined;
  const label = withoutArticle(tail ?? head.replace(/(?: de| :| pour|,)? ?$/, ""));
  const isWork =
    (end === sentence.length || tail !== undefined) && label.length >= 3 && label.length <= 120 && !/\d/.test(label);
  const vatBasisPoints = rateOfOthers(rows);
  if (unit === undefined || !isWork || vatBasisPoints === null) return null;
  const row: CardRow = {
    id: freeRowId(rows),
    label: withCapital(readableLabel(label)),
    quantity: typedDecimal(measure.value),
    unit,
    unitPrice: "",
    vatBasisPoints,
    vatReason: rows[0]?.vatReason ?? null,
  };
  return [...rows, row];
}
