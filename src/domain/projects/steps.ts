import type { DocumentState } from "../documents/document-state.ts";

/** The six steps of a project, in order, with the names used in the routes. */
export const STEP_KEYS = ["estimation", "validation", "quote", "client-validation", "work", "invoice"] as const;

/** A step of a project. */
export type StepKey = (typeof STEP_KEYS)[number];

/**
 * The facts that tell which steps are done. `isEstimated`: hours and rate are known, or tasks, or the lines of the
 * quote have prices. `quoteStatus`: null without a quote.
 */
export type StepFacts = {
  isEstimated: boolean;
  quoteStatus: DocumentState | null;
  hasInvoice: boolean;
  tasksTotal: number;
  tasksDone: number;
};

/**
 * The step that opens a project: the one of its next act. What its customer has waits for their answer, and what they
 * agreed to is to be done. `status`: the kind of act it is at. `quoteStatus`: null without a quote, and for who sees
 * none.
 */
export function openedStep({
  status,
  isPriced,
  quoteStatus,
}: {
  status: "estimation" | "quote" | "work" | "invoice";
  isPriced: boolean;
  quoteStatus: DocumentState | null;
}): StepKey {
  if (status === "estimation") return isPriced ? "validation" : "estimation";
  if (status !== "quote" || quoteStatus === null) return status;
  if (quoteStatus === "accepted") return "work";
  return quoteStatus === "draft" || quoteStatus === "declined" ? "quote" : "client-validation";
}

/**
 * Whether a step is done. Each step has its own fact: a later step never makes an earlier one done. The customer's
 * validation is done when the customer accepted the quote, not when the work began. A quote is done once it left, and
 * so is the check before it leaves: one that is drawn up is still to be sent.
 */
export function isStepDone(step: StepKey, facts: StepFacts): boolean {
  const { isEstimated, quoteStatus, hasInvoice, tasksTotal, tasksDone } = facts;
  const hasLeft = quoteStatus !== null && quoteStatus !== "draft";
  const done: Record<StepKey, boolean> = {
    estimation: isEstimated,
    validation: hasLeft,
    quote: hasLeft,
    "client-validation": quoteStatus === "accepted",
    work: tasksTotal === 0 ? hasInvoice : tasksDone === tasksTotal,
    invoice: hasInvoice,
  };
  return done[step];
}

/** Whether a step was passed over: it is not done, and the project is further already. */
export function isStepSkipped(step: StepKey, facts: StepFacts): boolean {
  if (isStepDone(step, facts)) return false;
  const laterSteps = STEP_KEYS.slice(STEP_KEYS.indexOf(step) + 1);
  return laterSteps.some((later) => isStepDone(later, facts) || (later === "work" && facts.tasksDone > 0));
}
