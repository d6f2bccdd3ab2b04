/**
 * What may happen with a project's papers. `sent`: its quote. `paid`: below zero, money was given back or a payment was
 * a mistake.
 */
export const PAPER_EVENTS = [
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
] as const;

/** What may happen with a project. `time`: what one person worked on one day. */
export const PROJECT_EVENTS = [
  ...PAPER_EVENTS,
  "photos",
  "task_done",
  "time",
  "report",
  "handover",
  "imported",
] as const;

/** Those of a day, whose hour is not known. */
export const DAY_EVENTS: readonly ProjectEvent[] = ["time", "report", "handover"];

/** One of these. */
export type ProjectEvent = (typeof PROJECT_EVENTS)[number];
