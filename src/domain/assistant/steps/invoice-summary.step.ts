import { messages } from "../assistant.messages.ts";
import type { Step } from "../flow.ts";
import { say } from "../message.ts";

/** Shows the invoice: its PDF and the links. */
export const invoiceSummary: Step = {
  name: "invoice-summary",
  enter: ({ latestInvoice }) => {
    if (latestInvoice === null) return { next: { kind: "done" } };
    if (latestInvoice.url === "") return { say: [say(messages.invoiceLinkMissing)], next: { kind: "done" } };
    const items = [
      ...(latestInvoice.number ? [{ label: "Facture", value: latestInvoice.number }] : []),
      { label: "PDF", value: "Télécharger", href: latestInvoice.url },
      ...(latestInvoice.page_url ? [{ label: "Page du client", value: "Ouvrir", href: latestInvoice.page_url }] : []),
    ];
    return {
      say: [
        { type: "pdf", content: messages.invoiceReady, url: latestInvoice.url, pageUrl: latestInvoice.page_url },
        { type: "summary", content: "", items },
      ],
      next: { kind: "done" },
    };
  },
};
