import { messages } from "../assistant.messages.ts";
import { amountsOf, customerOf } from "../card/said-back.ts";
import { say } from "../message.ts";
import type { FlowState, Move, Step } from "../flow.ts";
import { generateInvoice } from "./generate-invoice.step.ts";
import { invoiceSummary } from "./invoice-summary.step.ts";
import { askYesNo, readFirmYes } from "./yes-no.ts";

/**
 * Says for whom the invoice is and what it comes to, and asks before issuing it. « non » skips the invoice and its
 * summary (docs/specification.md#flows).
 */
export const confirmInvoice: Step<"previewDocument"> = {
  name: "confirm-invoice",
  enter: ({ project }) =>
    project
      ? { next: { kind: "run", effect: { name: "previewDocument", id: project.id, kind: "invoice" } } }
      : askYesNo("confirm", messages.confirmInvoice("")),
  answer: (state, input) => {
    const isYes = readFirmYes(input);
    if (isYes === null) return { next: { kind: "ask", about: "confirm", message: state.pending.message } };
    const answers = { ...state.answers, invoiceConfirm: isYes };
    if (isYes) return { set: { answers }, next: { kind: "done" } };
    return {
      say: [say(messages.invoiceDeclined)],
      set: { answers },
      skipSteps: [generateInvoice, invoiceSummary],
      next: { kind: "done" },
    };
  },
  results: {
    // Without its amounts the question is asked all the same: issuing says what is missing.
    previewDocument: (state, outcome) => ask(state, outcome.ok ? amountsOf(outcome.value) : ""),
  },
};

function ask({ project }: FlowState, amounts: string): Move {
  const question = messages.confirmInvoice(project?.name ?? "");
  const isKnown = project !== null && amounts !== "";
  return askYesNo(
    "confirm",
    isKnown ? `${messages.recapInvoice(customerOf(project), amounts)}\n${question}` : question,
  );
}
