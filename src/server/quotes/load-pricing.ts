import { isInsuredBuilder } from "#domain/company/missing-seller-fields.ts";
import { isSameBuyer } from "#domain/customers/same-buyer.ts";
import { withoutEmptySections } from "#domain/lines/empty-sections.ts";
import {
  reverseChargedChoices,
  reverseChargedServices,
  sellsAbroadUnderFranchise,
} from "#domain/lines/franchise-abroad.ts";
import type { Line } from "#domain/lines/line.ts";
import { countedItems } from "#domain/lines/line.ts";
import { agreedLines, linesUnderRegime } from "#domain/lines/lines-under-regime.ts";
import { termsInPrices } from "#domain/lines/prices/discount-prices.ts";
import type { Prices } from "#domain/lines/terms.ts";
import { NO_TERMS, pricesOf, pricesUnder, withPrices } from "#domain/lines/terms.ts";
import { pricesOfEstimation } from "#domain/projects/project.ts";
import type { QuoteDraft } from "#domain/quotes/quote-draft.ts";
import type { PricedFor } from "#domain/quotes/usual-prices.ts";
import { firstPrices } from "#domain/quotes/usual-prices.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { EstimateRefusal, Pricing, ProjectParties, PartiesFacts } from "#server/projects/load-estimate.ts";
import { loadEstimateLines, readPartiesFacts, toParties } from "#server/projects/load-estimate.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import type { AcceptedQuote } from "./kept-quotes.ts";
import { readAcceptedQuote } from "./kept-quotes.ts";
import { findDraftOfProject, findPricedCustomer } from "./quote-drafts.repository.ts";
import type { AcceptedVersion } from "./quote-versions.repository.ts";
import { findAcceptedVersion } from "./quote-versions.repository.ts";
import { findVatAnswers } from "./vat-answers.repository.ts";

/** What the quote of a project is priced from, as it is read. */
export type PricingFacts = { draft: QuoteDraft | null; sale: PartiesFacts; agreedPrices: Prices | null };

/** Reads it by the ID of the project alone, so that its row can be held in the same round trip. */
export async function readPricingFacts(tx: Db, projectId: string): Promise<PricingFacts> {
  const [draft, sale, { agreedPrices }] = await Promise.all([
    findDraftOfProject(tx, projectId),
    readPartiesFacts(tx, projectId),
    findPricedCustomer(tx, projectId),
  ]);
  return { draft, sale, agreedPrices };
}

/**
 * What a quote of a project is drawn up from: the lines of its draft, or those of its estimation while it
 * has none. `facts`: what was read of the project already. Refuses what an estimation refuses, without a draft, and a
 * draft without a line that has a price.
 */
export async function loadPricing(
  deps: Deps,
  tx: Db,
  project: StoredProject,
  facts?: PricingFacts,
): Promise<Result<Pricing, EstimateRefusal | "lines_missing">> {
  const { draft, sale, agreedPrices } = facts ?? (await readPricingFacts(tx, project.id));
  return priceLines(tx, project, { ...toParties(deps, project, sale), agreedPrices }, draft);
}

/**
 * What an invoice of a project is drawn up from. `agreement`: the version that its buyer accepted, or null.
 * `isAgreedByAnother`: a version was accepted, by somebody who is not the buyer of today.
 */
export type Billing = Pricing & { agreement: AcceptedQuote | null; isAgreedByAnother: boolean };

/** What an invoice of a project is drawn up from, as it is read: the version that was accepted is not verified yet. */
export type BillingFacts = { acceptedVersion: AcceptedVersion | null; draft: QuoteDraft | null; sale: PartiesFacts };

/** Reads it by the ID of the project alone, so that its row can be held in the same round trip. */
export async function readBillingFacts(tx: Db, projectId: string): Promise<BillingFacts> {
  const [acceptedVersion, draft, sale] = await Promise.all([
    findAcceptedVersion(tx, projectId),
    findDraftOfProject(tx, projectId),
    readPartiesFacts(tx, projectId),
  ]);
  return { acceptedVersion, draft, sale };
}

/**
 * What an invoice of a project bills: the lines and terms of the version that its buyer accepted, whatever was drawn up
 * since; refuses what `agreedLines` does. Without any, or when another buyer accepted it, those of its quote as it
 * reads today.
 */
