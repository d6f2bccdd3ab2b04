import type { ListedMoney } from "#domain/analytics/figures.ts";
import type { MoneyFigure } from "#domain/analytics/money-list.ts";
import { isInvoiceList } from "#domain/analytics/money-list.ts";
import type { Period } from "#domain/analytics/period.ts";
import type { PaymentMethod } from "#domain/payments/payment.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import { JOIN_PRESENT_CUSTOMER } from "#server/customers/customers.repository.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { StateFacts } from "#server/documents/state-facts.repository.ts";
import { LIVE_LINK, STATE_COLUMNS, TIME_ZONE } from "#server/documents/state-facts.repository.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import { findOpenQuotes } from "./brief.figures.ts";
import { countLateInvoices, countOpenInvoices, SIGN } from "./company.figures.ts";
import { candidateDocuments } from "./money-search.figures.ts";
import type { MoneyQuestion } from "./money-sources.figures.ts";
import { isDatedIn, isStandingIn, moneyOrder, moneySource, listPeriod } from "./money-sources.figures.ts";
import { readPeriodSums } from "./period.figures.ts";

/**
 * A row of the money list. `amount_cents`: what its list adds up of it. `at`: what orders it. `customer`: whom the
 * document was made out to. `received_on` and `method`: of a payment. `sent_on`: the day it last left.
 */
export type MoneyRow = Pick<
  Row<"document">,
  "invoice_kind" | "number" | "project_id" | "due_on" | "net_cents" | "vat_cents" | "gross_cents"
> &
  StateFacts & {
    id: string;
    document_id: string;
    at: Date;
    amount_cents: number;
    received_on: CalendarDate | null;
    method: PaymentMethod | null;
    date: CalendarDate;
    sent_on: CalendarDate | null;
    project_name: string;
    is_project_invoiced: boolean;
    has_work_left: boolean;
    customer: CustomerRow;
    token: string | null;
  };

// The day on which any version of a quote, or an invoice, left or was first seen.
const SENT_ON = sql`(coalesce((
    select max(s.sent_at) from document v
    join sending s on s.company_id = v.company_id and s.document_id = v.id
    where v.company_id = d.company_id and v.number = d.number), l.first_viewed_at)
  at time zone ${TIME_ZONE})::date`;

/**
 * `limit + 1` rows of a list after a cursor, in one query. What is shown of a row is read by its ID: a join would let
 * PostgreSQL read whole tables.
 */
export async function listMoneyRows(
  tx: Db,
  question: MoneyQuestion,
  { cursor, limit }: { cursor: Cursor | null; limit: number },
): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`
    with candidate as materialized (${candidateDocuments(question.search, listPeriod(question).from)}),
      page as (${moneySource(question, { cursor, limit: limit + 1 })})
    select page.id, page.document_id, page.at, page.amount_cents, page.received_on, page.method,
      d.kind, d.invoice_kind, d.number, d.project_id, d.dated_on as date, d.due_on, d.net_cents, d.vat_cents,
      d.gross_cents, p.name as project_name, p.invoiced as is_project_invoiced, p.tasks_left > 0 as has_work_left,
      to_json(c) as customer, l.token,
      ${SENT_ON} as sent_on, ${STATE_COLUMNS}
    from page
    cross join lateral (select * from document where id = page.document_id offset 0) d
    cross join lateral (select name, invoiced, tasks_left from project where id = d.project_id offset 0) p
    ${JOIN_PRESENT_CUSTOMER}
    ${LIVE_LINK}
    order by ${moneyOrder(question)}`.execute(tx);
  return rows;
}

/** The number of rows of a list that a search finds, and what they amount to. */
export async function readFoundSum(tx: Db, question: MoneyQuestion): Promise<ListedMoney> {
  const { rows } = await sql<{ count: number; cents: number; refunds: number }>`
    with candidate as materialized (${candidateDocuments(question.search, listPeriod(question).from)}),
      page as (${moneySource(question, null)})
    select count(*)::int as count, coalesce(sum(amount_cents), 0)::bigint as cents,
      (count(*) filter (where received_on is not null and amount_cents < 0))::int as refunds from page`.execute(tx);
  return { count: rows[0]!.count, amountCents: rows[0]!.cents, refunds: rows[0]!.refunds };
}

