import type { Company, VatRegime } from "../company/company.ts";
import { STANDARD_VAT_BASIS_POINTS } from "../company/company.ts";
import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";
import type { Line } from "./line.ts";
import type { Terms } from "./terms.ts";
import { addUp } from "./totals.ts";
import type { ChosenVatReason, VatReason } from "./vat-reasons.ts";
import { chosenReason } from "./vat-reasons.ts";
import { printsVat, treatmentUnder } from "./vat-treatment.ts";

/** The same lines under the seller's regime of today: what a regime imposed before is chosen anew at 20 %. */
export function linesUnderRegime(lines: readonly Line[], regime: VatRegime | null): Line[] {
  return lines.map((line) => {
    if (line.kind !== "item") return line;
    const { basisPoints, reason } = line.vat;
    const isImposed = reason === "franchise" || reason === "no_regime";
    const chosen = isImposed ? { basisPoints: STANDARD_VAT_BASIS_POINTS, reason: null } : { basisPoints, reason };
    return { ...line, vat: treatmentUnder(regime, chosen) };
  });
}

/**
 * The reasons for no VAT that were chosen and that the lines to print no longer say: under franchise its own reason
 * replaces them, since a seller who charges no VAT has no other (CGI 293 B).
 */
export function replacedReasons(
  chosen: readonly (VatReason | null)[],
  { lines, regime }: { lines: readonly Line[]; regime: VatRegime | null },
): ChosenVatReason[] {
  if (regime !== "franchise") return [];
  const printedReasons = new Set(lines.flatMap((line) => (line.kind === "item" ? [line.vat.reason] : [])));
  const reasons = chosen.map(chosenReason).filter((reason) => reason !== null);
  return [...new Set(reasons)].filter((reason) => !printedReasons.has(reason));
}

/**
 * The lines of a draft: under franchise none is taxed; otherwise each keeps the rate chosen for it, 20 % where a regime
 * imposed none. While the regime is unknown, rates are chosen and kept, but no document says them.
 */
export function draftLines(lines: readonly Line[], regime: VatRegime | null): Line[] {
  return linesUnderRegime(lines, regime ?? "standard");
}

/**
 * The lines that a customer accepted, under the seller's regime of today. Refuses `vat_regime_changed` when the VAT of
 * a line would change: its price was not agreed, and VAT may be neither left out nor billed without right (CGI
 * art. 283-3).
 */
export function agreedLines(lines: readonly Line[], regime: VatRegime | null): Result<Line[], "vat_regime_changed"> {
  const linesOfToday = linesUnderRegime(lines, regime);
  const isSameVat = lines.every((line, index) => vatBasisPointsOf(line) === vatBasisPointsOf(linesOfToday[index]));
  return isSameVat ? ok(linesOfToday) : refused("vat_regime_changed");
}

function vatBasisPointsOf(line: Line | undefined): number | null {
  return line?.kind === "item" ? line.vat.basisPoints : null;
}

/** What lines that are being written come to with VAT, under the seller's regime. Null while none has a price. */
export function writtenTotalCents(
  { lines, terms }: { lines: readonly Line[]; terms: Terms },
  regime: VatRegime | null,
): number | null {
  const isPriced = lines.some((line) => line.kind === "item" && !line.isOption);
  return isPriced ? addUp(draftLines(lines, regime), terms).grossCents : null;
}

type Seller = Pick<Company, "vatRegime" | "vatDueOn">;

/** Whether a seller owes the VAT of services once they are paid. */
export function isVatDueOnPayment({ vatRegime, vatDueOn }: Seller): boolean {
  return printsVat(vatRegime) && vatDueOn === "payment";
}
