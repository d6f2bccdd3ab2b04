import type { StepKey } from "../steps.ts";
import { stageMessages } from "./stage.messages.ts";
import type { ProjectStage } from "./stages.ts";

/** What decides whether a project may move. `isPriced`: its quote can be made. */
export type MovedProject = { stage: ProjectStage; isPriced: boolean; tasksLeft: number; tasksTotal: number };

/**
 * What moves a project to another stage: a sentence, and the step where it is done. `act`: what can be done at once,
 * once it is confirmed. A stage is never written: only a fact moves a project.
 */
export type StageMove = { text: string; step: StepKey; act: "create_quote" | null };

/** What moves a project to this stage, or says what is missing. Null for the stage where it is. */
export function moveTo(project: MovedProject, to: ProjectStage): StageMove | null {
  if (project.stage === to) return null;
  if (project.stage === "paid") return open(stageMessages.isPaid, "invoice");
  if (project.stage === "invoiced" && to === "paid") return open(stageMessages.notePayment, "invoice");
  if (project.stage === "invoiced") return open(stageMessages.invoiceIsIssued, "invoice");
  return MOVES[to](project);
}

const MOVES: Record<ProjectStage, (project: MovedProject) => StageMove> = {
  estimation: () => open(stageMessages.quoteIsMade, "quote"),
  to_send: ({ stage, isPriced }) => {
    if (stage !== "estimation") return open(stageMessages.quoteHasLeft, "quote");
    if (!isPriced) return open(stageMessages.unpriced, "estimation");
    return { text: stageMessages.makeQuote, step: "quote", act: "create_quote" };
  },
  waiting: ({ stage, isPriced }) => {
    if (stage === "estimation")
      return isPriced ? open(stageMessages.quoteFirst, "quote") : open(stageMessages.unpriced, "estimation");
    if (stage === "to_send") return open(stageMessages.sendQuote, "quote");
    if (stage === "declined") return open(stageMessages.newVersion, "quote");
    return open(stageMessages.withdrawYes, "client-validation");
  },
  declined: ({ stage }) =>
    stage === "estimation"
      ? open(stageMessages.noQuoteToDecline, "quote")
      : open(stageMessages.noteRefusal, "client-validation"),
  work: ({ stage }) => {
    if (stage === "waiting") return open(stageMessages.noteAgreement, "client-validation");
    if (stage === "declined") return open(stageMessages.newVersion, "quote");
    if (stage === "to_invoice") return open(stageMessages.workAgain, "work");
    return open(stageMessages.beginWork, "work");
  },
  to_invoice: ({ tasksLeft, tasksTotal }) =>
    tasksTotal === 0 ? open(stageMessages.noTask, "invoice") : open(stageMessages.tasksLeft(tasksLeft), "work"),
  invoiced: ({ isPriced, stage }) =>
    stage === "estimation" && !isPriced
      ? open(stageMessages.unpriced, "estimation")
      : open(stageMessages.issueInvoice, "invoice"),
  paid: () => open(stageMessages.invoiceFirst, "invoice"),
};

function open(text: string, step: StepKey): StageMove {
  return { text, step, act: null };
}
