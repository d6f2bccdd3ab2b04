import { recipientOf } from "../../card/said-back.ts";
import { messages } from "../../conversation/assistant.messages.ts";
import { messagesOfDocument } from "../../conversation/document-messages.ts";
import type { Step } from "../../conversation/flow.ts";
import { summaryLabels } from "../../conversation/step.messages.ts";

/** Shows the PDF and the links of the invoice. */
export const invoiceSummary: Step = {
  name: "invoice-summary",
  enter: ({ latestInvoice, project }) => {
    if (latestInvoice === null) return { next: { kind: "done" } };
    const words = {
      label: summaryLabels.invoice,
      missing: messages.invoiceLinkMissing,
      ...(project
        ? {
            ready: messages.invoiceReadyFor(recipientOf(project)),
            next: { label: messages.openInvoice, href: `/etape/${project.id}/invoice` },
          }
        : { ready: messages.invoiceReady }),
    };
    return { say: messagesOfDocument(latestInvoice, words), next: { kind: "done" } };
  },
};
