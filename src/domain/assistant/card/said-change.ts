import type { VatRegime } from "../../company/company.ts";
import { STANDARD_VAT_BASIS_POINTS } from "../../company/company.ts";
import { grossCents, netCents, unitWord } from "../../lines/line.ts";
import { formatMoney, formatPercent } from "../../shared/french-format.ts";
import { plainWords } from "../../shared/search-text.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { CardRow, FormField } from "../conversation/message.ts";
import { lineOf } from "./card-lines.ts";
import { titledPersonOn } from "./card-person.ts";
import { hasGrossPrices } from "./price-with-vat.ts";
import type { QuoteCard } from "./quote-card.ts";
import { depositOn } from "./sums/deposit-on-card.ts";
import { discountOn, totalWords } from "./total-words.ts";

/** A card, and its fields and lines as they become. */
type CardChange = { card: QuoteCard; fields: FormField[]; rows: CardRow[] };

/** What changed on a card, in words: its lines and its total are below its fields, and some fields are folded. */
export function saidChange({ card, fields, rows }: CardChange, regime: VatRegime | null): string {
  const rowsBefore = new Map(card.rows.map((row) => [row.id, row]));
  // A line that took the place of another work is a new one, and the other is gone.
  const renamedRows = rows.filter((row) => isRenamed(rowsBefore.get(row.id), row));
  const isReplaced = (row: CardRow) =>
    !renamedRows.includes(row) && isOtherWork(rowsBefore.get(row.id)?.label, row.label);
  const newRows = rows.filter((row) => !rowsBefore.has(row.id) || isReplaced(row));
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const removedRows = card.rows.filter(({ id }) => {
    const row = rowsById.get(id);
    return row === undefined || isReplaced(row);
  });
  const taxedRows = rows.filter(
    ({ id, vatBasisPoints }) => rowsBefore.has(id) && rowsBefore.get(id)?.vatBasisPoints !== vatBasisPoints,
  );
  const rates = new Set(rows.map(({ vatBasisPoints }) => vatBasisPoints));
  const isOneRate = rates.size === 1;
  const newRate = taxedRows.length > 0 && isOneRate ? (rows[0]?.vatBasisPoints ?? null) : null;
  const isWithVat = hasGrossPrices(rows, regime);
  // At another rate of VAT, a price that was said with it is the same.
  const priceOf = ({ unitPrice, grossPrice }: CardRow) => (isWithVat ? (grossPrice ?? unitPrice) : unitPrice);
  const changedRows = rows.filter((row) => {
    const rowBefore = rowsBefore.get(row.id);
    if (rowBefore === undefined || isReplaced(row)) return false;
    const isPriced = priceOf(rowBefore) !== priceOf(row) || rowBefore.quantity !== row.quantity;
    if (rowBefore.discount !== row.discount || rowBefore.isOption !== row.isOption) return true;
    return isPriced || (rowBefore.vatBasisPoints !== row.vatBasisPoints && !isOneRate && regime !== "franchise");
  });
  const discount = discountOn(fields);
  const isRegimeAsked = fields.some(({ name, value }) => name === "vatRegime" && value === "");
  const isDiscounted = discount !== discountOn(card.fields);
  const lineWords = (row: CardRow) => {
    // While the card asks whether VAT is charged, no rate is told that was not said.
    const isUnsaid = isRegimeAsked && !rowsBefore.has(row.id) && row.vatBasisPoints === STANDARD_VAT_BASIS_POINTS;
    const isRateTold = regime !== "franchise" && newRate === null && !isUnsaid;
    return wordsOfRow(row, { isWithVat, isRateTold, regime });
  };
  const isPriced = [newRows, removedRows, changedRows, renamedRows].some((some) => some.length > 0) || isDiscounted;
  const foldedWords = foldedChange(card.fields, fields);
  const join = (sentence: string) => [sentence, ...foldedWords].join(" ");
  if (!isPriced && taxedRows.length === 0) return join(cardMessages.noted);
  if (!isPriced && regime === "franchise") return join(cardMessages.franchise);
  const isUnpriced = rows.some(({ unitPrice }) => unitPrice === "");
  const isNameAlone =
    [newRows, removedRows, changedRows, taxedRows].every((some) => some.length === 0) && !isDiscounted;
  const total = totalWords(rows, discount, regime);
  const words = cardMessages.changed({
    newLines: newRows.map((row) => (row.isOption ? cardMessages.asOption(lineWords(row)) : lineWords(row))),
    changedLines: changedRows.map((row) => withCount(row, rowsBefore.get(row.id), lineWords(row))),
    removedLines: removedRows.map(({ label }) => label),
    renamedLines: renamedRows.map(({ id, label }) => ({ former: rowsBefore.get(id)?.label ?? "", label })),
    rate: newRate === null || regime === "franchise" ? "" : formatPercent(newRate),
    discount: isDiscounted ? discount : null,
    isTotalSame: total === totalWords(card.rows, discountOn(card.fields), regime),
    // Another name changes no total.
    total: isUnpriced || isNameAlone ? "" : total,
  });
  return join(words);
}

