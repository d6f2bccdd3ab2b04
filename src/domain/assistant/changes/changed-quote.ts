import { formatScaled } from "../../shared/french-format.ts";
import { eurosToCents } from "../../shared/money.ts";
import { plainWords } from "../../shared/search-text.ts";
import type { LineChange } from "../actions/lines/said-lines.ts";
import { readSaidLines } from "../actions/lines/said-lines.ts";
import { cardAfterText } from "../card/card-after-text.ts";
import { cardTotals, discountOf, rowProblems } from "../card/card-lines.ts";
import { rowsNamed } from "../card/card-order.ts";
import { rowsAfterLineChange } from "../card/named-line.ts";
import type { OrderDiscount } from "../card/orders/order-discount.ts";
import { takeOrderDiscount } from "../card/orders/order-discount.ts";
import { pricedAfter } from "../card/price-with-vat.ts";
import { cardWith, discountField } from "../card/quote-card.ts";
import { isWholeQuote, rowsAfterLineDiscount } from "../card/sums/line-discount.ts";
import type { CardRow } from "../conversation/message.ts";
import { afterMark } from "./after-mark.ts";
import type { ChangedQuote, QuoteContent, ReadUnder } from "./quote-content.ts";

/** The quote after these changes, each read on the lines that the one before it leaves. */
export function changedQuote(content: QuoteContent, changes: readonly LineChange[], under: ReadUnder): ChangedQuote {
  let nextContent = content;
  // How long a quote is valid does not change: it is said beside what does.
  const countedChanges = changes.filter(({ kind }) => kind !== "validity");
  for (const change of countedChanges.length === 0 ? changes : countedChanges) {
    const nextQuote = afterChange(nextContent, change, under);
    if (nextQuote.kind !== "changed") return nextQuote;
    nextContent = nextQuote.content;
  }
  // A price with VAT follows its rate, and may have no exact price without VAT at another one.
  const unpricedRow = nextContent.rows.find(
    ({ unitPrice, grossPrice }) => unitPrice === "" && grossPrice !== undefined,
  );
  if (unpricedRow) return { kind: "no_price", label: unpricedRow.label };
  return isSame(nextContent, content) ? { kind: "same" } : { kind: "changed", content: nextContent };
}

/** The lines that a text may be about, when it changes one of several of a name. Empty for another text. */
export function linesMeant(rows: readonly CardRow[], text: string): readonly CardRow[] {
  for (const change of readSaidLines(text)?.changes ?? []) {
    const candidates =
      change.kind === "price" ? rowsNamed(rows, change.label) : (rowsAfterLineChange(rows, change)?.candidates ?? []);
    if (candidates.length > 1) return candidates;
  }
  return [];
}

function afterChange(content: QuoteContent, change: LineChange, under: ReadUnder): ChangedQuote {
  if (change.kind === "rate" && under.regime === "franchise") return { kind: "franchise" };
  if (change.kind === "add") return afterAddition(content, change, under);
  if (change.kind === "price") return afterPrice(content, change, under);
  if (change.kind === "discount") return afterDiscount(content, change, under);
  if (change.kind === "rate" && change.label === "") return afterRateOfAll(content, change, under);
  if (change.kind === "remove") return afterRemoval(content, change, under);
  return afterMark(content, change, under) ?? afterLineChange(content, change, under);
}

function afterAddition(content: QuoteContent, change: LineChange, under: ReadUnder): ChangedQuote {
  const rows = rowsAfterText(content, change.text, under)?.rows ?? [];
  const ids = new Set(content.rows.map(({ id }) => id));
  const newRows = rows.filter(({ id }) => !ids.has(id));
  const isAddition = isSame(
    rows.filter(({ id }) => ids.has(id)),
    content.rows,
  );
  const unpricedLabel = newRows.length === 0 ? unpricedLabelOf(content, change.text, under) : null;
  if (unpricedLabel !== null) return { kind: "no_price", label: unpricedLabel };
  if (newRows.length === 0 || !isAddition) return { kind: "unread", text: change.text };
  const unpricedRow = newRows.find(({ unitPrice }) => unitPrice === "");
  if (unpricedRow) return { kind: "no_price", label: unpricedRow.label };
  const rates = [...new Set(content.rows.map(({ vatBasisPoints }) => vatBasisPoints))];
  const isRateSaid = /\btva\b/.test(plainWords(change.text));
  const [newRow] = newRows;
  if (newRow && under.regime !== "franchise" && rates.length !== 1 && !isRateSaid)
    return { kind: "no_rate", label: newRow.label, rates };
  return newRows.every((row) => isSure(row, under)) ? quoteWith(content, rows) : { kind: "unread", text: change.text };
}

