import { getPublicQuote } from "#api/documents.ts";
import { useAnswer } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { PublicPage } from "#web/documents/public-page.tsx";
import { linkLook } from "#web/ui/button.tsx";
import { useParams } from "@tanstack/react-router";

/** /quote/{quoteId}. */
export default function PublicQuoteScreen() {
  const { quoteId } = useParams({ from: "/quote/$quoteId" });
  const query = useAnswer(getPublicQuote, { params: { quoteId } });
  return <PublicPage query={query}>{query.data && <QuoteNotice page={query.data} />}</PublicPage>;
}

// What the customer must know before reading: this version was replaced, or is no longer valid.
function QuoteNotice({ page: { status, newer_page_url: newer, view } }: { page: Answer<typeof getPublicQuote> }) {
  // A version that another customer's replaced leads to none: theirs is not for this reader.
  if (newer === null && status !== "expired" && status !== "replaced") return null;
  return (
    <div role="status" className="w-full rounded-card border border-line border-l-4 border-l-alert bg-paper px-4 py-3">
      <p className="font-[550]">
        {newer === null
          ? `Ce devis n'est plus valable. Demandez une mise à jour à ${view.seller.name}.`
          : status === "accepted"
            ? "Vous avez accepté ce devis. Une nouvelle version vous est proposée."
            : "Ce devis est remplacé par une version plus récente."}
      </p>
      {newer && (
        <a href={newer} className={linkLook}>
          Voir la nouvelle version
        </a>
      )}
    </div>
  );
}
