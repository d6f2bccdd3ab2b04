import type { VatRegime } from "../company/company.ts";
import { STANDARD_VAT_BASIS_POINTS } from "../company/company.ts";
import type { Prices } from "../lines/terms.ts";
import type { ChosenVatReason } from "../lines/vat-reasons.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { ONE_UNIT_E4, daysToHoursE4, hoursTimesRateCents, netOfGrossCents, proportionCents } from "../shared/money.ts";

/**
 * The estimate of a project. Hours x 10^4, rate in cents an hour without VAT, VAT in basis points. Null when unknown.
 */
export type Estimation = {
  description: string;
  hoursE4: number | null;
  rateCents: number | null;
  /** The price of a day, when the work is priced by the day. `rateCents` is then what an hour comes to, rounded. */
  day: DayRate | null;
  /**
   * The price with VAT of an hour, or of a day for work that is priced so, as it was said: a quote has that one, to the
   * cent. `rateCents` and `day` are then what it comes to without VAT, rounded. Null when prices were said without VAT.
   */
  grossRateCents: number | null;
  vatBasisPoints: number | null;
  /** The reason of a rate of 0. Null for any other rate. */
  vatReason: ChosenVatReason | null;
  /**
   * The last proposal: a summary and its tasks, normalised (docs/specification.md#data,
   * docs/specification.md#what-is-read).
   */
  ai: { summary: string; tasks: unknown[] } | null;
};

/** The price of a day in cents, without VAT, and the hours of that day x 10^4. */
export type DayRate = { rateCents: number; hoursE4: number };

/** A project: the work done for one customer, from the first description to the invoice. */
export type Project = {
  id: string;
  customerId: string;
  name: string;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  recurrence: "single" | "recurring";
  /** Where the work is done, as its customer says it. Empty when unknown. */
  siteAddress: string;
  estimation: Estimation;
};

/**
 * What to save of a project whose work ended that day: its last day, and its first one where that would come after the
 * last.
 */
export function projectDaysEndingOn(
  endDate: CalendarDate,
  startDate: CalendarDate | null,
): { end_date: CalendarDate; start_date?: CalendarDate } {
  return { end_date: endDate, ...(startDate !== null && startDate > endDate && { start_date: endDate }) };
}

/** The longest address of a site. */
export const MAX_SITE_ADDRESS = 200;

/** A new project, with only its customer and the hourly rate of the company, in cents. */
export function newProject(id: string, customerId: string, rateCents: number | null): Project {
  return {
    id,
    customerId,
    name: "",
    startDate: null,
    endDate: null,
    recurrence: "single",
    siteAddress: "",
    estimation: {
      description: "",
      hoursE4: null,
      rateCents,
      day: null,
      grossRateCents: null,
      vatBasisPoints: null,
      vatReason: null,
      ai: null,
    },
  };
}

/** The states of a project in lists. They are computed from documents and tasks, never stored. */
export const PROJECT_STATUSES = ["estimation", "quote", "work", "invoice"] as const;

/** The state of a project in lists. */
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** How prices of an estimation were said. */
export function pricesOfEstimation({ grossRateCents }: Pick<Estimation, "grossRateCents">): Prices {
  return grossRateCents === null ? "net" : "gross";
}

/**
 * The total of the estimate in cents, without VAT: hours times rate, or days times the price of a day. Of a rate with
 * VAT, it is what their product comes to without it. Null while hours or rate are unknown.
 */
export function estimationTotalCents({
  hoursE4,
  rateCents,
  day,
  grossRateCents,
  vatBasisPoints,
}: Pick<Estimation, "hoursE4" | "rateCents" | "day" | "grossRateCents" | "vatBasisPoints">): number | null {
  if (hoursE4 === null || rateCents === null) return null;
  const rates = { hourlyRateCents: rateCents, day };
  if (grossRateCents === null) return workCents(hoursE4, rates);
  const grossCents = workCents(hoursE4, grossRates(rates, grossRateCents));
  return netOfGrossCents(grossCents, vatBasisPoints ?? STANDARD_VAT_BASIS_POINTS);
}

/** The price of work by the hour or by the day. */
export type WorkRates = { hourlyRateCents: number; day: DayRate | null };

/** The same rates with VAT: an hour, or a day for work that is priced so, is at that price. */
export function grossRates({ day }: WorkRates, grossRateCents: number): WorkRates {
  return { hourlyRateCents: grossRateCents, day: day && { ...day, rateCents: grossRateCents } };
}

/**
 * The estimation once its rate was said in such prices, or null once only the rest of it was: a rate that was said with
 * VAT is what the customer was told, so that the one without it follows the VAT. Who charges no VAT has one price.
 */
export function withSaidPrices(estimation: Estimation, prices: Prices | null, regime: VatRegime | null): Estimation {
  const saidCents = estimation.day?.rateCents ?? estimation.rateCents;
  const saidGrossCents = prices === "gross" && regime === "standard" ? saidCents : null;
  const grossRateCents = prices === null ? estimation.grossRateCents : saidGrossCents;
  if (grossRateCents === null) return { ...estimation, grossRateCents };
  const netCents = netOfGrossCents(grossRateCents, estimation.vatBasisPoints ?? STANDARD_VAT_BASIS_POINTS);
  const { day } = estimation;
  return day === null
    ? { ...estimation, grossRateCents, rateCents: netCents }
    : {
        ...estimation,
        grossRateCents,
        rateCents: proportionCents(netCents, ONE_UNIT_E4, day.hoursE4),
        day: { ...day, rateCents: netCents },
      };
}

/** The price of some hours in cents, as the rates are, by the day when there is a price of a day. Rounded once. */
export function workCents(hoursE4: number, { hourlyRateCents, day }: WorkRates): number {
  return day === null
    ? hoursTimesRateCents(hoursE4, hourlyRateCents)
    : proportionCents(day.rateCents, hoursE4, day.hoursE4);
}

/** What is said by the day: days x 10^4, the price of a day in cents. */
export type SaidByDay = { daysE4?: number | undefined; dayRateCents?: number | undefined };

/**
 * The hours and rates of an estimation once something is said by the day. A new price of a day counts the company's
 * hours of a day; days alone count those of the price they have.
 */
export function pricedByDay(
  estimation: Pick<Estimation, "hoursE4" | "rateCents" | "day">,
  { daysE4, dayRateCents }: SaidByDay,
  companyHoursE4: number,
): Pick<Estimation, "hoursE4" | "rateCents" | "day"> {
  const day = dayRateCents === undefined ? estimation.day : { rateCents: dayRateCents, hoursE4: companyHoursE4 };
  return {
    hoursE4: daysE4 === undefined ? estimation.hoursE4 : daysToHoursE4(daysE4, day?.hoursE4 ?? companyHoursE4),
    rateCents:
      dayRateCents === undefined ? estimation.rateCents : proportionCents(dayRateCents, ONE_UNIT_E4, companyHoursE4),
    day,
  };
}

/** The state of a project: invoiced, in progress (a task is ticked), quoted, or being estimated. */
export function projectStatus(progress: { hasInvoice: boolean; hasQuote: boolean; tasksDone: number }): ProjectStatus {
  if (progress.hasInvoice) return "invoice";
  if (progress.tasksDone > 0) return "work";
  return progress.hasQuote ? "quote" : "estimation";
}
