import { restCents } from "#domain/documents/invoice-state.ts";
import { namesOtherRest } from "#domain/documents/mailing/document-mail.ts";
import { quoteState } from "#domain/documents/quote-state.ts";
import type { MailingObstacle } from "#domain/mail/writing/draft-state.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { toInvoiceFacts } from "#server/documents/document-state.ts";
import { findMailedDocument, hasDeadLink } from "#server/documents/mailing/mailed-documents.repository.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import { findVersion, listVersionsOf } from "./quote-versions.repository.ts";

/**
 * Why the mail of a document does not leave any more as it was written, hours after it was queued: another version
 * stands for the quote, its customer declined it, its link was renewed, or another amount is left to pay. Null when it
 * leaves. The project's row is held from then on.
 */
export async function findMailingObstacle(
  deps: Pick<Deps, "clock">,
  tx: Db,
  { documentId, text }: { documentId: string; text: string },
): Promise<MailingObstacle | null> {
  const unlockedDocument = await findMailedDocument(tx, documentId);
  if (!unlockedDocument) return null;
  await lockProject(tx, unlockedDocument.project_id);
  const document = await findMailedDocument(tx, documentId);
  const balance = document?.balance ?? null;
  const quoteObstacle = document?.kind === "quote" ? await findQuoteObstacle(deps, tx, documentId) : null;
  if (quoteObstacle !== null) return quoteObstacle;
  if (await hasDeadLink(tx, documentId, text)) return "link_dead";
  return balance !== null && namesOtherRest(text, restCents(toInvoiceFacts(balance))) ? "rest_changed" : null;
}

async function findQuoteObstacle(
  { clock }: Pick<Deps, "clock">,
  tx: Db,
  documentId: string,
): Promise<MailingObstacle | null> {
  const version = await findVersion(tx, documentId);
  if (!version) return null;
  if (version.decision === "declined") return "quote_declined";
  const [latest] = await listVersionsOf(tx, version.project_id);
  const isGiven = version.sent_at !== null || version.viewed_at !== null;
  const isReplaced = quoteState(version.quote, dayAt(clock(), version.time_zone)) === "replaced";
  return isReplaced || (!isGiven && latest?.id !== documentId) ? "version_replaced" : null;
}
