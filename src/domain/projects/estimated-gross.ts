import type { VatRegime } from "../company/company.ts";
import { STANDARD_VAT_BASIS_POINTS } from "../company/company.ts";
import { treatmentUnder } from "../lines/vat-treatment.ts";
import { vatOnCents } from "../shared/money.ts";
import type { Estimation } from "./project.ts";
import { estimationTotalCents } from "./project.ts";

/**
 * What an estimation comes to with VAT under the seller's regime, in cents. Null without a price. The rate is its own,
 * 20 % where none was chosen; it is not for an estimation whose tasks have rates of their own.
 */
export function estimatedGrossCents(estimation: Estimation, regime: VatRegime | null): number | null {
  const netCents = estimationTotalCents(estimation);
  if (netCents === null) return null;
  const chosen = {
    basisPoints: estimation.vatBasisPoints ?? STANDARD_VAT_BASIS_POINTS,
    reason: estimation.vatReason,
  };
  return netCents + vatOnCents(netCents, treatmentUnder(regime ?? "standard", chosen).basisPoints);
}
