import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import { findDocumentRow } from "../document-content.repository.ts";
import { readDocument } from "../read-document.ts";
import type { DocumentLinkRow } from "./document-links.ts";
import type { LinkedDocument } from "./public-links.repository.ts";
import { ensurePublicLink, revokePublicLink } from "./public-links.repository.ts";

/** A document with its public link, which is made when there is none. */
export function linkDocument(deps: Deps, tx: Db, document: LinkedDocument): Promise<DocumentLinkRow> {
  return ensurePublicLink(tx, document, deps.tokens(), deps.clock());
}

/**
 * A document with a new public link; the one before is unknown from then on, its PDF and its XML too. Throws 404, or
 * 503 « document_altered »: what is not what was kept gets no link.
 */
export async function renewLinkOf(deps: Deps, tx: Db, companyId: string, id: string): Promise<DocumentLinkRow> {
  const row = await findDocumentRow(tx, id);
  if (!row) throw notFound();
  const { kind } = await readDocument(deps, row);
  await revokePublicLink(tx, id, deps.clock());
  return linkDocument(deps, tx, { companyId, kind, id });
}
