import type { InvoicePage } from "#api/invoices/invoice-page.ts";
import { DocumentPage } from "#web/documents/document-page.tsx";
import { AskPanel } from "#web/documents/public/ask-panel.tsx";
import { Contacts, HowToPay } from "./how-to-pay.tsx";
import { InvoiceSummary } from "./invoice-summary.tsx";

const COLUMNS = [
  "mx-auto grid max-w-[52rem] grid-cols-[minmax(0,1fr)] items-start gap-4",
  "lg:max-w-[76rem] lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-6",
].join(" ");

/** What an invoice asks of its customer beside the invoice itself; before it on a phone. */
export function CustomerInvoice({ page }: { page: InvoicePage }) {
  return (
    <main className="min-h-dvh bg-sunk px-2 py-4 md:py-8 lg:px-4">
      <div className={COLUMNS}>
        <div className="flex min-w-0 flex-col gap-4">
          <InvoiceSummary page={page} />
          <HowToPay page={page} />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <DocumentPage view={page.view} logoUrl={page.logoUrl} heading="h2" />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-2">
          <AskPanel page={page} isNarrow>
            <Contacts page={page} />
          </AskPanel>
        </div>
      </div>
    </main>
  );
}
