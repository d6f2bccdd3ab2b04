import type { CountedDocuments, Figures, MonthFigures } from "#domain/analytics/figures.ts";
import { firstMonth, invoicedFigures } from "#domain/analytics/figures.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { lastDayOf } from "#domain/shared/calendar-date.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import { JOIN_PRESENT_CUSTOMER } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { isGiven } from "#server/documents/state-facts.repository.ts";
import { isNamedBy } from "#server/projects/project-search.repository.ts";
import { sql } from "kysely";
import { listMonths } from "./period.figures.ts";

// The definition of each figure: what counts, with which sign, over which period. Each is written once, for screens,
// brief and assistant. Figures that only questions ask are in `question.figures.ts`, by the same rules. Row security
// uses an index only for leakproof comparisons, so a date is compared with a date and never with a timestamp.

/** A document named by a list of figures. `amount_cents`: what is left of an invoice, the gross sum of a quote. */
export type NamedDocument = Pick<Row<"document">, "number" | "project_id" | "due_on"> &
  Pick<Row<"project">, "name"> & { amount_cents: number };

/** Every figure of the company on a day. */
export async function readCompanyFigures(tx: Db, today: CalendarDate): Promise<Figures> {
  const [invoicedSums, late, toCollect, collectedSums, waitingQuotes, quotedProjects] = await Promise.all([
    readInvoicedSums(tx, today),
    countLateInvoices(tx, today),
    countOpenInvoices(tx),
    readCollectedSums(tx, today),
    countWaitingQuotes(tx),
    countQuotedProjects(tx, today),
  ]);
  return { ...invoicedSums, late, toCollect, collected: collectedSums, waitingQuotes, quotedProjects };
}

/** What was invoiced in the year and the month of `today`, and in the last twelve months. */
export async function readInvoicedSums(tx: Db, today: CalendarDate): Promise<ReturnType<typeof invoicedFigures>> {
  return invoicedFigures(await listMonths(tx, { from: `${firstMonth(today)}-01`, to: endOfMonth(today) }), today);
}

function endOfMonth(day: CalendarDate): CalendarDate {
  return lastDayOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
}

/** A credit note is subtracted; it is no invoice of the count. */
export const SIGN = sql`case invoice_kind when 'credit_note' then -1 else 1 end`;

/** Something is left to pay. The partial index of migration 0077 has the same condition. */
const IS_OPEN = sql`rest_cents > 0`;

/** An invoice is late from the day after its due date, while something is left to pay. */
const isLate = (today: CalendarDate) => sql`${IS_OPEN} and due_on < ${today}::date`;

/** The customer paid too much. The partial index of migration 0632 has the same condition. */
const IS_OVERPAID = sql`rest_cents < 0`;

const isToCollect = (today: CalendarDate) => sql`${IS_OPEN} and due_on >= ${today}::date`;

/** Invoices with something left to pay: their number, and what is left. */
export async function countOpenInvoices(tx: Db): Promise<CountedDocuments> {
  return readLeftToPay(tx, IS_OPEN);
}

/** Invoices that are late on a day: their number, and what is left to pay. */
export async function countLateInvoices(tx: Db, today: CalendarDate): Promise<CountedDocuments> {
  return readLeftToPay(tx, isLate(today));
}

/** Invoices to be paid that are not late on a day: their number, and what is left to pay. */
export async function countInvoicesToCollect(tx: Db, today: CalendarDate): Promise<CountedDocuments> {
  return readLeftToPay(tx, isToCollect(today));
}

async function readLeftToPay(tx: Db, condition: ReturnType<typeof sql>): Promise<CountedDocuments> {
  const { rows } = await sql<{ count: number; rest_cents: number }>`
    select count(*)::int as count, coalesce(sum(rest_cents), 0)::bigint as rest_cents
    from invoice_balance where ${condition}`.execute(tx);
  return { count: rows[0]!.count, amountCents: rows[0]!.rest_cents };
}

/** The invoices of « due » in a statement, with their number and their project. */
const NAMED_DUE = sql`
  select d.number, p.name, due.project_id, due.rest_cents as amount_cents, due.due_on, to_jsonb(c) as customer,
    ${isGiven(sql`d`)} as is_given
  from due
  join document d on d.company_id = due.company_id and d.id = due.document_id
  join project p on p.company_id = due.company_id and p.id = due.project_id
  ${JOIN_PRESENT_CUSTOMER}
  order by due.due_on, due.document_id`;