const SAYS_PRICE = /€|\beuros?\b|\bball?es\b|\b(?:a|@) \d|\d ?(?:ht|ttc)\b/;

// « ajoute une dépose de 12 m² » lacks its price alone: with any price, it is read as one line.
function unpricedLabelOf(content: QuoteContent, text: string, under: ReadUnder): string | null {
  if (SAYS_PRICE.test(plainWords(text))) return null;
  const ids = new Set(content.rows.map(({ id }) => id));
  const rows = rowsAfterText(content, `${text} à 1 €`, under)?.rows ?? [];
  const [newRow, ...others] = rows.filter(({ id }) => !ids.has(id));
  return newRow && others.length === 0 && isSure(newRow, under) ? newRow.label : null;
}

// A label that still has the words of an order was not read.
const ORDER_WORDS = /^(?:r?ajout|il manque|manque|il faut|je |tu |mets?\b|prevoi|en plus|compte[rz]?\b|aussi\b)/;

function isSure(row: CardRow, { regime }: ReadUnder): boolean {
  const problems = rowProblems(row, { asksVat: regime !== "franchise" });
  return Object.keys(problems).length === 0 && !ORDER_WORDS.test(plainWords(row.label));
}

// Exactly one line has another price, and nothing else is other.
function afterPrice(
  content: QuoteContent,
  change: Extract<LineChange, { kind: "price" }>,
  under: ReadUnder,
): ChangedQuote {
  const rows = rowsAfterText(content, change.text, under)?.rows ?? null;
  const pricedRows = rows === null ? [] : changedRows(content.rows, rows, ["unitPrice", "grossPrice"]);
  const [row, ...others] = pricedRows ?? [];
  if (rows !== null && row && others.length === 0)
    return row.unitPrice === "" ? { kind: "no_price", label: row.label } : quoteWith(content, rows);
  const candidates = rowsNamed(content.rows, change.label);
  if (candidates.length === 0) return { kind: "no_line", label: change.label, rows: content.rows };
  if (candidates.length > 1) return { kind: "which", change, candidates };
  return { kind: "unread", text: change.text };
}

function afterDiscount(
  content: QuoteContent,
  change: Extract<LineChange, { kind: "discount" }>,
  under: ReadUnder,
): ChangedQuote {
  if (change.isNone) return { kind: "changed", content: { ...content, discount: null } };
  const afterLine = rowsAfterLineDiscount(content.rows, change.text);
  if (afterLine !== null && afterLine.rows === null) return { kind: "asked", question: afterLine.question };
  const inEuros = takeOrderDiscount(change.text);
  if (inEuros !== null && (afterLine === null || isWholeQuote(inEuros.target)))
    return afterEurosOff(content, change.text, inEuros);
  const after = rowsAfterText({ ...content, discount: null }, change.text, under);
  // « 10 % de remise sur la pose » is taken off that line alone.
  const discountedRows = after === null ? null : changedRows(content.rows, after.rows, ["discount"]);
  if (after !== null && after.discount === "" && discountedRows !== null && discountedRows.length > 0)
    return quoteWith(content, after.rows);
  const discount = after === null ? null : discountOf(after.discount);
  if (after === null || discount === null || !isSame(after.rows, content.rows))
    return { kind: "unread", text: change.text };
  return { kind: "changed", content: { ...content, discount } };
}

