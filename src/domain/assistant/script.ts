import type { AnyStep, Flow, Script } from "./conversation/flow.ts";
import { IDLE } from "./conversation/flow.ts";
import { ALL_FLOWS } from "./flows/all-flows.ts";
import type { FlowDeclaration, StepName } from "./flows/flow-declaration.ts";
import { askQuotePreference } from "./steps/ask-quote-preference.step.ts";
import { askSeller } from "./steps/ask-seller.step.ts";
import { askTasksStarted } from "./steps/ask-tasks-started.step.ts";
import { collectCore } from "./steps/collect-core.step.ts";
import { collectDescription } from "./steps/collect-description.step.ts";
import { collectDuration } from "./steps/collect-duration.step.ts";
import { confirmCreation } from "./steps/confirm-creation.step.ts";
import { generateQuote } from "./steps/generate-quote.step.ts";
import { generateTasks } from "./steps/generate-tasks.step.ts";
import { identifyName } from "./steps/identify-name.step.ts";
import { billAgreement } from "./steps/invoice/bill-agreement.step.ts";
import { confirmInvoice } from "./steps/invoice/confirm-invoice.step.ts";
import { generateInvoice } from "./steps/invoice/generate-invoice.step.ts";
import { invoiceSummary } from "./steps/invoice/invoice-summary.step.ts";
import { quoteCard } from "./steps/quote-card.step.ts";
import { quoteDone } from "./steps/quote-done.step.ts";
import { quoteSummary } from "./steps/quote-summary.step.ts";
import { recap } from "./steps/recap.step.ts";
import { reopenCard } from "./steps/reopen-card.step.ts";
import { resolveProject } from "./steps/resolve-project.step.ts";
import { saveQuoteLines } from "./steps/save-quote-lines.step.ts";
import { syncChecklist } from "./steps/sync-checklist.step.ts";
import { tasksSummary } from "./steps/tasks-summary.step.ts";

/** The steps of the names that a flow may say. */
const ALL_STEPS = {
  askQuotePreference,
  askSeller,
  askTasksStarted,
  billAgreement,
  collectCore,
  collectDescription,
  collectDuration,
  confirmCreation,
  confirmInvoice,
  generateInvoice,
  generateQuote,
  generateTasks,
  identifyName,
  invoiceSummary,
  quoteCard,
  quoteDone,
  quoteSummary,
  recap,
  reopenCard,
  resolveProject,
  saveQuoteLines,
  syncChecklist,
  tasksSummary,
} satisfies Record<StepName, AnyStep>;

/** A flow with its steps, as the engine plays it. */
export function flowOf({ steps, ...flow }: FlowDeclaration): Flow {
  return { ...flow, steps: steps.map((name) => ALL_STEPS[name]) };
}

/** The flows, and all their steps by name. */
export const SCRIPT: Script = {
  idle: IDLE,
  // A card that waits for another quote to be made is taken up afterwards.
  idleAfter: ({ droppedCard }) => (droppedCard ? { ...IDLE, droppedCard } : IDLE),
  flows: new Map(ALL_FLOWS.map((flow) => [flow.name, flowOf(flow)])),
  steps: new Map(Object.values<AnyStep>(ALL_STEPS).map((step) => [step.name, step])),
};
