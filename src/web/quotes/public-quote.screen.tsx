import { getPublicQuote } from "#api/documents.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { PublicPage } from "#web/documents/public-page.tsx";
import { useParams } from "@tanstack/react-router";

/** /quote/{quoteId}. */
export default function PublicQuoteScreen() {
  const { quoteId = "" } = useParams({ strict: false }) as { quoteId?: string };
  const query = useAnswer(getPublicQuote, { params: { quoteId } });
  return <PublicPage query={query} />;
}
