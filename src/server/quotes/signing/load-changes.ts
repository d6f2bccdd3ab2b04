import type { QuotePage } from "#api/quotes/quote-page.ts";
import { readQuote } from "#domain/quotes/quote-formats.ts";
import { versionChanges } from "#domain/quotes/versions/version-changes.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { findDocumentRow } from "#server/documents/document-content.repository.ts";
import { readDocument } from "#server/documents/read-document.ts";
import { ApiError } from "#server/http/api-error.ts";
import { findVersionBefore } from "../quote-versions.repository.ts";
import type { LinkedOffer } from "./load-offer.ts";

/**
 * What a version changes of the one that its customer was given before, or null. A change order says it by itself. What
 * cannot be read any more is compared with nothing: the page of the later version does not depend on it.
 */
export async function loadChanges(deps: Deps, { document, keptDocument }: LinkedOffer): Promise<QuotePage["changes"]> {
  const quote = readQuote(keptDocument.content, keptDocument.contentFormat);
  if (quote.amends || quote.version === 1) return null;
  const earlier = await inCompany(deps.db, document.companyId, async (tx) => {
    const version = await findVersionBefore(tx, document.id);
    const row = version && (await findDocumentRow(tx, version.id));
    return row && { row, edition: version.edition };
  });
  if (!earlier) return null;
  const keptBefore = await readDocument(deps, earlier.row).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === "document_altered") return null;
    throw error;
  });
  const changes =
    keptBefore &&
    versionChanges(
      { quote: readQuote(keptBefore.content, keptBefore.contentFormat), view: keptBefore.view },
      { quote, view: keptDocument.view },
    );
  return changes && { ...changes, since: earlier.edition };
}
