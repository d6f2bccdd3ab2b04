import type { MoneyFilter } from "#domain/analytics/money-list.ts";
import type { Period } from "#domain/analytics/period.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { idsOfCustomer, presentCustomer } from "#server/customers/customers.repository.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { IS_STANDING_VERSION } from "#server/documents/latest-documents.repository.ts";
import { isGiven } from "#server/documents/state-facts.repository.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import { IS_UNANSWERED } from "./brief.figures.ts";
import { SIGN } from "./company.figures.ts";
import type { MoneySearch } from "./money-search.figures.ts";
import { isMeant, isWalked } from "./money-search.figures.ts";

// The rows of each list of the money screen, in its order: an invoice or a quote, or a payment with its invoice. The
// sums of the figures are in `company.figures.ts` and `brief.figures.ts`, and say the same (money-list.test.ts).

/**
 * What is listed: a filter, a day, and what is looked for. `period`: of a list of a period, where the month so far
 * stands without it, or of invoices. `customerId`: the documents of one customer alone.
 */
export type MoneyQuestion = {
  filter: MoneyFilter;
  today: CalendarDate;
  period?: Period | undefined;
  search: MoneySearch | null;
  customerId?: string;
};

/** The rows of one page: after `cursor`, at most `limit` of them. Without a page, all of them. */
type Page = { cursor: Cursor | null; limit: number };

/** SQL of the rows that are wanted, in their order. `candidate` is a table of the statement: `candidateDocuments`. */
export function moneySource(question: MoneyQuestion, page: Page | null): RawBuilder<unknown> {
  const { filter, customerId } = question;
  if (isOpenList(filter)) return openInvoices(question, page);
  if (filter === "waiting") return waitingQuotes(question, page);
  if (filter === "collected") return payments(question, page);
  if (filter === "issued" || filter === "credit_notes" || (filter === "invoices" && question.period !== undefined))
    return issuedInvoices(question, page);
  if (filter === "accepted" || filter === "declined") return answeredQuotes(question, page);
  if (filter === "paid" || filter === "settled") return paidInvoices(question, page);
  return customerId === undefined ? standingDocuments(question, page) : documentsOf(customerId, page);
}

/** SQL of the order of a list, in a statement that joins its rows as `page` with their document `d`. */
export function moneyOrder({ filter, customerId }: MoneyQuestion): RawBuilder<unknown> {
  if (isOpenList(filter)) return sql`page.at, page.id`;
  if (customerId !== undefined) return sql`page.id desc`;
  return filter === "waiting" ? sql`page.at desc, d.project_id desc, page.id desc` : sql`page.at desc, page.id desc`;
}

function isOpenList(filter: MoneyFilter): boolean {
  return filter === "to_collect" || filter === "late" || filter === "to_send";
}

/** SQL of whether a document `d` bears a day of the period of a list of invoices. True without a period. */
export function isDatedIn({ period }: Pick<MoneyQuestion, "period">): RawBuilder<unknown> {
  if (period === undefined) return sql`true`;
  return sql`(d.dated_on >= ${period.from}::date and d.dated_on <= ${period.to}::date)`;
}

/** The period of a list of a period: that of the question, or the month so far. */
export function listPeriod({ period, today }: Pick<MoneyQuestion, "period" | "today">): Period {
  return period ?? { from: `${today.slice(0, 7)}-01`, to: today };
}

// Rows are met in the order of an index and each is completed by its ID: a join would let PostgreSQL read whole tables.
const documentOf = (id: RawBuilder<unknown>) => sql`
  cross join lateral (
    select company_id, id, number, gross_cents, project_id, customer_id, dated_on
    from document where id = ${id} offset 0) d`;
const NAMES = sql`
  cross join lateral (select search_text from project where id = d.project_id offset 0) p
  cross join lateral (
    select search_text, email from customer where id = ${presentCustomer(sql`d.customer_id`)} offset 0) c`;

function isFound({ search }: MoneyQuestion, amount: RawBuilder<unknown>): RawBuilder<unknown> {
  return search === null ? sql`true` : isMeant(search, amount);
}

// A search that indexes serve looks at its candidates alone.
function isCandidate({ search }: MoneyQuestion, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return search === null || isWalked(search) ? sql`true` : sql`${id} in (select id from candidate)`;
}

// A day as the moment of a cursor.
const momentOf = (day: RawBuilder<unknown>) => sql`${day}::timestamp at time zone 'UTC'`;
const dayOf = ({ at }: Cursor) => at.toISOString().slice(0, 10);
const most = (page: Page | null) => (page === null ? sql`` : sql`limit ${rowLimit(page.limit)}`);

