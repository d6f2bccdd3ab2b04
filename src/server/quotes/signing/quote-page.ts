import type { NoticeRenderer, PageAssets } from "#api/documents/customer-page.ts";
import { PREVIEW_QUERY } from "#api/documents/seller-preview.ts";
import { OFFERED_FIELD } from "#api/quotes/quote-page.ts";
import type { QuotePage, QuotePageRenderer } from "#api/quotes/quote-page.ts";
import { pageNotices, signingMessages } from "#domain/quotes/signing/signing.messages.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { allowOwnFrame } from "#server/documents/document-files.ts";
import { refuseUnready } from "#server/documents/links/check-shown.ts";
import { isLedByOwnPage, isSurelyLedByOwnPage } from "#server/documents/links/own-page.ts";
import { noteViewed } from "#server/documents/links/public-links.repository.ts";
import { answerFaultsByPages, asPrivatePage } from "#server/documents/pages/fault-pages.ts";
import type { PageForm } from "#server/documents/pages/page-forms.ts";
import { acceptForms, readForm } from "#server/documents/pages/page-forms.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { isId } from "#server/ids.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { beginSigning, sendCodeAgain } from "./begin-signing.ts";
import { findLastAnswer } from "./customer-answers.repository.ts";
import type { LinkedOffer } from "./load-offer.ts";
import { loadOffer } from "./load-offer.ts";
import { askQuestion, noteDecline, withdrawFromContract } from "./other-acts.ts";
import type { PageCall } from "./page-data.ts";
import { loadPageData } from "./page-data.ts";
import type { Whereabouts } from "./sign.ts";
import { signQuote } from "./sign.ts";
import { loadSignedCopy } from "./signed-copy.ts";
import { loadSigning } from "./signings.ts";

/** How the page is written, and where its script and its style are. */
export type QuotePageWriter = QuotePageRenderer & NoticeRenderer & { assets: PageAssets };

type Params = { Params: { quoteId: string; signingId: string }; Querystring: Record<string, unknown> };
type Request = FastifyRequest<Params>;

/** What an act comes to: where to go then, or why it is refused. */
type Act = (call: { offer: LinkedOffer; form: PageForm; request: Request }) => Promise<Result<string>>;

/**
 * Serves the page of a quote to its customer: read, ticked, asked about, signed, declined and withdrawn from by plain
 * forms, so that all of it works without a script. A form that is refused is shown again with what was typed; one that
 * is done leads to a page, so that reloading it sends nothing twice.
 */
export async function mountQuotePage(
  app: FastifyInstance,
  deps: Deps,
  writer: QuotePageWriter,
  addressOf: (request: FastifyRequest) => string,
): Promise<void> {
  await app.register(async (scope) => {
    acceptForms(scope);
    answerFaultsByPages(scope, writer, pageNotices);
    const show = showPage(deps, writer);
    const page = (call: (request: Request) => PageCall) => async (request: Request, reply: FastifyReply) => {
      const offer = await loadOffer(deps, request.params.quoteId, optionsOf(request));
      // The company comes from its own pages to see what its customer will.
      if (!isLedByOwnPage(request)) refuseUnready(offer.keptDocument);
      return show(reply, offer, { ...call(request), isForSeller: isForSeller(request) });
    };
    scope.get<Params>(
      "/quote/:quoteId",
      page(({ query }) => ({ news: query.sent === "1" ? "question" : null })),
    );
    scope.get<Params>(
      "/quote/:quoteId/withdrawal",
      page(() => ({ screen: "withdraw" })),
    );
    scope.get<Params>("/quote/:quoteId/sign/:signingId", async (request, reply) => {
      const { offer, signingId } = await loadSigned(deps, request);
      const news = request.query.sent === "1" ? "code" : null;
      return show(reply, offer, { screen: "sign", signingId, news });
    });
    scope.get<Params>("/quote/:quoteId/signed.pdf", (request, reply) => sendSignedCopy(deps, request, reply));

    const post = (path: string, call: (request: Request) => PageCall, act: Act) =>
      scope.post<Params>(path, async (request, reply) => {
        const form = readForm(request.body);
        const chosen = form.ok ? form.value.options : [];
        const isSigning = request.params.signingId !== undefined;
        const offer = isSigning
          ? (await loadSigned(deps, request)).offer
          : await loadOffer(deps, request.params.quoteId, chosen);
        refuseUnready(offer.keptDocument);
        if (ANSWERING_FORMS.includes(formNameOf(path))) refuseFromPreview(offer, form);
        await inCompany(deps.db, offer.document.companyId, (tx) => noteViewed(tx, offer.token, null, deps.clock()));
        const outcome = form.ok ? await act({ offer, form: form.value, request }) : form;
        if (outcome.ok) return reply.redirect(outcome.value, 303);
        const refusal = { of: outcome.refusal, form: formNameOf(path) };
        const typedTexts = form.ok ? form.value.typedTexts : {};
        return show(reply.status(422), offer, { ...call(request), typedTexts, refusal });
      });
    const where = (request: Request): Whereabouts => ({
      address: addressOf(request),
      userAgent: (request.headers["user-agent"] ?? "").slice(0, 400).toWellFormed(),
    });
    const pageOf = ({ token }: Pick<LinkedOffer, "token">) => `/quote/${token}`;
    mountSigning(deps, { post, where, pageOf });
    mountOtherActs(deps, { post, where, pageOf });
  });
}

type Mounting = {
  post: (path: string, call: (request: Request) => PageCall, act: Act) => void;
  where: (request: Request) => Whereabouts;
  pageOf: (offer: Pick<LinkedOffer, "token">) => string;
};

