/** What may happen with a customer. `paid`: below zero, money was given back or a payment was a mistake. */
export const ACCOUNT_EVENTS = [
  "project",
  "quote",
  "sent",
  "viewed",
  "accepted",
  "declined",
  "invoice",
  "credit_note",
  "paid",
] as const;

/** One of these. */
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];
