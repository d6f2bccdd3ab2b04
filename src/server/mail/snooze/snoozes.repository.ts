import type { Db } from "#server/db/database.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";

// Mails that are put aside until a moment. They are listed from that moment on (`mail_message.listed_at`).

/** Until when the mail of the row `head` was put aside. Null: it was not, or came back. */
export function snoozedUntil(mailboxId: string, at: Date): RawBuilder<Date | null> {
  return sql`(select s.until from mail_snooze s
    where s.mailbox_id = ${mailboxId} and s.message_id = head.message_id and s.until > ${at})`;
}

/** Brings back conversations that were put aside, because a newer mail of theirs came into the inbox. */
export async function restoreThreads(tx: Db, mailboxId: string, newIds: readonly string[], at: Date): Promise<void> {
  await sql`with woken as (
      update mail_message m set listed_at = m.received_at
      from mail_message head join mail_folder f on f.id = head.folder_id and f.role = 'inbox'
      where exists (select from mail_snooze s where s.mailbox_id = ${mailboxId} and s.until > ${at})
        and head.id = any (${sql.val([...newIds])}::uuid[]) and head.listed_at <= ${at}
        and m.mailbox_id = ${mailboxId} and m.thread_key = head.thread_key and m.received_at < head.received_at
        and m.listed_at > ${at} and m.listed_at < 'infinity'
      returning m.message_id)
    delete from mail_snooze s using woken
    where s.mailbox_id = ${mailboxId} and s.message_id = woken.message_id`.execute(tx);
}

/** Puts the mails of the inbox of a conversation aside until a moment. Answers how many there are. */
export async function storeSnooze(tx: Db, id: string, until: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`with aside as (
      -- The newest mail stands for its conversation.
      update mail_message m set listed_at = ${until}::timestamptz - case when exists (
        select from mail_message newer where newer.folder_id = m.folder_id and newer.mailbox_id = m.mailbox_id
          and newer.thread_key = m.thread_key and newer.received_at > m.received_at)
        then interval '1 millisecond' else interval '0' end
      from mail_message one, mail_folder f
      where one.id = ${id} and m.mailbox_id = one.mailbox_id and m.thread_key = one.thread_key
        and f.id = m.folder_id and f.role = 'inbox' and m.listed_at < 'infinity'
      returning m.company_id, m.mailbox_id, m.message_id),
    kept as (
      insert into mail_snooze (company_id, mailbox_id, message_id, until)
      select distinct company_id, mailbox_id, message_id, ${until}::timestamptz from aside where message_id <> ''
      on conflict (company_id, mailbox_id, message_id) do update set until = excluded.until)
    select count(*) from aside`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Brings a conversation that was put aside back to its place. */
export async function endSnooze(tx: Db, id: string, at: Date): Promise<void> {
  await sql`with woken as (
      update mail_message m set listed_at = least(m.received_at, ${at}::timestamptz)
      from mail_message one, mail_folder f
      where one.id = ${id} and m.mailbox_id = one.mailbox_id and m.thread_key = one.thread_key
        and f.id = m.folder_id and f.role = 'inbox' and m.listed_at > ${at} and m.listed_at < 'infinity'
      returning m.mailbox_id, m.message_id)
    delete from mail_snooze s using woken
    where s.mailbox_id = woken.mailbox_id and s.message_id = woken.message_id`.execute(tx);
}

/** When the next mail that was put aside comes back, of these mailboxes. Null: none was. */
export async function findNextWaking(tx: Db, mailboxIds: readonly string[], at: Date): Promise<Date | null> {
  const { rows } = await sql<{ listed_at: Date }>`
    select min(one.listed_at) as listed_at from mail_folder f cross join lateral (
      select m.listed_at from mail_message m
      where m.folder_id = f.id and m.listed_at > ${at} and m.listed_at < 'infinity'
      order by m.listed_at limit 1) one
    where f.mailbox_id = any (${sql.val([...mailboxIds])}::uuid[]) and f.role = 'inbox'
    having count(*) > 0`.execute(tx);
  return rows[0]?.listed_at ?? null;
}
