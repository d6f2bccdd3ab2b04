import type { QuoteFacts } from "#domain/documents/quote-state.ts";
import { presentCustomer } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import { IS_ALTERED } from "./standing-alterations.repository.ts";

/** What is left of an invoice, in cents, and its last day to pay. */
export type InvoiceBalance = Pick<
  Row<"invoice_balance">,
  "due_on" | "gross_cents" | "due_cents" | "credited_cents" | "paid_cents"
>;

/**
 * What the state of a document is derived from. `quote`: what became of a quote, `balance`: what is left of an invoice,
 * each null for any other document. Days are those of the company's time zone. `is_altered`: it was found
 * not to be what was kept, so its amounts may be false.
 */
export type StateFacts = Pick<Row<"document">, "kind"> & {
  quote: QuoteFacts | null;
  balance: InvoiceBalance | null;
  time_zone: string;
  is_altered: boolean;
};

/**
 * True of a document that left for its customer. Written as a value: PostgreSQL may answer `exists` by reading every
 * sending of the company.
 */
export function isSent(document: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`coalesce((
    select true from sending s
    where s.company_id = ${document}.company_id and s.document_id = ${document}.id limit 1), false)`;
}

/** True of a document that its customer has: it left, or was seen behind its link. */
export function isGiven(document: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${isSent(document)} or coalesce((select true from public_link g
    where g.company_id = ${document}.company_id and g.document_id = ${document}.id
      and g.revoked_at is null and g.first_viewed_at is not null limit 1), false))`;
}

/**
 * What a document `d` is called among the versions of its number. A quote of before this was kept is called as it
 * prints: by its version, or by no number when its customer had none before it.
 */
export const EDITION = sql<number>`(case when d.kind = 'quote' then coalesce(
  (d.content ->> 'edition')::integer,
  case when coalesce((d.content ->> 'isRevision')::boolean, d.version > 1) then d.version else 1 end) else 1 end)`;

// Versions `n` after `d` that were offered, with their answer `a`. A version is offered once it is sent or answered, so
// one that was not given replaces nothing.
const OFFERED_AFTER = sql`document n
  left join quote_decision a on a.company_id = n.company_id and a.document_id = n.id and a.withdrawn_at is null
  where n.company_id = d.company_id and n.number = d.number and n.version > d.version
    and (a.decision is not null
      or ${isSent(sql`n`)})`;

// Facts are looked up for the kind of document that has them, and written as JSON text: both cost PostgreSQL half.
const QUOTE_FACTS = sql`case d.kind when 'quote' then json_build_object(
  'isSent', ${isSent(sql`d`)},
  'isViewed', l.first_viewed_at is not null,
  'answer', (
    select q.decision from quote_decision q
    where q.company_id = d.company_id and q.document_id = d.id and q.withdrawn_at is null),
  'newerVersion', (
    select case when bool_or(a.decision = 'accepted') then 'accepted' when count(*) > 0 then 'offered' end
    from ${OFFERED_AFTER}),
  'validUntil', d.due_on) end`;

/** What is left of an invoice `d`, as JSON; null for a quote. */
export const BALANCE = sql`case d.kind when 'invoice' then (
  select json_build_object('due_on', b.due_on, 'gross_cents', b.gross_cents, 'due_cents', b.due_cents,
    'credited_cents', b.credited_cents, 'paid_cents', b.paid_cents)
  from invoice_balance b where b.company_id = d.company_id and b.document_id = d.id) end`;

/** The time zone of the company, whose day tells states. */
export const TIME_ZONE = sql`(select time_zone from company where company_id = current_company())`;

/** The columns of `StateFacts` for documents `d` with their link `l` (`LIVE_LINK`), beside `d.kind`. */
export const STATE_COLUMNS = sql`${QUOTE_FACTS} as quote, ${BALANCE} as balance,
  ${TIME_ZONE} as time_zone, ${IS_ALTERED} as is_altered`;

/** Joins the public link `l` of documents `d`: the one that was not withdrawn. A document without one stays. */
export const LIVE_LINK = sql`
  left join public_link l on l.company_id = d.company_id and l.document_id = d.id and l.revoked_at is null`;

/** What is left of an invoice; null for any other document. */
export async function findInvoiceBalance(tx: Db, id: string): Promise<InvoiceBalance | null> {
  const { rows } = await sql<InvoiceBalance>`
    select due_on, gross_cents, due_cents, credited_cents, paid_cents from invoice_balance
    where document_id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/**
 * The public token of the last version that was offered after a document, or null. One that was offered to another
 * customer has none: what is said to them is not for whom the former version was made out to.
 */
export async function findNewerVersionToken(tx: Db, id: string): Promise<string | null> {
  const { rows } = await sql<Pick<Row<"public_link">, "token">>`
    select l.token from document d
    join lateral (
      select n.id, n.customer_id from ${OFFERED_AFTER} order by n.version desc limit 1) latest
      on ${presentCustomer(sql`latest.customer_id`)} = ${presentCustomer(sql`d.customer_id`)}
    join public_link l on l.company_id = d.company_id and l.document_id = latest.id and l.revoked_at is null
    where d.id = ${id}`.execute(tx);
  return rows[0]?.token ?? null;
}
