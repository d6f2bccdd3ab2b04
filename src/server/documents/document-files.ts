import type { DocumentView } from "#domain/documents/document-view.ts";
import { documentMessages } from "#domain/documents/document.messages.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { findCheckedFile } from "#server/files/files.repository.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { leavePlace } from "#server/http/strangers.ts";
import { drawQrSvg } from "#server/pdf/qr-svg.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { documentFileName } from "./document-attachment.ts";
import type { DocumentFormat } from "./document-files.repository.ts";
import { refuseUnready } from "./links/check-shown.ts";
import { documentUrls } from "./links/document-links.ts";
import { loadLinkedDocument } from "./links/linked-document.ts";
import { isLedByOwnPage } from "./links/own-page.ts";
import { findDocumentByToken } from "./links/public-links.repository.ts";
import { refuseAltered } from "./read-document.ts";
import { loadStoredDocument } from "./stored-document.ts";
import { sendableFile } from "./stream-file.ts";
import { layoutWaits } from "./wait-for-layout.ts";

/**
 * Serves the files of a document: PDF, XML, payment QR code and logo. Every address begins with the token of the
 * document. A revoked token leads to no file. Only our own pages may frame them.
 */
export function mountDocumentFiles(app: FastifyInstance, deps: Deps): void {
  const waitForLayout = layoutWaits();
  app.get<{ Params: { link: string } }>("/documents/:link", async (request, reply) => {
    const [, token = "", format] = /^([\w-]+)\.(pdf|xml|svg)$/.exec(request.params.link) ?? [];
    const document = await findDocumentByToken(deps.db, token);
    if (!document || !format) throw notFound();
    if (format === "svg") return sendQr(reply, (await loadLinkedDocument(deps, document)).view);
    const waitOutsidePlaces = <T>(work: () => Promise<T>) => {
      leavePlace(reply);
      return waitForLayout(document.companyId, work);
    };
    allowOwnFrame(reply);
    const loadFile = async () => {
      // The company reads its own drafts from its own pages, where no customer comes.
      if (document.kind === "quote" && !isLedByOwnPage(request))
        refuseUnready(await loadLinkedDocument(deps, document));
      // The pattern of the link allows only these formats, and « svg » is answered above.
      return loadStoredDocument(deps, document, format as DocumentFormat, waitOutsidePlaces);
    };
    const storedFile = await loadFile().catch((error: unknown) => {
      const isSaid = error instanceof ApiError && [409, 503].includes(error.status);
      if (!(isSaid && request.headers.accept?.includes("text/html"))) throw error;
      return error;
    });
    if (storedFile instanceof ApiError)
      return sendSentence(reply, storedFile, documentUrls(document.kind, token).page_url);
    const { file } = storedFile;
    return reply
      .type(file.mime)
      .header("content-length", file.size)
      .header(
        "content-disposition",
        `${format === "pdf" ? "inline" : "attachment"}; filename="${documentFileName(storedFile)}.${format}"`,
      )
      .send(await sendableFile(deps.db, document.companyId, file));
  });

  app.get<{ Params: { link: string; logoId: string } }>("/documents/:link/logo/:logoId", async (request, reply) => {
    const { link, logoId } = request.params;
    const document = await findDocumentByToken(deps.db, link);
    if (!document || (await loadLinkedDocument(deps, document)).view.logoId !== logoId) throw notFound();
    const file = await inCompany(deps.db, document.companyId, (tx) => findCheckedFile(tx, logoId));
    if (!file?.mime.startsWith("image/")) throw notFound();
    if (!file.isIntact) return refuseAltered(deps, document, "logo");
    return reply
      .type(file.mime)
      .header("content-length", file.size)
      .header("cache-control", "private, max-age=31536000, immutable")
      .send(await sendableFile(deps.db, document.companyId, file));
  });
}

// People get a page, programs get JSON.
function sendSentence(reply: FastifyReply, { status, message, retryAfterSeconds }: ApiError, pageUrl: string) {
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  return reply
    .status(status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(
      [
        '<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width">',
        `<title>${documentMessages.pdfUnavailable}</title><p>${message}</p>`,
        `<p><a href="${pageUrl}" target="_top">${documentMessages.readOnItsPage}</a></p></html>`,
      ].join(""),
    );
}

async function sendQr(reply: FastifyReply, view: DocumentView) {
  if (!view.payment?.qrText) throw notFound();
  const svg = await drawQrSvg(view.payment.qrText);
  return reply.type("image/svg+xml").header("cache-control", "private, max-age=3600").send(svg);
}

/** Lets our own pages, and no other, frame a file that a link leads to. */
export function allowOwnFrame(reply: FastifyReply): FastifyReply {
  return reply
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'self'")
    .header("x-frame-options", "SAMEORIGIN")
    .header("x-robots-tag", "noindex")
    .header("cache-control", "private, no-cache");
}
