import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { AskedDeposit } from "#server/documents/agreed/asked-deposit.repository.ts";
import { ASKED_DEPOSIT } from "#server/documents/agreed/asked-deposit.repository.ts";
import { sql } from "kysely";

// The projects that need attention. Each definition reads the columns that the database keeps for a project
// (`tasks_total`, `tasks_left`, `quoted`, `invoiced`, `quotes_to_send`, `unanswered_quotes`). Each has a partial index
// with the same condition (migrations 0066 and 0132). Change both together.

/**
 * A project that a brief names, with whom it is for. `amount_cents`: what waits in it, null when nothing does.
 * `asked_deposit`: what its accepted quote asks at the order; null where that is not what waits.
 */
export type WaitingProject = Pick<Row<"project">, "id" | "name" | "start_date"> & {
  amount_cents: number | null;
  asked_deposit: AskedDeposit | null;
  /** When its quote was sent last, its invoice cancelled or a part invoiced; null where that is not what waits. */
  sent_on: CalendarDate | null;
  customer: Pick<Row<"customer">, "kind" | "company_name" | "civility" | "first_name" | "last_name">;
};

/** Projects that need the same action: their number, and the first of them. */
export type WaitingProjects = { count: number; first: WaitingProject[] };

/** Quotes that wait for the same reason: their number, their total in gross cents, and the newest of their projects. */
export type QuotedProjects = WaitingProjects & { amount_cents: number };

/** How many projects or documents a brief names. */
export const MAX_NAMED = 5;
const SOON_DAYS = 7;

// An invoice that was issued and cancelled whole.
const CANCELLED_ON = sql`(
  select max(d.dated_on) from document d
  where d.company_id = project.company_id and d.project_id = project.id and d.kind = 'invoice'
    and d.invoice_kind = 'credit_note')`;

/**
 * Projects whose work is done and not invoiced: they have tasks, all are done, and there is no invoice, or none that
 * was not cancelled.
 */
export async function findFinishedProjects(tx: Db): Promise<WaitingProjects> {
  const isFinished = sql`tasks_total > 0 and tasks_left = 0 and not invoiced`;
  const finishedProjects = countAndFirst(isFinished, NEWEST, NO_AMOUNT, NO_DEPOSIT, CANCELLED_ON);
  const { rows } = await sql<WaitingProjects>`select ${finishedProjects}`.execute(tx);
  return rows[0]!;
}

/** Projects to estimate: there is no quote, no task is done, and there is no invoice. */
export async function findProjectsToEstimate(tx: Db): Promise<WaitingProjects> {
  const isToEstimate = sql`not quoted and not invoiced and tasks_left = tasks_total`;
  const { rows } = await sql<WaitingProjects>`select ${countAndFirst(isToEstimate, NEWEST)}`.execute(tx);
  return rows[0]!;
}

// No task of the project is done and there is no invoice: the quote is still what is talked about.
const IS_UNTOUCHED = sql`not invoiced and tasks_left = tasks_total`;

const IS_TO_SEND = sql`quotes_to_send > 0 and ${IS_UNTOUCHED}`;
/** A project with a quote that its customer has not answered. */
export const IS_UNANSWERED = sql`unanswered_quotes > 0 and ${IS_UNTOUCHED}`;

/** How many of the newest projects with a quote without answer are looked at for what is no longer valid. */
const MOST_LOOKED_AT = 200;

// Of each quote without answer, its project, once it is no longer valid on a day.
const expiredOn = (today: CalendarDate) => sql`(
  select coalesce(json_agg(w.id), '[]') from (
    select company_id, id from project where ${IS_UNANSWERED} order by ${NEWEST}
    limit ${rowLimit(MOST_LOOKED_AT)}) w
  cross join lateral (
    select distinct on (v.number) v.company_id, v.id, v.due_on from document v
    where v.company_id = w.company_id and v.project_id = w.id and v.kind = 'quote'
    order by v.number, v.version desc) d
  where d.due_on < ${today}::date and not exists (
    select from quote_decision q
    where q.company_id = d.company_id and q.document_id = d.id and q.withdrawn_at is null))`;

/**
 * Open quotes. `toSend`: they were drawn up, and the customer has no version of them. `unanswered`: the customer has
 * one, which was sent, or seen behind its link, and did not answer. `expiredProjectIds`: the projects of
 * those of them that are no longer valid, among the newest.
 */
export type OpenQuotes = { toSend: QuotedProjects; unanswered: QuotedProjects; expiredProjectIds: string[] };

/** The open quotes of a company on a day. */
export async function findOpenQuotes(tx: Db, today: CalendarDate): Promise<OpenQuotes> {
  const { rows } = await sql<{ to_send: QuotedProjects; unanswered: QuotedProjects; expired_ids: string[] }>`
    select ${expiredOn(today)} as expired_ids, (
        select json_build_object('count', coalesce(sum(quotes_to_send), 0),
          'amount_cents', coalesce(sum(to_send_cents), 0), 'first', ${firstOf(IS_TO_SEND, NEWEST, sql`to_send_cents`)})
        from project where ${IS_TO_SEND}) as to_send, (
        select json_build_object('count', coalesce(sum(unanswered_quotes), 0),
          'amount_cents', coalesce(sum(unanswered_cents), 0),
          'first', ${firstOf(IS_UNANSWERED, NEWEST, sql`unanswered_cents`, NO_DEPOSIT, SENT_ON)})
        from project where ${IS_UNANSWERED}) as unanswered`.execute(tx);
  const { to_send: toSend, unanswered, expired_ids: expiredProjectIds } = rows[0]!;
  return { toSend, unanswered, expiredProjectIds };
}

