import type { VatAdviceAnswer } from "#api/quotes/vat-advice.ts";
import { toWireLineAdvice, toWireVatAnswers } from "#api/quotes/vat-advice.ts";
import { adviseVat } from "#domain/lines/vat-advice/advise-vat.ts";
import type { VatAnswers } from "#domain/lines/vat-advice/vat-answers.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import { loadPricing } from "./load-pricing.ts";

/**
 * The VAT that is advised for the lines of a project's quote, by those answers. Without lines yet, or under a regime
 * that decides by itself, there is none.
 */
export async function readVatAdvice(
  deps: Deps,
  tx: Db,
  project: StoredProject,
  answers: VatAnswers,
): Promise<VatAdviceAnswer> {
  const pricing = await loadPricing(deps, tx, project);
  const parts = { answers: toWireVatAnswers(answers), vat_regime: null, lines: [] };
  if (!pricing.ok) return parts;
  const { seller, buyer, lines } = pricing.value;
  if (seller.vatRegime !== "standard") return { ...parts, vat_regime: seller.vatRegime };
  const advice = adviseVat({ seller, buyer, siteAddress: project.siteAddress, lines }, answers);
  return { ...parts, vat_regime: seller.vatRegime, lines: advice.map(toWireLineAdvice) };
}