/** The figures of the money screen on a day. Each is the number and the sum of the rows of its list. */
export async function readMoneyFigures(tx: Db, today: CalendarDate): Promise<Record<MoneyFigure, ListedMoney>> {
  const [toCollect, late, { unanswered, expiredProjectIds }, month] = await Promise.all([
    countOpenInvoices(tx),
    countLateInvoices(tx, today),
    findOpenQuotes(tx, today),
    countPayments(tx, listPeriod({ today })),
  ]);
  return {
    to_collect: { ...toCollect, refunds: 0 },
    late: { ...late, refunds: 0 },
    waiting: {
      count: unanswered.count,
      amountCents: unanswered.amount_cents,
      refunds: 0,
      expiredCount: expiredProjectIds.length,
    },
    collected: month,
  };
}

/** What a list of a period, or of invoices, adds up to: its number of rows and their sum. */
export async function readListSum(tx: Db, question: MoneyQuestion): Promise<ListedMoney> {
  if (isInvoiceList(question.filter)) return readInvoiceSum(tx, question);
  const period = listPeriod(question);
  if (question.filter === "collected") return countPayments(tx, period);
  if (question.filter === "accepted") {
    const { accepted_quotes: count, accepted_cents: amountCents } = await readPeriodSums(tx, period);
    return { count, amountCents, refunds: 0 };
  }
  const { rows } = await sql<{ count: number; cents: number }>`
    select count(*)::int as count, coalesce(sum(cents), 0)::bigint as cents
    from (${sumSource(question, period)}) one`.execute(tx);
  return { count: rows[0]!.count, amountCents: rows[0]!.cents, refunds: 0 };
}

async function readInvoiceSum(tx: Db, question: MoneyQuestion): Promise<ListedMoney> {
  // What is open is few, and is read from its partial index.
  if (question.filter !== "invoices" && question.filter !== "settled" && question.filter !== "credit_notes")
    return readFoundSum(tx, question);
  const { rows } = await sql<{ count: number; cents: number }>`
    select count(*)::int as count, coalesce(sum(${SIGN} * d.gross_cents), 0)::bigint as cents
    from document d where d.kind = 'invoice' and ${isDatedIn(question)} and ${isListed(question)}`.execute(tx);
  return { count: rows[0]!.count, amountCents: rows[0]!.cents, refunds: 0 };
}

function isListed({ filter }: MoneyQuestion): RawBuilder<unknown> {
  if (filter === "credit_notes") return sql`d.invoice_kind = 'credit_note'`;
  if (filter === "settled")
    return sql`exists (
      select from invoice_balance b
      where b.company_id = d.company_id and b.document_id = d.id and b.paid_on is not null)`;
  return sql`true`;
}

function sumSource({ filter }: MoneyQuestion, { from, to }: Period): RawBuilder<unknown> {
  if (filter === "issued")
    return sql`
      select ${SIGN} * gross_cents as cents from document
      where kind = 'invoice' and dated_on >= ${from}::date and dated_on <= ${to}::date`;
  if (filter === "paid")
    return sql`
      select gross_cents as cents from invoice_balance
      where paid_on is not null and paid_on >= ${from}::date and paid_on <= ${to}::date`;
  return sql`
    select d.gross_cents as cents from quote_decision q
    cross join lateral (select gross_cents from document where id = q.document_id offset 0) d
    where q.withdrawn_at is null and q.decision = ${filter}
      and q.decided_on >= ${from}::date and q.decided_on <= ${to}::date`;
}

/** Money received and given back in a period, without what was reversed in it: how often, and the sum. */
async function countPayments(tx: Db, period: Period): Promise<ListedMoney> {
  const { rows } = await sql<{ count: number; cents: number; refunds: number }>`
    select count(*)::int as count, coalesce(sum(y.amount_cents), 0)::bigint as cents,
      (count(*) filter (where y.amount_cents < 0))::int as refunds
    from payment y where ${isStandingIn(period)}`.execute(tx);
  return { count: rows[0]!.count, amountCents: rows[0]!.cents, refunds: rows[0]!.refunds };
}

/** Whether somebody owes the company money. */
export async function isOwedMoney(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ is_owed: boolean }>`
    select exists (select from invoice_balance where rest_cents > 0) as is_owed`.execute(tx);
  return rows[0]!.is_owed;
}
