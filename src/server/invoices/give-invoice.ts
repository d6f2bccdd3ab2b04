import { dayAt } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findDocumentRow } from "#server/documents/document-content.repository.ts";
import { refuseClockAhead } from "#server/documents/issue-document.repository.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import { insertSending } from "#server/quotes/quote-versions.repository.ts";

/** Notes that an invoice or a credit note was given by the seller's own means; a second time changes nothing. */
export async function giveInvoice(deps: Deps, tx: Db, { companyId, userId }: Caller, id: string): Promise<void> {
  const document = await findDocumentRow(tx, id);
  if (document?.kind !== "invoice") throw notFound();
  await lockProject(tx, document.project_id);
  const at = deps.clock();
  await refuseClockAhead(tx, dayAt(at, document.time_zone));
  await insertSending(tx, id, { companyId, userId, at });
}
