import type { Result } from "#domain/shared/refusal.ts";
import { isInsuredBuilder } from "#domain/company/missing-seller-fields.ts";
import { ok, refused } from "#domain/shared/refusal.ts";
import { countedItems } from "#domain/lines/line.ts";
import { reverseChargedServices, sellsAbroadUnderFranchise } from "#domain/lines/franchise-abroad.ts";
import { agreedLines, linesUnderRegime } from "#domain/lines/lines-under-regime.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Pricing } from "#server/projects/load-estimate.ts";
import { loadEstimate, loadParties } from "#server/projects/load-estimate.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import { acceptedQuote } from "./kept-quotes.ts";
import { findDraftOfProject } from "./quote-drafts.repository.ts";

/**
 * What a quote of a project is drawn up from: the lines of its draft, or those of its estimation while it
 * has none. Refuses what an estimation refuses, without a draft, and a draft without a line that has a price.
 */
export async function loadPricing(
  deps: Deps,
  tx: Db,
  project: StoredProject,
): Promise<Result<Pricing, "estimation_incomplete" | "vat_needs_hours" | "lines_missing">> {
  const draft = await findDraftOfProject(tx, project.id);
  if (!draft) {
    const estimate = await loadEstimate(deps, tx, project);
    return estimate.ok ? ok(forItsBuyer(estimate.value)) : estimate;
  }
  if (countedItems(draft.lines).length === 0) return refused("lines_missing");
  const parties = await loadParties(deps, tx, project);
  const lines = linesUnderRegime(draft.lines, parties.seller.vatRegime);
  return ok(forItsBuyer({ ...parties, lines, terms: draft.terms }));
}

/**
 * What an invoice of a project bills: the lines and terms of the version that the customer accepted, whatever was drawn
 * up since; refuses what `agreedLines` does. Without any, those of its quote as it reads today.
 */
export async function loadBilling(deps: Deps, tx: Db, project: StoredProject) {
  const agreement = await acceptedQuote(deps, tx, project.id);
  if (!agreement) return loadPricing(deps, tx, project);
  const parties = await loadParties(deps, tx, project);
  const lines = agreedLines(agreement.quote.lines, parties.seller.vatRegime);
  if (!lines.ok) return lines;
  return ok(forItsBuyer({ ...parties, lines: lines.value, terms: agreement.quote.terms }));
}

// Works of construction are taxed where the building is, even for a business abroad (CGI 259 A 2°): a seller with the
// insurance that they need stays under franchise.
function forItsBuyer(pricing: Pricing): Pricing {
  const { seller, declarations } = pricing;
  if (!sellsAbroadUnderFranchise(pricing) || isInsuredBuilder(seller, declarations)) return pricing;
  return { ...pricing, lines: reverseChargedServices(pricing.lines) };
}
