import type { VatRegime } from "../company/company.ts";
import { draftLines } from "../lines/lines-under-regime.ts";
import { addUp } from "../lines/totals.ts";
import type { QuoteDraft } from "./quote-draft.ts";

/** What the lines come to with VAT, under the seller's regime. Null while none has a price. */
export function draftTotalCents(
  { lines, terms }: Pick<QuoteDraft, "lines" | "terms">,
  regime: VatRegime | null,
): number | null {
  const isPriced = lines.some((line) => line.kind === "item" && !line.isOption);
  return isPriced ? addUp(draftLines(lines, regime), terms).grossCents : null;
}
