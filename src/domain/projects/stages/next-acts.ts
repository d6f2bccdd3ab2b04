import type { StepKey } from "../steps.ts";
import type { ProjectStage } from "./stages.ts";

/** What decides what may be done next with a project of the list. */
export type ActedProject = { stage: ProjectStage; isPriced: boolean; hasQuote: boolean; isInvoiceLate: boolean };

/** What may be done next. `makeQuote` is done at once; the others open a step, where `isMail` opens its mail. */
export type NextAct = { name: NextActName; step: StepKey; isMail?: boolean };

/** Their names. */
export type NextActName =
  | "price"
  | "makeQuote"
  | "sendQuote"
  | "remind"
  | "noteAnswer"
  | "tick"
  | "makeInvoice"
  | "notePayment"
  | "openQuote"
  | "openInvoice";

/** What may be done next with a project, what is most likely first: three acts at most. */
export function nextActsOf(project: ActedProject): NextAct[] {
  return [...ACTS[project.stage](project), ...(showsQuote(project) ? [OPEN_QUOTE] : [])].slice(0, 3);
}

const OPEN_QUOTE: NextAct = { name: "openQuote", step: "quote" };

const ACTS: Record<ProjectStage, (project: ActedProject) => NextAct[]> = {
  estimation: ({ isPriced }) => [
    isPriced ? { name: "makeQuote", step: "quote" } : { name: "price", step: "estimation" },
  ],
  to_send: () => [{ name: "sendQuote", step: "quote", isMail: true }],
  waiting: () => [
    { name: "remind", step: "quote", isMail: true },
    { name: "noteAnswer", step: "client-validation" },
  ],
  declined: () => [],
  work: () => [{ name: "tick", step: "work" }],
  to_invoice: () => [{ name: "makeInvoice", step: "invoice" }],
  invoiced: ({ isInvoiceLate }) => [
    ...(isInvoiceLate ? [{ name: "remind" as const, step: "invoice" as const, isMail: true }] : []),
    { name: "notePayment", step: "invoice" },
  ],
  paid: () => [{ name: "openInvoice", step: "invoice" }],
};

function showsQuote({ stage, hasQuote }: ActedProject): boolean {
  return hasQuote && stage !== "estimation";
}
