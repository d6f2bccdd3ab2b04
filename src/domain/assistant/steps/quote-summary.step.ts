import { messages } from "../conversation/assistant.messages.ts";
import { summaryLabels } from "../conversation/step.messages.ts";
import { documentSummary } from "./document-summary.ts";

/** Shows the PDF and the links of the quote. */
export const quoteSummary = documentSummary("quote-summary", ({ latestQuote }) => latestQuote, {
  label: summaryLabels.quote,
  missing: messages.quoteLinkMissing,
  ready: messages.quoteReady,
  readyFor: messages.quoteReadyFor,
  send: messages.sendQuote,
  page: "quote",
});
