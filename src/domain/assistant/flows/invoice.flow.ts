import type { Flow } from "../flow.ts";
import { askQuotePreference } from "../steps/ask-quote-preference.step.ts";
import { askSeller } from "../legal/ask-seller.step.ts";
import { askTasksStarted } from "../steps/ask-tasks-started.step.ts";
import { billAgreement } from "../steps/bill-agreement.step.ts";
import { collectCore } from "../steps/collect-core.step.ts";
import { collectDescription } from "../steps/collect-description.step.ts";
import { collectDuration } from "../steps/collect-duration.step.ts";
import { confirmInvoice } from "../steps/confirm-invoice.step.ts";
import { generateInvoice } from "../steps/generate-invoice.step.ts";
import { generateQuote } from "../steps/generate-quote.step.ts";
import { generateTasks } from "../steps/generate-tasks.step.ts";
import { identifyName } from "../steps/identify-name.step.ts";
import { invoiceSummary } from "../steps/invoice-summary.step.ts";
import { recap } from "../steps/recap.step.ts";
import { resolveProject } from "../steps/resolve-project.step.ts";
import { syncChecklist } from "../steps/sync-checklist.step.ts";

/** Leads to an issued invoice (docs/specification.md#flows). */
export const invoiceFlow: Flow = {
  name: "invoice",
  steps: [
    identifyName,
    resolveProject,
    billAgreement,
    collectCore,
    collectDescription,
    generateTasks,
    collectDuration,
    askQuotePreference,
    askSeller,
    generateQuote,
    askTasksStarted,
    syncChecklist,
    confirmInvoice,
    generateInvoice,
    invoiceSummary,
    recap,
  ],
  pricesWork: true,
  chip: { text: "Émets la facture", place: 4 },
  help: "émettre une facture",
};
