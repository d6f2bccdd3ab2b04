import { getPublicInvoice, getPublicQuote } from "#api/documents.ts";
import { call } from "#web/client/call.ts";
import { Bench, Failure } from "#web/ui/page.tsx";
import { SheetComing } from "#web/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { DocumentPage } from "./document-page.tsx";

/**
 * A document by the address of its public page, as its customer sees it: what a phone shows where a desktop frames the
 * PDF.
 */
export function SharedDocument({ pageUrl }: { pageUrl: string }) {
  const query = useQuery({ queryKey: ["shared-document", pageUrl], queryFn: ({ signal }) => read(pageUrl, signal) });
  if (query.error) return <Failure error={query.error} retry={() => void query.refetch()} />;
  if (!query.data) return <SheetComing label="Chargement du document…" />;
  const { view, logo_url, qr_url } = query.data;
  return (
    <Bench>
      <DocumentPage view={view} logoUrl={logo_url} qrUrl={qr_url} heading="h2" />
    </Bench>
  );
}

function read(pageUrl: string, signal: AbortSignal) {
  const token = pageUrl.split("/").at(-1)!;
  return pageUrl.startsWith("/invoice/")
    ? call(getPublicInvoice, { params: { token }, signal })
    : call(getPublicQuote, { params: { quoteId: token }, signal });
}
