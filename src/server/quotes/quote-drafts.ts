import type { DraftAnswer, WireLine, getProjectDraft, saveDraft as saveDraftEndpoint } from "#api/quotes.ts";
import { toDiscount, toLine, toWireDiscount, toWireLine } from "#api/quotes.ts";
import { toOrigins, toWireOrigins } from "#api/quotes/line-origins.ts";
import type { VatRegime } from "#domain/company/company.ts";
import { checkVat } from "#domain/lines/check-vat.ts";
import { lineMessages } from "#domain/lines/line.messages.ts";
import type { Line } from "#domain/lines/line.ts";
import { draftLines } from "#domain/lines/lines-under-regime.ts";
import { termsInPrices } from "#domain/lines/prices/discount-prices.ts";
import { NO_TERMS, pricesOf, pricesUnder, withPrices } from "#domain/lines/terms.ts";
import { pricesOfEstimation } from "#domain/projects/project.ts";
import { currentOrigins } from "#domain/quotes/line-origins.ts";
import type { QuoteDraft } from "#domain/quotes/quote-draft.ts";
import { changedEstimate, draftFromEstimate } from "#domain/quotes/quote-draft.ts";
import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import type { PricedFor } from "#domain/quotes/usual-prices.ts";
import { asksPrices, firstPrices } from "#domain/quotes/usual-prices.ts";
import { findSeller, saveConsumerPrices } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { sendWithCommit } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { canonicalSha256 } from "#server/documents/canonical-sha256.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import { loadEstimateLines } from "#server/projects/load-estimate.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import { findProject, lockProject } from "#server/projects/projects.repository.ts";
import type { z } from "zod";
import {
  findDraft,
  findDraftOfProject,
  findPricedCustomer,
  insertDraft,
  lockDraft,
  updateDraft,
} from "./quote-drafts.repository.ts";

/** The draft of a project's quote on the wire. Without a draft, the lines that `beginDraft` would give it. */
export async function readProjectDraft(tx: Db, projectId: string): Promise<z.input<typeof getProjectDraft.answer>> {
  const [draft, estimate] = await Promise.all([
    findDraftOfProject(tx, projectId),
    loadLinesToOffer(tx, projectId, findProject(tx, projectId)),
  ]);
  if (draft) return { draft: toDraftAnswer(draft, estimate), first_lines: null };
  const mayBegin = checkVat(estimate.lines).ok;
  return { draft: null, first_lines: mayBegin ? toWireLines(estimate.lines, estimate.vatRegime) : null };
}

/** The draft of that id on the wire. */
export async function readDraft(tx: Db, id: string): Promise<DraftAnswer> {
  const { draft, estimate } = await loadDraft(tx, findDraft(tx, id));
  return toDraftAnswer(draft, estimate);
}

/**
 * Gives a project its draft, the estimation's lines being its first ones; answers the one it has. Refuses an estimation
 * at 0 % without a reason.
 */
export async function beginDraft(deps: Deps, tx: Db, companyId: string, projectId: string): Promise<DraftAnswer> {
  // Sent together, and run one after the other: a draft is looked for once the project's row is held.
  const [estimate, earlierDraft] = await Promise.all([
    loadLinesToOffer(tx, projectId, lockProject(tx, projectId)),
    findDraftOfProject(tx, projectId),
  ]);
  const vat = checkVat(estimate.lines);
  if (!vat.ok) throw refusalError(vat.refusal, lineMessages);
  if (earlierDraft) return toDraftAnswer(earlierDraft, estimate);
  const terms = withPrices(NO_TERMS, firstPrices(estimate));
  const draft = draftFromEstimate({ id: deps.ids(), projectId, terms }, estimate.lines);
  await sendWithCommit(tx, insertDraft(tx, companyId, draft, deps.clock()));
  return toDraftAnswer(draft, estimate);
}

