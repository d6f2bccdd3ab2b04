import { closeWord } from "#domain/shared/text/close-word.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { isClose } from "#server/db/search/close-text.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { FolderRole, MessagePlace } from "#server/mailbox/connector.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";

/** The mail that stands for its conversation in a list: the newest one that is looked for. */
export type ThreadRow = Pick<
  Row<"mail_message">,
  | "id"
  | "mailbox_id"
  | "from_name"
  | "from_address"
  | "to_people"
  | "subject"
  | "snippet"
  | "thread_key"
  | "received_at"
  | "listed_at"
  | "is_flagged"
> & { mail_count: number; unread_count: number; has_attachment: boolean };

/** A mail of a conversation, without its body. */
export type ThreadMail = Pick<
  Row<"mail_message">,
  | "id"
  | "subject"
  | "from_name"
  | "from_address"
  | "to_people"
  | "cc_people"
  | "sent_at"
  | "received_at"
  | "is_seen"
  | "is_flagged"
  | "is_draft"
  | "has_attachment"
  | "size_bytes"
> & { folder_role: FolderRole };

/**
 * Which conversations are listed: of mailboxes, in their folders of one kind, in one folder, or in all but the bins.
 * `words`: all of them stand in the mail, as they are typed (`searchText`).
 */
export type ThreadFilter = {
  mailboxIds: readonly string[];
  where: { role: FolderRole } | { folderId: string } | "all";
  /** Those of the inbox that are put aside until later than this moment, the next ones first. */
  isWaiting: boolean;
  at: Date;
  isUnread: boolean;
  hasFiles: boolean;
  words: readonly string[];
};

/** The most mails of a conversation that are answered: the newest ones. */
const MOST_MAILS = 200;

/**
 * A page of conversations, newest first. When no mail has the typed words, one wrong letter in each word is accepted.
 */
export async function listThreadPage(
  tx: Db,
  filter: ThreadFilter,
  cursor: Cursor | null,
  limit: number,
): Promise<ThreadRow[]> {
  const rows = await listMatches(tx, filter, false, cursor, limit);
  if (rows.length > 0 || filter.words.every((word) => closeWord(word) === null)) return rows;
  return listMatches(tx, filter, true, cursor, limit);
}

