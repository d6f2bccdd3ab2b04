import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { DocumentLinkRow } from "./document-links.ts";
import { findDocumentLink } from "./latest-documents.repository.ts";
import type { LinkedDocument } from "./public-links.repository.ts";
import { ensurePublicLink } from "./public-links.repository.ts";

/** A document with its public link, which is made when there is none. */
export async function linkDocument(deps: Deps, tx: Db, document: LinkedDocument): Promise<DocumentLinkRow> {
  await ensurePublicLink(tx, document, deps.tokens(), deps.clock());
  return findDocumentLink(tx, document.id);
}