function openInvoices(question: MoneyQuestion, page: Page | null): RawBuilder<unknown> {
  const isLate = question.filter === "late" ? sql`b.due_on < ${question.today}::date` : sql`true`;
  const isWanted = question.filter === "to_send" ? sql`not ${isGiven(sql`d`)}` : sql`true`;
  const isAfter = page?.cursor
    ? sql`(b.due_on, b.document_id) > (${dayOf(page.cursor)}::date, ${page.cursor.id}::uuid)`
    : sql`true`;
  return sql`
    select b.company_id, b.document_id as id, b.document_id, ${momentOf(sql`b.due_on`)} as at,
      b.rest_cents as amount_cents, null::date as received_on, null::text as method
    from invoice_balance b ${documentOf(sql`b.document_id`)} ${NAMES}
    where b.rest_cents > 0 and ${isLate} and ${isAfter} and ${isCandidate(question, sql`b.document_id`)}
      and ${isDatedIn(question)} and ${isWanted}
      and ${isFound(question, sql`b.rest_cents`)}
    order by b.due_on, b.document_id ${most(page)}`;
}

/**
 * A payment `y` of a period that was not reversed in it. The rows of a payment and of its reversal are both left out:
 * they add up to nothing. A reversal of an earlier payment stays, since that payment was counted in its own period.
 */
export const isStandingIn = ({ from, to }: Period) => sql`
  y.received_on >= ${from}::date and y.received_on <= ${to}::date
  and not exists (
    select from payment r
    where r.company_id = y.company_id and r.reverses = y.id and r.received_on <= ${to}::date)
  and (y.reverses is null or not exists (
    select from payment o
    where o.company_id = y.company_id and o.id = y.reverses and o.received_on >= ${from}::date))`;

function payments(question: MoneyQuestion, page: Page | null): RawBuilder<unknown> {
  const isAfter = page?.cursor
    ? sql`(y.received_on, y.id) < (${dayOf(page.cursor)}::date, ${page.cursor.id}::uuid)`
    : sql`true`;
  return sql`
    select y.company_id, y.id, y.document_id, ${momentOf(sql`y.received_on`)} as at, y.amount_cents, y.received_on,
      y.method
    from payment y ${documentOf(sql`y.document_id`)} ${NAMES}
    where ${isStandingIn(listPeriod(question))} and ${isAfter}
      and ${isCandidate(question, sql`y.document_id`)} and ${isFound(question, sql`y.amount_cents`)}
    order by y.received_on desc, y.id desc ${most(page)}`;
}

function issuedInvoices(question: MoneyQuestion, page: Page | null): RawBuilder<unknown> {
  const days = question.filter === "issued" ? { period: listPeriod(question) } : question;
  const isOfPart = question.filter === "credit_notes" ? sql`d.invoice_kind = 'credit_note'` : sql`true`;
  const isAfter = page?.cursor
    ? sql`(d.dated_on, d.id) < (${dayOf(page.cursor)}::date, ${page.cursor.id}::uuid)`
    : sql`true`;
  return sql`
    select d.company_id, d.id, d.id as document_id, ${momentOf(sql`d.dated_on`)} as at,
      ${SIGN} * d.gross_cents as amount_cents, null::date as received_on, null::text as method
    from document d ${NAMES}
    where d.kind = 'invoice' and ${isOfPart} and ${isDatedIn(days)} and ${isAfter}
      and ${isCandidate(question, sql`d.id`)} and ${isFound(question, sql`d.gross_cents`)}
    order by d.dated_on desc, d.id desc ${most(page)}`;
}

function answeredQuotes(question: MoneyQuestion, page: Page | null): RawBuilder<unknown> {
  const { from, to } = listPeriod(question);
  const isAfter = page?.cursor
    ? sql`(q.decided_on, q.document_id) < (${dayOf(page.cursor)}::date, ${page.cursor.id}::uuid)`
    : sql`true`;
  return sql`
    select q.company_id, d.id, d.id as document_id, ${momentOf(sql`q.decided_on`)} as at,
      d.gross_cents as amount_cents, null::date as received_on, null::text as method
    from quote_decision q ${documentOf(sql`q.document_id`)} ${NAMES}
    where q.withdrawn_at is null and q.decision = ${question.filter}
      and q.decided_on >= ${from}::date and q.decided_on <= ${to}::date and ${isAfter}
      and ${isCandidate(question, sql`q.document_id`)} and ${isFound(question, sql`d.gross_cents`)}
    order by q.decided_on desc, q.document_id desc ${most(page)}`;
}

