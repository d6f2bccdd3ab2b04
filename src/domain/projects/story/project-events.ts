/**
 * What may happen with a project. `sent`: its quote. `paid`: below zero, money was given back or a payment was a
 * mistake.
 */
export const PROJECT_EVENTS = [
  "project",
  "quote",
  "sent",
  "invoice_sent",
  "credit_note_sent",
  "viewed",
  "accepted",
  "declined",
  "invoice",
  "credit_note",
  "paid",
  "photos",
  "imported",
] as const;

/** One of these. */
export type ProjectEvent = (typeof PROJECT_EVENTS)[number];
