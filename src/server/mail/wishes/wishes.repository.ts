import type { MessageFlags } from "#domain/mail/message-flags.ts";
import { mergeFlags } from "#domain/mail/message-flags.ts";
import type { MailWish, WishRefusal } from "#domain/mail/wishes/wish.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { MessagePlace } from "#server/mailbox/connector.ts";
import { sql } from "kysely";

/** A mail of which something is wished. */
export type WishedRow = { id: string };

/** A wish that waits, and where its mail is now. Null: nothing is kept of it. */
export type WaitingWish = MailWish & {
  id: string;
  messageId: string;
  mail: { id: string; place: MessagePlace } | null;
};

/** Keeps a wish for each of these mails, in their order, and shows it at once. */
export async function keepWishes(
  tx: Db,
  mailbox: { companyId: string; id: string },
  mails: readonly WishedRow[],
  { change, targetPath }: MailWish,
  more: { userId: string; at: Date; newId: () => string },
): Promise<void> {
  const rows = mails.map(({ id }, place) => ({ id: more.newId(), mail_id: id, place }));
  const isSeen = change.isSeen ?? null;
  const isFlagged = change.isFlagged ?? null;
  await sql`with given as (
      select w.id, w.mail_id, w.place, m.message_id, m.subject
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (id uuid, mail_id uuid, place int)
      join mail_message m on m.id = w.mail_id and m.mailbox_id = ${mailbox.id}),
    shown as (
      update mail_message m set is_seen = coalesce(${isSeen}::boolean, is_seen),
        is_flagged = coalesce(${isFlagged}::boolean, is_flagged),
        listed_at = case when ${targetPath}::text is null then listed_at else 'infinity' end
      from given where m.id = given.mail_id)
    insert into mail_wish (company_id, id, mailbox_id, mail_id, message_id, subject, is_seen, is_flagged, target_path,
      wished_by, wished_at, refusal)
    select ${mailbox.companyId}, id, ${mailbox.id}, mail_id, message_id, subject, ${isSeen}::boolean,
      ${isFlagged}::boolean, ${targetPath}::text, ${more.userId}::uuid, ${more.at}::timestamptz, null
    from given order by place`.execute(tx);
}

type WishedMark = Pick<Row<"mail_wish">, "is_seen" | "is_flagged"> &
  Pick<Row<"mail_message">, "uid" | "remote_id" | "folder_id">;

/**
 * Marks as they are shown while somebody's own change of them waits. `folderId`: the folder of these numbers; null for
 * mails that have an ID of their own.
 */
export async function withWishedMarks<Change extends { flags: MessageFlags; uid?: number; remoteId?: string }>(
  tx: Db,
  mailboxId: string,
  folderId: string | null,
  changes: readonly Change[],
): Promise<Change[]> {
  const { rows } = await sql<WishedMark>`
    select w.is_seen, w.is_flagged, m.uid, m.remote_id, m.folder_id
    from mail_wish w join mail_message m on m.id = w.mail_id
    where w.mailbox_id = ${mailboxId} and w.refusal is null and w.target_path is null
    order by w.id limit ${rowLimit(MOST_WISHES)}`.execute(tx);
  if (rows.length === 0) return [...changes];
  return changes.map((change) => {
    const wishes = rows.filter(({ uid, remote_id, folder_id }) =>
      folderId === null ? remote_id === change.remoteId : folder_id === folderId && uid === change.uid,
    );
    const flags = wishes.reduce((marks, wish) => mergeFlags(marks, changeOfRow(wish)), change.flags);
    return { ...change, flags };
  });
}

function changeOfRow({ is_seen, is_flagged }: Pick<Row<"mail_wish">, "is_seen" | "is_flagged">): Partial<MessageFlags> {
  return { ...(is_seen !== null && { isSeen: is_seen }), ...(is_flagged !== null && { isFlagged: is_flagged }) };
}

/** Wishes that are read at once. */
const MOST_WISHES = 500;

