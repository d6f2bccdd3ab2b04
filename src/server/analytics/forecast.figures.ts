import type { ExpectedMonth } from "#domain/analytics/forecast.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addMonths } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** How late customers have paid in twelve months, in days on average; who pays early counts zero. Null without any. */
export async function readAverageLateness(tx: Db, today: CalendarDate): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select round(avg(greatest(paid_on - due_on, 0)))::int as days from invoice_balance
    where paid_on is not null and paid_on > ${addMonths(today, -12)}::date and paid_on <= ${today}::date`.execute(tx);
  return rows[0]?.days ?? null;
}

/** What is left of open invoices, by the month in which it is expected: so many days after its last day, or today. */
export async function listExpectedMonths(tx: Db, today: CalendarDate, lateDays: number): Promise<ExpectedMonth[]> {
  const { rows } = await sql<{ month: string; count: number; rest_cents: number }>`
    select to_char(expected_on, 'YYYY-MM') as month, count(*)::int as count, sum(rest_cents)::bigint as rest_cents
    from (
      select rest_cents, greatest(due_on + ${lateDays}::int, ${today}::date) as expected_on
      from invoice_balance where rest_cents > 0) open
    group by 1`.execute(tx);
  return rows.map(({ month, count, rest_cents }) => ({ month, count, amountCents: rest_cents }));
}
