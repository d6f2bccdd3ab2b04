import type { CalendarDate } from "../shared/calendar-date.ts";

/** What was invoiced in a month, `YYYY-MM`: how many invoices, and their sums in cents, credit notes taken away. */
export type MonthFigures = { month: string; count: number; netCents: number; grossCents: number };

/** How many documents, and their gross sum in cents. */
export type CountedDocuments = { count: number; grossCents: number };

/**
 * The figures of a company on a day. Every screen, the brief and the assistant read these, and none adds up rows of a
 * list.
 */
export type Figures = {
  /** What was invoiced from January to the month of the day. */
  year: Omit<MonthFigures, "month">;
  /** What was invoiced in the month of the day. */
  month: Omit<MonthFigures, "month">;
  /** The last twelve months, from the first that invoiced to that of the day; one without invoice counts zero. */
  months: MonthFigures[];
  /** Invoices whose last day is over. */
  overdue: CountedDocuments;
  /** Quotes of projects that have no invoice. */
  waitingQuotes: CountedDocuments;
  /** Projects that got a quote, and those of them that got an invoice. */
  quotedProjects: { count: number; withInvoice: number };
};

const MONTHS = 12;

/** The first month of the twelve that end with that of `today`: no figure asks for what is older. */
export function firstMonth(today: CalendarDate): string {
  return monthOf(monthCount(today) - (MONTHS - 1));
}

/**
 * What the months up to that of `today` add up to. `invoiced` has a row for each month that invoiced, from `firstMonth`
 * on.
 */
export function invoicedFigures(
  invoiced: readonly MonthFigures[],
  today: CalendarDate,
): Pick<Figures, "year" | "month" | "months"> {
  const rowOfMonth = new Map(invoiced.map((one) => [one.month, one]));
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
  const sum = (value: (one: MonthFigures) => number) => months.reduce((total, one) => total + value(one), 0);
  return {
    count: sum((one) => one.count),
    netCents: sum((one) => one.netCents),
    grossCents: sum((one) => one.grossCents),
  };
}

function monthCount(day: CalendarDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function monthOf(count: number): string {
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}
