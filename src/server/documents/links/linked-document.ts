import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import { findDocumentRow } from "../document-content.repository.ts";
import type { KeptDocument } from "../read-document.ts";
import { readDocument } from "../read-document.ts";
import type { LinkedDocument } from "./public-links.repository.ts";

/** The document behind a link, verified. Throws 404, or 503 « document_altered ». */
export async function loadLinkedDocument(deps: Deps, { companyId, id }: LinkedDocument): Promise<KeptDocument> {
  const row = await inCompany(deps.db, companyId, (tx) => findDocumentRow(tx, id));
  if (!row) throw notFound();
  return readDocument(deps, row);
}
