import { mailSearchText } from "#domain/mail/mail-search.ts";
import type { FolderCursor } from "#domain/mail/sync-plan.ts";
import { answeredIds, messageIdsOf, threadKeyOf } from "#domain/mail/thread-key.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { FlagChange, FolderRole, ListedFolder, MessageHead, SyncPart } from "#server/mailbox/connector.ts";
import { sql } from "kysely";
import { snoozedUntil, restoreThreads } from "./snooze/snoozes.repository.ts";
import { withWishedMarks } from "./wishes/wishes.repository.ts";

/** A folder as it is kept. */
export type StoredFolder = { id: string; path: string; name: string; role: FolderRole; cursor: FolderCursor | null };

/** The mailbox whose folders and mails are kept. */
export type MailboxPlace = { companyId: string; id: string };

/** The folders of a mailbox. */
export async function listFolders(tx: Db, mailboxId: string): Promise<StoredFolder[]> {
  const { rows } = await sql<
    Pick<Row<"mail_folder">, "id" | "path" | "name" | "role" | "uid_validity" | "uid_next" | "lowest_uid" | "mod_seq">
  >`select id, path, name, role, uid_validity, uid_next, lowest_uid, mod_seq from mail_folder
    where mailbox_id = ${mailboxId} order by path`.execute(tx);
  return rows.map(({ id, path, name, role, uid_validity, uid_next, lowest_uid, mod_seq }) => ({
    id,
    path,
    name,
    role,
    cursor:
      uid_validity === null || uid_next === null || lowest_uid === null
        ? null
        : { uidValidity: String(uid_validity), uidNext: uid_next, lowestUid: lowest_uid, modSeq: mod_seq },
  }));
}

/** Keeps the folders that the server lists, and forgets the others with their mails. */
export async function saveFolders(
  tx: Db,
  { companyId, id }: MailboxPlace,
  listedFolders: readonly ListedFolder[],
  newId: () => string,
): Promise<void> {
  const rows = JSON.stringify(listedFolders.map((folder) => ({ ...folder, id: newId() })));
  await sql`insert into mail_folder (company_id, id, mailbox_id, path, role, name, uid_validity, uid_next, lowest_uid,
      mod_seq, synced_at)
    select ${companyId}, id, ${id}, path, role, left(name, 200), null, null, null, null, null
    from jsonb_to_recordset(${rows}::jsonb) as listed (id uuid, path text, role text, name text)
    on conflict (company_id, mailbox_id, path) do update set role = excluded.role, name = excluded.name`.execute(tx);
  await sql`delete from mail_folder where mailbox_id = ${id}
    and path <> all (${sql.val(listedFolders.map(({ path }) => path))}::text[])`.execute(tx);
}

