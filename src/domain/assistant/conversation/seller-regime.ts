import type { VatRegime } from "../../company/company.ts";
import type { FlowState } from "./flow.ts";

/** The seller's regime of VAT as it was saved, or null while it is unknown. */
export function storedRegime({ project, seller }: Pick<FlowState, "project" | "seller">): VatRegime | null {
  return project?.vat_regime ?? seller?.vat_regime ?? null;
}

/** The seller's regime of VAT, saved or said in this conversation, or null while it is unknown. */
export function regimeOf(state: Pick<FlowState, "project" | "seller" | "answers">): VatRegime | null {
  const { vatRegime = "later" } = state.answers;
  return storedRegime(state) ?? (vatRegime === "later" ? null : vatRegime);
}
