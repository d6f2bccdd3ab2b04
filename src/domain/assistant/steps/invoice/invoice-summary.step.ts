import { messages } from "../../conversation/assistant.messages.ts";
import { summaryLabels } from "../../conversation/step.messages.ts";
import { documentSummary } from "../document-summary.ts";

/** Shows the PDF and the links of the invoice. */
export const invoiceSummary = documentSummary("invoice-summary", ({ latestInvoice }) => latestInvoice, {
  label: summaryLabels.invoice,
  missing: messages.invoiceLinkMissing,
  ready: messages.invoiceReady,
  readyFor: messages.invoiceReadyFor,
  send: messages.sendInvoice,
  page: "invoice",
});
