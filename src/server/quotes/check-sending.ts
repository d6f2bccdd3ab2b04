import { missingSellerFields } from "#domain/company/missing-seller-fields.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";
import { findSeller } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import { redrawWithSeller } from "./create-quote.ts";
import { findQuote } from "./kept-quotes.ts";

/**
 * The ID of the version of a quote to mark as sent. Refuses `company_incomplete` with the wire names of what the law
 * asks of the seller and is missing. When the seller has said it since, a draft that lacks nothing else is drawn up
 * anew with it, as a version never changes; `quote_lacks_seller` when more of it would change, or when its customer has
 * read it (docs/specification.md#documents).
 */
export async function prepareVersionToSend(
  deps: Deps,
  tx: Db,
  companyId: string,
  versionId: string,
): Promise<Result<string, "company_incomplete" | "quote_lacks_seller">> {
  const { company, declarations } = await findSeller(tx);
  const missing = missingSellerFields(company, declarations);
  if (missing.length > 0) return refused("company_incomplete", missing);
  const version = await findQuote(deps, tx, versionId);
  if (!version) throw notFound();
  if (missingSellerFields(version.quote.seller, declarations).length === 0) return ok(versionId);
  const newVersionId = version.state === "draft" ? await redrawWithSeller(deps, tx, companyId, version) : null;
  return newVersionId === null ? refused("quote_lacks_seller") : ok(newVersionId);
}
