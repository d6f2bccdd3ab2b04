import { isWithCustomer } from "#domain/documents/document-state.ts";
import { plannedEnd, printedFacts } from "#domain/documents/printed-facts.ts";
import { checkVat } from "#domain/lines/check-vat.ts";
import { addUp } from "#domain/lines/totals.ts";
import type { QuoteConditions } from "#domain/quotes/conditions/quote-conditions.ts";
import { NO_CONDITIONS } from "#domain/quotes/conditions/quote-conditions.ts";
import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import type { NumberedQuote, Quote } from "#domain/quotes/quote.ts";
import type { QuoteSegment } from "#domain/quotes/versions/changed-parts.ts";
import { CHANGED_PARTS } from "#domain/quotes/versions/changed-parts.ts";
import { canonicalJson } from "#domain/shared/canonical-json.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { NextDocument } from "#server/documents/issue-document.repository.ts";
import { lockSeries, takePlace } from "#server/documents/issue-document.repository.ts";
import type { DocumentLinkRow } from "#server/documents/links/document-links.ts";
import { linkDocument } from "#server/documents/links/link-document.ts";
import { notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import { findProject, lockProject } from "#server/projects/projects.repository.ts";
import { orderError } from "./check-order.ts";
import { findQuoteConditions, saveQuoteConditions } from "./conditions/quote-conditions.repository.ts";
import { NOTHING_GIVEN, drawUpQuote, quoteDays } from "./draw-up-quote.ts";
import type { KnownQuote } from "./kept-quotes.ts";
import { findChangeOrder, insertQuote, findLatestQuote } from "./kept-quotes.ts";
import { loadPricing, readPricingFacts } from "./load-pricing.ts";
import { isInvoiced, readGivenBefore } from "./quote-versions.repository.ts";

/**
 * Creates the quote of a project, or a new version of it when it reads otherwise than the last one: what was shown is
 * never rewritten, and each version keeps its link. The project's row is locked, so a second click gets the quote of
 * the first. An accepted quote is answered as it is, unless a version after it is wanted.
 */
export async function createQuote(
  deps: Deps,
  tx: Db,
  companyId: string,
  projectId: string,
  { isAfterAcceptance = false }: { isAfterAcceptance?: boolean } = {},
): Promise<DocumentLinkRow> {
  // Sent together, and run one after the other: all of it is read once the row is held.
  const [project, heldSeries, latest, facts, conditions] = await Promise.all([
    lockProject(tx, projectId),
    lockSeries(tx, "quote"),
    findLatestQuote(deps, tx, projectId),
    readPricingFacts(tx, projectId),
    findQuoteConditions(tx, projectId),
  ]);
  if (!project) throw notFound();
  const pricing = await loadPricing(deps, tx, project, facts);
  if (latest?.state === "accepted" && !isAfterAcceptance) return linkQuote(deps, tx, companyId, latest);
  if (!pricing.ok) throw refusalError(pricing.refusal, quoteMessages);
  const vat = checkVat(pricing.value.lines);
  if (!vat.ok) throw refusalError(vat.refusal, quoteMessages);
  const history = latest ? await readGivenBefore(tx, latest.quote.number, pricing.value.buyer.id) : NOTHING_GIVEN;
  const amends = await findChangeOrder(deps, tx, latest, pricing.value.buyer);
  const nextQuote = drawUpQuote(deps, project, pricing.value, {
    latest: latest?.quote ?? null,
    history,
    conditions,
    amends,
  });
  if (latest && isSameQuote(latest, nextQuote)) return linkQuote(deps, tx, companyId, latest);
  if (amends && (await isInvoiced(tx, projectId))) throw orderError({ code: "order_after_invoice" });
  const quote = numberQuote(deps, heldSeries, nextQuote, latest?.quote ?? null);
  const [, , link] = await Promise.all([
    insertQuote(deps, tx, companyId, quote),
    // What the company proposes later changes nothing of a quote that was drawn up.
    saveQuoteConditions(tx, projectId, conditions),
    linkQuote(deps, tx, companyId, { quote }),
  ]);
  return link;
}

/**
 * Draws up anew the last version of a project's quote as the project reads now, for the same customer and the same
 * total. Gives the ID of the new version, or null when its total or its customer would change, or anything but what it
 * says of its parties once the customer has read it: the seller has to see that first. The project's row is already
 * locked.
 */
export async function redrawForSameTotal(
  deps: Deps,
  tx: Db,
  companyId: string,
  { quote, state }: KnownQuote,
): Promise<string | null> {
  if (state !== "draft" && state !== "viewed") return null;
  const project = await findProject(tx, quote.projectId);
  const latest = await findLatestQuote(deps, tx, quote.projectId);
  if (!project || latest?.quote.id !== quote.id) return null;
  const [pricing, conditions] = await Promise.all([
    loadPricing(deps, tx, project),
    findQuoteConditions(tx, project.id),
  ]);
  if (!pricing.ok || !checkVat(pricing.value.lines).ok) return null;
  const { lines, terms, buyer } = pricing.value;
  if (addUp(lines, terms).grossCents !== quote.totals.grossCents || buyer.id !== quote.buyer.id) return null;
  const amends = quote.amends ?? null;
  const nextQuote = drawUpQuote(deps, project, pricing.value, {
    latest: quote,
    history: NOTHING_GIVEN,
    conditions,
    amends,
  });
  if (state === "viewed" && !saysSameButParties(quote, nextQuote)) return null;
  const { id } = await createQuote(deps, tx, companyId, project.id);
  return id;
}

function numberQuote(deps: Deps, heldSeries: NextDocument, nextQuote: Quote, latest: Quote | null): NumberedQuote {
  const { number, date } = takePlace(deps, heldSeries, nextQuote.quotedOn);
  return {
    ...nextQuote,
    number: latest?.number ?? number,
    ...quoteDays(date),
    totals: addUp(nextQuote.lines, nextQuote.terms),
  };
}

/** True when the latest quote stands as it is: drawing it up again would give it with another number of version. */
export function isSameQuote({ quote, state }: KnownQuote, nextQuote: Quote): boolean {
  // A version that the customer has keeps its days while it is valid: another day alone makes no new version.
  const keepsDays = isWithCustomer(state);
  const hasSameDays = quote.quotedOn === nextQuote.quotedOn && quote.validUntil === nextQuote.validUntil;
  return (keepsDays || hasSameDays) && !isBehind({ quote, state }, nextQuote);
}

// True when the next version of a quote would say something else, apart from its days. The planned end counts until the
// customer has the quote: it moves once the work is done, which changes nothing that was agreed.
function isBehind({ quote, state }: Pick<KnownQuote, "quote" | "state">, nextQuote: Quote): boolean {
  const keepsEnd = isWithCustomer(state) || plannedEndOf(quote) === plannedEndOf(nextQuote);
  // What was accepted is not changed by itself: the order that would come after it says nothing more.
  const { amends: _amends, ...next } = nextQuote;
  const comparedQuote = state === "accepted" ? { ...next, ...(quote.amends && { amends: quote.amends }) } : nextQuote;
  return !keepsEnd || !hasSameContent(quote, comparedQuote);
}

/** The parts of a quote that its next version says otherwise, apart from its days. */
export function listChangedParts(
  { quote, state }: Pick<KnownQuote, "quote" | "state">,
  nextQuote: Quote,
): QuoteSegment[] {
  if (!isBehind({ quote, state }, nextQuote)) return [];
  const parts = CHANGED_PARTS.filter((part) => !isPartSame(part, quote, nextQuote));
  // The planned end is no content of a quote.
  return parts.length === 0 ? ["project"] : parts;
}

// Whether one part stands as it was, when all others do.
function isPartSame(part: QuoteSegment, quote: NumberedQuote, nextQuote: Quote): boolean {
  const { totals: _totals, ...sameQuote } = quote;
  return hasSameContent(quote, { ...sameQuote, [part]: nextQuote[part] });
}

// Whether two versions of a quote say the same, apart from their days.
function hasSameContent(quote: NumberedQuote, nextQuote: Quote): boolean {
  const { totals: _totals, ...latest } = quote;
  const { id, version, isRevision: _isRevision, edition: _edition, quotedOn, validUntil, ...content } = latest;
  const { isRevision: _nextIsRevision, edition: _nextEdition, ...wholeNext } = nextQuote;
  // The address that a customer is written to is no change of what was offered to them: it is given, or corrected.
  const next = {
    ...wholeNext,
    buyer: { ...wholeNext.buyer, email: content.buyer.email },
    conditions: comparedConditions(quote, wholeNext),
  };
  const place = { id, version, quotedOn, validUntil };
  return contentOf({ ...next, ...place }) === contentOf({ ...content, ...place });
}

// A version that was kept before it could say where the work is done says the same as the next one, which does.
function comparedConditions({ conditions }: NumberedQuote, next: Quote): QuoteConditions {
  const { place: _place, ...placeless } = next.conditions ?? NO_CONDITIONS;
  return conditions === undefined ? placeless : (next.conditions ?? NO_CONDITIONS);
}

function saysSameButParties(quote: NumberedQuote, { seller: _seller, buyer: _buyer, ...nextQuote }: Quote): boolean {
  return hasSameContent(quote, { ...nextQuote, seller: quote.seller, buyer: quote.buyer });
}

// A quote keeps more of its project than it prints: the day on which the work ended is for the invoice. Only what is
// printed in its head counts, without the planned end, which is one of its days.
function contentOf({ project, conditions = NO_CONDITIONS, ...quote }: Quote): string {
  const { endDate: _endDate, ...lasting } = project ?? {};
  const source = { ...quote, project: lasting, date: quote.quotedOn };
  return canonicalJson({ ...quote, conditions, facts: printedFacts(source, "quote") });
}

function plannedEndOf({ project, quotedOn }: Pick<Quote, "project" | "quotedOn">): string {
  return plannedEnd({ ...(project && { project }), date: quotedOn });
}

function linkQuote(
  deps: Deps,
  tx: Db,
  companyId: string,
  { quote }: Pick<KnownQuote, "quote">,
): Promise<DocumentLinkRow> {
  return linkDocument(deps, tx, { companyId, kind: "quote", id: quote.id });
}