function mountSigning(deps: Deps, { post, where, pageOf }: Mounting): void {
  post(
    "/quote/:quoteId/options",
    () => ({}),
    async ({ offer, form }) => {
      const chosen = new URLSearchParams(form.options.map((id): [string, string] => ["option", id]));
      return { ok: true, value: `${pageOf(offer)}?${chosen}#total` };
    },
  );
  post(
    "/quote/:quoteId/accept",
    () => ({}),
    async ({ offer, form }) => {
      const outcome = await beginSigning(deps, offer, { signer: form.text("signer"), email: form.text("email") });
      return outcome.ok ? { ok: true, value: `${pageOf(offer)}/sign/${outcome.value}` } : outcome;
    },
  );
  const signing = ({ params }: Request): PageCall => ({ screen: "sign", signingId: params.signingId });
  post("/quote/:quoteId/sign/:signingId", signing, async ({ offer, form, request }) => {
    const outcome = await signQuote(deps, offer, request.params.signingId, {
      code: form.text("code"),
      drawing: form.text("drawing"),
      certificates: form.certificates,
      wantsEarlyStart: form.isTicked("early"),
      ...where(request),
    });
    return outcome.ok ? { ok: true, value: pageOf(outcome.value) } : outcome;
  });
  post("/quote/:quoteId/sign/:signingId/code", signing, async ({ offer, request }) => {
    const outcome = await sendCodeAgain(deps, offer, request.params.signingId);
    return outcome.ok ? { ok: true, value: `${pageOf(offer)}/sign/${request.params.signingId}?sent=1` } : outcome;
  });
}

function mountOtherActs(deps: Deps, { post, where, pageOf }: Mounting): void {
  const then = (done: Result<null>, url: string): Result<string> => (done.ok ? { ok: true, value: url } : done);
  post(
    "/quote/:quoteId/decline",
    () => ({}),
    async ({ offer, form, request }) =>
      then(
        await noteDecline(deps, offer, {
          signer: form.text("signer"),
          reason: form.text("reason"),
          ...where(request),
        }),
        pageOf(offer),
      ),
  );
  post(
    "/quote/:quoteId/question",
    () => ({}),
    async ({ offer, form }) =>
      then(
        await askQuestion(deps, offer, {
          name: form.text("name"),
          email: form.text("email"),
          question: form.text("question"),
        }),
        `${pageOf(offer)}?sent=1#question`,
      ),
  );
  post(
    "/quote/:quoteId/withdrawal",
    () => ({ screen: "withdraw" }),
    async ({ offer, form, request }) =>
      then(await withdrawFromContract(deps, offer, { signer: form.text("signer"), ...where(request) }), pageOf(offer)),
  );
}

// A seller comes from their own screens by an address that no link of the page has.
function isForSeller(request: Request): boolean {
  return request.query[PREVIEW_QUERY] === "1" && isSurelyLedByOwnPage(request);
}

const ANSWERING_FORMS: readonly string[] = ["options", "accept", "decline"];

// A quote that nobody was given is answered from a page that offered it: a preview does not.
function refuseFromPreview({ keptDocument }: LinkedOffer, form: Result<PageForm>): void {
  if (keptDocument.state.status !== "draft" || !form.ok || form.value.isTicked(OFFERED_FIELD)) return;
  throw new ApiError(409, "quote_not_offered", signingMessages.not_offered!);
}

// The name of a form is the end of its address: « accept », « sign », « code ».
function formNameOf(path: string): string {
  return path.replace("/:signingId", "").split("/").at(-1)!;
}

function optionsOf({ query }: Request): string[] {
  return [query.option].flat().filter((one) => typeof one === "string");
}

// The options of a signature are those it began with, whatever the address says.
async function loadSigned(deps: Deps, { params: { quoteId, signingId } }: Request) {
  if (!isId(signingId)) throw notFound();
  const signing = await loadSigning(deps, quoteId, signingId);
  return { offer: await loadOffer(deps, quoteId, signing?.options ?? []), signingId };
}

function showPage(deps: Deps, { renderPage, assets }: QuotePageWriter) {
  return async (reply: FastifyReply, offer: LinkedOffer, call: PageCall) => {
    const shownPage = await loadPageData(deps, offer, assets, call);
    if ("agreedToken" in shownPage) return reply.redirect(`/quote/${shownPage.agreedToken}`, 303);
    const { page } = shownPage;
    // A signature that is over, or was never begun, leads to the quote.
    if (page.screen === "sign" && (page.signing === null || !page.isOpen) && page.refusal === null)
      return reply.redirect(page.pageUrl, 303);
    return asPrivatePage(reply).send(renderPage(fitScreen(page)));
  };
}

function fitScreen(page: QuotePage): QuotePage {
  if (page.screen === "sign" && page.signing === null) return { ...page, screen: "read" };
  if (page.screen === "withdraw" && !page.answer?.withdrawUntil && page.refusal === null)
    return { ...page, screen: "read" };
  return page;
}

async function sendSignedCopy(deps: Deps, { params }: Request, reply: FastifyReply) {
  const { document } = await loadOffer(deps, params.quoteId, []);
  const answer = await inCompany(deps.db, document.companyId, (tx) => findLastAnswer(tx, document.id, "accepted"));
  const copy = answer && (await loadSignedCopy(deps, { companyId: document.companyId, answerId: answer.id }));
  if (!copy) throw notFound();
  return allowOwnFrame(reply)
    .type(copy.mime)
    .header("content-disposition", `inline; filename="${copy.name}"`)
    .header("cache-control", "private, no-store")
    .header("x-robots-tag", "noindex")
    .send(Buffer.from(copy.bytes));
}