function paidInvoices(question: MoneyQuestion, page: Page | null): RawBuilder<unknown> {
  // A list of invoices has a period of their own days, the other one of the days on which they were paid.
  const { from, to } = listPeriod(question);
  const isPaidIn =
    question.filter === "settled" ? isDatedIn(question) : sql`b.paid_on >= ${from}::date and b.paid_on <= ${to}::date`;
  const isAfter = page?.cursor
    ? sql`(b.paid_on, b.document_id) < (${dayOf(page.cursor)}::date, ${page.cursor.id}::uuid)`
    : sql`true`;
  return sql`
    select b.company_id, b.document_id as id, b.document_id, ${momentOf(sql`b.paid_on`)} as at,
      b.gross_cents as amount_cents, null::date as received_on, null::text as method
    from invoice_balance b ${documentOf(sql`b.document_id`)} ${NAMES}
    where b.paid_on is not null and ${isPaidIn} and ${isAfter}
      and ${isCandidate(question, sql`b.document_id`)} and ${isFound(question, sql`b.gross_cents`)}
    order by b.paid_on desc, b.document_id desc ${most(page)}`;
}

function isOfKind({ filter }: MoneyQuestion): RawBuilder<unknown> {
  if (filter === "invoices") return sql`d.kind = 'invoice'`;
  return filter === "quotes" ? sql`d.kind = 'quote'` : sql`true`;
}

function standingDocuments(question: MoneyQuestion, page: Page | null): RawBuilder<unknown> {
  const isAfter = page?.cursor ? sql`(d.created_at, d.id) < (${page.cursor.at}, ${page.cursor.id}::uuid)` : sql`true`;
  return sql`
    select d.company_id, d.id, d.id as document_id, d.created_at as at, ${SIGN} * d.gross_cents as amount_cents,
      null::date as received_on, null::text as method
    from document d ${NAMES}
    where ${isOfKind(question)} and ${isAfter} and ${IS_STANDING_VERSION} and ${isCandidate(question, sql`d.id`)}
      and ${isFound(question, sql`d.gross_cents`)}
    order by d.created_at desc, d.id desc ${most(page)}`;
}

// IDs are in the order of time: the index by customer has the newest first.
function documentsOf(customerId: string, page: Page | null): RawBuilder<unknown> {
  const isAfter = page?.cursor ? sql`d.id < ${page.cursor.id}::uuid` : sql`true`;
  return sql`
    select one.* from (${idsOfCustomer(customerId)}) own
    cross join lateral (
      select d.company_id, d.id, d.id as document_id, d.created_at as at, ${SIGN} * d.gross_cents as amount_cents,
        null::date as received_on, null::text as method
      from document d
      where d.customer_id = own.id and ${isAfter} and ${IS_STANDING_VERSION}
      order by d.id desc ${most(page)}) one
    order by one.id desc ${most(page)}`;
}

// The last version of a quote waits for its answer, as migration 0132 counts it in the row of its project.
const AWAITS_ANSWER = sql`not exists (
    select from quote_decision q
    where q.company_id = d.company_id and q.document_id = d.id and q.withdrawn_at is null)
  and (${isGiven(sql`d`)} or (
    exists (
      select from document e where e.company_id = d.company_id and e.number = d.number and e.version < d.version
        and ${isGiven(sql`e`)})
    and not exists (
      select from document e
      join quote_decision a on a.company_id = e.company_id and a.document_id = e.id and a.withdrawn_at is null
      where e.company_id = d.company_id and e.number = d.number and e.version < d.version
        and a.decision = 'accepted')))`;

// Projects are read in the order of their index, and each has one waiting quote at least: as many projects as rows are
// enough, and one more, whose quotes the page before may have shown.
function waitingQuotes(question: MoneyQuestion, page: Page | null): RawBuilder<unknown> {
  const cursor = page?.cursor ?? null;
  const last = sql`(select v.project_id from document v where v.id = ${cursor?.id ?? null}::uuid)`;
  const isAtOrAfter = cursor ? sql`(created_at, id) <= (${cursor.at}, ${last})` : sql`true`;
  const isAfter = cursor ? sql`(w.id <> ${last} or d.id < ${cursor.id}::uuid)` : sql`true`;
  const isWorthReading =
    question.search === null || isWalked(question.search)
      ? sql`true`
      : sql`id in (select v.project_id from document v where v.id in (select id from candidate))`;
  const enough = page === null || question.search !== null ? sql`` : sql`limit ${rowLimit(page.limit + 1)}`;
  return sql`
    select d.company_id, d.id, d.id as document_id, w.created_at as at, d.gross_cents as amount_cents,
      null::date as received_on, null::text as method
    from (
      select company_id, id, created_at from project
      where ${IS_UNANSWERED} and ${isAtOrAfter} and ${isWorthReading}
      order by created_at desc, id desc ${enough}) w
    cross join lateral (
      select distinct on (v.number) v.company_id, v.id, v.number, v.version, v.gross_cents, v.project_id, v.customer_id
      from document v where v.company_id = w.company_id and v.project_id = w.id and v.kind = 'quote'
      order by v.number, v.version desc) d
    ${NAMES}
    where ${AWAITS_ANSWER} and ${isAfter} and ${isFound(question, sql`d.gross_cents`)}
    order by w.created_at desc, w.id desc, d.id desc ${most(page)}`;
}
