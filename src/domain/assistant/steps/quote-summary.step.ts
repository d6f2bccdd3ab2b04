import { recipientOf } from "../card/said-back.ts";
import { messages } from "../conversation/assistant.messages.ts";
import { messagesOfDocument } from "../conversation/document-messages.ts";
import type { Step } from "../conversation/flow.ts";
import { summaryLabels } from "../conversation/step.messages.ts";

/** Shows the PDF and the links of the quote. */
export const quoteSummary: Step = {
  name: "quote-summary",
  enter: ({ latestQuote, project }) => {
    if (latestQuote === null) return { next: { kind: "done" } };
    const words = {
      label: summaryLabels.quote,
      missing: messages.quoteLinkMissing,
      ...(project
        ? {
            ready: messages.quoteReadyFor(recipientOf(project)),
            next: { label: messages.openQuote, href: `/etape/${project.id}/quote` },
          }
        : { ready: messages.quoteReady }),
    };
    return { say: messagesOfDocument(latestQuote, words), next: { kind: "done" } };
  },
};