const NEWS_DAYS = 7;

// A quote is agreed, its work is not done, and nothing is invoiced (migration 0210).
const IS_AGREED = sql`stage = 'work' and archived_at is null and agreed_quotes > 0`;

// What is left to invoice of what the customer agreed to: of each quote, the last version that was accepted.
const LEFT_CENTS = sql`(
  select greatest(0, coalesce(sum(agreed.gross_cents), 0) - (
    select coalesce(sum(b.gross_cents - b.credited_cents), 0) from invoice_balance b
    where b.company_id = project.company_id and b.project_id = project.id))::bigint from (
    select distinct on (v.number) v.gross_cents from document v
    join quote_decision q on q.company_id = v.company_id and q.document_id = v.id
    where v.company_id = project.company_id and v.project_id = project.id and v.kind = 'quote'
      and q.decision = 'accepted' and q.withdrawn_at is null
    order by v.number, v.version desc) agreed)`;

// When a part of what was agreed was invoiced, as a deposit is.
const PART_INVOICED_ON = sql`(
  select max(d.dated_on) from invoice_balance b
  join document d on d.company_id = b.company_id and d.id = b.document_id
  where b.company_id = project.company_id and b.project_id = project.id and b.credited_cents < b.gross_cents)`;

/**
 * Projects whose quote is accepted, of which no task is done and that have no whole invoice. `newAgreements`: accepted
 * in the last seven days, and not begun by the planning unless a deposit is to be invoiced. `unplannedAgreements`:
 * accepted before, with no first day: nothing else recalls them.
 */
export async function findAgreements(
  tx: Db,
  today: CalendarDate,
): Promise<{ newAgreements: WaitingProjects; unplannedAgreements: WaitingProjects }> {
  const isNew = sql`id in (
    select d.project_id from quote_decision q
    cross join lateral (select project_id from document where id = q.document_id offset 0) d
    where q.withdrawn_at is null and q.decision = 'accepted' and q.decided_on > ${addDays(today, -NEWS_DAYS)}::date)`;
  const isRecent = sql`${IS_AGREED} and ${isNew} and tasks_left = tasks_total
    and (start_date is null or start_date >= ${today}::date or ${ASKED_DEPOSIT} is not null)`;
  const isForgotten = sql`${IS_AGREED} and start_date is null and tasks_left = tasks_total and not ${isNew}`;
  const agreedProjects = (condition: ReturnType<typeof sql>) =>
    sql`select to_jsonb(one) from (
      select ${countAndFirst(condition, NEWEST, LEFT_CENTS, ASKED_DEPOSIT, PART_INVOICED_ON)}) one`;
  type Agreements = { new_agreements: WaitingProjects; unplanned_agreements: WaitingProjects };
  const { rows } = await sql<Agreements>`
    select (${agreedProjects(isRecent)}) as new_agreements,
      (${agreedProjects(isForgotten)}) as unplanned_agreements`.execute(tx);
  const { new_agreements: newAgreements, unplanned_agreements: unplannedAgreements } = rows[0]!;
  return { newAgreements, unplannedAgreements };
}

/** Projects without invoice that start within seven days from `today` on, the soonest first. */
export async function findStartingProjects(tx: Db, today: CalendarDate): Promise<WaitingProjects> {
  const isSoon = sql`start_date between ${today}::date and ${addDays(today, SOON_DAYS)}::date and not invoiced`;
  const { rows } =
    await sql<WaitingProjects>`select ${countAndFirst(isSoon, SOONEST, NO_AMOUNT, NO_DEPOSIT, NO_DAY)}`.execute(tx);
  return rows[0]!;
}

const NEWEST = sql`created_at desc, id desc`;
const SOONEST = sql`start_date, id`;

// The day the customer was sent a version of the quote last.
const SENT_ON = sql`(
  select max((s.sent_at at time zone company.time_zone)::date) from document v
  join sending s on s.company_id = v.company_id and s.document_id = v.id
  join company on company.company_id = v.company_id
  where v.company_id = project.company_id and v.project_id = project.id and v.kind = 'quote')`;

const NO_AMOUNT = sql`null::bigint`;
const NO_DEPOSIT = sql`null::json`;
const NO_DAY = sql`null::date`;

function countAndFirst(
  condition: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
  amount = NO_AMOUNT,
  deposit: ReturnType<typeof sql> = NO_DEPOSIT,
  sentOn: ReturnType<typeof sql> = NO_DAY,
) {
  return sql`(select count(*)::int from project where ${condition}) as count,
    ${firstOf(condition, order, amount, deposit, sentOn)} as first`;
}

// Whom a project is for is read by its ID: a join would let PostgreSQL read whole tables.
function firstOf(
  condition: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
  amount: ReturnType<typeof sql> = NO_AMOUNT,
  deposit: ReturnType<typeof sql> = NO_DEPOSIT,
  sentOn: ReturnType<typeof sql> = NO_DAY,
) {
  return sql`(select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
    select p.id, p.name, p.start_date, p.amount_cents, p.asked_deposit, p.sent_on, to_jsonb(c) as customer
    from (
      select id, name, start_date, customer_id, created_at, ${amount} as amount_cents,
        ${deposit} as asked_deposit, ${sentOn} as sent_on
      from project where ${condition} order by ${order} limit ${rowLimit(MAX_NAMED)}) p
    cross join lateral (
      select kind, company_name, civility, first_name, last_name from customer
      where id = p.customer_id offset 0) c
    order by ${order}) one)`;
}
