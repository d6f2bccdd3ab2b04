import type { DocumentRow } from "#api/documents.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";

/** A month, `YYYY-MM`, and what was invoiced in it, gross, in cents. */
export type MonthTotal = { month: string; cents: number };

/**
 * What each of the last twelve months invoiced, from the first that did to the month of `today`; a month without
 * invoice between them counts zero.
 */
export function lastTwelveMonths(
  invoices: readonly Pick<DocumentRow, "date" | "total">[],
  today: CalendarDate,
): MonthTotal[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const months = Array.from({ length: 12 }, (_, index) => monthOf(last - 11 + index));
  const totals = months.map((month) => ({
    month,
    cents: sumCents(invoices.filter((one) => one.date.startsWith(month))),
  }));
  return totals.slice(
    Math.max(
      0,
      totals.findIndex(({ cents }) => cents > 0),
    ),
  );
}

/** Gross totals together, in cents. */
export function sumCents(documents: readonly { total: number }[]): number {
  return documents.reduce((sum, one) => sum + Math.round(one.total * 100), 0);
}

function monthOf(count: number): string {
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}
