import type { DocumentView } from "#domain/documents/document-view.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import type { Db } from "#server/db/database.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { facturX } from "#server/e-invoice/factur-x.ts";
import type { StoredFile } from "#server/files/files.repository.ts";
import { findFile, saveFile } from "#server/files/files.repository.ts";
import { notFound } from "#server/http/api-error.ts";
import { findInvoice } from "#server/invoices/invoices.repository.ts";
import { findQuoteView } from "#server/quotes/quotes.repository.ts";
import { sql } from "kysely";
import type { LinkedDocument } from "./public-links.repository.ts";
import { viewHash } from "./view-hash.ts";

/** Format of a stored document. */
export type DocumentFormat = "pdf" | "xml";

/**
 * The bytes of a document. The first call renders and stores them, then they are canonical: later calls give the very same
 * bytes. No transaction stays open while the page is laid out.
 */
export async function documentBytes(deps: Deps, document: LinkedDocument, format: DocumentFormat): Promise<StoredFile> {
  const source = await inCompany(deps.db, document.companyId, (tx) => readSource(tx, document, format));
  if (source.stored) return source.stored;
  const bytes = await render(deps, source, format);
  const file = { bytes, mime: format === "pdf" ? "application/pdf" : "application/xml" };
  return inCompany(deps.db, document.companyId, (tx) => keep(deps, tx, document, format, source.hash, file));
}

type Source = { view: DocumentView; invoice: Invoice | null; logo: StoredFile | null; hash: string; stored: StoredFile | null };

async function readSource(tx: Db, { kind, id }: LinkedDocument, format: DocumentFormat): Promise<Source> {
  const issued = kind === "invoice" ? await findInvoice(tx, id) : null;
  const view = kind === "invoice" ? issued?.view : (await findQuoteView(tx, id))?.view;
  if (!view) throw notFound();
  const hash = viewHash(view);
  const stored = await storedFile(tx, id, format, hash);
  const logo = view.logoId === null || stored ? null : await findFile(tx, view.logoId);
  return { view, invoice: issued?.invoice ?? null, logo, hash, stored };
}

async function storedFile(tx: Db, id: string, format: DocumentFormat, hash: string): Promise<StoredFile | null> {
  const found = await sql<{ bytes: Buffer; mime: string }>`select f.bytes, f.mime from document_file d
    join file f on f.company_id = d.company_id and f.sha256 = d.content_sha256
    where d.document_id = ${id} and d.format = ${format} and d.view_sha256 = ${hash}`.execute(tx);
  return found.rows[0] ?? null;
}

async function render(deps: Deps, { view, invoice, logo }: Source, format: DocumentFormat): Promise<Uint8Array> {
  const xml = invoice && new TextEncoder().encode(facturX(invoice));
  if (format === "xml") {
    if (!xml) throw notFound();
    return xml;
  }
  const attachment = xml && { name: "factur-x.xml" as const, bytes: xml, description: `Facture ${view.number} au format Factur-X` };
  return deps.renderDocument(view, { createdAt: deps.clock(), ...(attachment && { attachment }), ...(logo && { logo }) });
}

async function keep(deps: Deps, tx: Db, document: LinkedDocument, format: DocumentFormat, hash: string, file: StoredFile): Promise<StoredFile> {
  const sha256 = await saveFile(tx, document.companyId, file, deps.clock());
  const kept = await sql`insert into document_file (company_id, document_id, format, content_sha256, view_sha256, created_at)
    values (${document.companyId}, ${document.id}, ${format}, ${sha256}, ${hash}, ${deps.clock()}) on conflict do nothing`.execute(tx);
  // Somebody else rendered it meanwhile: theirs is the canonical one.
  return kept.numAffectedRows === 0n ? ((await storedFile(tx, document.id, format, hash)) ?? file) : file;
}
