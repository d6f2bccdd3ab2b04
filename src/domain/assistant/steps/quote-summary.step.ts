import { messages } from "../assistant.messages.ts";
import type { Step } from "../flow.ts";
import { say } from "../message.ts";

/** Shows the quote: its PDF and the links. */
export const quoteSummary: Step = {
  name: "quote-summary",
  enter: ({ latestQuote }) => {
    if (latestQuote === null) return { next: { kind: "done" } };
    if (latestQuote.url === "") return { say: [say(messages.quoteLinkMissing)], next: { kind: "done" } };
    const items = [
      ...(latestQuote.number ? [{ label: "Devis", value: latestQuote.number }] : []),
      { label: "PDF", value: "Télécharger", href: latestQuote.url },
      ...(latestQuote.page_url ? [{ label: "Page du client", value: "Ouvrir", href: latestQuote.page_url }] : []),
    ];
    return {
      say: [
        { type: "pdf", content: messages.quoteReady, url: latestQuote.url, pageUrl: latestQuote.page_url },
        { type: "summary", content: "", items },
      ],
      next: { kind: "done" },
    };
  },
};
