import { getPublicInvoice } from "#api/documents.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { PublicPage } from "#web/documents/public-page.tsx";
import { useParams } from "@tanstack/react-router";

/** /invoice/{token}. */
export default function PublicInvoiceScreen() {
  const { token } = useParams({ from: "/invoice/$token" });
  const query = useAnswer(getPublicInvoice, { params: { token } });
  return <PublicPage query={query} xmlUrl={query.data?.xml_url} />;
}
