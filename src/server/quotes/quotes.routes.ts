import { createQuote as createQuoteEndpoint, previewQuote } from "#api/documents.ts";
import {
  beginDraft as beginDraftEndpoint,
  getDraft,
  decideQuote,
  getProjectDraft,
  listVersions,
  prepareQuote,
  saveDraft as saveDraftEndpoint,
  sendQuote,
  withdrawDecision,
} from "#api/quotes.ts";
import { isSameBuyer } from "#domain/customers/same-buyer.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import { checkSale } from "#server/documents/check-sale.ts";
import { toDocumentLink } from "#server/documents/links/document-links.ts";
import { previewAnswer } from "#server/documents/preview-answer.ts";
import { notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findProject } from "#server/projects/projects.repository.ts";
import { findQuoteConditions } from "./conditions/quote-conditions.repository.ts";
import { createQuote, isSameQuote, listChangedParts } from "./create-quote.ts";
import { NOTHING_GIVEN, drawUpQuote } from "./draw-up-quote.ts";
import { findChangeOrder, findLatestQuote } from "./kept-quotes.ts";
import { loadPricing } from "./load-pricing.ts";
import { beginDraft, readDraft, readProjectDraft, saveDraft } from "./quote-drafts.ts";
import { readGivenBefore } from "./quote-versions.repository.ts";
import { noteAnswer, prepareToGive, sendByHand, listVersionAnswers, withdrawAnswer } from "./quote-versions.ts";
import { findReplacedReasons } from "./replaced-reasons.ts";
import { readAnsweredVat } from "./vat-answers.repository.ts";

/** Quotes of a project, and their drafts. */
export const quoteRoutes: Route[] = [
  route(getProjectDraft, (_deps, { tx, params }) => readProjectDraft(tx, params.id)),

  route(beginDraftEndpoint, async (deps, { tx, caller, params }) => ({
    draft: await beginDraft(deps, tx, caller.companyId, params.id),
  })),

  route(getDraft, async (_deps, { tx, params }) => ({ draft: await readDraft(tx, params.id) })),

  route(saveDraftEndpoint, async (deps, { tx, params, body }) => ({
    draft: await saveDraft(deps, tx, params.id, body),
  })),

  route(createQuoteEndpoint, async (deps, { tx, caller, params, body }) =>
    toDocumentLink(
      await createQuote(deps, tx, caller.companyId, params.id, { isAfterAcceptance: body.after_acceptance ?? false }),
      deps.clock(),
    ),
  ),

  route(listVersions, async (deps, { tx, params }) => ({ versions: await listVersionAnswers(deps, tx, params.id) })),

  route(sendQuote, async (deps, { tx, caller, params, body }) => ({
    version: await sendByHand(deps, tx, caller, params.versionId, body.confirmed_doubts ?? []),
  })),

  route(prepareQuote, async (deps, { tx, caller, params, body }) => {
    const detailsOfFirm = body.is_without_details === true ? "refused" : "asked";
    const doubts = body.confirmed_doubts ?? [];
    return { version: await prepareToGive(deps, tx, caller, params.versionId, doubts, detailsOfFirm) };
  }),

  route(decideQuote, async (deps, { tx, caller, params, body }) => {
    const answer = { answer: body.decision, signer: body.signer, decidedOn: body.decided_on };
    const certificateTitles = body.received_certificates ?? null;
    return { version: await noteAnswer(deps, tx, caller, params.versionId, answer, certificateTitles) };
  }),

  route(withdrawDecision, async (deps, { tx, caller, params }) => ({
    version: await withdrawAnswer(deps, tx, caller, params.versionId),
  })),

  route(previewQuote, async (deps, { tx, params }) => {
    const project = await findProject(tx, params.id);
    if (!project) throw notFound();
    const [pricing, conditions] = await Promise.all([
      loadPricing(deps, tx, project),
      findQuoteConditions(tx, project.id),
    ]);
    if (!pricing.ok) throw refusalError(pricing.refusal, quoteMessages);
    const latestVersion = await findLatestQuote(deps, tx, project.id);
    const latest = latestVersion?.quote ?? null;
    const history = latest ? await readGivenBefore(tx, latest.number, pricing.value.buyer.id) : NOTHING_GIVEN;
    const amends = await findChangeOrder(deps, tx, latestVersion, pricing.value.buyer);
    const quote = drawUpQuote(deps, project, pricing.value, { latest, history, conditions, amends });
    const changedParts = latestVersion === null ? [] : listChangedParts(latestVersion, quote);
    const { works } = await readAnsweredVat(tx, project.id, quote);
    const check = checkSale({ ...quote, works }, pricing.value.declarations);
    return {
      // What changed nothing reads as its customer reads it.
      ...previewAnswer(
        quoteView(latestVersion && isSameQuote(latestVersion, quote) ? latestVersion.quote : quote),
        check,
      ),
      differs_from_latest: changedParts.length > 0,
      changed_parts: changedParts,
      has_other_buyer: latest !== null && !isSameBuyer(latest.buyer, quote.buyer),
      replaced_vat_reasons: await findReplacedReasons(tx, project, pricing.value),
    };
  }),
];
