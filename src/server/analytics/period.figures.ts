import type { PeriodMonth } from "#domain/analytics/period-figures.ts";
import { monthsOfPeriod } from "#domain/analytics/period-figures.ts";
import type { Period } from "#domain/analytics/period.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";
import { SIGN } from "./company.figures.ts";

/** What each month of a period invoiced and received, from the first to the last. Credit notes are subtracted. */
export async function readPeriodMonths(tx: Db, period: Period): Promise<PeriodMonth[]> {
  const { from, to } = period;
  // Days are added up first: a month written as text costs more than its sums.
  const { rows } = await sql<{
    month: string;
    count: number;
    net_cents: number;
    gross_cents: number;
    collected_cents: number;
  }>`
    select to_char(day, 'YYYY-MM') as month, sum(count)::int as count, sum(net_cents)::bigint as net_cents,
      sum(gross_cents)::bigint as gross_cents, sum(collected_cents)::bigint as collected_cents
    from (
      select dated_on as day, count(*) filter (where invoice_kind <> 'credit_note') as count,
        sum(${SIGN} * net_cents) as net_cents, sum(${SIGN} * gross_cents) as gross_cents, 0 as collected_cents
      from document where kind = 'invoice' and dated_on >= ${from}::date and dated_on <= ${to}::date
      group by dated_on
      union all
      select received_on, 0, 0, 0, sum(amount_cents)
      from payment where received_on >= ${from}::date and received_on <= ${to}::date
      group by received_on) days
    group by 1`.execute(tx);
  return monthsOfPeriod(
    period,
    rows.map((row) => ({
      month: row.month,
      count: row.count,
      netCents: row.net_cents,
      grossCents: row.gross_cents,
      collectedCents: row.collected_cents,
    })),
  );
}
