import { grossPriceE4, netPriceE6 } from "../../shared/money.ts";
import type { ItemLine, Line } from "../line.ts";
import { countedItems, unitGrossE4 } from "../line.ts";
import type { Prices, Terms } from "../terms.ts";
import { addUp } from "../totals.ts";
import { termsInPrices } from "./discount-prices.ts";

/** The lines whose prices were typed with VAT, as lines are kept: with prices without it. */
export function fromGrossPrices(lines: readonly Line[]): Line[] {
  return lines.map((line) => (line.kind === "item" ? withUnitGross(line, grossPriceE4(line.unitPriceE6, 0)) : line));
}

/**
 * The next lines, where those that have another rate of VAT than before, and the same price without it, keep the price
 * with VAT that they had: the customer was told that one.
 */
export function keepGrossPrices(lines: readonly Line[], nextLines: readonly Line[]): Line[] {
  const formerLines = new Map(lines.map((line) => [line.id, line]));
  return nextLines.map((line) => {
    const former = formerLines.get(line.id);
    if (line.kind !== "item" || former?.kind !== "item" || former.unitPriceE6 !== line.unitPriceE6) return line;
    return former.vat.basisPoints === line.vat.basisPoints ? line : withUnitGross(line, unitGrossE4(former));
  });
}

/**
 * What a document comes to with VAT: as its prices are typed, and as it would with prices typed otherwise.
 * `isRounding`: they differ by a cent a line at most.
 */
export type PriceSwitch = { nowCents: number; nextCents: number; isRounding: boolean };

/**
 * What it changes to type the prices of these lines otherwise. No line changes, and the discount takes off what it took
 * off: prices with VAT are printed to the cent, which many units multiply.
 */
export function switchPrices(lines: readonly Line[], terms: Terms, prices: Prices): PriceSwitch {
  const nowCents = addUp(lines, terms).grossCents;
  const nextCents = addUp(lines, termsInPrices(terms, lines, prices)).grossCents;
  return { nowCents, nextCents, isRounding: Math.abs(nextCents - nowCents) <= countedItems(lines).length };
}

function withUnitGross(line: ItemLine, grossE4: number): ItemLine {
  return { ...line, unitPriceE6: netPriceE6(grossE4, line.vat.basisPoints) };
}
