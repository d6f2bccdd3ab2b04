/** Lists of customers by what they owe: those with something left to pay, and those of them who are past due. */
export const ACCOUNT_FILTERS = ["owing", "late"] as const;

/** One of these lists. */
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number];
