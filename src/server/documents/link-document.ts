import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { DocumentLinkRow } from "./document-links.ts";
import type { LinkedDocument } from "./public-links.repository.ts";
import { ensurePublicLink } from "./public-links.repository.ts";

/** A document with its public link, which is made when there is none. */
export function linkDocument(deps: Deps, tx: Db, document: LinkedDocument): Promise<DocumentLinkRow> {
  return ensurePublicLink(tx, document, deps.tokens(), deps.clock());
}
