import type { Company } from "#domain/company/company.ts";
import { missingToShow } from "#domain/company/missing-seller-fields.ts";
import { documentMessages } from "#domain/documents/document.messages.ts";
import type { Db } from "#server/db/database.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { KeptDocument } from "../read-document.ts";
import { isMember } from "./public-links.repository.ts";

/**
 * Refuses to show a quote to anybody but its company while it does not say who sells and whether VAT is charged: a
 * customer would take its total for the price (docs/specification.md#documents). What a customer was given or has read
 * stays readable. Throws 409 « quote_not_ready ».
 */
export async function checkShown(tx: Db, document: KeptDocument, userId: string | null): Promise<void> {
  if (isUnready(document) && !(await isMember(tx, userId))) refuseUnready(document);
}

/** As `checkShown`, of a reader of whom nothing is known. */
export function refuseUnready(document: KeptDocument): void {
  if (isUnready(document)) throw new ApiError(409, "quote_not_ready", documentMessages.notReady);
}

function isUnready({ kind, state, content }: KeptDocument): boolean {
  if (kind !== "quote" || state.status !== "draft") return false;
  // A quote of every format says these facts of its seller in the same way.
  const { seller } = content as { seller: Company };
  return missingToShow(seller).length > 0;
}
