import type { FormOfPage } from "#api/documents/customer-page.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { buttonLook } from "#web/ui/button.tsx";
import type { ReactNode } from "react";
import { FormField, FormRefusal, Panel } from "./shell.tsx";

type AskedPage = FormOfPage & { view: DocumentView; pageUrl: string; news: string | null };

/** A question to the company that made a document, by a plain form. `children`: other ways to reach it. */
export function AskPanel({
  page,
  isNarrow = false,
  children,
}: {
  page: AskedPage;
  isNarrow?: boolean;
  children?: ReactNode;
}) {
  const isRefused = page.refusal?.form === "question";
  return (
    <Panel id="question">
      <details open={isRefused || page.news === "question"}>
        <summary className="flex min-h-11 cursor-pointer items-center font-[550] text-act">
          Poser une question à {page.view.seller.name}
        </summary>
        {page.news === "question" ? (
          <p role="status" className="mt-2">
            Votre question est envoyée. L'entreprise vous répondra directement.
          </p>
        ) : (
          <AskForm page={page} isNarrow={isNarrow} />
        )}
      </details>
      {children}
    </Panel>
  );
}

function AskForm({ page, isNarrow }: { page: AskedPage; isNarrow: boolean }) {
  return (
    <form method="post" action={`${page.pageUrl}/question`} className="mt-2 flex flex-col gap-4">
      <FormRefusal page={page} form="question" />
      <FormField page={page} form="question" name="question" label="Votre question" maxLength={2000} isLong required />
      <div className={isNarrow ? "grid gap-4" : "grid gap-4 md:grid-cols-2"}>
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
      </div>
      <button className={buttonLook({ look: "plain", className: "self-start max-md:w-full" })}>
        Envoyer la question
      </button>
    </form>
  );
}
