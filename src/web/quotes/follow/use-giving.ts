import type { QuoteVersion } from "#api/quotes.ts";
import type { VatDoubt } from "#domain/lines/vat-doubts.ts";
import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";

/** What the seller answered to a refusal. `isWithoutDetails`: what a firm lacks is left out of its quotes. */
export type SaidInstead = { confirmedDoubts: VatDoubt[]; isWithoutDetails: boolean };

/** What is said at the first press. */
export const NOTHING_SAID: SaidInstead = { confirmedDoubts: [], isWithoutDetails: false };

/** What gives a version to the customer, once nothing hinders it. It is called with what was answered. */
export type Giving = ReturnType<typeof useGiving>;

/**
 * Gives a version to the customer, or makes it ready for that. Says when another one than that of `askedId` was drawn
 * up in its place.
 */
export function useGiving(
  give: (said: SaidInstead) => Promise<{ version: QuoteVersion; askedId: string }>,
  onGiven: (version: QuoteVersion, confirmedDoubts: readonly VatDoubt[]) => void = () => {},
) {
  return useSingleChange(give, {
    onSuccess: ({ version, askedId }, { confirmedDoubts }) => {
      if (version.id !== askedId) showToast(quoteMessages.saysMissing);
      onGiven(version, confirmedDoubts);
    },
  });
}
