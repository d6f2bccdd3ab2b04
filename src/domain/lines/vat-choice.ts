import type { VatRegime } from "../company/company.ts";
import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";
import type { ChosenVatReason } from "./vat-reasons.ts";

/** The rate chosen for a task or an estimation, null for none of its own, and the reason of a rate of 0. */
export type VatChoice = { vatBasisPoints: number | null; vatReason: ChosenVatReason | null };

/** What is sent of a choice: what is left out stays, but a rate sent anew needs its own reason. */
export type SentVatChoice = {
  vatBasisPoints?: number | null | undefined;
  vatReason?: ChosenVatReason | null | undefined;
};

/**
 * The choice once what was sent is applied. Refuses `vat_reason_missing` for a rate of 0 without a reason, unless the
 * regime is the franchise, which is the reason.
 */
export function changeVatChoice(
  storedChoice: VatChoice,
  sentChoice: SentVatChoice,
  regime: VatRegime | null,
): Result<VatChoice, "vat_reason_missing"> {
  if (sentChoice.vatBasisPoints === undefined && sentChoice.vatReason === undefined) return ok(storedChoice);
  const vatBasisPoints =
    sentChoice.vatBasisPoints === undefined ? storedChoice.vatBasisPoints : sentChoice.vatBasisPoints;
  if (vatBasisPoints !== 0) return ok({ vatBasisPoints, vatReason: null });
  const reasonBefore = storedChoice.vatBasisPoints === 0 ? storedChoice.vatReason : null;
  const vatReason = sentChoice.vatReason === undefined ? reasonBefore : sentChoice.vatReason;
  if (vatReason === null && regime !== "franchise") return refused("vat_reason_missing", ["vat_reason"]);
  return ok({ vatBasisPoints, vatReason });
}