/** How many mails of a folder are kept. */
export async function countMails(tx: Db, folderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from mail_message where folder_id = ${folderId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Keeps a part of what a folder holds, with the cursor from which the reading goes on. */
export async function keepPart(
  tx: Db,
  mailbox: MailboxPlace,
  folderId: string,
  part: SyncPart,
  { at, newId }: { at: Date; newId: () => string },
): Promise<void> {
  if (part.isReset) await sql`delete from mail_message where folder_id = ${folderId}`.execute(tx);
  if (part.heads.length > 0) await insertHeads(tx, mailbox, folderId, part.heads, { at, newId });
  if (part.changes.length > 0)
    await saveFlags(tx, folderId, await withWishedMarks(tx, mailbox.id, folderId, part.changes));
  if (part.presentUids !== null)
    await sql`delete from mail_message where folder_id = ${folderId} and uid >= ${part.cursor.lowestUid}
      and uid < ${part.cursor.uidNext} and uid <> all (${sql.val(part.presentUids)}::bigint[])`.execute(tx);
  const { uidValidity, uidNext, lowestUid, modSeq } = part.cursor;
  await sql`update mail_folder set uid_validity = ${uidValidity}::bigint, uid_next = ${uidNext},
    lowest_uid = ${lowestUid}, mod_seq = ${modSeq}, synced_at = ${at} where id = ${folderId}`.execute(tx);
}

/** Keeps heads of mails in a folder, each with its conversation. Those whose number is kept stay as they are. */
export async function insertHeads(
  tx: Db,
  { companyId, id: mailboxId }: MailboxPlace,
  folderId: string,
  heads: readonly (MessageHead & { remoteId?: string })[],
  { at, newId }: { at: Date; newId: () => string },
): Promise<void> {
  const threads = await giveThreads(tx, mailboxId, heads);
  const rows = heads.map((head, index) => ({ ...rowOf(head, at), id: newId(), thread_key: threads[index]?.key ?? "" }));
  await sql`insert into mail_message (company_id, id, mailbox_id, folder_id, uid, message_id, thread_key, subject,
      from_name, from_address, to_people, cc_people, sent_at, received_at, is_seen, is_flagged, is_answered, is_draft,
      has_attachment, size_bytes, snippet, mod_seq, search_text, awaits_reading, remote_id, listed_at)
    select ${companyId}, id, ${mailboxId}, ${folderId}, uid, message_id, thread_key, subject, from_name, from_address,
      to_people, cc_people, sent_at, received_at, is_seen, is_flagged, is_answered, is_draft, has_attachment,
      size_bytes, snippet, mod_seq, search_text, awaits_reading, remote_id, coalesce(${snoozedUntil(mailboxId, at)},
        least(received_at, ${at}::timestamptz))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as head (id uuid, uid bigint, message_id text,
      thread_key text, subject text, from_name text, from_address text, to_people jsonb, cc_people jsonb,
      sent_at timestamptz, received_at timestamptz, is_seen boolean, is_flagged boolean, is_answered boolean,
      is_draft boolean, has_attachment boolean, size_bytes bigint, snippet text, mod_seq text, search_text text,
      awaits_reading boolean, remote_id text)
    on conflict (company_id, folder_id, uid) do nothing`.execute(tx);
  await joinThreads(tx, mailboxId, threads);
  await restoreThreads(
    tx,
    mailboxId,
    rows.map(({ id }) => id),
    at,
  );
}

type GivenThread = { messageId: string; key: string };

// Oldest first, so that an answer joins the mail of the same page that it answers.
async function giveThreads(tx: Db, mailboxId: string, heads: readonly MessageHead[]): Promise<GivenThread[]> {
  const signs = heads.map(({ messageId, inReplyTo, references, subject }) => ({
    messageId,
    inReplyTo,
    references,
    subject,
  }));
  const keys = await readThreadKeys(tx, mailboxId, [...new Set(signs.flatMap(answeredIds))]);
  const threads = signs.toReversed().map((sign) => {
    const key = threadKeyOf(sign, (id) => keys.get(id));
    const [messageId = ""] = messageIdsOf(sign.messageId);
    if (messageId !== "" && !keys.has(messageId)) keys.set(messageId, key);
    return { messageId, key };
  });
  return threads.toReversed();
}

async function readThreadKeys(tx: Db, mailboxId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Pick<Row<"mail_message">, "message_id" | "thread_key">>`
    select message_id, thread_key from mail_message
    where mailbox_id = ${mailboxId} and message_id = any (${sql.val([...ids])}::text[])`.execute(tx);
  return new Map(rows.map(({ message_id, thread_key }) => [message_id, thread_key]));
}

// A mail that was read before the one it answers has this one's ID as its key. It follows it into its conversation.
async function joinThreads(tx: Db, mailboxId: string, threads: readonly GivenThread[]): Promise<void> {
  const movedThreads = threads.filter(({ messageId, key }) => messageId !== "" && messageId !== key);
  if (movedThreads.length === 0) return;
  await sql`update mail_message set thread_key = given.key
    from jsonb_to_recordset(${JSON.stringify(movedThreads)}::jsonb) as given ("messageId" text, key text)
    where mailbox_id = ${mailboxId} and thread_key = given."messageId"`.execute(tx);
  // What was said of it with a project follows, unless something was said of the conversation that it joins.
  await sql`with former as (
      delete from project_mail x using jsonb_to_recordset(${JSON.stringify(movedThreads)}::jsonb)
        as given ("messageId" text, key text)
      where x.mailbox_id = ${mailboxId} and x.thread_key = given."messageId"
      returning x.*, given.key)
    insert into project_mail (company_id, project_id, mailbox_id, thread_key, is_attached, said_by, said_at)
    select company_id, project_id, mailbox_id, key, is_attached, said_by, said_at from former
    on conflict do nothing`.execute(tx);
}

async function saveFlags(tx: Db, folderId: string, changes: readonly FlagChange[]): Promise<void> {
  const rows = changes.map(({ uid, modSeq, flags }) => ({ uid, mod_seq: modSeq, ...flagColumns(flags) }));
  await sql`update mail_message set is_seen = c.is_seen, is_flagged = c.is_flagged, is_answered = c.is_answered,
      is_draft = c.is_draft, mod_seq = c.mod_seq
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (uid bigint, mod_seq text, is_seen boolean,
      is_flagged boolean, is_answered boolean, is_draft boolean)
    where folder_id = ${folderId} and mail_message.uid = c.uid`.execute(tx);
}

/** A report about an older mail helps nobody: who connects a mailbox has years of them. */
const REPORT_DAYS = 30;

function rowOf(head: MessageHead & { remoteId?: string }, at: Date) {
  const ageMs = at.getTime() - head.receivedAt.getTime();
  return {
    remote_id: head.remoteId ?? null,
    awaits_reading: head.isReport && ageMs < REPORT_DAYS * 86_400_000,
    uid: head.uid,
    message_id: messageIdsOf(head.messageId)[0] ?? "",
    subject: head.subject,
    from_name: head.from.name,
    from_address: head.from.address,
    to_people: head.to,
    cc_people: head.cc,
    sent_at: head.sentAt,
    received_at: receivedAtOf(head, at),
    has_attachment: head.hasAttachment,
    size_bytes: head.sizeBytes,
    snippet: head.beginning ?? null,
    mod_seq: head.modSeq,
    search_text: mailSearchText(head),
    ...flagColumns(head.flags),
  };
}

const DAY_MS = 86_400_000;

// Clocks differ a little. A server whose clock is days ahead would have its mails stand above all others for as long.
function receivedAtOf({ receivedAt }: MessageHead, at: Date): Date {
  return receivedAt.getTime() > at.getTime() + DAY_MS ? at : receivedAt;
}

/** The marks of a mail, by their columns. */
export function flagColumns({ isSeen, isFlagged, isAnswered, isDraft }: MessageHead["flags"]) {
  return { is_seen: isSeen, is_flagged: isFlagged, is_answered: isAnswered, is_draft: isDraft };
}