export async function loadBilling(deps: Deps, tx: Db, project: StoredProject, facts?: BillingFacts) {
  const { acceptedVersion, draft, sale: saleFacts } = facts ?? (await readBillingFacts(tx, project.id));
  const sale = toParties(deps, project, saleFacts);
  const acceptedQuote = acceptedVersion && (await readAcceptedQuote(deps, tx, acceptedVersion));
  const { parties } = sale;
  const isAgreedByAnother = acceptedQuote !== null && !isSameBuyer(acceptedQuote.quote.buyer, parties.buyer);
  const agreement = isAgreedByAnother ? null : acceptedQuote;
  if (!agreement) {
    // A customer who was corrected into another buyer is asked about. Prices stay typed as they were accepted.
    const agreedPrices = isAgreedByAnother ? (await findPricedCustomer(tx, project.id)).agreedPrices : null;
    const pricing = await priceLines(tx, project, { ...sale, agreedPrices }, draft);
    return pricing.ok ? ok({ ...pricing.value, agreement, isAgreedByAnother }) : pricing;
  }
  const lines = agreedLines(agreement.quote.lines, parties.seller.vatRegime);
  if (!lines.ok) return lines;
  const agreedPricing = { ...parties, lines: lines.value, terms: agreement.quote.terms };
  return ok({
    ...(await loadForBuyer(tx, project, agreedPricing, agreement.quote.lines)),
    agreement,
    isAgreedByAnother,
  });
}

type PricedSale = { parties: ProjectParties } & Pick<PricedFor, "usualPrices" | "agreedPrices">;

async function priceLines(
  tx: Db,
  project: StoredProject,
  { parties, usualPrices, agreedPrices }: PricedSale,
  draft: QuoteDraft | null,
): Promise<Result<Pricing, EstimateRefusal | "lines_missing">> {
  const { vatRegime } = parties.seller;
  if (!draft) {
    const lines = await loadEstimateLines(tx, project, vatRegime);
    if (!lines.ok) return lines;
    // As a draft of the project would begin.
    const estimatePrices = pricesOfEstimation(project.estimation);
    const pricedFor = { vatRegime, customerKind: parties.buyer.kind, usualPrices, agreedPrices, estimatePrices };
    const terms = withPrices(NO_TERMS, firstPrices(pricedFor));
    const pricing = { ...parties, lines: lines.value, terms };
    return ok(await loadForBuyer(tx, project, pricing, await listWrittenLines(tx, project, parties)));
  }
  if (countedItems(draft.lines).length === 0) return refused("lines_missing");
  const writtenLines = withoutEmptySections(draft.lines);
  const terms = termsInPrices(draft.terms, draft.lines, pricesUnder(vatRegime, agreedPrices ?? pricesOf(draft.terms)));
  const pricing = { ...parties, lines: linesUnderRegime(writtenLines, vatRegime), terms };
  return ok(await loadForBuyer(tx, project, pricing, writtenLines));
}

// The lines of an estimation with the reasons that were chosen for its tasks, which the franchise replaces.
async function listWrittenLines(tx: Db, project: StoredProject, parties: ProjectParties): Promise<Line[]> {
  if (!sellsAbroadUnderFranchise(parties)) return [];
  const lines = await loadEstimateLines(tx, project, "standard");
  return lines.ok ? lines.value : [];
}

// Works of construction are taxed where the building is, even for a business abroad (CGI 259 A 2°): a seller with the
// insurance that they need stays under franchise, but for what they said to be another service.
async function loadForBuyer(tx: Db, { id }: StoredProject, pricing: Pricing, writtenLines: readonly Line[]) {
  const { seller, lines, declarations } = pricing;
  if (!sellsAbroadUnderFranchise(pricing)) return pricing;
  const isBuilder = isInsuredBuilder(seller, declarations);
  const isOfNoBuilding = !isBuilder || (await findVatAnswers(tx, id)).answers.place === "no_building";
  return {
    ...pricing,
    lines: isOfNoBuilding ? reverseChargedServices(lines) : reverseChargedChoices(lines, writtenLines),
  };
}