/** An invoice with something left to pay or to give back, with whom it is for and whether they have it. */
export type NamedInvoice = NamedDocument & { customer: CustomerRow; is_given: boolean };

/** Invoices whose customer paid too much: their number, what is to give back, and the oldest of them. */
export async function findInvoicesToRefund(
  tx: Db,
  limit: number,
): Promise<{ all: CountedDocuments; first: NamedInvoice[] }> {
  const { rows } = await sql<{ count: number; cents: number; first: NamedInvoice[] }>`
    with overpaid as materialized (select * from invoice_balance where ${IS_OVERPAID}),
      due as (
        select company_id, document_id, project_id, -rest_cents as rest_cents, due_on from overpaid
        order by due_on, document_id limit ${rowLimit(limit)})
    select (select count(*)::int from overpaid) as count,
      (select coalesce(sum(-rest_cents), 0)::bigint from overpaid) as cents,
      (select coalesce(json_agg(to_json(one)), '[]') from (${NAMED_DUE}) one) as first`.execute(tx);
  const [sums] = rows;
  return { all: { count: sums?.count ?? 0, amountCents: sums?.cents ?? 0 }, first: sums?.first ?? [] };
}

/** The invoices that are late on a day, oldest due date first, with what is left to pay. */
export async function listFirstLateInvoices(tx: Db, today: CalendarDate, limit: number): Promise<NamedInvoice[]> {
  const { rows } = await sql<NamedInvoice>`
    with due as (
      select company_id, document_id, project_id, rest_cents, due_on from invoice_balance
      where ${isLate(today)} order by due_on, document_id limit ${rowLimit(limit)})
    ${NAMED_DUE}`.execute(tx);
  return rows;
}

/** The invoices to be paid that are not late on a day, the first due before the others. */
export async function listFirstToCollect(tx: Db, today: CalendarDate, limit: number): Promise<NamedInvoice[]> {
  const { rows } = await sql<NamedInvoice>`
    with due as (
      select company_id, document_id, project_id, rest_cents, due_on from invoice_balance
      where ${isToCollect(today)} order by due_on, document_id limit ${rowLimit(limit)})
    ${NAMED_DUE}`.execute(tx);
  return rows;
}

/** The projects that a figure is about: one, those whose name or customer has these words, or all. */
export type FigureScope = { projectId: string } | { words: readonly string[] } | null;

/** SQL of what a figure is about. « project » is the row of the project in the statement. */
export function isWithin(scope: FigureScope) {
  if (scope === null) return sql`true`;
  if ("projectId" in scope) return sql`project.id = ${scope.projectId}`;
  return sql.join(
    scope.words.map((word) => sql`${isNamedBy(word)}`),
    sql` and `,
  );
}

/**
 * Invoices of some projects with something left to pay: their number, what is left, and the first due of them. With
 * `lateOn`, those that are late on that day alone.
 */
export async function findOpenInvoices(
  tx: Db,
  { scope, lateOn = null, limit }: { scope: FigureScope; lateOn?: CalendarDate | null; limit: number },
): Promise<{ all: CountedDocuments; first: NamedDocument[] }> {
  const isWanted = lateOn === null ? IS_OPEN : isLate(lateOn);
  const open = sql`
    from (select * from invoice_balance where ${isWanted}) b
    join project on project.company_id = b.company_id and project.id = b.project_id
    where ${isWithin(scope)}`;
  const { rows: sums } = await sql<{ count: number; rest_cents: number }>`
    select count(*)::int as count, coalesce(sum(b.rest_cents), 0)::bigint as rest_cents ${open}`.execute(tx);
  const { rows: first } = await sql<NamedDocument>`
    with open as (
      select b.company_id, b.document_id, b.project_id, b.rest_cents, b.due_on, project.name ${open}
      order by b.due_on, b.document_id limit ${limit})
    select d.number, open.name, open.project_id, open.rest_cents as amount_cents, open.due_on
    from open join document d on d.company_id = open.company_id and d.id = open.document_id
    order by open.due_on, open.document_id`.execute(tx);
  return { all: { count: sums[0]!.count, amountCents: sums[0]!.rest_cents }, first };
}