async function listMatches(
  tx: Db,
  { mailboxIds, where, isWaiting, at, isUnread, hasFiles, words }: ThreadFilter,
  isForgiving: boolean,
  cursor: Cursor | null,
  limit: number,
): Promise<ThreadRow[]> {
  const isListed =
    where === "all"
      ? sql`f.role not in ('trash', 'junk')`
      : "role" in where
        ? sql`f.role = ${where.role}`
        : sql`f.id = ${where.folderId}::uuid`;
  const isListedBeside =
    where === "all"
      ? sql`newer.folder_id not in (
          select id from mail_folder where mailbox_id = f.mailbox_id and role in ('trash', 'junk'))`
      : sql`newer.folder_id = f.id`;
  const isBefore = cursor ? sql`and (m.listed_at, m.id) < (${cursor.at}, ${cursor.id}::uuid)` : sql``;
  const isBehind = cursor ? sql`and (m.listed_at, m.id) > (${cursor.at}, ${cursor.id}::uuid)` : sql``;
  // One that is put aside is found by its words. One that leaves for another folder is not.
  const isDue = where === "all" ? sql`and m.listed_at < 'infinity'` : sql`and m.listed_at <= ${at}`;
  const isNewerDue = where === "all" ? sql`and newer.listed_at < 'infinity'` : sql`and newer.listed_at <= ${at}`;
  const isAside = sql`and m.listed_at > ${at} and m.listed_at < 'infinity'`;
  const isNewerAside = sql`and newer.listed_at > ${at} and newer.listed_at < 'infinity'`;
  const order = isWaiting ? sql`m.listed_at, m.id` : sql`m.listed_at desc, m.id desc`;
  const orderOfAll = isWaiting ? sql`one.listed_at, one.id` : sql`one.listed_at desc, one.id desc`;
  const isWanted = isUnread ? sql`and not m.is_seen` : sql``;
  const isNewerWanted = isUnread ? sql`and not newer.is_seen` : sql``;
  const hasFile = hasFiles ? sql`and m.has_attachment` : sql``;
  const hasNewerFile = hasFiles ? sql`and newer.has_attachment` : sql``;
  const isFound = words.map((word) => sql`and ${isFoundBy(sql`m.search_text`, word, isForgiving)}`);
  const isNewerFound = words.map((word) => sql`and ${isFoundBy(sql`newer.search_text`, word, isForgiving)}`);
  const { rows } = await sql<ThreadRow>`
    with wanted as materialized (
      select one.* from mail_folder f cross join lateral (
        select m.id, m.listed_at from mail_message m
        where m.folder_id = f.id ${isWaiting ? isAside : isDue} ${isWaiting ? isBehind : isBefore}
          ${isWanted} ${hasFile} ${sql.join(isFound, sql` `)} and not exists (
          select from mail_message newer
          where newer.mailbox_id = f.mailbox_id and newer.thread_key = m.thread_key and ${isListedBeside}
            and (newer.listed_at, newer.id) > (m.listed_at, m.id)
            ${isWaiting ? isNewerAside : isNewerDue}
            ${isNewerWanted} ${hasNewerFile} ${sql.join(isNewerFound, sql` `)})
        order by ${order} limit ${rowLimit(limit + 1)}) one
      where f.mailbox_id = any (${sql.val([...mailboxIds])}::uuid[]) and ${isListed}
      order by ${orderOfAll} limit ${rowLimit(limit + 1)})
    select m.id, m.mailbox_id, m.from_name, m.from_address, m.to_people, m.subject, m.snippet, m.thread_key,
      m.received_at, m.listed_at, thread.is_flagged, thread.mail_count, thread.unread_count, thread.has_attachment
    from wanted join mail_message m on m.id = wanted.id
    cross join lateral (
      select count(*)::int as mail_count, (count(*) filter (where not t.is_seen))::int as unread_count,
        bool_or(t.is_flagged) as is_flagged, bool_or(t.has_attachment) as has_attachment
      from (select * from mail_message t where t.mailbox_id = m.mailbox_id and t.thread_key = m.thread_key
        limit ${rowLimit(MOST_MAILS)}) t) thread
    order by ${order}`.execute(tx);
  return rows;
}

// What is searched is in the index `mail_message_of_folder`.
function isFoundBy(text: RawBuilder<unknown>, word: string, isForgiving: boolean) {
  const close = isForgiving ? closeWord(word) : null;
  return close === null ? sql<boolean>`strpos(${text}, ${word}) > 0` : isClose(text, close);
}

/** Where a mail is: its mailbox, and its place on the server. Null for an unknown one. */
export async function findMailPlace(tx: Db, id: string): Promise<{ mailboxId: string; place: MessagePlace } | null> {
  const { rows } = await sql<PlaceRow>`
    select m.mailbox_id, m.uid, m.remote_id, f.path, f.uid_validity
    from mail_message m join mail_folder f on f.id = m.folder_id where m.id = ${id}`.execute(tx);
  const [row] = rows;
  const place = row ? placeOf(row) : null;
  return row && place ? { mailboxId: row.mailbox_id, place } : null;
}

type PlaceRow = Pick<Row<"mail_message">, "mailbox_id" | "uid" | "remote_id"> &
  Pick<Row<"mail_folder">, "path" | "uid_validity">;

// A folder without numbers was never opened: none of its mails is known.
function placeOf({ path, uid, uid_validity, remote_id }: PlaceRow): MessagePlace | null {
  return uid_validity === null ? null : { path, uidValidity: String(uid_validity), uid, remoteId: remote_id };
}

