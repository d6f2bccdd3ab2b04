import type { QuoteVersion } from "#api/quotes.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useEffect, useRef } from "react";

/** Says that the customer has just accepted on their page, wherever its seller is on theirs. Shows nothing itself. */
export function ToldAcceptance({ version }: { version: QuoteVersion | undefined }) {
  const knownId = useRef(version?.id);
  useEffect(() => {
    if (version?.id === knownId.current) return;
    knownId.current = version?.id;
    const { decision, total } = version ?? {};
    if (!decision?.is_by_customer || total === undefined) return;
    showToast(`${decision.signer} a accepté le devis : ${formatMoney(eurosToCents(total))}.`);
  }, [version]);
  return null;
}
