import type { Company } from "../company/company.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays, daysBetween } from "../shared/calendar-date.ts";
import { countDaysBeyond } from "../shared/money.ts";

// What a year may bring a sole trader before a scheme ends, and the day on which it will at this pace. Both are
// compared with what was received, without VAT (BOI-BIC-DECLA-10-10-10 and BOI-TVA-DECLA-40-10-10).

/** The schemes that end above a threshold: the micro-enterprise (CGI 50-0), the franchise of VAT (CIBS L. 223-3). */
export type Scheme = "micro" | "franchise";

/** What a threshold counts: services alone, or services and goods together. */
export type CountedSales = "service" | "all";

/** A limit of a year in cents. `raisedCents`: above it the scheme ends at once; null where there is no such limit. */
type Limit = { scheme: Scheme; sales: CountedSales; cents: number; raisedCents: number | null };

/** The limits in force from a day, with where they are published. */
type DatedLimits = { from: CalendarDate; source: string; limits: readonly Limit[] };

const MICRO_2026: readonly Limit[] = [
  { scheme: "micro", sales: "service", cents: 8_360_000, raisedCents: null },
  { scheme: "micro", sales: "all", cents: 20_310_000, raisedCents: null },
];
const MICRO_2023: readonly Limit[] = [
  { scheme: "micro", sales: "service", cents: 7_770_000, raisedCents: null },
  { scheme: "micro", sales: "all", cents: 18_870_000, raisedCents: null },
];
const FRANCHISE_2025: readonly Limit[] = [
  { scheme: "franchise", sales: "service", cents: 3_750_000, raisedCents: 4_125_000 },
  { scheme: "franchise", sales: "all", cents: 8_500_000, raisedCents: 9_350_000 },
];

/** The limits by the year in which they begin, newest first. They are reviewed every three years. */
const LIMITS: readonly DatedLimits[] = [
  {
    from: "2026-01-01",
    source: "entreprendre.service-public.gouv.fr, 26 février 2026 (seuils 2026 à 2028)",
    limits: [...MICRO_2026, ...FRANCHISE_2025],
  },
  {
    from: "2025-01-01",
    source: "Décret n° 2023-422 (seuils 2023 à 2025), CGI 293 B au 1er janvier 2025",
    limits: [...MICRO_2023, ...FRANCHISE_2025],
  },
];

/** What was received in a year, without VAT, in cents. */
export type Receipts = { serviceCents: number; goodsCents: number };

/** Where a company is before a threshold. */
export type ThresholdState = {
  scheme: Scheme;
  sales: CountedSales;
  limitCents: number;
  raisedCents: number | null;
  receivedCents: number;
  /** The day on which the limit is crossed at this pace. Null when it is not in the year, or is crossed already. */
  crossedOn: CalendarDate | null;
};

/** A pace is guessed from as many days at least: one payment in January says nothing of a year. */
const FEWEST_DAYS = 30;

/**
 * The thresholds that concern a company on a day of the year: those of a sole trader. Of the two limits of a scheme,
 * the one of all sales is left out while nothing was sold but services. `firstOn`: the first day of the books, from
 * which the pace is taken when it is in the year.
 */
export function thresholdStates(
  { legalForm, vatRegime }: Pick<Company, "legalForm" | "vatRegime">,
  { serviceCents, goodsCents }: Receipts,
  { today, firstOn }: { today: CalendarDate; firstOn: CalendarDate | null },
): ThresholdState[] {
  const limits = LIMITS.find(({ from }) => from <= today)?.limits ?? [];
  if (legalForm !== "EI") return [];
  const year = { first: `${today.slice(0, 4)}-01-01`, last: `${today.slice(0, 4)}-12-31` };
  const first = firstOn !== null && firstOn > year.first ? firstOn : year.first;
  return limits
    .filter(({ scheme }) => scheme === "micro" || vatRegime === "franchise")
    .filter(({ sales }) => (sales === "all" ? goodsCents > 0 : serviceCents > 0 || goodsCents === 0))
    .map(({ scheme, sales, cents: limitCents, raisedCents }) => {
      const receivedCents = sales === "all" ? serviceCents + goodsCents : serviceCents;
      const crossedOn = crossingDay({ limitCents, receivedCents }, { first, today, last: year.last });
      return { scheme, sales, limitCents, raisedCents, receivedCents, crossedOn };
    });
}

type Days = { first: CalendarDate; today: CalendarDate; last: CalendarDate };

function crossingDay(amounts: { limitCents: number; receivedCents: number }, days: Days): CalendarDate | null {
  const { limitCents, receivedCents } = amounts;
  const pastDays = daysBetween(days.first, days.today) + 1;
  if (receivedCents <= 0 || receivedCents > limitCents || pastDays < FEWEST_DAYS) return null;
  // The first day on which the same receipts a day come to more than the limit.
  const wantedDays = countDaysBeyond(limitCents, receivedCents, pastDays);
  return wantedDays <= daysBetween(days.first, days.last) + 1 ? addDays(days.first, wantedDays - 1) : null;
}
