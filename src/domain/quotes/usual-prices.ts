import type { VatRegime } from "../company/company.ts";
import type { CustomerKind } from "../customers/customer.ts";
import type { Prices } from "../lines/terms.ts";

/** What decides how prices of a new quote are typed. `usualPrices`: how they are for consumers; null: never said. */
export type PricedFor = { vatRegime: VatRegime | null; customerKind: CustomerKind; usualPrices: Prices | null };

/**
 * How prices of a new quote are typed: without VAT for a business, which deducts it; for a person as the seller said
 * last. A consumer is told prices with VAT (C. conso L112-1), which its total always says.
 */
export function firstPrices({ vatRegime, customerKind, usualPrices }: PricedFor): Prices {
  return vatRegime === "standard" && customerKind === "person" ? (usualPrices ?? "net") : "net";
}

/** Whether the seller is to be asked how prices for a person are typed: once, when they charge VAT. */
export function asksPrices({ vatRegime, customerKind, usualPrices }: PricedFor): boolean {
  return vatRegime === "standard" && customerKind === "person" && usualPrices === null;
}
