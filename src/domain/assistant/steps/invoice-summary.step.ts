import { messages } from "../assistant.messages.ts";
import type { Step } from "../flow.ts";
import { documentMessages } from "./document-messages.ts";

/** Shows the PDF and the links of the invoice. */
export const invoiceSummary: Step = {
  name: "invoice-summary",
  enter: ({ latestInvoice }) => {
    if (latestInvoice === null) return { next: { kind: "done" } };
    const words = { label: "Facture", ready: messages.invoiceReady, missing: messages.invoiceLinkMissing };
    return { say: documentMessages(latestInvoice, words), next: { kind: "done" } };
  },
};
