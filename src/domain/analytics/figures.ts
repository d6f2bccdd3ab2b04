import type { CalendarDate } from "../shared/calendar-date.ts";

/**
 * What was invoiced in a month, `YYYY-MM`: the number of invoices, and their sums in cents with credit notes
 * subtracted.
 */
export type MonthFigures = { month: string; count: number; netCents: number; grossCents: number };

/** A number of documents, and an amount in cents: what is left to pay of invoices, the gross sum of quotes. */
export type CountedDocuments = { count: number; amountCents: number };

/** The rows of a list of the money screen. `refunds`: how many of them are below zero; 0 in a list of documents.
 * `expiredCount`: how many quotes that wait are no longer valid. */
export type ListedMoney = CountedDocuments & { refunds: number; expiredCount?: number };

/**
 * The figures of a company on a day. Screens, the brief and the assistant all read these. None of them adds up rows of
 * a list.
 */
export type Figures = {
  /** Invoiced from January to the month of the day. */
  year: Omit<MonthFigures, "month">;
  /** Invoiced in the month of the day. */
  month: Omit<MonthFigures, "month">;
  /**
   * Twelve months at most: from the first month with an invoice to the month of the day. A month without invoice counts
   * zero.
   */
  months: MonthFigures[];
  /** Invoices past their due date with something left to pay, and what is left. */
  late: CountedDocuments;
  /** Invoices with something left to pay, and what is left. */
  toCollect: CountedDocuments;
  /** Money received in the year and in the month of the day, in cents, without what was given back or reversed. */
  collected: { yearCents: number; monthCents: number };
  /** Quotes not declined, of projects without an invoice. */
  waitingQuotes: CountedDocuments;
  /** Projects created in the last twelve months that have a quote, and those of them that have an invoice. */
  quotedProjects: { count: number; withInvoice: number };
};

const MONTHS = 12;

/** The first of the twelve months that end with the month of `today`. No figure needs an older invoice. */
export function firstMonth(today: CalendarDate): string {
  return monthOf(monthCount(today) - (MONTHS - 1));
}

/** Adds up the months until that of `today`. `invoiced` has one row per month with an invoice, from `firstMonth` on. */
export function invoicedFigures(
  invoicedMonths: readonly MonthFigures[],
  today: CalendarDate,
): Pick<Figures, "year" | "month" | "months"> {
  const rowOfMonth = new Map(invoicedMonths.map((row) => [row.month, row]));
  const last = monthCount(today);
  const all = Array.from({ length: MONTHS }, (_, index) => monthOf(last - (MONTHS - 1) + index)).map(
    (month) => rowOfMonth.get(month) ?? { month, count: 0, netCents: 0, grossCents: 0 },
  );
  return {
    year: sumOf(all.filter(({ month }) => month.slice(0, 4) === today.slice(0, 4))),
    month: sumOf(all.slice(-1)),
    months: all.slice(
      Math.max(
        0,
        all.findIndex(({ count }) => count > 0),
      ),
    ),
  };
}

function sumOf(months: readonly MonthFigures[]): Omit<MonthFigures, "month"> {
  const sum = (value: (row: MonthFigures) => number) => months.reduce((total, row) => total + value(row), 0);
  return {
    count: sum((row) => row.count),
    netCents: sum((row) => row.netCents),
    grossCents: sum((row) => row.grossCents),
  };
}

function monthCount(day: CalendarDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function monthOf(count: number): string {
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}
