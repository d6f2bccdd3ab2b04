import type { Period } from "#domain/analytics/period.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { IS_STANDING_VERSION } from "#server/documents/latest-documents.repository.ts";
import type { StateFacts } from "#server/documents/state-facts.repository.ts";
import { LIVE_LINK, STATE_COLUMNS } from "#server/documents/state-facts.repository.ts";
import { sql } from "kysely";
import type { FigureScope } from "./company.figures.ts";
import { SIGN, isWithin } from "./company.figures.ts";
import { isStandingIn } from "./money-sources.figures.ts";

// Figures that only questions ask. Those of the screens are in `company.figures.ts`, with the rules of what counts.

const isDatedIn = ({ from, to }: Period) => sql`d.dated_on >= ${from}::date and d.dated_on <= ${to}::date`;

/** The customers invoiced most in a period, without VAT, credit notes subtracted. */
export async function listBestCustomers(
  tx: Db,
  period: Period,
  limit: number,
): Promise<{ customer: CustomerRow; net_cents: number }[]> {
  const { rows } = await sql<{ customer: CustomerRow; net_cents: number }>`
    with invoiced as (
      select d.customer_id, sum(${SIGN} * d.net_cents)::bigint as net_cents
      from document d where d.kind = 'invoice' and ${isDatedIn(period)}
      group by d.customer_id),
    best as (
      select coalesce(absorbed.merged_into, invoiced.customer_id) as customer_id,
        sum(invoiced.net_cents)::bigint as net_cents
      from invoiced
      left join (select id, merged_into from customer where merged_into is not null) absorbed
        on absorbed.id = invoiced.customer_id
      group by 1
      having sum(invoiced.net_cents) > 0
      order by net_cents desc, customer_id limit ${rowLimit(limit)})
    select to_jsonb(c) as customer, best.net_cents
    from best join customer c on c.id = best.customer_id
    order by best.net_cents desc, c.id`.execute(tx);
  return rows;
}

/** A payment with the invoice it pays. */
export type NamedPayment = Pick<Row<"payment">, "received_on" | "amount_cents"> &
  Pick<Row<"document">, "number" | "project_id"> &
  Pick<Row<"project">, "name">;

/**
 * The money received in a period, newest first: the first payments, their number and their sum in cents. What was given
 * back is among them, `refunds` times; what was reversed in the period is not.
 */
export async function listPaymentsBetween(
  tx: Db,
  { period, scope, limit }: { period: Period; scope: FigureScope; limit: number },
): Promise<{ count: number; refunds: number; sumCents: number; first: NamedPayment[] }> {
  const payments = sql`
    from payment y
    join document d on d.company_id = y.company_id and d.id = y.document_id
    join project on project.company_id = d.company_id and project.id = d.project_id
    where ${isStandingIn(period)} and ${isWithin(scope)}`;
  const { rows: sums } = await sql<{ count: number; refunds: number; cents: number }>`
    select count(*)::int as count, (count(*) filter (where y.amount_cents < 0))::int as refunds,
      coalesce(sum(y.amount_cents), 0)::bigint as cents ${payments}`.execute(tx);
  const { rows: first } = await sql<NamedPayment>`
    select y.received_on, y.amount_cents, d.number, d.project_id, project.name ${payments}
    order by y.received_on desc, y.id desc limit ${rowLimit(limit)}`.execute(tx);
  return { count: sums[0]!.count, refunds: sums[0]!.refunds, sumCents: sums[0]!.cents, first };
}

/** A document of a list, with what its state is derived from. */
export type StatedDocument = Pick<
  Row<"document">,
  "id" | "invoice_kind" | "number" | "project_id" | "dated_on" | "due_on" | "net_cents" | "gross_cents"
> &
  Pick<Row<"project">, "name"> &
  StateFacts;

const STATED = sql`d.id, d.kind, d.invoice_kind, d.number, d.project_id, d.dated_on, d.due_on, d.net_cents,
  d.gross_cents, project.name, ${STATE_COLUMNS}`;

/** The quotes or the invoices and credit notes dated in a period, newest first, in the version that stands. */
export async function listDocumentsBetween(
  tx: Db,
  { kind, period, scope, limit }: { kind: "quote" | "invoice"; period: Period; scope: FigureScope; limit: number },
): Promise<StatedDocument[]> {
  const { rows } = await sql<StatedDocument>`
    select ${STATED} from document d
    join project on project.company_id = d.company_id and project.id = d.project_id ${LIVE_LINK}
    where d.kind = ${kind} and ${isDatedIn(period)} and ${IS_STANDING_VERSION} and ${isWithin(scope)}
    order by d.dated_on desc, d.created_at desc, d.id desc limit ${rowLimit(limit)}`.execute(tx);
  return rows;
}

