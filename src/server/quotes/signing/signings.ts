import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { findDocumentByToken } from "#server/documents/links/public-links.repository.ts";
import type { Signing } from "./signings.repository.ts";
import { findSigning } from "./signings.repository.ts";

/** A signature that has begun on the page behind a link, or null. */
export async function loadSigning(deps: Deps, token: string, signingId: string): Promise<Signing | null> {
  const document = await findDocumentByToken(deps.db, token);
  return document && inCompany(deps.db, document.companyId, (tx) => findSigning(tx, document.id, signingId));
}
