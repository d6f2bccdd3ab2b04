import { typedDecimal } from "../../../shared/french-format.ts";
import { basisPointsToPercent } from "../../../shared/money.ts";
import type { AskedLine } from "../../conversation/flow.ts";
import type { CardRow } from "../../conversation/message.ts";
import { saysOption } from "../../slots/lines/said-options.ts";
import { changesIn } from "../../words/changes-in.ts";
import { rateOfOthers, rowsAfterOrder } from "../card-order.ts";

/**
 * The rates among which a new line has to choose, with its order at each: « ajoute le déplacement 30 € » beside
 * lines at 10 % and at 20 %. Null where nothing is added, or where all lines have one rate.
 */
export function askedRateOf(rows: readonly CardRow[], text: string): AskedLine | null {
  const [first] = rows;
  if (first === undefined || rateOfOthers(rows) !== null) return null;
  const alikeRows = rows.map((row) => ({ ...row, vatBasisPoints: first.vatBasisPoints }));
  const rowsAfter = rowsAfterOrder(rows, text) === null ? rowsAfterOrder(alikeRows, text) : null;
  const isAdded = rowsAfter !== null && rowsAfter.length === rows.length + 1;
  if (!isAdded && !isOptionWithoutRate(rows, text)) return null;
  const rates = [...new Set(rows.map(({ vatBasisPoints }) => vatBasisPoints))]
    .toSorted((one, other) => one - other)
    .map((rate) => typedDecimal(basisPointsToPercent(rate)));
  const order = text.replace(/[\s.!]{1,10}$/, "");
  return {
    labels: rates.map((rate) => `TVA ${rate} %`),
    orders: rates.map((rate) => `${order}${isAdded ? "" : ","} TVA ${rate} %`),
  };
}

const PRICE = /\d ?(?:€|euros?(?!\p{L}))/iu;
const RATE = /%|(?<!\p{L})(?:tva|pour ?cents?)(?!\p{L})/iu;
const LONGEST_OPTION = 300;

/** « en option un sèche-serviettes 350 € » beside lines of several rates: none of them is surely its own. */
export function isOptionWithoutRate(rows: readonly CardRow[], text: string): boolean {
  if (text.length > LONGEST_OPTION || rateOfOthers(rows) !== null || changesIn(text).length > 1) return false;
  return saysOption(text) && PRICE.test(text) && !RATE.test(text);
}
