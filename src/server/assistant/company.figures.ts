import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

// What the assistant counts of a company to answer a question.

/** A quote or invoice as an answer names it. */
export type NamedDocument = Pick<Row<"invoice">, "number" | "project_id" | "gross_cents" | "due_on"> &
  Pick<Row<"project">, "name">;

/** Invoices due before `today`, the oldest first, 20 at most. */
export async function lateInvoices(tx: Db, today: CalendarDate): Promise<NamedDocument[]> {
  const { rows } = await sql<NamedDocument>`
    select i.number, p.name, i.project_id, i.gross_cents, i.due_on from invoice i
    join project p on p.company_id = i.company_id and p.id = i.project_id
    where i.due_on < ${today} order by i.due_on limit 20`.execute(tx);
  return rows;
}

/** What was invoiced in the month and in the year of `today`, in cents without VAT. */
export async function turnover(tx: Db, today: CalendarDate): Promise<{ monthCents: number; yearCents: number }> {
  const { rows } = await sql<{ month_cents: number; year_cents: number }>`select
      coalesce(sum(net_cents) filter (where issued_on >= date_trunc('month', ${today}::date)), 0)::bigint
        as month_cents,
      coalesce(sum(net_cents), 0)::bigint as year_cents
    from invoice where issued_on >= date_trunc('year', ${today}::date)`.execute(tx);
  return { monthCents: rows[0]!.month_cents, yearCents: rows[0]!.year_cents };
}

/** Quotes nobody answered of projects without an invoice, newest first, 20 at most; due when they expire. */
export async function pendingQuotes(tx: Db): Promise<NamedDocument[]> {
  const { rows } = await sql<NamedDocument>`
    select q.number, p.name, q.project_id, q.gross_cents, q.valid_until as due_on from quote q
    join project p on p.company_id = q.company_id and p.id = q.project_id
    where q.status in ('draft', 'sent', 'viewed')
      and not exists (select 1 from invoice i where i.company_id = q.company_id and i.project_id = q.project_id)
    order by q.created_at desc limit 20`.execute(tx);
  return rows;
}
