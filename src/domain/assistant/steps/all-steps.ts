import type { Step } from "../flow.ts";
import { askQuotePreference } from "./ask-quote-preference.step.ts";
import { askTasksStarted } from "./ask-tasks-started.step.ts";
import { collectCore } from "./collect-core.step.ts";
import { collectDescription } from "./collect-description.step.ts";
import { collectDuration } from "./collect-duration.step.ts";
import { confirmCreation } from "./confirm-creation.step.ts";
import { confirmInvoice } from "./confirm-invoice.step.ts";
import { generateInvoice } from "./generate-invoice.step.ts";
import { generateQuote } from "./generate-quote.step.ts";
import { generateTasks } from "./generate-tasks.step.ts";
import { identifyName } from "./identify-name.step.ts";
import { invoiceSummary } from "./invoice-summary.step.ts";
import { quoteSummary } from "./quote-summary.step.ts";
import { recap } from "./recap.step.ts";
import { resolveProject } from "./resolve-project.step.ts";
import { syncChecklist } from "./sync-checklist.step.ts";
import { tasksSummary } from "./tasks-summary.step.ts";

/** Every step by name. */
export const ALL_STEPS: ReadonlyMap<string, Step> = new Map(
  [
    identifyName,
    resolveProject,
    collectCore,
    confirmCreation,
    collectDescription,
    generateTasks,
    collectDuration,
    generateQuote,
    quoteSummary,
    askQuotePreference,
    askTasksStarted,
    syncChecklist,
    tasksSummary,
    confirmInvoice,
    generateInvoice,
    invoiceSummary,
    recap,
  ].map((step) => [step.name, step]),
);
