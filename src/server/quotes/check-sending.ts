import { missingSellerFields } from "#domain/company/missing-seller-fields.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";
import { findSeller } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import { findQuote } from "./kept-quotes.ts";

/**
 * What keeps a version of a quote from being given to a customer: `company_incomplete` with the wire names of what the
 * law asks of the seller and is missing; `quote_lacks_seller` when the seller has said it since, and the version, which
 * never changes, was drawn up without it (docs/specification.md#documents).
 */
export async function checkVersionToSend(
  deps: Deps,
  tx: Db,
  versionId: string,
): Promise<Result<null, "company_incomplete" | "quote_lacks_seller">> {
  const { company, declarations } = await findSeller(tx);
  const missing = missingSellerFields(company, declarations);
  if (missing.length > 0) return refused("company_incomplete", missing);
  const version = await findQuote(deps, tx, versionId);
  if (!version) throw notFound();
  const isComplete = missingSellerFields(version.quote.seller, declarations).length === 0;
  return isComplete ? ok(null) : refused("quote_lacks_seller");
}
