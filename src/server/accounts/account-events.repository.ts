import type { AccountEvent } from "#domain/accounts/account-events.ts";
import { idsOfCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";

/** Something that happened with a customer. `number`: of the document concerned, or empty. */
export type EventRow = {
  kind: AccountEvent;
  at: Date;
  project_id: string;
  project_name: string;
  number: string;
  amount_cents: number | null;
};

/** How many events are listed, and among how many of the newest documents of the customer they are looked for. */
const MOST_EVENTS = 40;
const MOST_DOCUMENTS = 100;

/** What happened last with a customer, newest first. */
export async function listEvents(tx: Db, customerId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    with own as materialized (
      select one.* from (${idsOfCustomer(customerId)}) theirs
      cross join lateral (
        select company_id, id, project_id, kind, invoice_kind, number, version, gross_cents, created_at from document
        where customer_id = theirs.id order by id desc limit ${rowLimit(MOST_DOCUMENTS)}) one
      order by one.id desc limit ${rowLimit(MOST_DOCUMENTS)}),
    event as (
      (select 'project' as kind, created_at as at, id as project_id, '' as number, null::bigint as amount_cents
        from project where customer_id = ${customerId} order by id desc limit ${rowLimit(MOST_EVENTS)})
      union all
      select case when invoice_kind = 'credit_note' then invoice_kind else kind end, created_at, project_id, number,
        gross_cents
      from own
      union all
      select case when own.invoice_kind = 'credit_note' then 'credit_note_sent' when own.kind = 'invoice'
          then 'invoice_sent' else 'sent' end, s.sent_at, own.project_id, own.number, null
      from own join sending s on s.company_id = own.company_id and s.document_id = own.id
      union all
      select 'viewed', l.first_viewed_at, own.project_id, own.number, null
      from own join public_link l on l.company_id = own.company_id and l.document_id = own.id
      where l.first_viewed_at is not null
      union all
      select q.decision, q.decided_at, own.project_id, own.number, null
      from own join quote_decision q on q.company_id = own.company_id and q.document_id = own.id
      where q.withdrawn_at is null
      union all
      select 'paid', y.created_at, own.project_id, own.number, y.amount_cents
      from own join payment y on y.company_id = own.company_id and y.document_id = own.id)
    select event.kind, event.at, event.project_id, p.name as project_name, event.number, event.amount_cents
    from (select * from event order by at desc, kind limit ${rowLimit(MOST_EVENTS)}) event
    cross join lateral (select name from project where id = event.project_id offset 0) p
    order by event.at desc, event.kind`.execute(tx);
  return rows;
}
