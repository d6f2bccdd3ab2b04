import { getPublicInvoice } from "#api/documents.ts";
import { call } from "#web/client/call.ts";
import { PublicPage } from "#web/documents/public-page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

/** /invoice/{token}. */
export default function PublicInvoiceScreen() {
  const { token = "" } = useParams({ strict: false }) as { token?: string };
  const query = useQuery({
    queryKey: ["public-invoice", token],
    queryFn: ({ signal }) => call(getPublicInvoice, { params: { token }, signal }),
  });
  return <PublicPage query={query} xmlUrl={query.data?.xml_url} />;
}
