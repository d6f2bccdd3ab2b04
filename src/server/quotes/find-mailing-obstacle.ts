import { restCents } from "#domain/documents/invoice-state.ts";
import { namesOtherRest } from "#domain/documents/mailing/document-mail.ts";
import { quoteState } from "#domain/documents/quote-state.ts";
import type { MailingObstacle } from "#domain/mail/writing/draft-state.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps, MailDocuments } from "#server/deps.ts";
import { toInvoiceFacts } from "#server/documents/document-state.ts";
import { findMailedDocument, hasDeadLink } from "#server/documents/mailing/mailed-documents.repository.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import type { VersionRow } from "./quote-versions.repository.ts";
import { findVersion, listVersionsOf } from "./quote-versions.repository.ts";

/**
 * Why a mail with documents does not leave any more as it was written, hours after it was queued: another version
 * stands for a quote, its customer declined it, its link was renewed, or another amount is left to pay. Null when it
 * leaves. The rows of their projects are held from then on.
 */
export async function findMailingObstacle(
  deps: Pick<Deps, "clock">,
  tx: Db,
  mail: MailDocuments,
): Promise<MailingObstacle | null> {
  await lockMailedProjects(tx, mail);
  const { documentId, joinedIds, text } = mail;
  const others = joinedIds.filter((id) => id !== documentId);
  for (const id of others) if (await isSurpassed(deps, tx, id, { mayBeOld: true })) return "version_replaced";
  const document = documentId === null ? null : await findMailedDocument(tx, documentId);
  if (documentId === null || document === null) return null;
  if ((await findVersion(tx, documentId))?.decision === "declined") return "quote_declined";
  if (await isSurpassed(deps, tx, documentId, { mayBeOld: false })) return "version_replaced";
  if (await hasDeadLink(tx, documentId, text)) return "link_dead";
  const { balance } = document;
  return balance !== null && namesOtherRest(text, restCents(toInvoiceFacts(balance))) ? "rest_changed" : null;
}

/** Holds the rows of the projects of a mail's documents, in one order: two mails never wait for each other. */
export async function lockMailedProjects(
  tx: Db,
  { documentId, joinedIds }: Pick<MailDocuments, "documentId" | "joinedIds">,
): Promise<void> {
  const projectIds = new Set<string>();
  for (const id of new Set(documentId === null ? joinedIds : [documentId, ...joinedIds])) {
    const document = await findMailedDocument(tx, id);
    if (document) projectIds.add(document.project_id);
  }
  for (const id of [...projectIds].toSorted()) await lockProject(tx, id);
}

// Another version stands for it. `mayBeOld`: one that its customer has is joined for them to see.
async function isSurpassed(
  { clock }: Pick<Deps, "clock">,
  tx: Db,
  documentId: string,
  { mayBeOld }: { mayBeOld: boolean },
): Promise<boolean> {
  const version = await findVersion(tx, documentId);
  if (!version) return false;
  const isGiven = wasGiven(version);
  if (mayBeOld && isGiven) return false;
  const [latest] = await listVersionsOf(tx, version.project_id);
  const isReplaced = quoteState(version.quote, dayAt(clock(), version.time_zone)) === "replaced";
  const isBaseless = version.change_order_rank !== null && version.amended_id === null;
  return isReplaced || isBaseless || (!isGiven && latest?.id !== documentId);
}

/** True of a version that its customer has: it was sent, read or answered. */
export function wasGiven({
  sent_at,
  viewed_at,
  decision,
}: Pick<VersionRow, "sent_at" | "viewed_at" | "decision">): boolean {
  return sent_at !== null || viewed_at !== null || decision !== null;
}
