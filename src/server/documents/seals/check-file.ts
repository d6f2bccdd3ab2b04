import type { Deps } from "#server/deps.ts";
import type { DocumentFormat, FileFacts } from "#server/documents/document-files.repository.ts";
import type { LinkedDocument } from "#server/documents/links/public-links.repository.ts";
import type { KeptDocument } from "#server/documents/read-document.ts";
import { refuseAltered } from "#server/documents/read-document.ts";
import type { FileHead } from "#server/files/files.repository.ts";
import { isSameText } from "#server/same-text.ts";

/**
 * The stored file of a document, once it is proved to be the one that was made for it; null when none was made yet. Its
 * bytes have the hash kept in the document's own row, or else fit their seal. Throws 503 « document_altered ».
 */
export async function checkFile(
  deps: Deps,
  document: LinkedDocument,
  format: DocumentFormat,
  source: KeptDocument,
  facts: FileFacts,
): Promise<FileHead | null> {
  const { file, seal } = facts;
  const ownHash = format === "xml" ? source.xmlSha256 : null;
  const expectedHash = ownHash ?? seal?.content_sha256 ?? null;
  if (file === null && expectedHash === null) return null;
  if (!file?.isIntact || file.sha256 !== expectedHash) return refuseAltered(deps, document, format);
  if (ownHash !== null) return file;
  if (seal === null || !isSameText(seal.mac, fileMac(deps, document, format, source, file.sha256)))
    return refuseAltered(deps, document, format);
  return file;
}

/** The code of the seal of a file. It binds the bytes to the document, and to what the document says. */
export function fileMac(
  deps: Pick<Deps, "fileMac">,
  { companyId, id }: LinkedDocument,
  format: DocumentFormat,
  { contentSha256, viewSha256, xmlSha256 }: Pick<KeptDocument, "contentSha256" | "viewSha256" | "xmlSha256">,
  sha256: string,
): string {
  const facts = ["1", companyId, id, format, sha256, contentSha256, viewSha256, xmlSha256 ?? ""];
  return deps.fileMac(facts.join("\n"));
}
