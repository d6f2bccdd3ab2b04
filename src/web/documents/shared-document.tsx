import type { DocumentPageAnswer } from "#api/documents.ts";
import { getPublicInvoice, getPublicQuote } from "#api/documents.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { DocumentBackdrop } from "#web/ui/card.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { DocumentPage } from "./document-page.tsx";
import { ON_SHEET, SignatureDrawing } from "./drawn-signature.tsx";

type ViewListener = {
  tellView?: ((view: DocumentPageAnswer["view"]) => void) | undefined;
  /** What its customer signed on line is shown as they signed it. */
  asSigned?: ((view: DocumentPageAnswer["view"]) => DocumentPageAnswer["view"]) | undefined;
  /** What it was signed with, as an SVG path. */
  drawing?: string | undefined;
};

/**
 * A document by the address of its public page, as its customer sees it: what a phone shows where a desktop frames the
 * PDF. `tellView` is told what it says, once it is read.
 */
export function SharedDocument({ pageUrl, ...listener }: ViewListener & { pageUrl: string }) {
  const token = pageUrl.split("/").at(-1) ?? "";
  return pageUrl.startsWith("/invoice/") ? (
    <SharedInvoice token={token} {...listener} />
  ) : (
    <SharedQuote quoteId={token} {...listener} />
  );
}

function SharedInvoice({ token, ...listener }: ViewListener & { token: string }) {
  return <Shared query={useAnswer(getPublicInvoice, { params: { token } })} {...listener} />;
}

function SharedQuote({ quoteId, ...listener }: ViewListener & { quoteId: string }) {
  return <Shared query={useAnswer(getPublicQuote, { params: { quoteId } })} {...listener} />;
}

function Shared({
  query,
  tellView,
  asSigned,
  drawing = "",
}: ViewListener & { query: UseQueryResult<DocumentPageAnswer> }) {
  const { data } = query;
  useEffect(() => {
    if (data) tellView?.(data.view);
  }, [data, tellView]);
  if (query.error && !query.data) return <Failure error={query.error} retry={() => void query.refetch()} />;
  if (!query.data) return <SheetSkeleton label="Chargement du document…" />;
  const { view, logo_url, qr_url } = query.data;
  return (
    <DocumentBackdrop>
      <DocumentPage
        view={asSigned ? asSigned(view) : view}
        logoUrl={logo_url}
        qrUrl={qr_url}
        heading="h2"
        signature={<SignatureDrawing path={drawing} className={ON_SHEET} />}
      />
    </DocumentBackdrop>
  );
}
