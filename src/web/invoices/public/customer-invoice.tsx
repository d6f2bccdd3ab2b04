import type { InvoicePage } from "#api/invoices/invoice-page.ts";
import { DocumentPage } from "#web/documents/document-page.tsx";
import { FormField, FormRefusal, Panel } from "#web/documents/public/shell.tsx";
import { buttonLook } from "#web/ui/button.tsx";
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
          <Ask page={page} />
        </div>
      </div>
    </main>
  );
}

function Ask({ page }: { page: InvoicePage }) {
  const { news, refusal, pageUrl, view } = page;
  return (
    <Panel id="question">
      <details open={refusal !== null || news === "question"}>
        <summary className="flex min-h-11 cursor-pointer items-center font-[550] text-act">
          Poser une question à {view.seller.name}
        </summary>
        {news === "question" ? (
          <p role="status" className="mt-2">
            Votre question est envoyée. L'entreprise vous répondra directement.
          </p>
        ) : (
          <form method="post" action={`${pageUrl}/question`} className="mt-2 flex flex-col gap-4">
            <FormRefusal page={page} form="question" />
            <FormField
              page={page}
              form="question"
              name="question"
              label="Votre question"
              maxLength={2000}
              isLong
              required
            />
            <FormField page={page} form="question" name="name" label="Votre nom" autoComplete="name" maxLength={200} />
            <FormField
              page={page}
              form="question"
              name="email"
              type="email"
              label="Votre adresse e-mail, pour la réponse"
              autoComplete="email"
              maxLength={200}
            />
            <button className={buttonLook({ look: "plain", className: "self-start max-md:w-full" })}>
              Envoyer la question
            </button>
          </form>
        )}
      </details>
      <Contacts page={page} />
    </Panel>
  );
}
