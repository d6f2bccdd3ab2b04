import type { PageAssets } from "#api/documents/customer-page.ts";
import type { QuotePage, QuotePageScreen } from "#api/quotes/quote-page.ts";
import { personName } from "#domain/customers/customer.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { isConsumer, lastWithdrawalDay } from "#domain/documents/withdrawal.ts";
import { conditionTotals } from "#domain/quotes/conditions/conditions-view.ts";
import { NO_CONDITIONS } from "#domain/quotes/conditions/quote-conditions.ts";
import { signedView } from "#domain/quotes/signing/signed-view.ts";
import { checkOpenness } from "#domain/quotes/signing/signing-rules.ts";
import { signingMessages } from "#domain/quotes/signing/signing.messages.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import type { Refusal } from "#domain/shared/refusal.ts";
import { frenchMoment } from "#domain/shared/text/french-moment.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { documentUrls } from "#server/documents/links/document-links.ts";
import { countRenderFailures, MOST_FAILURES } from "#server/documents/render-failures.repository.ts";
import { findNewerVersionToken } from "#server/documents/state-facts.repository.ts";
import type { VersionRow } from "../quote-versions.repository.ts";
import { findVersion } from "../quote-versions.repository.ts";
import { usesCode } from "./begin-signing.ts";
import type { AnswerRow } from "./customer-answers.repository.ts";
import { findAgreedToken, findNewestAnswer } from "./customer-answers.repository.ts";
import { loadChanges } from "./load-changes.ts";
import type { LinkedOffer } from "./load-offer.ts";
import { findOrderRefusal } from "./load-offer.ts";
import { findSigning } from "./signings.repository.ts";

/** What of a page comes from the call: its screen, what was typed and refused, and what was just done. */
export type PageCall = {
  screen?: QuotePageScreen;
  signingId?: string;
  typedTexts?: Record<string, string>;
  refusal?: { of: Refusal; form: string };
  news?: QuotePage["news"];
  isForSeller?: boolean;
};

/** The page of a quote, or the token of the version that was agreed when options made another one of it. */
export async function loadPageData(
  deps: Deps,
  offer: LinkedOffer,
  assets: PageAssets,
  { screen = "read", signingId, typedTexts = {}, refusal, news = null, isForSeller = false }: PageCall,
): Promise<{ page: QuotePage } | { agreedToken: string }> {
  const { document, token, view, options } = offer;
  const facts = await inCompany(deps.db, document.companyId, async (tx) => ({
    version: (await findVersion(tx, document.id))!,
    agreedToken: await findAgreedToken(tx, document.id),
    newerToken: await findNewerVersionToken(tx, document.id),
    failures: await countRenderFailures(tx, document),
    signing: signingId === undefined ? null : await findSigning(tx, document.id, signingId),
    answer: await findNewestAnswer(tx, document.id),
  }));
  const { version, agreedToken, newerToken, failures, signing, answer } = facts;
  const { status } = offer.keptDocument.state;
  if (agreedToken !== null && status === "replaced") return { agreedToken };
  // A quote has a state of quotes.
  const state = status as Parameters<typeof checkOpenness>[0]["state"];
  const openness = checkOpenness({
    state,
    isOfOtherCustomer: version.is_of_other_customer,
    orderRefusal: findOrderRefusal(deps, version),
  });
  // A customer who opens the link has the quote, and it is « vu »: only its seller reads one that nobody has.
  const isPreview = isForSeller && state === "draft";
  return {
    page: {
      assets,
      screen,
      ...urlsOf(token),
      logoUrl: view.logoId && `/documents/${token}/logo/${view.logoId}`,
      isSetAside: failures >= MOST_FAILURES,
      view: answer?.act === "accepted" && status === "accepted" ? asSigned(view, answer, version) : view,
      validUntil: offer.quote.validUntil,
      options,
      status,
      newerPageUrl: newerToken && documentUrls("quote", newerToken).page_url,
      isOpen: openness.ok && !isPreview,
      isPreview,
      isForSeller,
      changes: screen === "read" && (openness.ok || isPreview) ? await loadChanges(deps, offer) : null,
      ...offeredParts(offer, version),
      order: orderOf(offer, openness),
      usesCode: signing ? signing.code_mac !== null : usesCode(deps),
      ...partiesOf(offer),
      answer: answer && toPageAnswer(deps, offer, version, answer),
      signing: signing && { id: signing.id, signer: signing.signer, email: signing.email },
      today: dayAt(deps.clock(), version.time_zone),
      typedTexts,
      refusal: refusal ? sayRefusal(refusal) : null,
      news,
    },
  };
}

function orderOf({ quote: { amends } }: LinkedOffer, openness: ReturnType<typeof checkOpenness>): QuotePage["order"] {
  if (!amends) return null;
  const closedCode = openness.ok || !openness.refusal.code.startsWith("order_") ? null : openness.refusal.code;
  return { rank: amends.rank, closed: closedCode && (signingMessages[closedCode] ?? null) };
}

// A change order has a name of its own, and asks for no deposit.
function offeredParts({ quote, totals }: LinkedOffer, { edition }: VersionRow): Pick<QuotePage, "edition" | "deposit"> {
  const { amends, isRevision = quote.version > 1, conditions = NO_CONDITIONS } = quote;
  if (amends) return { edition: null, deposit: null };
  const { deposit } = conditions;
  const [row = null] = deposit ? conditionTotals({ deposit }, totals.grossCents) : [];
  return { edition: isRevision ? edition : null, deposit: row };
}

function partiesOf({ quote: { seller, buyer } }: LinkedOffer) {
  const isPerson = isConsumer(buyer);
  return { isConsumer: isPerson, sellerPhone: seller.phone, customerName: isPerson ? personName(buyer) : "" };
}

function urlsOf(token: string): Pick<QuotePage, "pageUrl" | "pdfUrl"> {
  const { page_url, url } = documentUrls("quote", token);
  return { pageUrl: page_url, pdfUrl: url };
}

function asSigned(view: DocumentView, { content, created_at: at }: AnswerRow, { time_zone }: VersionRow): DocumentView {
  return signedView(view, { signer: content.signer, moment: frenchMoment(at, time_zone) });
}

function toPageAnswer(
  deps: Deps,
  { token, quote }: LinkedOffer,
  version: VersionRow,
  { act, content, created_at: at }: AnswerRow,
): QuotePage["answer"] {
  const lastDay = lastWithdrawalDay(dayAt(at, version.time_zone));
  const mayWithdraw =
    act === "accepted" &&
    version.decision === "accepted" &&
    isConsumer(quote.buyer) &&
    dayAt(deps.clock(), version.time_zone) <= lastDay;
  return {
    act,
    signer: content.signer,
    moment: frenchMoment(at, version.time_zone),
    drawing: content.drawing,
    isCoded: content.code !== null,
    withdrawUntil: mayWithdraw ? lastDay : null,
    copyUrl: act === "accepted" ? `/quote/${token}/signed.pdf` : null,
  };
}

function sayRefusal({ of: { code, fields }, form }: NonNullable<PageCall["refusal"]>): QuotePage["refusal"] {
  const sentence = signingMessages[code];
  if (sentence === undefined) throw new Error(`no French sentence for refusal ${code}`);
  return { code, sentence, field: fields?.[0] ?? null, form };
}
