import type { MailReason } from "#domain/projects/dossier/project-mails.ts";
import { MAIL_REASONS, MOST_PROJECT_MAILS } from "#domain/projects/dossier/project-mails.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { messageIdsOfDraft } from "#server/mail/writing/message-id.ts";
import { sql } from "kysely";

/** A conversation of a project, by its newest mail. `reason`: its place among `MAIL_REASONS`. */
type ThreadOfProject = Pick<Row<"mail_message">, "id" | "from_name" | "from_address" | "subject" | "received_at"> & {
  mail_count: number;
  unread_count: number;
  has_attachment: boolean;
  reason: number;
};

/** The same with its reason by name. */
export type ProjectMail = Omit<ThreadOfProject, "reason"> & { reason: MailReason };

/** What makes a conversation one of a project. `mailboxIds`: those that are looked into. `address`: of its customer. */
export type MailSigns = { projectId: string; mailboxIds: readonly string[]; address: string };

/** How many mails of a customer are looked at, and how many of a conversation are counted: the newest ones. */
const MOST_OF_ADDRESS = 400;
const MOST_OF_THREAD = 200;

/** The IDs of the mails with which documents of a project left. */
async function listDocumentMailIds(tx: Db, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; revision: number; address: string }>`
    select m.id, m.revision, b.address
    from document d
    join mail_draft m on m.company_id = d.company_id and m.document_id = d.id
      and m.state in ('handed', 'sent', 'unsure')
    join mailbox b on b.company_id = m.company_id and b.id = m.mailbox_id
    where d.project_id = ${projectId}
    order by m.created_at desc limit ${rowLimit(MOST_OF_THREAD)}`.execute(tx);
  return rows.flatMap((row) => messageIdsOfDraft(row).map((id) => id.slice(1, -1)));
}

/** The newest conversations of a project, one more than are listed when there are others. */
export async function listMailsOfProject(
  tx: Db,
  { projectId, mailboxIds, address }: MailSigns,
): Promise<ProjectMail[]> {
  if (mailboxIds.length === 0) return [];
  const boxes = sql`${sql.val([...mailboxIds])}::uuid[]`;
  const sentIds = sql`${sql.val(await listDocumentMailIds(tx, projectId))}::text[]`;
  const { rows } = await sql<ThreadOfProject>`
    with sign as (
      select mailbox_id, thread_key, 0 as reason from project_mail
      where project_id = ${projectId} and is_attached
      union all
      select mailbox_id, thread_key, 1 from mail_message
      where mailbox_id = any(${boxes}) and message_id = any(${sentIds})
      union all
      select mailbox_id, thread_key, 1 from mail_message
      where mailbox_id = any(${boxes}) and thread_key = any(${sentIds})
      union all
      select mailbox_id, thread_key, 2 from (
        select mailbox_id, thread_key from mail_message
        where from_address = ${address} and from_address <> '' and mailbox_id = any(${boxes})
        order by received_at desc, id desc limit ${rowLimit(MOST_OF_ADDRESS)}) own),
    thread as materialized (
      select s.mailbox_id, s.thread_key, min(s.reason) as reason from sign s
      where s.mailbox_id = any(${boxes}) and not exists (
        select from project_mail x where x.project_id = ${projectId} and x.mailbox_id = s.mailbox_id
          and x.thread_key = s.thread_key and not x.is_attached)
      group by s.mailbox_id, s.thread_key
      -- What a customer wrote about another of their projects stays there.
      having min(s.reason) < 2 or not exists (
        select from project_mail x where x.mailbox_id = s.mailbox_id and x.thread_key = s.thread_key
          and x.is_attached))
    select m.id, m.from_name, m.from_address, m.subject, m.received_at, t.reason, c.mail_count, c.unread_count,
      c.has_attachment
    from thread t
    cross join lateral (
      select m.* from mail_message m join mail_folder f on f.id = m.folder_id
      where m.mailbox_id = t.mailbox_id and m.thread_key = t.thread_key and f.role not in ('trash', 'junk')
      order by m.received_at desc, m.id desc limit 1) m
    cross join lateral (
      select count(*)::int as mail_count, (count(*) filter (where not o.is_seen))::int as unread_count,
        bool_or(o.has_attachment) as has_attachment
      from (select is_seen, has_attachment from mail_message o
        where o.mailbox_id = t.mailbox_id and o.thread_key = t.thread_key
        limit ${rowLimit(MOST_OF_THREAD)}) o) c
    order by m.received_at desc, m.id desc limit ${rowLimit(MOST_PROJECT_MAILS + 1)}`.execute(tx);
  return rows.map(({ reason, ...mail }) => ({ ...mail, reason: MAIL_REASONS[reason]! }));
}

/** Keeps whether the conversation of a mail is with a project. */
export async function sayMailOfProject(
  tx: Db,
  { companyId, userId }: { companyId: string; userId: string },
  { projectId, mailId, isAttached }: { projectId: string; mailId: string; isAttached: boolean },
  at: Date,
): Promise<void> {
  await sql`insert into project_mail (company_id, project_id, mailbox_id, thread_key, is_attached, said_by, said_at)
    select ${companyId}, ${projectId}, mailbox_id, thread_key, ${isAttached}, ${userId}, ${at}
    from mail_message where id = ${mailId}
    on conflict (company_id, project_id, mailbox_id, thread_key) do update
      set is_attached = excluded.is_attached, said_by = excluded.said_by, said_at = excluded.said_at`.execute(tx);
}
