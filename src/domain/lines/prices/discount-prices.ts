import { proportionCents } from "../../shared/money.ts";
import type { Line } from "../line.ts";
import { countedCents, countedGrossCents } from "../line.ts";
import type { Discount, Prices, Terms } from "../terms.ts";
import { pricesOf, withPrices } from "../terms.ts";

/**
 * The discount of a document whose prices are typed otherwise from now on, such that its customer pays what they paid:
 * 100,00 € off prices without VAT at 20 % are 120,00 € off prices with it. A share says the same of both. Lines that
 * come to nothing say no rate: their discount stays as it was typed.
 */
export function discountUnder(
  discount: Discount | null,
  lines: readonly Line[],
  { from, to }: { from: Prices; to: Prices },
): Discount | null {
  if (discount?.kind !== "amount" || from === to) return discount;
  const netCents = lines.reduce((sum, line) => sum + countedCents(line), 0);
  const grossCents = lines.reduce((sum, line) => sum + countedGrossCents(line), 0);
  if (netCents <= 0 || grossCents <= 0) return discount;
  const [part, whole] = to === "gross" ? [grossCents, netCents] : [netCents, grossCents];
  return { kind: "amount", cents: proportionCents(discount.cents, part, whole) };
}

/** The terms of these lines with prices typed so: their discount takes off what it took off. */
export function termsInPrices(terms: Terms, lines: readonly Line[], prices: Prices): Terms {
  const discount = discountUnder(terms.discount, lines, { from: pricesOf(terms), to: prices });
  return withPrices({ ...terms, discount }, prices);
}
