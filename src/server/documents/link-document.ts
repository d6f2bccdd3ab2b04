import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { DocumentLinkRow } from "./document-links.ts";
import { ensurePublicLink } from "./public-links.repository.ts";

/** A document with its public link, which is made when there is none. */
export async function linkDocument(
  deps: Deps,
  tx: Db,
  companyId: string,
  document: Omit<DocumentLinkRow, "token">,
): Promise<DocumentLinkRow> {
  const { kind, id } = document;
  return { ...document, token: await ensurePublicLink(tx, { companyId, kind, id }, deps.tokens(), deps.clock()) };
}
