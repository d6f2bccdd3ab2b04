import type { DocumentPageAnswer } from "#api/documents.ts";
import { NotFound } from "#web/ui/not-found.tsx";
import { CallError } from "#web/client/call.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/states.tsx";
import { SheetComing } from "#web/ui/skeleton.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DocumentPage } from "./document-page.tsx";

/** A document as its customer sees it, without an account, on a phone first. */
export function PublicPage({
  query,
  xmlUrl,
  children,
}: {
  query: UseQueryResult<DocumentPageAnswer>;
  xmlUrl?: string | undefined;
  /** What the customer must know before reading. */
  children?: ReactNode;
}) {
  if (query.error instanceof CallError && query.error.status === 404) return <NotFound />;
  if (query.error) return <Failure error={query.error} retry={() => void query.refetch()} />;
  if (!query.data) return <SheetComing label="Chargement du document…" />;
  const { view, url, logo_url, qr_url, set_aside } = query.data;
  return (
    <main className="min-h-dvh bg-sunk px-2 py-4 md:py-8">
      <title>{`${view.title} ${view.number} – ${view.seller.name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <div className="mx-auto mb-4 flex max-w-[52rem] flex-wrap gap-2 px-1">
        {children}
        {set_aside ? (
          <p role="status" className="w-full rounded-card border border-line bg-paper px-4 py-3">
            Le PDF de ce document n'est pas disponible pour le moment. Cette page le contient en entier : vous pouvez la
            lire et l'imprimer.
          </p>
        ) : (
          <a href={url} download className={buttonLook({ look: "primary" })}>
            Télécharger le PDF
          </a>
        )}
        {xmlUrl && (
          <a href={xmlUrl} className={buttonLook({ look: "plain" })}>
            {view.title} électronique (XML)
          </a>
        )}
      </div>
      <DocumentPage view={view} logoUrl={logo_url} qrUrl={qr_url} />
    </main>
  );
}
