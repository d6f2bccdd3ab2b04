import type { QuotePage } from "#api/quotes/quote-page.ts";
import { changeOrderMessages } from "#domain/quotes/change-orders/change-order.messages.ts";
import { withdrawalTexts } from "#domain/quotes/signing/signing.messages.ts";
import { FormField, FormRefusal, Panel, totalOf } from "#web/documents/public/shell.tsx";
import { buttonLook, linkLook } from "#web/ui/button.tsx";
import { documentWords } from "./document-words.ts";

/** The second step of a withdrawal: what is given up, and the button that confirms it (C. conso L221-21, D221-5). */
export function WithdrawPage({ page }: { page: QuotePage }) {
  const { view, answer } = page;
  return (
    <main className="min-h-dvh bg-sunk px-2 py-4 md:py-8">
      <div className="mx-auto flex max-w-[40rem] flex-col gap-4">
        <div className="px-1">
          <a href={page.pageUrl} className={linkLook}>
            Revenir au devis
          </a>
          <h1 className="text-page">{documentWords(page).withdraw}</h1>
        </div>
        <Panel>
          <form method="post" action={`${page.pageUrl}/withdrawal`} className="flex flex-col gap-4">
            <FormRefusal page={page} form="withdrawal" />
            <p>
              {page.order ? `${changeOrderMessages.title(page.order.rank)} au devis` : "Devis"} {view.number} de{" "}
              {view.seller.name}
              {!page.order && `, ${totalOf(page).value}`}
              {answer && `, accepté le ${answer.moment}`}.
            </p>
            {page.order && <p>{changeOrderMessages.standsBefore}</p>}
            {answer?.withdrawUntil && <p>{withdrawalTexts.until(answer.withdrawUntil)}</p>}
            <p className="text-fine text-quiet">{withdrawalTexts.effects}</p>
            <FormField
              page={page}
              form="withdrawal"
              name="signer"
              label="Votre nom"
              fallback={answer?.signer ?? ""}
              autoComplete="name"
              maxLength={200}
              required
            />
            <button className={buttonLook({ look: "danger", isWide: true })}>Confirmer la rétractation</button>
          </form>
        </Panel>
      </div>
    </main>
  );
}
