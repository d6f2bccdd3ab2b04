/** Who comes first in these lists: who was or will be due first, or who owes most. */
export const ACCOUNT_ORDERS = ["due", "amount"] as const;

/** One of these orders. */
export type AccountOrder = (typeof ACCOUNT_ORDERS)[number];
