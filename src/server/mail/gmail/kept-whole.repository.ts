import { GMAIL_ARCHIVE } from "#domain/mail/gmail-labels.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { ListedFolder, MailboxPart, RemoteHead } from "#server/mailbox/connector.ts";
import { sql } from "kysely";
import type { MailboxPlace } from "../kept-mails.repository.ts";
import { flagColumns, insertHeads } from "../kept-mails.repository.ts";
import { withWishedMarks } from "../wishes/wishes.repository.ts";

// Mailboxes that are read as a whole. Each mail has an ID of its own there, and is kept once.

/** How far a mailbox was read. */
export async function findHistory(tx: Db, mailboxId: string): Promise<{ historyId: string | null; isWhole: boolean }> {
  const { rows } = await sql<Pick<Row<"mailbox">, "history_id" | "read_percent">>`
    select history_id, read_percent from mailbox where id = ${mailboxId}`.execute(tx);
  const [row] = rows;
  return { historyId: row?.history_id ?? null, isWhole: row?.read_percent === 100 };
}

/** Of these mails, those of which nothing is kept, and those that are to be read again. */
export async function listMissingIds(tx: Db, mailboxId: string, remoteIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ remote_id: string }>`
    select given.remote_id from unnest(${sql.val([...remoteIds])}::text[]) with ordinality as given (remote_id, place)
    where not exists (select from mail_message m
      where m.mailbox_id = ${mailboxId} and m.remote_id = given.remote_id and m.mod_seq is not null)
    order by given.place`.execute(tx);
  return rows.map(({ remote_id }) => remote_id);
}

/** Brings the mails of folders that are no more to the archive, so that they outlive their folder. */
export async function emptyLostFolders(
  tx: Db,
  { id }: MailboxPlace,
  listedFolders: readonly ListedFolder[],
): Promise<void> {
  await sql`update mail_message set folder_id = archive.id from mail_folder f, mail_folder archive
    where mail_message.mailbox_id = ${id} and f.id = mail_message.folder_id and f.path <> all (
        ${sql.val(listedFolders.map(({ path }) => path))}::text[])
      and archive.mailbox_id = ${id} and archive.path = ${GMAIL_ARCHIVE}`.execute(tx);
}

/** Folders without numbers of their own: their mails are known by their IDs. */
export async function openFolders(tx: Db, mailboxId: string, at: Date): Promise<void> {
  await sql`update mail_folder set uid_validity = 1, uid_next = 1, lowest_uid = 1, synced_at = ${at}
    where mailbox_id = ${mailboxId}`.execute(tx);
}

/** Keeps a part of what a mailbox holds. Parts of one mailbox are kept one after the other. */
export async function keepMailboxPart(
  tx: Db,
  mailbox: MailboxPlace,
  part: MailboxPart,
  more: { at: Date; newId: () => string },
): Promise<void> {
  const lastUid = await takeUids(tx, mailbox.id, part.heads.length);
  if (lastUid === null) return;
  if (part.isReset) await sql`update mail_message set mod_seq = null where mailbox_id = ${mailbox.id}`.execute(tx);
  if (part.heads.length > 0) await keepHeads(tx, mailbox, part.heads, lastUid, more);
  if (part.goneIds.length > 0)
    await sql`delete from mail_message
      where mailbox_id = ${mailbox.id} and remote_id = any (${sql.val(part.goneIds)}::text[])`.execute(tx);
  if (part.presentIds !== null)
    await sql`delete from mail_message m where m.mailbox_id = ${mailbox.id} and not exists (
      select from unnest(${sql.val(part.presentIds)}::text[]) as present (remote_id)
      where present.remote_id = m.remote_id)`.execute(tx);
  await sql`update mailbox set read_percent = coalesce(${part.isReset ? 0 : part.readPercent}::int, read_percent),
      history_id = case when ${part.isReset}::boolean then null else coalesce(${part.historyId}::text, history_id) end
    where id = ${mailbox.id}`.execute(tx);
}

// It also holds the row of the mailbox, so that the same mail is not kept twice at once. Null: the mailbox is gone.
async function takeUids(tx: Db, mailboxId: string, count: number): Promise<number | null> {
  const { rows } = await sql<Pick<Row<"mailbox">, "last_uid">>`
    update mailbox set last_uid = last_uid + ${count}::int where id = ${mailboxId} returning last_uid`.execute(tx);
  return rows[0] ? Number(rows[0].last_uid) : null;
}

async function keepHeads(
  tx: Db,
  mailbox: MailboxPlace,
  heads: readonly RemoteHead[],
  lastUid: number,
  more: { at: Date; newId: () => string },
): Promise<void> {
  const folderIds = await readFolderIds(tx, mailbox.id);
  const numberedHeads = heads.map((head, index) => ({
    ...head,
    uid: lastUid - index,
    folderId: folderIds.get(head.folder) ?? folderIds.get(GMAIL_ARCHIVE) ?? "",
  }));
  const knownIds = await saveKnownHeads(tx, mailbox.id, numberedHeads);
  const newHeads = numberedHeads.filter(({ remoteId }) => !knownIds.has(remoteId));
  for (const [folderId, list] of Map.groupBy(newHeads, (head) => head.folderId))
    await insertHeads(tx, mailbox, folderId, list, more);
}

async function readFolderIds(tx: Db, mailboxId: string): Promise<Map<string, string>> {
  const { rows } = await sql<Pick<Row<"mail_folder">, "id" | "path">>`
    select id, path from mail_folder where mailbox_id = ${mailboxId}`.execute(tx);
  return new Map(rows.map(({ id, path }) => [path, id]));
}

// Of a mail that is kept, only its labels change.
async function saveKnownHeads(
  tx: Db,
  mailboxId: string,
  heads: readonly (RemoteHead & { folderId: string })[],
): Promise<Set<string>> {
  const rows = (await withWishedMarks(tx, mailboxId, null, heads)).map(({ remoteId, folderId, modSeq, flags }) => ({
    remote_id: remoteId,
    folder_id: folderId,
    mod_seq: modSeq,
    ...flagColumns(flags),
  }));
  const { rows: knownRows } = await sql<{ remote_id: string }>`
    update mail_message set folder_id = given.folder_id, listed_at = case when mail_message.folder_id = given.folder_id
        then listed_at else least(received_at, now()) end, mod_seq = given.mod_seq, is_seen = given.is_seen,
      is_flagged = given.is_flagged, is_draft = given.is_draft
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (remote_id text, folder_id uuid, mod_seq text,
      is_seen boolean, is_flagged boolean, is_draft boolean)
    where mail_message.mailbox_id = ${mailboxId} and mail_message.remote_id = given.remote_id
    returning mail_message.remote_id`.execute(tx);
  return new Set(knownRows.map(({ remote_id }) => remote_id));
}
