import type { Bounce } from "#domain/mail/bounces/bounce.ts";
import type { SentMail } from "#domain/mail/bounces/match-bounces.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { MessagePlace } from "#server/mailbox/connector.ts";
import { sql } from "kysely";
import type { MailboxPlace } from "./kept-mails.repository.ts";
import { messageIdsOfDraft } from "./writing/message-id.ts";

/** A report about another mail that was not read yet: its ID, its place on the server, and when it came. */
export type UnreadReport = { id: string; place: MessagePlace; receivedAt: Date };

/** The reports of a folder that were not read yet, the oldest first. */
export async function listUnreadReports(tx: Db, folderId: string, most: number): Promise<UnreadReport[]> {
  const { rows } = await sql<
    Pick<Row<"mail_message">, "id" | "uid" | "remote_id" | "received_at"> &
      Pick<Row<"mail_folder">, "path" | "uid_validity">
  >`select m.id, m.uid, m.remote_id, m.received_at, f.path, f.uid_validity
    from mail_message m join mail_folder f on f.id = m.folder_id
    where m.folder_id = ${folderId} and m.awaits_reading order by m.received_at, m.id limit ${rowLimit(most)}`.execute(
    tx,
  );
  return rows.map(({ id, uid, remote_id, received_at, path, uid_validity }) => ({
    id,
    place: { path, uidValidity: String(uid_validity), uid, remoteId: remote_id },
    receivedAt: received_at,
  }));
}

/** Notes that a report was read. */
export async function noteReportRead(tx: Db, id: string): Promise<void> {
  await sql`update mail_message set awaits_reading = false where id = ${id}`.execute(tx);
}

/** A mail with a document that was given to the server of its mailbox. */
export type SentDocumentMail = SentMail & { id: string; documentId: string };

/** The mail of that ID, when this very mailbox gave it away with a document. */
export async function findSentDocumentMail(
  tx: Db,
  { id: mailboxId }: MailboxPlace,
  id: string,
): Promise<SentDocumentMail | null> {
  const { rows } = await sql<
    Pick<Row<"mail_draft">, "id" | "revision" | "to_line" | "cc_line" | "bcc_line"> &
      Pick<Row<"mailbox">, "address"> & { document_id: string }
  >`select d.id, d.revision, d.to_line, d.cc_line, d.bcc_line, d.document_id, m.address
    from mail_draft d join mailbox m on m.id = d.mailbox_id
    where d.id = ${id} and d.mailbox_id = ${mailboxId} and d.document_id is not null
      and d.state in ('handed', 'sent', 'unsure')`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  return {
    id: row.id,
    documentId: row.document_id,
    messageIds: messageIdsOfDraft(row),
    to: row.to_line,
    cc: row.cc_line,
    bcc: row.bcc_line,
  };
}

/** Keeps whom a mail did not reach. What was told before stays. */
export async function insertBounces(
  tx: Db,
  companyId: string,
  { id, documentId }: SentDocumentMail,
  bounces: readonly Bounce[],
): Promise<void> {
  for (const { address, outcome, reason, toldAt } of bounces)
    await sql`insert into mail_bounce (company_id, mail_id, document_id, address, outcome, reason, told_at)
      values (${companyId}, ${id}, ${documentId}, ${address}, ${outcome}, ${reason}, ${toldAt})
      on conflict do nothing`.execute(tx);
}