/** Takes the wishes of a mailbox for a minute, or goes on with them. False while another server does them. */
export async function takeWishes(tx: Db, mailboxId: string, isGoingOn: boolean): Promise<boolean> {
  const { rows } = await sql`update mailbox set wishes_until = now() + interval '1 minute'
    where id = ${mailboxId} and (${isGoingOn} or wishes_until is null or wishes_until < now()) and exists (
      select from mail_wish w where w.mailbox_id = ${mailboxId} and w.refusal is null)
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Lets others do the wishes of a mailbox. */
export async function freeWishes(tx: Db, mailboxId: string): Promise<void> {
  await sql`update mailbox set wishes_until = null where id = ${mailboxId}`.execute(tx);
}

type WaitingRow = Pick<Row<"mail_wish">, "id" | "message_id" | "is_seen" | "is_flagged" | "target_path"> & {
  mail_id: string | null;
  uid: number | null;
  remote_id: string | null;
  path: string | null;
  uid_validity: number | null;
};

/**
 * The wish of a mailbox that comes first. Its mail is found by the number that it had, else by its ID at its sender,
 * for its server may have given it another number. Of several with that ID none is meant: senders repeat and forge
 * them.
 */
export async function findFirstWish(tx: Db, mailboxId: string): Promise<WaitingWish | null> {
  const { rows } = await sql<WaitingRow>`
    select w.id, w.message_id, w.is_seen, w.is_flagged, w.target_path, m.id as mail_id, m.uid, m.remote_id, f.path,
      f.uid_validity
    from mail_wish w
    left join lateral (
      select known.*, count(*) over () as alike_count from mail_message known where known.mailbox_id = w.mailbox_id
        and (known.id = w.mail_id
          or (w.message_id <> '' and known.message_id = w.message_id and known.subject = w.subject))
      order by (known.id = w.mail_id) desc limit 1) m on m.id = w.mail_id or m.alike_count = 1
    left join mail_folder f on f.id = m.folder_id
    where w.mailbox_id = ${mailboxId} and w.refusal is null order by w.id limit 1`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { mail_id, uid, path, uid_validity, remote_id } = row;
  const isKnown = mail_id !== null && uid !== null && path !== null && uid_validity !== null;
  return {
    id: row.id,
    messageId: row.message_id,
    change: changeOfRow(row),
    targetPath: row.target_path,
    mail: isKnown
      ? { id: mail_id, place: { path, uidValidity: String(uid_validity), uid, remoteId: remote_id } }
      : null,
  };
}

/** True once every mail of the folders of a mailbox was read: what is not kept is not there. */
export async function isReadWhole(tx: Db, mailboxId: string): Promise<boolean> {
  const { rows } =
    await sql`select from mail_folder where mailbox_id = ${mailboxId} and lowest_uid > 1 limit 1`.execute(tx);
  return rows.length === 0;
}

/** Forgets a wish: its server did it, or its person has read why it was not done. */
export async function deleteWish(tx: Db, id: string): Promise<void> {
  await sql`delete from mail_wish where id = ${id}`.execute(tx);
}

/** Keeps why a wish cannot be done. A mail that was to move is listed again where it is. */
export async function refuseWish(tx: Db, { id, mail }: WaitingWish, refusal: WishRefusal): Promise<void> {
  await sql`update mail_wish set refusal = ${refusal} where id = ${id}`.execute(tx);
  if (mail)
    await sql`update mail_message set listed_at = least(received_at, now())
      where id = ${mail.id} and listed_at = 'infinity'`.execute(tx);
}

/** A wish that was not done. */
export type RefusedWish = { id: string; mailboxId: string; subject: string; refusal: WishRefusal };

/** How many wishes of these mailboxes wait, and the first ones that were not done. */
export async function listWishes(
  tx: Db,
  mailboxIds: readonly string[],
): Promise<{ waitingCount: number; refusedWishes: RefusedWish[] }> {
  const ids = sql.val([...mailboxIds]);
  const [{ rows: counts }, { rows: refusedWishes }] = await Promise.all([
    sql<{ count: number }>`select count(*) from (
      select from mail_wish where mailbox_id = any (${ids}::uuid[]) and refusal is null
      limit ${rowLimit(MOST_WISHES)}) w`.execute(tx),
    sql<RefusedWish>`select id, mailbox_id as "mailboxId", subject, refusal from mail_wish
      where mailbox_id = any (${ids}::uuid[]) and refusal is not null order by id limit ${rowLimit(20)}`.execute(tx),
  ]);
  return { waitingCount: counts[0]?.count ?? 0, refusedWishes };
}

/** The mailbox of a wish of the company, or null. */
export async function findWishMailbox(tx: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ mailbox_id: string }>`select mailbox_id from mail_wish where id = ${id}`.execute(tx);
  return rows[0]?.mailbox_id ?? null;
}
