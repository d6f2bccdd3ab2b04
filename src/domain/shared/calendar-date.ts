import { searchText } from "./search-text.ts";

// Calendar dates are text, YYYY-MM-DD, without time or zone. They compare and sort as text.

/** A day of the calendar, `YYYY-MM-DD`. */
export type CalendarDate = string;

/** Longest typed date, in characters, spaces included. */
export const LONGEST_DATE = 60;

const MONTHS = [
  ["janvier", "january"],
  ["fevrier", "february"],
  ["mars", "march"],
  ["avril", "april"],
  ["mai", "may"],
  ["juin", "june"],
  ["juillet", "july"],
  ["aout", "august"],
  ["septembre", "september"],
  ["octobre", "october"],
  ["novembre", "november"],
  ["decembre", "december"],
];

// Each name and each cut of it, of three letters or more, with its month: zero for a cut of two months (« jui »).
const MONTH_OF = new Map<string, number>();
for (const [index, names] of MONTHS.entries())
  for (const name of names)
    for (let length = 3; length <= name.length; length += 1) {
      const cut = name.slice(0, length);
      MONTH_OF.set(cut, [undefined, index + 1].includes(MONTH_OF.get(cut)) ? index + 1 : 0);
    }

/** True for an existing day written `YYYY-MM-DD` between the years 1900 and 2099. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match !== null && dayOf(Number(match[1]), Number(match[2]), Number(match[3])) === text;
}

/**
 * Reads a date as a French person writes it (docs/specification.md#what-is-read): `YYYY-MM-DD` and `YYYY/MM/DD`,
 * `J/M/AAAA` with `/ - .` or spaces (two-digit years are 20xx), « 5 mars 2027 », « March 5, 2027 », ISO date-times. The
 * day comes before the month. Null for anything else, and for days that do not exist.
 */
export function parseCalendarDate(text: string): CalendarDate | null {
  if (text.length > LONGEST_DATE) return null;
  const clean = searchText(text);
  const iso = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?:t[\d:.]+(?:z|[+-]\d{2}:?\d{2})?)?$/.exec(clean);
  if (iso) return dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const french = /^(\d{1,2}) ?([/. -]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})$/.exec(clean);
  if (french) return dayOf(fullYear(french[4] ?? ""), Number(french[3]), Number(french[1]));
  const words = clean.replace(WEEKDAY, "").replaceAll(",", "");
  const dayFirst = /^(\d{1,2})(?:er|st|nd|rd|th)? ([a-z.]+) (\d{4})$/.exec(words);
  if (dayFirst) return dayOf(Number(dayFirst[3]), monthNumber(dayFirst[2] ?? ""), Number(dayFirst[1]));
  const monthFirst = /^([a-z.]+) (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/.exec(words);
  if (monthFirst) return dayOf(Number(monthFirst[3]), monthNumber(monthFirst[1] ?? ""), Number(monthFirst[2]));
  return null;
}

const WEEKDAY =
  /^(?:(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]{0,5}day)?),? /;

/** The day that is `days` days later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const at = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000);
  return at.toISOString().slice(0, 10);
}

/** The days from one day to another, negative when `to` is before `from`. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
}

/** Day of the week, from 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekday(date: CalendarDate): number {
  return new Date(Date.parse(`${date}T00:00:00Z`)).getUTCDay() || 7;
}

/** The default time zone of a company. */
export const FRENCH_TIME_ZONE = "Europe/Paris";

/** The calendar day of an instant in a time zone, such as `FRENCH_TIME_ZONE`. */
export function dayAt(instant: Date, timeZone: string): CalendarDate {
  const second = Math.floor(instant.getTime() / 1000);
  const latest = latestDays.get(timeZone);
  if (latest?.second === second) return latest.day;
  const format = latest?.format ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  const day = format.format(instant);
  latestDays.set(timeZone, { format, second, day });
  return day;
}

// A list asks for the day of each of its documents. A format takes some 25 kB outside the heap and 2 microseconds a
// day. No zone changes its day within a second.
const latestDays = new Map<string, { format: Intl.DateTimeFormat; second: number; day: CalendarDate }>();

/** A year of two figures is of this century: « 27 » is 2027. */
export function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

/** The number of a month from its French or English name, whole or cut (« janv. », « Aug »). Zero for another word. */
export function monthNumber(name: string): number {
  return MONTH_OF.get(name.endsWith(".") ? name.slice(0, -1) : name) ?? 0;
}

/** A day of the calendar from its numbers. Null when it does not exist, or is not between 1900 and 2099. */
export function dayOf(year: number, month: number, day: number): CalendarDate | null {
  if (year < 1900 || year > 2099 || month < 1 || month > 12 || day < 1) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  return at.toISOString().slice(0, 10);
}

/** The day that is some months later, or earlier when negative. The last day of a month when it has no such day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const count = year * 12 + month - 1 + months;
  const target = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return dayOf(target.year, target.month, day) ?? lastDayOf(target.year, target.month);
}

/** The first day of a month. */
export function firstDayOf(year: number, month: number): CalendarDate {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}

/** The last day of a month. */
export function lastDayOf(year: number, month: number): CalendarDate {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
