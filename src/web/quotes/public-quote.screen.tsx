import { getPublicQuote } from "#api/documents.ts";
import { call } from "#web/client/call.ts";
import { PublicPage } from "#web/documents/public-page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

/** /quote/{quoteId}. */
export default function PublicQuoteScreen() {
  const { quoteId = "" } = useParams({ strict: false }) as { quoteId?: string };
  const query = useQuery({
    queryKey: ["public-quote", quoteId],
    queryFn: ({ signal }) => call(getPublicQuote, { params: { quoteId }, signal }),
  });
  return <PublicPage query={query} />;
}