/** The version that stands of the document with this number, or null. */
export async function findDocumentByNumber(tx: Db, number: string): Promise<StatedDocument | null> {
  const { rows } = await sql<StatedDocument>`
    select ${STATED} from document d
    join project on project.company_id = d.company_id and project.id = d.project_id ${LIVE_LINK}
    where d.number = ${number.toUpperCase()} and ${IS_STANDING_VERSION} limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** The newest invoice whose number ends with this rank (« la facture 12 » is F2026-0012), credit notes left out. */
export async function findInvoiceByRank(tx: Db, rank: string): Promise<StatedDocument | null> {
  const { rows } = await sql<StatedDocument>`
    select ${STATED} from document d
    join project on project.company_id = d.company_id and project.id = d.project_id ${LIVE_LINK}
    where d.kind = 'invoice' and d.invoice_kind <> 'credit_note'
      and ltrim(regexp_replace(d.number, '^.*[^0-9]', ''), '0') = ltrim(${rank}, '0')
    order by d.dated_on desc, d.number desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** The document with this ID, in whatever version, or null. */
export async function findDocumentById(tx: Db, id: string): Promise<StatedDocument | null> {
  const { rows } = await sql<StatedDocument>`
    select ${STATED} from document d
    join project on project.company_id = d.company_id and project.id = d.project_id ${LIVE_LINK}
    where d.id = ${id} limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** The quotes answered in a period, with the answer that counts, newest first. */
export async function listAnsweredQuotes(
  tx: Db,
  { from, to }: Period,
  limit: number,
): Promise<(Pick<Row<"quote_decision">, "decision" | "decided_on"> & Omit<StatedDocument, keyof StateFacts>)[]> {
  const { rows } = await sql<
    Pick<Row<"quote_decision">, "decision" | "decided_on"> & Omit<StatedDocument, keyof StateFacts>
  >`
    select d.id, d.invoice_kind, d.number, d.project_id, d.dated_on, d.due_on, d.net_cents, d.gross_cents, project.name,
      q.decision, q.decided_on
    from quote_decision q
    join document d on d.company_id = q.company_id and d.id = q.document_id
    join project on project.company_id = d.company_id and project.id = d.project_id
    where q.withdrawn_at is null and q.decided_on >= ${from}::date and q.decided_on <= ${to}::date
    order by q.decided_on desc, d.id desc limit ${rowLimit(limit)}`.execute(tx);
  return rows;
}

/** Planned hours x 10^4 of the tasks of some projects: of all tasks, and of those that are done. */
export async function readPlannedHours(
  tx: Db,
  scope: FigureScope,
): Promise<{ projects: number; allE4: number; doneE4: number }> {
  const { rows } = await sql<{ projects: number; all_e4: number; done_e4: number }>`
    select count(distinct project.id)::int as projects, coalesce(sum(t.estimate_hours_e4), 0)::bigint as all_e4,
      coalesce(sum(t.estimate_hours_e4) filter (where t.done), 0)::bigint as done_e4
    from project left join task t on t.company_id = project.company_id and t.project_id = project.id
    where ${scope === null ? sql`not project.invoiced` : isWithin(scope)}`.execute(tx);
  return { projects: rows[0]!.projects, allE4: rows[0]!.all_e4, doneE4: rows[0]!.done_e4 };
}

/** What a project amounts to, in cents with VAT: quoted (the version that stands), invoiced, credited, left to pay. */
export async function readProjectMoney(
  tx: Db,
  projectId: string,
): Promise<{ quotedCents: number; invoicedCents: number; creditedCents: number; restCents: number }> {
  const { rows } = await sql<{ quoted: number; invoiced: number; credited: number; rest: number }>`
    select
      coalesce(sum(d.gross_cents) filter (where d.kind = 'quote' and ${IS_STANDING_VERSION}), 0)::bigint as quoted,
      coalesce(sum(d.gross_cents) filter (where d.kind = 'invoice' and d.invoice_kind <> 'credit_note'), 0)::bigint
        as invoiced,
      coalesce(sum(d.gross_cents) filter (where d.invoice_kind = 'credit_note'), 0)::bigint as credited,
      (select coalesce(sum(b.rest_cents), 0)::bigint from invoice_balance b where b.project_id = ${projectId}) as rest
    from document d where d.project_id = ${projectId}`.execute(tx);
  const { quoted, invoiced, credited, rest } = rows[0]!;
  return { quotedCents: quoted, invoicedCents: invoiced, creditedCents: credited, restCents: rest };
}

/** A project of a planning. */
export type PlannedProject = Pick<Row<"project">, "id" | "name" | "end_date" | "tasks_left" | "tasks_total"> & {
  start_date: CalendarDate;
};

/** The projects planned on a day of a period, the soonest first. One without end day lasts its first day. */
export async function listProjectsPlannedIn(tx: Db, { from, to }: Period, limit: number): Promise<PlannedProject[]> {
  const { rows } = await sql<PlannedProject>`
    select id, name, start_date, end_date, tasks_left, tasks_total from project
    where start_date <= ${to}::date and coalesce(end_date, start_date) >= ${from}::date
    order by start_date, id limit ${rowLimit(limit)}`.execute(tx);
  return rows;
}