// « 50 € TTC de remise » on prices without VAT is no amount off them.
function afterEurosOff(content: QuoteContent, text: string, { euros, taxes }: OrderDiscount): ChangedQuote {
  const isOfOtherPrices = taxes !== null && (taxes === "ttc") !== (content.hasGrossPrices ?? false);
  const cents = eurosToCents(euros);
  const { netCents } = cardTotals({ rows: content.rows, discount: "" });
  if (isOfOtherPrices || cents >= netCents) return { kind: "unread", text };
  return { kind: "changed", content: { ...content, discount: { kind: "amount", cents } } };
}

function afterRateOfAll(content: QuoteContent, change: LineChange, under: ReadUnder): ChangedQuote {
  const rows = rowsAfterText(content, change.text, under)?.rows ?? null;
  const formerRows = new Map(content.rows.map((row) => [row.id, row]));
  const ratedRows = rows?.map((row) =>
    row.grossPrice === undefined ? row : { ...row, unitPrice: formerRows.get(row.id)?.unitPrice ?? "" },
  );
  const taxedRows = ratedRows ? changedRows(content.rows, ratedRows, ["vatBasisPoints", "vatReason"]) : null;
  if (rows === null || taxedRows === null || taxedRows.some(({ vatBasisPoints }) => vatBasisPoints === 0))
    return { kind: "unread", text: change.text };
  return quoteWith(content, rows);
}

const BETWEEN = /(?:,| et) /;

// « enlève le déplacement et la pose ».
function afterRemoval(
  content: QuoteContent,
  change: Extract<LineChange, { kind: "remove" }>,
  under: ReadUnder,
): ChangedQuote {
  const isSeveral = BETWEEN.test(change.label) && rowsNamed(content.rows, change.label).length === 0;
  const labels = isSeveral ? change.label.split(BETWEEN) : [change.label];
  let nextContent = content;
  for (const label of labels) {
    const shorterQuote = afterLineChange(nextContent, { ...change, label: withoutArticle(label) }, under);
    if (shorterQuote.kind !== "changed") return shorterQuote;
    nextContent = shorterQuote.content;
  }
  return nextContent.rows.length === 0 ? { kind: "last_line" } : { kind: "changed", content: nextContent };
}

function withoutArticle(label: string): string {
  return label.replace(/^(?:les? |la |l'|du |de la |des )/, "").trim();
}

function afterLineChange(content: QuoteContent, change: LineChange, { regime }: ReadUnder): ChangedQuote {
  const after = rowsAfterLineChange(content.rows, change);
  if (after === null) return { kind: "unread", text: change.text };
  if (after.rows !== null) return quoteWith(content, pricedAfter(content.rows, after.rows, regime, change.text));
  const { candidates } = after;
  const label = "label" in change ? change.label : "";
  if (candidates.length > 0) return { kind: "which", change, candidates };
  return label === "" ? { kind: "unread", text: change.text } : { kind: "no_line", label, rows: content.rows };
}

// The rows that are other, when they are so in these fields alone and none was added or removed. Null otherwise.
function changedRows(
  rowsBefore: readonly CardRow[],
  rows: readonly CardRow[],
  fields: readonly (keyof CardRow)[],
): CardRow[] | null {
  if (rows.length !== rowsBefore.length) return null;
  const isElsewhere = rows.some((row, index) => {
    const former = rowsBefore[index];
    return former === undefined || !isSame({ ...row, ...pick(former, fields) }, former);
  });
  return isElsewhere ? null : rows.filter((row, index) => !isSame(row, rowsBefore[index]));
}

function pick(row: CardRow, fields: readonly (keyof CardRow)[]): Partial<CardRow> {
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}

function rowsAfterText(
  { rows, discount }: QuoteContent,
  text: string,
  { regime, today }: ReadUnder,
): { rows: CardRow[]; discount: string } | null {
  const percent = discount?.kind === "share" ? formatScaled(discount.basisPoints, 2, 0) : "";
  const card = cardWith(percent === "" ? [] : [discountField(percent)], [...rows], "");
  const after = cardAfterText(card, text, "card", today, regime);
  if (after === null) return null;
  return { rows: after.rows, discount: after.fields.find(({ name }) => name === "discount")?.value ?? "" };
}

function quoteWith(content: QuoteContent, rows: readonly CardRow[]): ChangedQuote {
  return { kind: "changed", content: { ...content, rows } };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