/** The mails of the conversation that a mail belongs to, oldest first, without those thrown away. */
export async function listThreadMails(tx: Db, id: string): Promise<ThreadMail[]> {
  const { rows } = await sql<ThreadMail>`
    select m.id, m.subject, m.from_name, m.from_address, m.to_people, m.cc_people, m.sent_at, m.received_at, m.is_seen,
      m.is_flagged, m.is_draft, m.has_attachment, m.size_bytes, f.role as folder_role
    from mail_message one
    join mail_message m on m.mailbox_id = one.mailbox_id and m.thread_key = one.thread_key
    join mail_folder f on f.id = m.folder_id
    where one.id = ${id} and (m.id = one.id or f.role not in ('trash', 'junk')) and not exists (
      select from mail_wish w
      join mail_folder target on target.mailbox_id = w.mailbox_id and target.path = w.target_path
      where w.mail_id = m.id and m.listed_at = 'infinity' and target.role in ('trash', 'junk'))
    order by m.received_at desc, m.id desc limit ${rowLimit(MOST_MAILS)}`.execute(tx);
  return rows.toReversed();
}

/** A mail that may be moved, and its folder. */
export type MovableMail = { id: string; role: FolderRole; path: string };

/** The mails of a conversation with what their folders are for, oldest first, without those that leave already. */
export async function listMovableMails(tx: Db, id: string): Promise<MovableMail[]> {
  const { rows } = await sql<MovableMail>`
    select m.id, f.role, f.path
    from mail_message one
    join mail_message m on m.mailbox_id = one.mailbox_id and m.thread_key = one.thread_key
    join mail_folder f on f.id = m.folder_id
    where one.id = ${id} and m.listed_at < 'infinity' order by m.received_at, m.id
    limit ${rowLimit(MOST_MAILS)}`.execute(tx);
  return rows;
}

/** Keeps the marks that the server of a mail was just given. */
export async function saveMarks(
  tx: Db,
  id: string,
  { isSeen, isFlagged }: { isSeen?: boolean | undefined; isFlagged?: boolean | undefined },
): Promise<void> {
  await sql`update mail_message set is_seen = coalesce(${isSeen ?? null}::boolean, is_seen),
      is_flagged = coalesce(${isFlagged ?? null}::boolean, is_flagged)
    where id = ${id}`.execute(tx);
}

/**
 * Keeps that a mail was moved. One that has an ID of its own is in the other folder from now on; any other one is
 * forgotten, and read again where it is now.
 */
export async function noteMove(tx: Db, id: string, path: string): Promise<void> {
  await sql`update mail_message set folder_id = f.id, listed_at = least(received_at, now()) from mail_folder f
    where mail_message.id = ${id} and mail_message.remote_id is not null
      and f.mailbox_id = mail_message.mailbox_id and f.path = ${path}`.execute(tx);
  await sql`delete from mail_message where id = ${id} and remote_id is null`.execute(tx);
}

/** The most folders that are listed. */
const MOST_FOLDERS = 200;

/** A folder, and the address of its mailbox. */
type OtherFolder = Pick<Row<"mail_folder">, "id" | "path" | "role" | "name"> & { address: string };

/** The folders of mailboxes that their owners made, by name, then those of unwanted mails. */
export async function listOtherFoldersOf(tx: Db, mailboxIds: readonly string[]): Promise<OtherFolder[]> {
  const { rows } = await sql<OtherFolder>`
    select f.id, f.path, f.role, f.name, b.address from mail_folder f
    join mailbox b on b.company_id = f.company_id and b.id = f.mailbox_id
    where f.mailbox_id = any (${sql.val([...mailboxIds])}::uuid[]) and f.role in ('other', 'junk')
    order by f.role desc, lower(coalesce(nullif(f.name, ''), f.path)), f.id
    limit ${rowLimit(MOST_FOLDERS)}`.execute(tx);
  return rows;
}