/** Saves a draft over the version that was read. Refuses 409 `draft_stale` when another was saved since. */
export async function saveDraft(
  deps: Deps,
  tx: Db,
  id: string,
  body: z.output<typeof saveDraftEndpoint.body>,
): Promise<DraftAnswer> {
  const { draft: storedDraft, estimate } = await loadDraft(tx, lockDraft(tx, id));
  const lines = draftLines(body.lines.map(toLine), estimate.vatRegime);
  const vat = checkVat(lines);
  if (!vat.ok) throw refusalError(vat.refusal, lineMessages);
  // Lines that the estimation gives only since the seller looked are still to be offered.
  const hasSeenEstimate = body.seen_estimate_version === canonicalSha256(estimate.lines);
  const seed = hasSeenEstimate ? estimate.lines : storedDraft.seed;
  const prices = estimate.agreedPrices ?? body.prices ?? pricesOf(storedDraft.terms);
  const typedTerms = { ...storedDraft.terms, discount: toDiscount(body.discount) };
  const terms = termsInPrices(body.prices ? withPrices(typedTerms, body.prices) : typedTerms, lines, prices);
  const origins = currentOrigins({ ...storedDraft.origins, ...toOrigins(body.origins ?? []) }, lines);
  const draft = {
    ...storedDraft,
    version: body.version + 1,
    lines: withSources(lines, storedDraft),
    terms,
    seed,
    origins,
  };
  if (storedDraft.version !== body.version) throw new ApiError(409, "draft_stale", quoteMessages.draft_stale);
  await sendWithCommit(tx, updateDraft(tx, draft, deps.clock()));
  const isHabit = body.is_price_choice === true && estimate.customerKind === "person" && estimate.agreedPrices === null;
  if (!isHabit) return toDraftAnswer(draft, estimate);
  await saveConsumerPrices(tx, prices);
  return toDraftAnswer(draft, { ...estimate, usualPrices: prices });
}

/** What a draft is read beside: the lines of the estimation as they are now, and for whom it is priced. */
type LinesToOffer = PricedFor & { lines: Line[]; isGiven: boolean };

function toDraftAnswer(draft: QuoteDraft, { lines: estimateLines, isGiven, ...pricedFor }: LinesToOffer): DraftAnswer {
  const { vatRegime } = pricedFor;
  const offeredLines = changedEstimate(draft, estimateLines);
  const prices = pricesUnder(vatRegime, pricedFor.agreedPrices ?? pricesOf(draft.terms));
  return {
    id: draft.id,
    project_id: draft.projectId,
    version: draft.version,
    lines: toWireLines(draft.lines, vatRegime),
    discount: toWireDiscount(termsInPrices(draft.terms, draft.lines, prices).discount),
    prices,
    agreed_prices: pricedFor.agreedPrices,
    // What its customer reads already is not asked about.
    asks_prices: !isGiven && asksPrices(pricedFor),
    origins: toWireOrigins(currentOrigins(draft.origins, draft.lines)),
    estimate_lines: offeredLines && toWireLines(offeredLines, vatRegime),
    estimate_version: canonicalSha256(estimateLines),
  };
}

function toWireLines(lines: readonly Line[], regime: VatRegime | null): WireLine[] {
  return draftLines(lines, regime).map(toWireLine);
}

async function loadDraft(
  tx: Db,
  draftRead: Promise<QuoteDraft | null>,
): Promise<{ draft: QuoteDraft; estimate: LinesToOffer }> {
  const draft = await draftRead;
  if (!draft) throw notFound();
  return { draft, estimate: await loadLinesToOffer(tx, draft.projectId, findProject(tx, draft.projectId)) };
}

// There are no lines while there is no estimation.
async function loadLinesToOffer(
  tx: Db,
  projectId: string,
  projectRead: Promise<StoredProject | null>,
): Promise<LinesToOffer> {
  const [project, { company, usualPrices }, customer] = await Promise.all([
    projectRead,
    findSeller(tx),
    findPricedCustomer(tx, projectId),
  ]);
  const { vatRegime } = company;
  if (!project) throw notFound();
  const lines = await loadEstimateLines(tx, project, vatRegime);
  const estimatePrices = pricesOfEstimation(project.estimation);
  return { lines: lines.ok ? lines.value : [], vatRegime, ...customer, usualPrices, estimatePrices };
}

// The wire says of a source the task alone: a line of the whole estimation keeps what it had.
function withSources(lines: readonly Line[], { lines: storedLines, seed }: QuoteDraft): Line[] {
  const sources = new Map(
    [...seed, ...storedLines].flatMap((line) => (line.kind === "item" ? [[line.id, line.source]] : [])),
  );
  return lines.map((line) =>
    line.kind === "item" && line.source === null ? { ...line, source: sources.get(line.id) ?? null } : line,
  );
}
