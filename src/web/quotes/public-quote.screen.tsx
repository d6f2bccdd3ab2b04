import { getPublicQuote } from "#api/documents.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { PublicPage } from "#web/documents/public-page.tsx";
import { useParams } from "@tanstack/react-router";

/** /quote/{quoteId}. */
export default function PublicQuoteScreen() {
  const { quoteId } = useParams({ from: "/quote/$quoteId" });
  const query = useAnswer(getPublicQuote, { params: { quoteId } });
  return <PublicPage query={query} />;
}
