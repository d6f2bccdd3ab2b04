import type { DocumentView } from "#domain/documents/document-view.ts";
import type { Db } from "#server/db/database.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import type { InvoiceContent } from "#server/e-invoice/factur-x.ts";
import { facturX } from "#server/e-invoice/factur-x.ts";
import type { FileHead, StoredFile } from "#server/files/files.repository.ts";
import { findFile, saveFile } from "#server/files/files.repository.ts";
import { notFound } from "#server/http/api-error.ts";
import type { DocumentSource } from "./lay-out.ts";
import { layOut } from "./lay-out.ts";
import { documentContent } from "./document-content.repository.ts";
import type { DocumentFormat } from "./document-files.repository.ts";
import { findDocumentFile, insertDocumentFile } from "./document-files.repository.ts";
import type { LinkedDocument } from "./public-links.repository.ts";
import { forgetRenderFailures, renderFailures } from "./render-failures.repository.ts";
import { viewHash } from "./view-hash.ts";

/** What is printed of a document, and the file that says it. */
export type StoredDocument = { view: DocumentView; file: FileHead };

/**
 * The file of a document, without its bytes. The first call renders and stores the bytes. Later calls lead to the same
 * bytes. No transaction stays open during the rendering. Calls that come meanwhile wait for it, in `waiting`. A
 * document that changes meanwhile is rendered once more, in its latest version. Throws 503 « document_set_aside » for
 * a document that failed too often.
 */
export async function storedDocument(
  deps: Deps,
  document: LinkedDocument,
  format: DocumentFormat,
  waiting: Waiting = (work) => work(),
): Promise<StoredDocument> {
  const source = await inCompany(deps.db, document.companyId, (tx) => readSource(tx, document, format));
  if (source.stored) return { view: source.view, file: source.stored };
  return waiting(() => renderOnce(deps, document, format, source));
}

async function renderOnce(
  deps: Deps,
  document: LinkedDocument,
  format: DocumentFormat,
  source: Source,
): Promise<StoredDocument> {
  const { view, hash } = source;
  const key = `${document.companyId}/${document.id}/${format}`;
  const before = underWay.get(key);
  if (before?.hash === hash) return { view, file: await before.file };
  if (before) return (before.next ??= before.file.catch(() => {}).then(() => storedDocument(deps, document, format)));
  const rendering: Rendering = {
    hash,
    file: makeFile(deps, document, format, source).finally(() => underWay.delete(key)),
    next: null,
  };
  underWay.set(key, rendering);
  return { view, file: await rendering.file };
}

/** Runs the rendering where the caller has to wait for it. */
type Waiting = (work: () => Promise<StoredDocument>) => Promise<StoredDocument>;

/**
 * A rendering under way, of the view of that hash. `next` is the rendering of the changed document, for calls that came
 * after the change.
 */
type Rendering = { hash: string; file: Promise<FileHead>; next: Promise<StoredDocument> | null };

const underWay = new Map<string, Rendering>();

type Source = Omit<DocumentSource, "xml"> & { invoice: InvoiceContent | null; stored: FileHead | null };

async function readSource(tx: Db, document: LinkedDocument, format: DocumentFormat): Promise<Source> {
  const content = await documentContent(tx, document);
  if (!content) throw notFound();
  const { view, invoice } = content;
  const hash = viewHash(view);
  const stored = await findDocumentFile(tx, document.id, format, hash);
  if (stored) return { view, invoice: null, logo: null, hash, stored, failures: 0 };
  const logo = view.logoId === null ? null : await findFile(tx, view.logoId);
  return {
    view,
    invoice,
    logo,
    hash,
    stored,
    failures: await renderFailures(tx, document, hash),
  };
}

async function makeFile(
  deps: Deps,
  document: LinkedDocument,
  format: DocumentFormat,
  { invoice, ...source }: Source,
): Promise<FileHead> {
  // Another request may have stored the file since the source was read.
  const existing = await inCompany(deps.db, document.companyId, (tx) =>
    findDocumentFile(tx, document.id, format, source.hash),
  );
  if (existing) return existing;
  const xml = invoice && new TextEncoder().encode(facturX(invoice));
  if (format === "xml" && !xml) throw notFound();
  const bytes = format === "xml" ? xml! : await layOut(deps, document, { ...source, xml });
  const file = { bytes, mime: format === "pdf" ? "application/pdf" : "application/xml" };
  return inCompany(deps.db, document.companyId, (tx) => storeFile(deps, tx, document, format, source.hash, file));
}

async function storeFile(
  deps: Deps,
  tx: Db,
  document: LinkedDocument,
  format: DocumentFormat,
  hash: string,
  file: StoredFile,
): Promise<FileHead> {
  const sha256 = await saveFile(tx, document.companyId, file, deps.clock());
  const isFirst = await insertDocumentFile(tx, document, { format, sha256, viewHash: hash }, deps.clock());
  if (format === "pdf") await forgetRenderFailures(tx, document);
  const own = { sha256, mime: file.mime, size: file.bytes.length };
  // Somebody else rendered it meanwhile: theirs is the canonical one.
  return isFirst ? own : ((await findDocumentFile(tx, document.id, format, hash)) ?? own);
}
