import { typedDecimal } from "../../shared/french-format.ts";
import { centsToEuros } from "../../shared/money.ts";
import { plainWords } from "../../shared/search-text.ts";
import { MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../shared/typed-number.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { CardRow } from "../conversation/message.ts";
import type { Slots } from "../understanding.ts";
import { pattern } from "../words/pattern.ts";
import { saysWithVat } from "../words/said-taxes.ts";
import { bareSumIn } from "./bare-sum.ts";
import { singleRowOf } from "./card-order.ts";
import { isPriceOfUnit } from "./named-line.ts";
import type { CardRegime } from "./price-with-vat.ts";
import { grossNote, hasGrossPrices, pricedRows, withoutGrossPrice } from "./price-with-vat.ts";

// A price that is said of a line that is there, by its name or because it alone waits for one. With VAT it is
// converted, or asked again: the line does not keep another price than the one that was said.

const LONGEST_SAYING = 200;

/** The lines of a card after such a price, and what is to be said of it. */
export type RowsAfterPrice = { rows: CardRow[]; note: string };

/**
 * The lines after « le meuble vasque c'était 640 TTC j'ai dit », or « 1000 HT » where one line waits for its price.
 * Null for another text.
 */
export function rowsAfterSaidPrice(rows: readonly CardRow[], text: string, regime: CardRegime): RowsAfterPrice | null {
  if (text.length > LONGEST_SAYING) return null;
  return afterNamedPrice(rows, text, regime) ?? afterAwaitedPrice(rows, text, regime);
}

const NAMED_PRICE = pattern`
  ^(?:(?:ah|oh|bon|euh|non|nan|mais|en fait|finalement|pardon|plutot|ok|oui|et|attends|j'ai dit|je t'ai dit) ?,? ?){0,5}
  (?:(?:passe|mets|met|change|corrige|descends|baisse|monte)\x20)?
  (?:le prix (?:du |de la |de l'|des |de )|la |le |les |l')?(.{2,80}?)(?:,? (?:finalement|en fait),?)?
  ( (?:ca fait|c'est|c'etait|est|etait|fait|faisait|coute|coutait|mets|met|passe))?(?: plutot)?
  ( ?(?:a|pour|:|=))? ?
  (\d[\d ]{0,8}(?:[.,]\d{1,2})?) ?(€|euros?|eur|balles)?
  ( ?(?:ht|hors taxes?|ttc|toutes taxes comprises|tva comprise|tva incluse))?
  (?:,? (?:et )?(?:pas|non|au lieu de|plutot que) (\d[\d ]{0,8}(?:[.,]\d{1,2})?) ?(?:€|euros?|eur|balles)?)?
  (?:,? (?:j'ai dit|je t'ai dit|plutot|finalement|en fait|stp|svp|merci))?[.! ]{0,3}$`;

function afterNamedPrice(rows: readonly CardRow[], text: string, regime: CardRegime): RowsAfterPrice | null {
  const plain = plainWords(text.replace(/\s+/g, " ").trim()).replaceAll("’", "'");
  const [, label = "", verb, link, digits = "", money, taxWords, formerDigits] = NAMED_PRICE.exec(plain) ?? [];
  const isPrice = [verb, link, money, taxWords].some((words) => words !== undefined);
  const row = label === "" || /\d/.test(label) || !isPrice ? null : singleRowOf(rows, label);
  const { value: euros } = readTypedNumber(digits, MAX_UNIT_PRICE_EUROS);
  if (row === null || euros === null || euros === 0 || !isPriceOfUnit(row, euros)) return null;
  // « le plafond c'est 20 », of 18 m² at 28 €, may be its size.
  const isBare = [link, money, taxWords, formerDigits].every((words) => words === undefined);
  if (isBare && isNearerQuantity(row, euros)) return null;
  // « c'est 12 pas 14 » may be about a quantity: the former price has to be that of the line.
  const isFormer = formerDigits === undefined || isSameNumber(formerDigits, row.unitPrice);
  return isFormer ? withPrice(rows, row, { euros, isWithVat: saysWithVat(taxWords ?? ""), regime }) : null;
}

function isNearerQuantity({ quantity, unitPrice }: CardRow, value: number): boolean {
  const [count, euros] = [quantity, unitPrice].map((number) => readTypedNumber(number, MAX_UNIT_PRICE_EUROS).value);
  if (!count || !euros || count === 1) return false;
  return Math.abs(Math.log(value / count)) < Math.abs(Math.log(value / euros));
}

function isSameNumber(digits: string, price: string): boolean {
  const [formerEuros, euros] = [digits, price].map((number) => readTypedNumber(number, MAX_UNIT_PRICE_EUROS).value);
  return formerEuros !== null && formerEuros === euros;
}

/** The lines of a card that wait for their price. */
export function rowsToPrice(rows: readonly CardRow[]): CardRow[] {
  return rows.filter(({ unitPrice }) => unitPrice === "");
}

// Of a line that counts several things, a price alone may be that of each or of all.
function afterAwaitedPrice(rows: readonly CardRow[], text: string, regime: CardRegime): RowsAfterPrice | null {
  const [row, ...others] = rowsToPrice(rows);
  if (row === undefined || others.length > 0 || row.quantity !== "1") return null;
  const sum = bareSumIn(text) ?? bareSumIn(`${text.trim()} €`);
  if (sum === null || (sum.isWhole && rows.length > 1)) return null;
  return withPrice(rows, row, { euros: centsToEuros(sum.cents), isWithVat: sum.taxes === "ttc", regime });
}

/**
 * The lines after a sum alone that is no number for the readers above, « 1k2 », « trois cent cinquante ht », while a
 * line waits for its price: it is the price of the one that waits, or of none. Null when it may be a new line.
 */
export function rowsAfterLoneSum(
  rows: readonly CardRow[],
  { flatPriceEuros, includesVat, lines, description, vatPercent }: Slots,
  { text, regime }: { text: string; regime: CardRegime },
): RowsAfterPrice | null {
  const [row, ...others] = rowsToPrice(rows);
  if (!row || !flatPriceEuros || lines || description || vatPercent) return null;
  const isOfWhole = /\b(?:forfait|tout|total|ensemble)\b/.test(plainWords(text));
  if (others.length > 0 || row.quantity !== "1" || isOfWhole) return { rows: [...rows], note: "" };
  return withPrice(rows, row, { euros: flatPriceEuros.value, isWithVat: includesVat !== undefined, regime });
}

type Price = { euros: number; isWithVat: boolean; regime: CardRegime };

/** The lines after another price of one of them. One with VAT is converted, or asked again. */
export function withPrice(rows: readonly CardRow[], row: CardRow, { euros, isWithVat, regime }: Price): RowsAfterPrice {
  const price = typedDecimal(euros);
  if (isWithVat) {
    const saidRows = rows.map((one) => (one === row ? { ...row, unitPrice: "", grossPrice: price } : one));
    const nextRows = pricedRows(saidRows, regime);
    const nextRow = nextRows.find(({ id }) => id === row.id);
    return {
      rows: nextRows,
      note: nextRow?.unitPrice === "" ? grossNote(nextRow, regime, !hasGrossPrices(nextRows, regime)) : "",
    };
  }
  if (price === row.unitPrice) return { rows: [...rows], note: cardMessages.alreadyPriced(row.label, price) };
  const pricedRow = { ...withoutGrossPrice(row), unitPrice: price };
  return { rows: rows.map((one) => (one === row ? pricedRow : one)), note: "" };
}

/** « j'ai oublié la dépose 3 heures »: an hour that is added costs what the others do, which is said. */
export function pricedAsOthers(rows: readonly CardRow[], nextRows: CardRow[]): RowsAfterPrice {
  const lastRow = nextRows.at(-1);
  const isAdded = lastRow !== undefined && nextRows.length === rows.length + 1 && lastRow.unitPrice === "";
  const prices = rows.filter(({ unit }) => unit === lastRow?.unit).map(({ unitPrice }) => unitPrice);
  const [price = "", ...otherPrices] = [...new Set(prices)];
  const isTime = lastRow?.unit === "h" || lastRow?.unit === "jour";
  if (!isAdded || !isTime || price === "" || otherPrices.length > 0) return { rows: nextRows, note: "" };
  return {
    rows: [...rows, { ...lastRow, unitPrice: price }],
    note: cardMessages.pricedAsOthers(lastRow.label, price, lastRow.unit),
  };
}

// A number alone, right after a price or a quantity was changed, is about the same one: « mets 48 le mètre », « non
// 50 ».

const LONGEST_AGAIN = 60;
const AGAIN = pattern`
  ^(?:(?:non|nan|pardon|attends?|euh|oups|ah|enfin|plutot|finalement|en fait) ?,? ?){1,4}
  (?:(?:c'est|mets|a|plutot|disons) ){0,2}(\d[\d ]{0,8}(?:[.,]\d{1,2})?) ?(€|euros?)?
  (?: plutot| finalement)?[.! ]{0,3}$`;

/**
 * The lines of a card whose last change gets another number. `rowsBefore`: before that change. Null for another text.
 */
export function rowsChangedAgain(
  rowsBefore: readonly CardRow[],
  rows: readonly CardRow[],
  text: string,
): CardRow[] | null {
  const [, digits = "", money] =
    (text.length > LONGEST_AGAIN ? null : AGAIN.exec(plainWords(text).replaceAll("’", "'"))) ?? [];
  const { value } = readTypedNumber(digits, MAX_UNIT_PRICE_EUROS);
  if (digits === "" || value === null || value === 0 || rows.length !== rowsBefore.length) return null;
  const changedRows = rows.flatMap((row, index) => {
    const former = rowsBefore[index];
    return former !== undefined && former.id === row.id && !isSameRow(former, row) ? [{ former, row }] : [];
  });
  const [only, ...others] = changedRows;
  if (only === undefined || others.length > 0) return null;
  const { former, row } = only;
  const isPrice = isSameRow({ ...former, unitPrice: row.unitPrice }, row);
  const isQuantity = money === undefined && isSameRow({ ...former, quantity: row.quantity }, row);
  if (isPrice && (row.grossPrice !== undefined || !isPriceOfUnit(row, value))) return null;
  if (!isPrice && !isQuantity) return null;
  const number = typedDecimal(value);
  return rows.map((one) =>
    one === row ? { ...row, ...(isPrice ? { unitPrice: number } : { quantity: number }) } : one,
  );
}

function isSameRow(one: CardRow, other: CardRow): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The lines after a price of the hour that is said alone.
 * Of two lines in hours, the text does not say which one, unless their price is still to be given. A price with VAT is
 * not that of a line.
 */
export function withHourPrice(rows: readonly CardRow[], { rate, hours, includesVat }: Slots): readonly CardRow[] {
  const hourRows = rows.filter(({ unit }) => unit === "h");
  const pricedRows = hourRows.length === 1 ? hourRows : hourRows.filter(({ unitPrice }) => unitPrice === "");
  if (!rate || hours || includesVat || pricedRows.length === 0) return rows;
  return rows.map((row) => (pricedRows.includes(row) ? { ...row, unitPrice: typedDecimal(rate.value) } : row));
}
