import { typedDecimal } from "../../shared/french-format.ts";
import { plainWords } from "../../shared/search-text.ts";
import { MAX_QUANTITY, MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../shared/typed-number.ts";
import type { MovedLine } from "../actions/lines/moved-line.ts";
import { movesLine, readMovedLine } from "../actions/lines/moved-line.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { CardRow } from "../conversation/message.ts";
import { changesIn } from "../words/changes-in.ts";
import { rowsNamed, unitSaid } from "./card-order.ts";
import { isPriceOfUnit, PRICE_UNITS } from "./named-line.ts";
import type { CardRegime } from "./price-with-vat.ts";
import type { RowsAfterPrice } from "./said-price.ts";
import { withPrice } from "./said-price.ts";

// « Le déplacement passe à 45 € » changes the line that is there. It never adds one: the work would be charged twice.

/** The lines after such a sentence, « unsure » when it fits no line or several, or null for another text. */
export function rowsAfterMove(
  rows: readonly CardRow[],
  text: string,
  regime: CardRegime,
): RowsAfterPrice | "unsure" | null {
  const line = readMovedLine(text);
  if (line === null) return null;
  const [row, ...others] = rowsNamed(rows, line.label);
  if (row === undefined || others.length > 0 || !line.isSure) return "unsure";
  const what = movedPart(row, line);
  const value = numberIn(line.digits, what === "quantity" ? MAX_QUANTITY : MAX_UNIT_PRICE_EUROS);
  if (what === null || value === null || value === 0) return "unsure";
  if (what === "price") return withPrice(rows, row, { euros: value, isWithVat: line.isWithVat, regime });
  return { rows: rows.map((one) => (one === row ? { ...row, quantity: typedDecimal(value) } : one)), note: "" };
}

/** True for lines that a text would add although it says that something moves to another number. */
export function addsMoved(rows: readonly CardRow[], nextRows: readonly CardRow[], text: string): boolean {
  return nextRows.length > rows.length && movesLine(text);
}

/** What is asked when such a sentence fits no line or several. Empty for another text. */
export function moveQuestion(rows: readonly CardRow[], text: string, regime: CardRegime): string {
  const line = changesIn(text).length > 1 ? null : readMovedLine(text);
  if (line === null || rowsAfterMove(rows, text, regime) !== "unsure") return "";
  const labels = rowsNamed(rows, line.label).map(({ label }) => label);
  if (labels.length > 1) return cardMessages.whichMoved(labels);
  const [label] = labels;
  if (label !== undefined) return cardMessages.moveUnsure(label);
  return cardMessages.noMovedLine(
    line.label,
    rows.map((row) => row.label),
  );
}

// Whether a number is the price of a line or its quantity. Null when it may be both, or when its former value is not
// that of the line.
function movedPart(row: CardRow, { digits, former, isMoney, unit, perUnit }: MovedLine): "price" | "quantity" | null {
  const value = numberIn(digits, MAX_UNIT_PRICE_EUROS);
  const formerValue = former === "" ? null : numberIn(former, MAX_UNIT_PRICE_EUROS);
  const isFormerPrice = formerValue === null || formerValue === numberIn(row.unitPrice, MAX_UNIT_PRICE_EUROS);
  const isFormerQuantity = formerValue === null || formerValue === numberIn(row.quantity, MAX_QUANTITY);
  if (value === null) return null;
  if (unit !== "") return unitSaid(unit) === row.unit && isFormerQuantity ? "quantity" : null;
  if (perUnit !== "") return PRICE_UNITS[perUnit] === row.unit && isFormerPrice ? "price" : null;
  if (isMoney || isFlat(row)) return isFormerPrice && isPriceOfUnit(row, value) ? "price" : null;
  if (formerValue !== null && isFormerPrice !== isFormerQuantity) return isFormerPrice ? "price" : "quantity";
  const isNearPrice = isNear(value, numberIn(row.unitPrice, MAX_UNIT_PRICE_EUROS));
  return isFormerPrice && isNearPrice && !isNear(value, numberIn(row.quantity, MAX_QUANTITY)) ? "price" : null;
}

function isFlat({ unit, quantity }: CardRow): boolean {
  return unit === "forfait" && quantity === "1";
}

// A number without its sign is one of these two when it is near it, as prices and quantities are corrected.
const NEAR = 3;

function isNear(value: number, former: number | null): boolean {
  return former !== null && former > 0 && value / former < NEAR && former / value < NEAR;
}

function numberIn(text: string, maximum: number): number | null {
  return text === "" ? null : readTypedNumber(text, maximum).value;
}

// « encore une prise », « une deuxième prise », « ajoute 3 prises » : it is wanted again.
const AGAIN =
  /(?:^| )(?:r?ajout\w*|encore|aussi|autres?|deuxieme|seconde?|memes?|pareil|en plus|double|de plus)(?: |$)/;

/**
 * The lines that a sentence adds to a card which has each of them already, word for word and at the same price: an
 * order that was given twice. Empty when it adds something else too, or says that it is wanted again.
 */
export function repeatedRows(
  formerCardRows: readonly CardRow[],
  cardRows: readonly CardRow[],
  text: string,
): CardRow[] {
  if (AGAIN.test(` ${plainWords(text)} `)) return [];
  const formerIds = new Set(formerCardRows.map(({ id }) => id));
  const newRows = cardRows.filter(({ id }) => !formerIds.has(id));
  // What it changes of the others is not lost.
  if (JSON.stringify(cardRows.filter(({ id }) => formerIds.has(id))) !== JSON.stringify(formerCardRows)) return [];
  const formerRows = new Set(formerCardRows.map(keyOf));
  return newRows.every((row) => formerRows.has(keyOf(row))) ? newRows : [];
}

function keyOf({ label, quantity, unit, unitPrice }: CardRow): string {
  return JSON.stringify([plainWords(label), quantity, unit, unitPrice]);
}
