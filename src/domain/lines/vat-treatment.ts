import type { VatRegime } from "../company/company.ts";
import { wordingOn } from "../company/legal-notices.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import type { TaxedRate } from "../shared/vat-rates.ts";
import { TAXED_RATES } from "../shared/vat-rates.ts";
import type { VatReason } from "./vat-reasons.ts";
import { VAT_REASONS } from "./vat-reasons.ts";

/**
 * How a line is taxed: its category of EN 16931, its rate in basis points, and the reason when VAT is not charged. A
 * rate of 0 without a reason cannot be said.
 */
export type VatTreatment =
  | { category: "S"; basisPoints: TaxedRate; reason: null }
  | {
      [Reason in VatReason]: { category: (typeof VAT_REASONS)[Reason]["category"]; basisPoints: 0; reason: Reason };
    }[VatReason];

/** The treatment without VAT that a reason gives. */
export function untaxed(reason: VatReason): VatTreatment {
  // The type ties each reason to its category, which the compiler cannot follow through a look-up.
  return { category: VAT_REASONS[reason].category, basisPoints: 0, reason } as VatTreatment;
}

/** The treatment of a rate, in basis points; of 0, by its reason, `not_said` without one. Throws on an unknown rate. */
export function vatTreatment(basisPoints: number, reason: VatReason | null): VatTreatment {
  if (basisPoints === 0) return untaxed(reason ?? "not_said");
  if (!isTaxedRate(basisPoints)) throw new RangeError(`no VAT rate of ${basisPoints} basis points`);
  return { category: "S", basisPoints, reason: null };
}

/**
 * The treatment under the seller's regime: nothing is taxed under franchise, nor while the regime is unknown, whatever
 * was chosen.
 */
export function treatmentUnder(
  regime: VatRegime | null,
  chosen: { basisPoints: number; reason: VatReason | null },
): VatTreatment {
  if (regime === null) return untaxed("no_regime");
  return regime === "franchise" ? untaxed("franchise") : vatTreatment(chosen.basisPoints, chosen.reason);
}

/** What a document of that day says of the reason; empty for the reasons that print nothing. */
export function reasonNotice(reason: VatReason, day: CalendarDate): string {
  return wordingOn(VAT_REASONS[reason].wordings, day);
}

function isTaxedRate(basisPoints: number): basisPoints is TaxedRate {
  return TAXED_RATES.some((rate) => rate === basisPoints);
}

/** True when documents print rates and amounts of VAT: under the standard regime only, not while it is unknown. */
export function printsVat(regime: VatRegime | null): boolean {
  return regime === "standard";
}
