import type { ExpectedMonth } from "#domain/analytics/forecast.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addMonths } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/**
 * How late customers have paid in twelve months, in days on average; who pays early counts zero. Null without any. The
 * database keeps what each day adds to it (migration 0579).
 */
export async function readAverageLateness(tx: Db, today: CalendarDate): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select round(sum(late_days) / nullif(sum(paid_invoices), 0))::int as days from figure_day
    where day > ${addMonths(today, -12)}::date and day <= ${today}::date`.execute(tx);
  return rows[0]?.days ?? null;
}

/**
 * What is left of open invoices, by the month in which it is expected: so many days after its last day. What is past
 * due has no month. They are added up by day first, because the month of a day costs more than its sum.
 */
export async function listExpectedMonths(tx: Db, today: CalendarDate, lateDays: number): Promise<ExpectedMonth[]> {
  const { rows } = await sql<{ month: string | null; count: number; rest_cents: number }>`
    select to_char(expected_on, 'YYYY-MM') as month, sum(count)::int as count, sum(rest_cents)::bigint as rest_cents
    from (
      select case when due_on >= ${today}::date then due_on + ${lateDays}::int end as expected_on, count(*) as count,
        sum(rest_cents) as rest_cents
      from invoice_balance where rest_cents > 0 group by 1) days
    group by 1`.execute(tx);
  return rows.map(({ month, count, rest_cents }) => ({ month, count, amountCents: rest_cents }));
}
