import { messages } from "../assistant.messages.ts";
import type { Step } from "../flow.ts";
import { documentMessages } from "./document-messages.ts";

/** Shows the PDF and the links of the quote. */
export const quoteSummary: Step = {
  name: "quote-summary",
  enter: ({ latestQuote }) => {
    if (latestQuote === null) return { next: { kind: "done" } };
    const words = { label: "Devis", ready: messages.quoteReady, missing: messages.quoteLinkMissing };
    return { say: documentMessages(latestQuote, words), next: { kind: "done" } };
  },
};