/** What was invoiced to some projects from a day to another, both included, with credit notes subtracted. */
export async function readInvoicedBetween(
  tx: Db,
  { from, to }: { from: CalendarDate; to: CalendarDate },
  scope: FigureScope,
): Promise<Omit<MonthFigures, "month">> {
  const { rows } = await sql<{ count: number; net_cents: number; gross_cents: number }>`
    select (count(*) filter (where d.invoice_kind <> 'credit_note'))::int as count,
      coalesce(sum(${SIGN} * d.net_cents), 0)::bigint as net_cents,
      coalesce(sum(${SIGN} * d.gross_cents), 0)::bigint as gross_cents
    from document d
    join project on project.company_id = d.company_id and project.id = d.project_id
    where d.kind = 'invoice' and d.dated_on >= ${from}::date and d.dated_on <= ${to}::date
      and ${isWithin(scope)}`.execute(tx);
  return { count: rows[0]!.count, netCents: rows[0]!.net_cents, grossCents: rows[0]!.gross_cents };
}

/** Money received in the year and the month of `today`, in cents. What was given back or reversed is subtracted. */
export async function readCollectedSums(tx: Db, today: CalendarDate): Promise<Figures["collected"]> {
  const { rows } = await sql<{ year_cents: number; month_cents: number }>`
    select coalesce(sum(collected_cents), 0)::bigint as year_cents,
      coalesce(sum(collected_cents) filter (where day >= ${`${today.slice(0, 7)}-01`}::date), 0)::bigint as month_cents
    from figure_day
    where day >= ${`${today.slice(0, 4)}-01-01`}::date and day <= ${today}::date`.execute(tx);
  return { yearCents: rows[0]!.year_cents, monthCents: rows[0]!.month_cents };
}

/**
 * The last version of the quotes of projects `p`, as `d`. All versions of a number are of one project, so they are
 * found there, in the index of migration 0083. Compared with every document, they would take longer in a larger
 * company.
 */
const QUOTED = sql`join lateral (
  select distinct on (v.number)
    v.company_id, v.project_id, v.id, v.number, v.version, v.gross_cents, v.due_on, v.created_at
  from document v
  where v.company_id = p.company_id and v.project_id = p.id and v.kind = 'quote'
  order by v.number, v.version desc) d on true`;

/**
 * A quote waits when its project has no invoice and its last version was not declined. The database keeps what the
 * quotes of each project amount to (migration 0086), so no document is read to add them up.
 */
const IS_WAITING = sql`waiting_quotes > 0 and not invoiced`;

/** Quotes that wait: their number and total. */
export async function countWaitingQuotes(tx: Db): Promise<CountedDocuments> {
  const { rows } = await sql<{ count: number; waiting_cents: number }>`
    select coalesce(sum(waiting_quotes), 0)::int as count, coalesce(sum(waiting_cents), 0)::bigint as waiting_cents
    from project where ${IS_WAITING}`.execute(tx);
  return { count: rows[0]!.count, amountCents: rows[0]!.waiting_cents };
}

/** The quotes that wait, newest first. `due_on` is the last day on which they are valid. */
export async function listFirstWaitingQuotes(tx: Db, limit: number): Promise<NamedDocument[]> {
  const { rows } = await sql<NamedDocument>`
    select d.number, p.name, d.project_id, d.gross_cents as amount_cents, d.due_on
    from (
      select company_id, id, name from project where ${IS_WAITING}
      order by waiting_since desc fetch first (${limit}) rows with ties) p ${QUOTED}
    where not exists (
      select from quote_decision q
      where q.company_id = d.company_id and q.document_id = d.id and q.decision = 'declined' and q.withdrawn_at is null)
    order by d.created_at desc, d.id desc limit ${rowLimit(limit)}`.execute(tx);
  return rows;
}

/** Projects of the last twelve months that got a quote, and those of them that got an invoice. */
async function countQuotedProjects(tx: Db, today: CalendarDate): Promise<Figures["quotedProjects"]> {
  const { rows } = await sql<{ count: number; with_invoice: number }>`
    select count(*)::int as count, (count(*) filter (where invoiced))::int as with_invoice
    from project where quoted and created_at >= ${`${firstMonth(today)}-01`}::timestamptz`.execute(tx);
  return { count: rows[0]!.count, withInvoice: rows[0]!.with_invoice };
}
