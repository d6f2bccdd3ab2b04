import type { VatRegime } from "../company/company.ts";

/**
 * A discount on a whole document: a share of its prices, in basis points, or an amount in cents. Both are taken off
 * prices without VAT, or off prices with VAT in a document that has such prices.
 */
export type Discount = { kind: "share"; basisPoints: number } | { kind: "amount"; cents: number };

/** Whether prices are typed and printed without VAT (HT) or with it (TTC). */
export type Prices = "net" | "gross";

/**
 * What changes the price of a whole document, or what is to be paid now. Retention in basis points of the gross.
 * `prices`: prices were typed with VAT, and the totals keep them to the cent; absent, they were typed without it.
 */
export type Terms = { discount: Discount | null; prepaidCents: number; retentionBasisPoints: number; prices?: "gross" };

/** The whole price, to be paid at once. */
export const NO_TERMS: Terms = { discount: null, prepaidCents: 0, retentionBasisPoints: 0 };

/** How prices of a document were typed. */
export function pricesOf({ prices }: Pick<Terms, "prices">): Prices {
  return prices ?? "net";
}

/** The same terms with prices typed so. */
export function withPrices({ prices: _prices, ...terms }: Terms, prices: Prices): Terms {
  return prices === "gross" ? { ...terms, prices } : terms;
}

/** How prices read under the seller's regime: who charges no VAT, or has not said so yet, has none with it. */
export function pricesUnder(regime: VatRegime | null, prices: Prices): Prices {
  return regime === "standard" ? prices : "net";
}

/** The terms of lines that are under the seller's regime already: none of them has VAT where its prices have none. */
export function termsUnder(regime: VatRegime | null, terms: Terms): Terms {
  return withPrices(terms, pricesUnder(regime, pricesOf(terms)));
}
