import type { NamedKind } from "#domain/documents/document-kind.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { sendInCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { keptInvoiceXml } from "#server/e-invoice/factur-x.ts";
import type { FileHead, StoredFile } from "#server/files/files.repository.ts";
import { notFound } from "#server/http/api-error.ts";
import { sha256Hex } from "#server/sha256.ts";
import { findDocumentRow } from "./document-content.repository.ts";
import type { DocumentFormat, LayoutParts } from "./document-files.repository.ts";
import { keepDocumentFile, readFileFacts, readLayoutParts } from "./document-files.repository.ts";
import { layOut } from "./lay-out.ts";
import type { LinkedDocument } from "./links/public-links.repository.ts";
import type { KeptDocument } from "./read-document.ts";
import { readDocument, refuseAltered } from "./read-document.ts";
import { checkFile, fileMac } from "./seals/check-file.ts";
import { rememberParts } from "./stream-file.ts";

/** What is printed of a document, and the file that says it. */
export type StoredDocument = { name: NamedKind; view: DocumentView; file: FileHead };

/**
 * The file of a document, without its bytes. The first call makes and stores the bytes, and every other leads to the
 * same ones. No transaction stays open during the rendering. Calls that come meanwhile wait for it.
 * Throws 503: « document_set_aside » for a document that failed too often, « document_altered » for one that is not
 * what was kept; of that one nothing is made again.
 */
export async function loadStoredDocument(
  deps: Deps,
  document: LinkedDocument,
  format: DocumentFormat,
  waitForRendering: RenderingTurn = (work) => work(),
): Promise<StoredDocument> {
  const key = `${document.companyId}/${document.id}/${format}`;
  // The job of a document that was just issued, and whoever wants its file, often come at the same moment.
  const { source, storedFile } = await runOnce(readings, key, () => readVerified(deps, document, format));
  const wholeFile =
    storedFile ??
    (await waitForRendering(() => runOnce(renderings, key, () => makeFile(deps, document, format, source))));
  return { name: source.name, view: source.view, file: wholeFile };
}

async function readVerified(deps: Deps, document: LinkedDocument, format: DocumentFormat) {
  const [row, facts] = await sendInCompany(deps.db, document.companyId, (tx) =>
    Promise.all([findDocumentRow(tx, document.id), readFileFacts(tx, document.id, format)]),
  );
  if (!row) throw notFound();
  const source = await readDocument(deps, row);
  if (format === "xml" && !DOCUMENT_WORDS[source.kind].hasXml) throw notFound();
  return { source, storedFile: await checkFile(deps, document, format, source, facts) };
}

const readings = new Map<string, ReturnType<typeof readVerified>>();
const renderings = new Map<string, Promise<FileHead>>();

// Who comes while the work of a key is under way waits for that one.
function runOnce<T>(underWay: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const earlier = underWay.get(key);
  if (earlier) return earlier;
  const begun = work().finally(() => underWay.delete(key));
  underWay.set(key, begun);
  return begun;
}

/** Runs the rendering where the caller has to wait for it. */
type RenderingTurn = (work: () => Promise<FileHead>) => Promise<FileHead>;

async function makeFile(
  deps: Deps,
  document: LinkedDocument,
  format: DocumentFormat,
  source: KeptDocument,
): Promise<FileHead> {
  if (format === "pdf") return makePdf(deps, document, source);
  return storeFile(deps, document, "xml", source, { bytes: makeXml(source), mime: "application/xml" });
}

// Of an invoice issued before its XML was made with it.
function makeXml({ content, contentFormat }: KeptDocument): Uint8Array {
  return new TextEncoder().encode(keptInvoiceXml(content, contentFormat));
}

async function makePdf(deps: Deps, document: LinkedDocument, source: KeptDocument): Promise<FileHead> {
  const earlyBytes = await deps.earlyLayouts?.take(document.id);
  if (earlyBytes) return storePdf(deps, document, source, earlyBytes);
  const { kind, view, xmlSha256 } = source;
  const { hasXml } = DOCUMENT_WORDS[kind];
  if (hasXml && xmlSha256 === null) await loadStoredDocument(deps, document, "xml");
  const [facts, parts] = await sendInCompany(deps.db, document.companyId, (tx) =>
    Promise.all([readFileFacts(tx, document.id, "pdf"), readLayoutParts(tx, document.id, view.logoId)]),
  );
  // Another request may have stored the file since it was looked for.
  const existing = await checkFile(deps, document, "pdf", source, facts);
  if (existing) return existing;
  const { xml, logo } = parts;
  if (hasXml && !isXmlIntact(xml, xmlSha256)) return refuseAltered(deps, document, "xml");
  if (logo && sha256Hex(logo.bytes) !== view.logoId) return refuseAltered(deps, document, "logo");
  return storePdf(deps, document, source, await layOut(deps, document, { ...parts, view, xml: xml && xml.bytes }));
}

function storePdf(deps: Deps, document: LinkedDocument, source: KeptDocument, bytes: Uint8Array): Promise<FileHead> {
  return storeFile(deps, document, "pdf", source, { bytes, mime: "application/pdf" });
}

function isXmlIntact(xml: LayoutParts["xml"], xmlSha256: string | null): boolean {
  if (xml === null) return false;
  const sha256 = sha256Hex(xml.bytes);
  return sha256 === xml.sha256 && (xmlSha256 === null || sha256 === xmlSha256);
}

async function storeFile(
  deps: Deps,
  document: LinkedDocument,
  format: DocumentFormat,
  source: KeptDocument,
  file: StoredFile,
): Promise<FileHead> {
  const sha256 = sha256Hex(file.bytes);
  const mac = fileMac(deps, document, format, source, sha256);
  const isFirst = await sendInCompany(deps.db, document.companyId, (tx) =>
    keepDocumentFile(tx, document, { format, mac }, file, deps.clock()),
  );
  if (isFirst) {
    rememberParts(document.companyId, sha256, file.bytes);
    return { sha256, mime: file.mime, size: file.bytes.length };
  }
  // Another call rendered it meanwhile: its file is the canonical one.
  const facts = await sendInCompany(deps.db, document.companyId, (tx) => readFileFacts(tx, document.id, format));
  const earlierFile = await checkFile(deps, document, format, source, facts);
  return earlierFile ?? { sha256, mime: file.mime, size: file.bytes.length };
}
