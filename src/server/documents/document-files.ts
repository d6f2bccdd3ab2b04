import type { DocumentView } from "#domain/documents/document-view.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { findFile } from "#server/files/files.repository.ts";
import { notFound } from "#server/http/api-error.ts";
import { isId } from "#server/http/ids.ts";
import { qrSvg } from "#server/pdf/qr-svg.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { documentBehind } from "./public-links.repository.ts";
import type { DocumentFormat } from "./stored-document.ts";
import { documentBytes } from "./stored-document.ts";
import { linkedView } from "./linked-view.ts";

/** Files behind capability links: PDF and XML of documents, their payment QR code, logos. Our own pages alone may frame them. */
export function mountDocumentFiles(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>("/documents/:file", async (request, reply) => {
    const [, token = "", format] = /^([\w-]+)\.(pdf|xml|svg)$/.exec(request.params.file) ?? [];
    const document = await documentBehind(deps.db, token);
    if (!document || !format) throw notFound();
    const { view } = await linkedView(deps, document);
    if (format === "svg") return sendQr(reply, view);
    const file = await documentBytes(deps, document, format as DocumentFormat);
    return framed(reply)
      .type(file.mime)
      .header("content-disposition", `${format === "pdf" ? "inline" : "attachment"}; filename="${fileName(view)}.${format}"`)
      .send(Buffer.from(file.bytes));
  });

  app.get<{ Params: { company: string; sha256: string } }>("/documents/logo/:company/:sha256", async (request, reply) => {
    const { company, sha256 } = request.params;
    if (!isId(company)) throw notFound();
    const file = await inCompany(deps.db, company, (tx) => findFile(tx, sha256));
    if (!file?.mime.startsWith("image/")) throw notFound();
    return reply.type(file.mime).header("cache-control", "private, max-age=31536000, immutable").send(Buffer.from(file.bytes));
  });
}

async function sendQr(reply: FastifyReply, view: DocumentView) {
  if (!view.payment?.qrText) throw notFound();
  const svg = await qrSvg(view.payment.qrText);
  return reply.type("image/svg+xml").header("cache-control", "private, max-age=3600").send(svg);
}

function framed(reply: FastifyReply): FastifyReply {
  return reply
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'self'")
    .header("x-frame-options", "SAMEORIGIN")
    .header("x-robots-tag", "noindex")
    .header("cache-control", "private, no-cache");
}

function fileName(view: DocumentView): string {
  return `${view.kind === "quote" ? "devis" : "facture"}-${view.number.replace(/[^\w+-]/g, "-")}`;
}
