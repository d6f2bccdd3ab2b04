import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import type { DocumentContent } from "./document-content.repository.ts";
import { documentContent } from "./document-content.repository.ts";
import type { LinkedDocument } from "./public-links.repository.ts";

/** What is printed of a document, and its state. */
export async function linkedView(deps: Deps, document: LinkedDocument): Promise<DocumentContent> {
  const content = await inCompany(deps.db, document.companyId, (tx) => documentContent(tx, document));
  if (!content) throw notFound();
  return content;
}
