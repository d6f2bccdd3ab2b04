import { typedDecimal } from "../../shared/french-format.ts";
import { centsToEuros, eurosToCents, netOfGrossCents, saidGrossCents } from "../../shared/money.ts";
import { MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../shared/typed-number.ts";
import type { Prices } from "../terms.ts";

/** A price without VAT, in euros, as it is typed where prices are so. */
export function toldPrice(netEuros: number, prices: Prices, vatBasisPoints: number): number {
  return prices === "net" ? netEuros : centsToEuros(saidGrossCents(eurosToCents(netEuros), vatBasisPoints));
}

/** A typed price once prices are typed otherwise: the same without VAT. A text that is no number stays. */
export function retoldPrice(text: string, prices: Prices, vatBasisPoints: number): string {
  const { value } = readTypedNumber(text, MAX_UNIT_PRICE_EUROS);
  if (value === null) return text;
  const toldEuros =
    prices === "gross"
      ? toldPrice(value, prices, vatBasisPoints)
      : centsToEuros(netOfGrossCents(eurosToCents(value), vatBasisPoints));
  return typedDecimal(toldEuros);
}
