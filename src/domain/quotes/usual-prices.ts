import type { VatRegime } from "../company/company.ts";
import type { CustomerKind } from "../customers/customer.ts";
import type { Prices } from "../lines/terms.ts";

/**
 * What decides how prices of a quote are typed. `usualPrices`: how they are for consumers; null: never said.
 * `agreedPrices`: how they are in the version that the customer accepted last; null: they accepted none.
 */
export type PricedFor = {
  vatRegime: VatRegime | null;
  customerKind: CustomerKind;
  usualPrices: Prices | null;
  agreedPrices: Prices | null;
  /** How the seller said the price of the estimation. */
  estimatePrices: Prices;
};

/**
 * How prices of a new quote are typed: without VAT for a business, which deducts it; for a person as the seller said
 * last. A consumer is told prices with VAT (C. conso L112-1), which its total always says. What changes an accepted
 * quote is typed as that one was: the prices of its lines, and their sum, are those that were signed. An estimation
 * whose rate was said with VAT gives a quote that says it so.
 */
export function firstPrices({ vatRegime, customerKind, usualPrices, agreedPrices, estimatePrices }: PricedFor): Prices {
  if (agreedPrices !== null) return agreedPrices;
  if (vatRegime === "standard" && estimatePrices === "gross") return "gross";
  return vatRegime === "standard" && customerKind === "person" ? (usualPrices ?? "net") : "net";
}

/**
 * Whether the seller is to be asked how prices for a person are typed: once, when they charge VAT, and never about what
 * was agreed.
 */
export function asksPrices(pricedFor: PricedFor): boolean {
  const { vatRegime, customerKind, usualPrices, agreedPrices, estimatePrices } = pricedFor;
  const isSaid = usualPrices !== null || agreedPrices !== null || estimatePrices === "gross";
  return vatRegime === "standard" && customerKind === "person" && !isSaid;
}
