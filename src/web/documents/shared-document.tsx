import type { DocumentPageAnswer } from "#api/documents.ts";
import { getPublicInvoice, getPublicQuote } from "#api/documents.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { DocumentBackdrop } from "#web/ui/card.tsx";
import { Failure } from "#web/ui/states.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { DocumentPage } from "./document-page.tsx";

/**
 * A document by the address of its public page, as its customer sees it: what a phone shows where a desktop frames the
 * PDF.
 */
export function SharedDocument({ pageUrl }: { pageUrl: string }) {
  const token = pageUrl.split("/").at(-1) ?? "";
  return pageUrl.startsWith("/invoice/") ? <SharedInvoice token={token} /> : <SharedQuote quoteId={token} />;
}

function SharedInvoice({ token }: { token: string }) {
  return <Shared query={useAnswer(getPublicInvoice, { params: { token } })} />;
}

function SharedQuote({ quoteId }: { quoteId: string }) {
  return <Shared query={useAnswer(getPublicQuote, { params: { quoteId } })} />;
}

function Shared({ query }: { query: UseQueryResult<DocumentPageAnswer> }) {
  if (query.error) return <Failure error={query.error} retry={() => void query.refetch()} />;
  if (!query.data) return <SheetSkeleton label="Chargement du document…" />;
  const { view, logo_url, qr_url } = query.data;
  return (
    <DocumentBackdrop>
      <DocumentPage view={view} logoUrl={logo_url} qrUrl={qr_url} heading="h2" />
    </DocumentBackdrop>
  );
}
