import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import type { DocumentAttachment } from "#server/files/files.repository.ts";
import { buffer } from "node:stream/consumers";
import { findDocument } from "./render-failures.repository.ts";
import type { StoredDocument } from "./stored-document.ts";
import { loadStoredDocument } from "./stored-document.ts";
import { streamFile } from "./stream-file.ts";

/** The PDF of a document, made when it is not there yet. Null for a document that the company has none of. */
export async function loadAttachment(deps: Deps, companyId: string, id: string): Promise<DocumentAttachment | null> {
  const document = await inCompany(deps.db, companyId, (tx) => findDocument(tx, companyId, id));
  if (!document) return null;
  const storedDocument = await loadStoredDocument(deps, document, "pdf");
  const { file } = storedDocument;
  return {
    name: `${documentFileName(storedDocument)}.pdf`,
    sizeBytes: file.size,
    readBytes: () => buffer(streamFile(deps.db, companyId, file)),
  };
}

/** The name of the files of a document, without its ending. */
export function documentFileName({ name, view }: Pick<StoredDocument, "name" | "view">): string {
  return `${DOCUMENT_WORDS[name].fileName}-${view.number.replace(/[^\w+-]/g, "-")}`;
}
