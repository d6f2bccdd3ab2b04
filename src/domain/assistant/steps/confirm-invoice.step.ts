import { messages } from "../assistant.messages.ts";
import type { Step } from "../flow.ts";
import { say } from "../message.ts";
import { generateInvoice } from "./generate-invoice.step.ts";
import { invoiceSummary } from "./invoice-summary.step.ts";
import { askYesNo, readFirmYes } from "./yes-no.ts";

/** Asks before issuing the invoice. « non » skips the invoice and its summary (docs/specification.md#flows). */
export const confirmInvoice: Step = {
  name: "confirm-invoice",
  enter: ({ project }) => askYesNo("confirm", messages.confirmInvoice(project?.name ?? "")),
  answer: (state, input) => {
    const isYes = readFirmYes(input);
    if (isYes === null) return askYesNo("confirm", messages.confirmInvoice(state.project?.name ?? ""));
    const answers = { ...state.answers, invoiceConfirm: isYes };
    if (isYes) return { set: { answers }, next: { kind: "done" } };
    return {
      say: [say(messages.invoiceDeclined)],
      set: { answers },
      skipSteps: [generateInvoice, invoiceSummary],
      next: { kind: "done" },
    };
  },
};
