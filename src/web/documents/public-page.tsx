import type { DocumentPageAnswer } from "#api/documents.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { CallError } from "#web/client/call.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { NotFound } from "#web/ui/not-found.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
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
  if (query.error instanceof CallError && query.error.status === 404)
    return (
      <main>
        <NotFound />
      </main>
    );
  if (query.error) return <Failure error={query.error} retry={() => void query.refetch()} />;
  if (!query.data) return <SheetSkeleton label="Chargement du document…" />;
  const { view, url, logo_url, qr_url, set_aside } = query.data;
  const paidSentence = settledSentence(query.data);
  return (
    <main className="min-h-dvh bg-sunk px-2 py-4 md:py-8">
      <title>{`${view.title} ${view.number} – ${view.seller.name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <div className="mx-auto mb-4 flex max-w-[52rem] flex-wrap gap-2 px-1">
        {children}
        {paidSentence && (
          <p role="status" className="w-full rounded-card border border-line bg-paper px-4 py-3 font-[550]">
            {paidSentence}
          </p>
        )}
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

/** What became of an invoice since it was issued, for its customer. Null while all of it is left to pay. */
function settledSentence({ status, rest_cents, view }: DocumentPageAnswer): string | null {
  if (status === "credited") return "Cette facture est annulée par un avoir : il n'y a rien à régler.";
  if (view.amounts.grossCents === 0 && status === "paid") return "Cette facture est de 0 € : il n'y a rien à régler.";
  if (status === "paid" || status === "overpaid") return "Cette facture est payée.";
  if (rest_cents === null || rest_cents >= view.amounts.grossCents) return null;
  return `Il reste ${formatMoney(rest_cents)} à régler sur cette facture.`;
}
