import type { MailReason } from "#domain/projects/dossier/project-mails.ts";
import { MAIL_REASONS, MOST_PROJECTS_OF_CUSTOMER } from "#domain/projects/dossier/project-mails.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { isId } from "#server/ids.ts";
import { draftIdIn } from "#server/mail/writing/message-id.ts";
import { sql } from "kysely";

/** How many mails of a conversation say what it is about: the newest ones. */
const MOST_OF_THREAD = 200;

/** A project that a conversation is with, and why. */
type ProjectOfMail = Pick<Row<"project">, "id" | "name"> & { reason: MailReason };

/** What a conversation says of its people and of the mails that were written here. */
type ThreadSigns = { draftIds: string[]; addresses: string[] };

/** Reads the signs of the conversation of a mail. Its own mailbox is nobody's address. */
export async function readThreadSigns(tx: Db, mailId: string): Promise<ThreadSigns> {
  const { rows } = await sql<Pick<Row<"mail_message">, "message_id" | "thread_key" | "from_address">>`
    select m.message_id, m.thread_key, case when m.from_address = lower(b.address) then '' else m.from_address end
      as from_address
    from mail_message one
    join mailbox b on b.company_id = one.company_id and b.id = one.mailbox_id
    join mail_message m on m.mailbox_id = one.mailbox_id and m.thread_key = one.thread_key
    where one.id = ${mailId} order by m.received_at desc, m.id desc limit ${rowLimit(MOST_OF_THREAD)}`.execute(tx);
  const draftIds = rows.flatMap((row) => [draftIdIn(row.message_id), draftIdIn(row.thread_key)]).filter(isId);
  const addresses = rows.map(({ from_address }) => from_address).filter((address) => address !== "");
  return { draftIds: [...new Set(draftIds)], addresses: [...new Set(addresses)] };
}

/** The customers whose address is one of these, each once: who absorbed another stands for them. Two at most. */
export async function listCustomersOfAddresses(tx: Db, addresses: readonly string[]): Promise<CustomerRow[]> {
  if (addresses.length === 0) return [];
  const { rows } = await sql<CustomerRow>`
    select c.id, c.kind, c.company_name, c.civility, c.first_name, c.last_name, c.email, c.phone, c.siren, c.siret,
      c.vat_number, c.address, c.merged_into
    from customer c where c.id in (
      select coalesce(merged_into, id) from customer
      where email <> '' and email = any (${sql.val([...addresses])}::text[]))
    order by c.id limit ${rowLimit(2)}`.execute(tx);
  return rows;
}

/**
 * The projects that the conversation of a mail is with: those that it was put with by hand, then those whose documents
 * left with it. Without any, the newest projects of its customer. Those that it was taken out of are left out.
 */
export async function listProjectsOfMail(
  tx: Db,
  mailId: string,
  { draftIds }: ThreadSigns,
  customerId: string | null,
): Promise<ProjectOfMail[]> {
  const { rows } = await sql<Pick<Row<"project">, "id" | "name"> & { reason: number }>`
    with said as materialized (
      select x.project_id, x.is_attached from mail_message m
      join project_mail x on x.company_id = m.company_id and x.mailbox_id = m.mailbox_id
        and x.thread_key = m.thread_key
      where m.id = ${mailId}),
    known as materialized (
      select project_id, 0 as reason from said where is_attached
      union all
      select d.project_id, 1 from mail_draft w join document d on d.company_id = w.company_id and d.id = w.document_id
      where w.id = any (${sql.val(draftIds)}::uuid[]) and w.state in ('handed', 'sent', 'unsure')),
    sign as (
      select * from known
      union all
      select id, 2 from (
        select p.id from project p
        where not exists (select from known) and p.customer_id in (
          select id from customer where id = ${customerId}::uuid or merged_into = ${customerId}::uuid)
        order by p.created_at desc, p.id desc limit ${rowLimit(MOST_PROJECTS_OF_CUSTOMER)}) own)
    select p.id, p.name, min(s.reason) as reason from sign s join project p on p.id = s.project_id
    where not exists (select from said where project_id = p.id and not is_attached)
    group by p.id, p.name order by min(s.reason), p.name, p.id limit ${rowLimit(20)}`.execute(tx);
  return rows.map(({ reason, ...project }) => ({ ...project, reason: MAIL_REASONS[reason] ?? "hand" }));
}
