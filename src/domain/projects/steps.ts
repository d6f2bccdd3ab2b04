/** The six steps of a project, in order, as the routes name them. */
export const STEP_KEYS = ["estimation", "validation", "quote", "client-validation", "work", "invoice"] as const;

/** A step of a project. */
export type StepKey = (typeof STEP_KEYS)[number];

/** What tells which steps are done. `isEstimated`: hours and rate are known; `quoteStatus`: null without a quote. */
export type StepFacts = {
  isEstimated: boolean;
  quoteStatus: string | null;
  hasInvoice: boolean;
  tasksTotal: number;
  tasksDone: number;
};

/**
 * Whether a step is done, by its own fact and never because a later one is: above all, the customer agreed when they
 * accepted the quote, not when the work began without their word.
 */
export function isStepDone(step: StepKey, facts: StepFacts): boolean {
  const { isEstimated, quoteStatus, hasInvoice, tasksTotal, tasksDone } = facts;
  const done: Record<StepKey, boolean> = {
    estimation: isEstimated,
    validation: quoteStatus !== null || hasInvoice,
    quote: quoteStatus !== null,
    "client-validation": quoteStatus === "accepted",
    work: tasksTotal === 0 ? hasInvoice : tasksDone === tasksTotal,
    invoice: hasInvoice,
  };
  return done[step];
}
