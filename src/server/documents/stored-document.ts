import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import type { Db } from "#server/db/database.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { keptInvoiceXml } from "#server/e-invoice/factur-x.ts";
import type { FileHead, StoredFile } from "#server/files/files.repository.ts";
import { findFile, saveFile } from "#server/files/files.repository.ts";
import { notFound } from "#server/http/api-error.ts";
import { sha256Hex } from "#server/sha256.ts";
import type { DocumentFormat } from "./document-files.repository.ts";
import { findDocumentFile, insertDocumentFile } from "./document-files.repository.ts";
import { layOut } from "./lay-out.ts";
import { linkedDocument } from "./linked-document.ts";
import type { LinkedDocument } from "./public-links.repository.ts";
import type { KeptDocument } from "./read-document.ts";
import { refuseAltered } from "./read-document.ts";
import { forgetRenderFailures, renderFailures } from "./render-failures.repository.ts";

/** What is printed of a document, and the file that says it. */
export type StoredDocument = { view: DocumentView; file: FileHead };

/**
 * The file of a document, without its bytes. The first call makes and stores the bytes, and every other leads to the
 * same ones. No transaction stays open during the rendering. Calls that come meanwhile wait for it, in `waiting`.
 * Throws 503: « document_set_aside » for a document that failed too often, « document_altered » for one that is not
 * what was kept; of that one nothing is made again.
 */
export async function storedDocument(
  deps: Deps,
  document: LinkedDocument,
  format: DocumentFormat,
  waiting: Waiting = (work) => work(),
): Promise<StoredDocument> {
  const source = await linkedDocument(deps, document);
  if (format === "xml" && !DOCUMENT_WORDS[source.kind].hasXml) throw notFound();
  const storedFile = await intactFile(deps, document, format, source);
  return { view: source.view, file: storedFile ?? (await waiting(() => makeOnce(deps, document, format, source))) };
}

/** Runs the rendering where the caller has to wait for it. */
type Waiting = (work: () => Promise<FileHead>) => Promise<FileHead>;

async function makeOnce(
  deps: Deps,
  document: LinkedDocument,
  format: DocumentFormat,
  source: KeptDocument,
): Promise<FileHead> {
  const key = `${document.companyId}/${document.id}/${format}`;
  const earlier = underWay.get(key);
  if (earlier) return earlier;
  const file = makeFile(deps, document, format, source).finally(() => underWay.delete(key));
  underWay.set(key, file);
  return file;
}

const underWay = new Map<string, Promise<FileHead>>();

async function intactFile(
  deps: Deps,
  document: LinkedDocument,
  format: DocumentFormat,
  { xmlSha256 }: KeptDocument,
): Promise<FileHead | null> {
  const storedFile = await inCompany(deps.db, document.companyId, (tx) => findDocumentFile(tx, document.id, format));
  const expectedHash = format === "xml" ? xmlSha256 : null;
  const isExpected = expectedHash === null || storedFile?.sha256 === expectedHash;
  if (!isExpected || storedFile?.isIntact === false) return refuseAltered(deps, document, format);
  return storedFile;
}

async function makeFile(
  deps: Deps,
  document: LinkedDocument,
  format: DocumentFormat,
  source: KeptDocument,
): Promise<FileHead> {
  // Another request may have stored the file since it was looked for.
  const existing = await intactFile(deps, document, format, source);
  if (existing) return existing;
  const bytes = format === "pdf" ? await makePdf(deps, document, source) : makeXml(source);
  const file = { bytes, mime: format === "pdf" ? "application/pdf" : "application/xml" };
  return inCompany(deps.db, document.companyId, (tx) => storeFile(deps, tx, document, format, file));
}

// Of an invoice issued before its XML was made with it.
function makeXml({ content, contentFormat }: KeptDocument): Uint8Array {
  return new TextEncoder().encode(keptInvoiceXml(content, contentFormat));
}

async function makePdf(deps: Deps, document: LinkedDocument, { kind, view }: KeptDocument): Promise<Uint8Array> {
  const xml = DOCUMENT_WORDS[kind].hasXml ? (await storedDocument(deps, document, "xml")).file : null;
  const parts = await inCompany(deps.db, document.companyId, async (tx) => ({
    xml: xml && ((await findFile(tx, xml.sha256))?.bytes ?? null),
    logo: view.logoId === null ? null : await findFile(tx, view.logoId),
    failures: await renderFailures(tx, document),
  }));
  if (parts.logo && sha256Hex(parts.logo.bytes) !== view.logoId) return refuseAltered(deps, document, "logo");
  return layOut(deps, document, { view, ...parts });
}

async function storeFile(
  deps: Deps,
  tx: Db,
  document: LinkedDocument,
  format: DocumentFormat,
  file: StoredFile,
): Promise<FileHead> {
  const sha256 = await saveFile(tx, document.companyId, file, deps.clock());
  const isFirst = await insertDocumentFile(tx, document, { format, sha256 }, deps.clock());
  if (format === "pdf") await forgetRenderFailures(tx, document);
  const own = { sha256, mime: file.mime, size: file.bytes.length };
  // Somebody else rendered it meanwhile: theirs is the canonical one.
  return isFirst ? own : ((await findDocumentFile(tx, document.id, format)) ?? own);
}
