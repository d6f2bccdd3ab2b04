import type { Flow } from "../flow.ts";
import { askSeller } from "../legal/ask-seller.step.ts";
import { collectCore } from "../steps/collect-core.step.ts";
import { collectDescription } from "../steps/collect-description.step.ts";
import { collectDuration } from "../steps/collect-duration.step.ts";
import { generateQuote } from "../steps/generate-quote.step.ts";
import { generateTasks } from "../steps/generate-tasks.step.ts";
import { identifyName } from "../steps/identify-name.step.ts";
import { quoteCard } from "../card/quote-card.step.ts";
import { quoteSummary } from "../steps/quote-summary.step.ts";
import { recap } from "../steps/recap.step.ts";
import { reopenCard } from "../card/reopen-card.step.ts";
import { resolveProject } from "../steps/resolve-project.step.ts";
import { saveQuoteLines } from "../card/save-quote-lines.step.ts";

/** Leads to a quote (docs/specification.md#flows). */
export const quoteFlow: Flow = {
  name: "quote",
  steps: [
    identifyName,
    resolveProject,
    reopenCard,
    quoteCard,
    collectCore,
    collectDescription,
    generateTasks,
    collectDuration,
    saveQuoteLines,
    askSeller,
    generateQuote,
    quoteSummary,
    recap,
  ],
  takesLines: true,
  pricesWork: true,
  chip: { text: "Fais le devis", place: 2 },
  help: "établir un devis",
};
