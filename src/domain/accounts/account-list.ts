/** Lists of customers by what they owe: those with something left to pay, and those of them who are past due. */
export const ACCOUNT_FILTERS = ["owing", "late"] as const;

/** Who comes first in these lists: who was or will be due first, or who owes most. */
export const ACCOUNT_ORDERS = ["due", "amount"] as const;

/** One of these orders. */
export type AccountOrder = (typeof ACCOUNT_ORDERS)[number];

/** One of these lists. */
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number];
