import type { PeriodMonth } from "#domain/analytics/period-figures.ts";
import { monthsOfPeriod } from "#domain/analytics/period-figures.ts";
import type { Period } from "#domain/analytics/period.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

// The database keeps what each day adds to the figures (migration 0169), so a period is the sum of its days: as many
// rows as it has days at most, however large the company is.

/** What the days of a period add up to. Credit notes, and what was given back, are subtracted. */
export type PeriodSums = Omit<Row<"figure_day">, "company_id" | "day" | "late_days" | "documents"> & {
  /** What is left to collect today of the invoices of before the period. */
  left_before_cents: number;
};

const isOfPeriod = ({ from, to }: Period) => sql`day >= ${from}::date and day <= ${to}::date`;

/** What the days of a period add up to, in cents. */
export async function readPeriodSums(tx: Db, period: Period): Promise<PeriodSums> {
  const { rows } = await sql<PeriodSums>`
    select coalesce(sum(invoices), 0)::int as invoices, coalesce(sum(net_cents), 0)::bigint as net_cents,
      coalesce(sum(vat_cents), 0)::bigint as vat_cents, coalesce(sum(gross_cents), 0)::bigint as gross_cents,
      coalesce(sum(collected_cents), 0)::bigint as collected_cents,
      coalesce(sum(accepted_quotes), 0)::int as accepted_quotes,
      coalesce(sum(accepted_cents), 0)::bigint as accepted_cents,
      coalesce(sum(declined_quotes), 0)::int as declined_quotes,
      coalesce(sum(paid_invoices), 0)::int as paid_invoices, coalesce(sum(paid_days), 0)::bigint as paid_days,
      coalesce(sum(answered_days), 0)::bigint as answered_days, (
        select coalesce(sum(b.rest_cents), 0)::bigint from invoice_balance b
        join document d on d.company_id = b.company_id and d.id = b.document_id
        where b.rest_cents > 0 and d.dated_on < ${period.from}::date) as left_before_cents
    from figure_day where ${isOfPeriod(period)}`.execute(tx);
  return rows[0]!;
}

/** What the days of a period add up to. Null when the company had no document nor payment on its first day yet. */
export async function findPeriodSums(tx: Db, period: Period): Promise<PeriodSums | null> {
  const { rows } = await sql<{ is_whole: boolean }>`
    select exists (select from figure_day where day <= ${period.from}::date) as is_whole`.execute(tx);
  return rows[0]?.is_whole === true ? readPeriodSums(tx, period) : null;
}

/** How long customers took to pay the invoices paid in whole in a period, in days on average. Null without any. */
export function averageDelay({ paid_invoices: count, paid_days: days }: PeriodSums): {
  count: number;
  days: number | null;
} {
  return { count, days: count === 0 ? null : Math.round(days / count) };
}

/** How long customers took to answer the quotes answered in a period, in days on average. Null without any. */
export function averageAnswer({ accepted_quotes, declined_quotes, answered_days: days }: PeriodSums): number | null {
  const count = accepted_quotes + declined_quotes;
  return count === 0 ? null : Math.round(days / count);
}

/** What each month of a period invoiced and received, from the first to the last. Credit notes are subtracted. */
export async function readPeriodMonths(tx: Db, period: Period): Promise<PeriodMonth[]> {
  return monthsOfPeriod(period, await listMonths(tx, period));
}

/** The months of a period in which something was invoiced or received. */
export async function listMonths(tx: Db, period: Period): Promise<PeriodMonth[]> {
  const { rows } = await sql<{
    month: string;
    count: number;
    net_cents: number;
    gross_cents: number;
    collected_cents: number;
  }>`
    select to_char(first_day, 'YYYY-MM') as month, count, net_cents, gross_cents, collected_cents
    from (
      select day + 1 - extract(day from day)::int as first_day, sum(invoices)::int as count,
        sum(net_cents)::bigint as net_cents, sum(gross_cents)::bigint as gross_cents,
        sum(collected_cents)::bigint as collected_cents
      from figure_day where ${isOfPeriod(period)} group by 1) months`.execute(tx);
  return rows.map((row) => ({
    month: row.month,
    count: row.count,
    netCents: row.net_cents,
    grossCents: row.gross_cents,
    collectedCents: row.collected_cents,
  }));
}
