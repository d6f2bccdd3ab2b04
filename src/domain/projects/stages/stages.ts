/**
 * Where a project stands, in order. The database derives it from facts alone: quotes given and answered, tasks done,
 * invoices issued (migration 0210). `declined`: the customer said no to every quote. `invoiced`: something is left to
 * collect. `paid`: nothing is.
 */
export const PROJECT_STAGES = [
  "estimation",
  "to_send",
  "waiting",
  "declined",
  "work",
  "to_invoice",
  "invoiced",
  "paid",
] as const;

/** Where a project stands. */
export type ProjectStage = (typeof PROJECT_STAGES)[number];

/** What the database keeps of it: whether an invoiced project is paid is read from its invoices. */
export type StoredStage = Exclude<ProjectStage, "paid">;

/** The stage of a project whose invoices leave nothing to collect, or leave something. */
export function stageOf(storedStage: StoredStage, isSettled: boolean): ProjectStage {
  return storedStage === "invoiced" && isSettled ? "paid" : storedStage;
}

/** Whether the work of a project is invoiced, paid or not. */
export function isInvoicedStage(stage: ProjectStage): boolean {
  return stage === "invoiced" || stage === "paid";
}

/** Whether nothing is left to do for a project at this stage. */
export function isOverStage(stage: ProjectStage): boolean {
  return stage === "paid" || stage === "declined";
}

/** Whether a quote, or an invoice, is still to be expected of a project at this stage. */
export function mayGetNew(kind: "quote" | "invoice", stage: ProjectStage): boolean {
  return kind === "quote" ? !isInvoicedStage(stage) : !isOverStage(stage);
}

/** The orders of the list of projects. */
export const PROJECT_SORTS = ["waiting", "current", "newest", "oldest", "start"] as const;

/**
 * An order of the list of projects. The first of them begins with what is late, then comes what is to do for the
 * company, then what it waits for, then what is over. The second begins with those that are not over, then come the
 * others, each the newest first. By first day, the latest comes first and those without one last.
 */
export type ProjectSort = (typeof PROJECT_SORTS)[number];
