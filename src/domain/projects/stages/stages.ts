/**
 * Where a project stands, in order. The database derives it from facts alone: quotes given and answered, tasks done,
 * invoices issued (migration 0210). `declined`: the customer said no to every quote.
 */
export const PROJECT_STAGES = [
  "estimation",
  "to_send",
  "waiting",
  "declined",
  "work",
  "to_invoice",
  "invoiced",
] as const;

/** Where a project stands. */
export type ProjectStage = (typeof PROJECT_STAGES)[number];

/** The orders of the list of projects. */
export const PROJECT_SORTS = ["newest", "oldest", "start"] as const;

/** An order of the list of projects. By first day, the latest comes first and those without one last. */
export type ProjectSort = (typeof PROJECT_SORTS)[number];
