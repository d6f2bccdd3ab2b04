import type { Bounce } from "#domain/mail/bounces/bounce.ts";
import { isAddressWrong } from "#domain/mail/bounces/bounce.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import { JOIN_PRESENT_CUSTOMER, presentCustomer } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";
import type { InvoiceBalance } from "../state-facts.repository.ts";
import { BALANCE, LIVE_LINK, TIME_ZONE, isSent } from "../state-facts.repository.ts";

/**
 * A document with what its mail says. `customer`: whom it was made out to, or who absorbed them, as their card reads
 * today. `is_given`: the customer has it. `sent_days`: the days on which it left. `order_rank`: of a change order.
 */
export type MailedRow = Pick<
  Row<"document">,
  "kind" | "invoice_kind" | "number" | "project_id" | "customer_id" | "gross_cents" | "vat_cents"
> & {
  due_on: CalendarDate;
  order_rank: number | null;
  project_name: string;
  token: string | null;
  is_given: boolean;
  sent_days: CalendarDate[];
  balance: InvoiceBalance | null;
  time_zone: string;
  customer: CustomerRow;
};

/** The document of that ID with what its mail says, or null. */
export async function findMailedDocument(tx: Db, id: string): Promise<MailedRow | null> {
  const { rows } = await sql<MailedRow>`
    select ${isSent(sql`d`)} or coalesce(l.first_viewed_at is not null, false) as is_given, (
        select coalesce(json_agg((s.sent_at at time zone ${TIME_ZONE})::date), '[]') from sending s
        where s.company_id = d.company_id and s.document_id = d.id and not s.is_doubtful) as sent_days,
      d.kind, d.invoice_kind, d.number, d.project_id, c.id as customer_id, d.gross_cents, d.vat_cents, d.due_on,
      (d.content #>> '{amends,rank}')::integer as order_rank, p.name as project_name, l.token, ${BALANCE} as balance,
      ${TIME_ZONE} as time_zone, to_json(c) as customer
    from document d
    join project p on p.company_id = d.company_id and p.id = d.project_id
    ${JOIN_PRESENT_CUSTOMER}
    ${LIVE_LINK}
    where d.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** How a document was sent, and whom its mail did not reach. */
export type SendingRow = Pick<Row<"sending">, "how" | "sent_at" | "to_line" | "refused_address" | "is_doubtful"> & {
  bounces: Bounce[];
};

/** True when a text holds a link of the document that was renewed or withdrawn since. */
export async function hasDeadLink(tx: Db, documentId: string, text: string): Promise<boolean> {
  const { rows } = await sql<{ is_dead: boolean }>`
    select exists (
      select from public_link l
      where l.document_id = ${documentId} and l.revoked_at is not null and position(l.token in ${text}) > 0
    ) as is_dead`.execute(tx);
  return rows[0]?.is_dead ?? false;
}

/** True when one of these documents is made out to another customer. */
export async function hasOtherCustomer(tx: Db, customerId: string, documentIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ has_other: boolean }>`
    select exists (
      select from document d
      where d.id = any (${sql.val([...documentIds])}::uuid[])
        and ${presentCustomer(sql`d.customer_id`)} <> ${customerId}
    ) as has_other`.execute(tx);
  return rows[0]?.has_other ?? false;
}

/** How a document reached its customer, the oldest first. Of very many, the last ones. */
export async function listSendings(tx: Db, documentId: string): Promise<SendingRow[]> {
  type BouncesAsJson = { bounces: (Omit<Bounce, "toldAt"> & { toldAt: string })[] };
  const { rows } = await sql<Omit<SendingRow, "bounces"> & BouncesAsJson>`
    select how, sent_at, to_line, refused_address, is_doubtful, (
      select coalesce(json_agg(json_build_object('address', b.address, 'outcome', b.outcome, 'reason', b.reason,
        'toldAt', b.told_at) order by b.address, b.outcome), '[]')
      from mail_bounce b where b.company_id = s.company_id and b.mail_id = s.mail_id) as bounces
    from sending s where document_id = ${documentId} order by sent_at desc, id desc limit 100`.execute(tx);
  return rows.toReversed().map(({ bounces, ...row }) => ({
    ...row,
    bounces: bounces.map(({ toldAt, ...bounce }) => ({ ...bounce, toldAt: new Date(toldAt) })),
  }));
}

// The last sending of each document whose mail failed at least once. Sent again, by mail or by hand, it is another one.
const LAST_SENDINGS = sql`(
  select distinct on (s.document_id) s.document_id, s.mail_id from sending s
  where s.document_id in (select document_id from mail_bounce where outcome = 'failed')
  order by s.document_id, s.sent_at desc, s.id desc) last`;

// Nobody waits for a quote that was answered or replaced, nor for an invoice that was paid.
const IS_AWAITED = sql`case when d.kind = 'quote' then not exists (
      select from quote_decision q where q.document_id = d.id and q.withdrawn_at is null)
    and not exists (
      select from document n
      where n.number = d.number and n.kind = 'quote' and n.version > d.version and ${isSent(sql`n`)})
  when d.invoice_kind = 'credit_note' then true
  else exists (select from invoice_balance b where b.document_id = d.id and b.rest_cents > 0) end`;

/** A document whose last mail did not arrive. */
export type LostMailRow = Pick<Row<"document">, "kind" | "invoice_kind" | "project_id"> & { name: string };

/** The documents whose last mail did not arrive and that are awaited: how many, and the newest of them. */
export async function listLostMails(tx: Db, most: number): Promise<{ count: number; first: LostMailRow[] }> {
  const { rows } = await sql<LostMailRow & { count: number }>`
    select d.kind, d.invoice_kind, d.project_id, p.name, (count(*) over ())::int as count
    from ${LAST_SENDINGS}
    join document d on d.id = last.document_id
    join project p on p.id = d.project_id
    where ${IS_AWAITED} and exists (
      select from mail_bounce b where b.mail_id = last.mail_id and b.outcome = 'failed')
    order by d.created_at desc, d.id desc limit ${rowLimit(most)}`.execute(tx);
  return { count: rows[0]?.count ?? 0, first: rows };
}

/** The addresses at which mails with that document failed for good. */
export async function listWrongAddresses(tx: Db, documentId: string): Promise<string[]> {
  const { rows } = await sql<Pick<Row<"mail_bounce">, "address"> & Pick<Bounce, "outcome" | "reason">>`
    select address, outcome, reason from mail_bounce where document_id = ${documentId} limit 200`.execute(tx);
  return rows.filter(isAddressWrong).map(({ address }) => address);
}
