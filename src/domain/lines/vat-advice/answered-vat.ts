import type { VatRegime } from "../../company/company.ts";
import type { AdvisedSale } from "./advise-vat.ts";
import { hasOtherAdvice } from "./other-advice.ts";
import type { PlaceOfWorks } from "./place-of-works.ts";
import { placeOfWorks } from "./place-of-works.ts";
import type { VatAnswers } from "./vat-answers.ts";

/** What the answers and the site of a project say of the VAT of its lines. */
export type AnsweredVat = {
  /** Whether what was answered gives a line another VAT (`hasOtherAdvice`). */
  isAgainstAnswers: boolean;
  /** Nothing was answered about the place: a reduced rate may come from the quote of another project. */
  isUnanswered: boolean;
  /** Where its works are done (`placeOfWorks`). */
  works: PlaceOfWorks | null;
};

/** Of a sale whose regime is not known, or of no project. */
export const NOTHING_ANSWERED: AnsweredVat = { isAgainstAnswers: false, isUnanswered: false, works: null };

/** The same for the quote of a project and for its invoice: what stops one stops the other. */
export function answeredVat(
  sale: AdvisedSale & { seller: { vatRegime: VatRegime | null } },
  answers: VatAnswers,
): AnsweredVat {
  const { vatRegime } = sale.seller;
  // The franchise decides by itself, but of works abroad.
  if (vatRegime === "franchise") return { ...NOTHING_ANSWERED, works: placeOfWorks(sale, answers) };
  if (vatRegime === null) return NOTHING_ANSWERED;
  return {
    isAgainstAnswers: hasOtherAdvice(sale, answers),
    isUnanswered: answers.place === undefined,
    works: placeOfWorks(sale, answers),
  };
}
