/** A discount on a whole document: a share of its net, in basis points, or an amount without VAT, in cents. */
export type Discount = { kind: "share"; basisPoints: number } | { kind: "amount"; cents: number };

/** What changes the price of a whole document, or what is to be paid now. Retention in basis points of the gross. */
export type Terms = { discount: Discount | null; prepaidCents: number; retentionBasisPoints: number };

/** The whole price, to be paid at once. */
export const NO_TERMS: Terms = { discount: null, prepaidCents: 0, retentionBasisPoints: 0 };