// An option counts in no total, and a line that was one does from here on.
function withCount(row: CardRow, rowBefore: CardRow | undefined, words: string): string {
  if (row.isOption) return cardMessages.asOption(words);
  return rowBefore?.isOption ? cardMessages.asCounted(words) : words;
}

type RowTold = { isWithVat: boolean; isRateTold: boolean; regime: VatRegime | null };

/** A line with its price, as an answer says it. */
export function wordsOfRow(row: CardRow, { isWithVat, isRateTold, regime }: RowTold): string {
  const line = lineOf(row);
  // A price that was said with VAT is told as it was said, beside prices without it too.
  const isSaidWithVat = !isWithVat && row.grossPrice !== undefined && regime !== "franchise";
  const saidCents = isSaidWithVat ? netCents(lineOf({ ...row, unitPrice: row.grossPrice ?? "" })) : netCents(line);
  const isGross = isWithVat || isSaidWithVat;
  const taxes = isGross ? " TTC" : "";
  return cardMessages.lineWords({
    discount: "",
    ...row,
    unit: unitWord(row.unit, line.quantityE4),
    unitPrice: isGross ? (row.grossPrice ?? "") : row.unitPrice,
    taxes,
    amount: `${formatMoney(isWithVat ? grossCents(line) : saidCents)}${taxes}`,
    rate: isRateTold ? formatPercent(row.vatBasisPoints) : "",
  });
}

// Another name, and nothing else.
function isRenamed(rowBefore: CardRow | undefined, row: CardRow): boolean {
  if (rowBefore === undefined || rowBefore.label === row.label) return false;
  return JSON.stringify({ ...rowBefore, label: row.label }) === JSON.stringify(row);
}

// « Robinets (3 u) » is the same work as « Robinets ».
function isOtherWork(labelBefore: string | undefined, label: string | undefined): boolean {
  if (labelBefore === undefined || label === undefined) return false;
  const [one, other] = [plainWords(labelBefore), plainWords(label)];
  return one !== "" && !one.includes(other) && !other.includes(one);
}

// What a folded card does not show, or shows far from the answer.
function foldedChange(fieldsBefore: readonly FormField[], fields: readonly FormField[]): string[] {
  const [personBefore, person] = [titledPersonOn(fieldsBefore), titledPersonOn(fields)];
  const valueOf = (ofFields: readonly FormField[], name: string) =>
    ofFields.find((one) => one.name === name)?.value ?? "";
  const regime = valueOf(fields, "vatRegime");
  const isRegimeSaid = regime !== valueOf(fieldsBefore, "vatRegime");
  return [
    ...(person === personBefore || person === "" ? [] : [cardMessages.customerIs(person)]),
    ...(depositOn(fieldsBefore) === depositOn(fields) ? [] : [cardMessages.depositIs(depositOn(fields))]),
    ...(isRegimeSaid && regime === "standard" ? [cardMessages.vatCharged] : []),
    ...(isRegimeSaid && regime === "franchise" ? [cardMessages.noVatCharged] : []),
  ];
}
