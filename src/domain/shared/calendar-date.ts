import { withoutAccents } from "./search-text.ts";

// Calendar dates are text, YYYY-MM-DD, without time or zone. They compare and sort as text.

/** A day of the calendar, `YYYY-MM-DD`. */
export type CalendarDate = string;

/** Longest typed date, in characters, spaces included. */
export const LONGEST_DATE = 60;

const MONTHS = [
  "janvier",
  "fevrier",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "aout",
  "septembre",
  "octobre",
  "novembre",
  "decembre",
];

/** True for an existing day written `YYYY-MM-DD` between the years 1900 and 2099. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match !== null && dayOf(Number(match[1]), Number(match[2]), Number(match[3])) === text;
}

/**
 * Reads a date as a French person writes it (docs/specification.md#what-is-read): `YYYY-MM-DD`, `J/M/AAAA` with `/ - .`
 * (two-digit years are 20xx), « 5 mars 2027 », ISO date-times. The day always comes first. Null for anything else, and
 * for days that do not exist.
 */
export function parseCalendarDate(text: string): CalendarDate | null {
  if (text.length > LONGEST_DATE) return null;
  const clean = plain(text);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:t[\d:.]+(?:z|[+-]\d{2}:?\d{2})?)?$/.exec(clean);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const french = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(clean);
  if (french) return dayOf(fullYear(french[4] ?? ""), Number(french[3]), Number(french[1]));
  const match =
    /^(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?(\d{1,2})(?:er)? ([a-z.]+) (\d{4})$/.exec(clean);
  if (match) return dayOf(Number(match[3]), monthNumber(match[2] ?? ""), Number(match[1]));
  return null;
}

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
  let format = dayFormats.get(timeZone);
  if (!format) dayFormats.set(timeZone, (format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" })));
  return format.format(instant);
}

// A format takes some 25 kB outside the heap, and a list asks for the day of each of its documents.
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function plain(text: string): string {
  return withoutAccents(text).toLowerCase().trim().replace(/\s+/g, " ");
}

function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function monthNumber(name: string): number {
  const bare = name.replace(/\.$/, "");
  if (bare.length < 3) return 0;
  if (bare === "juil") return 7;
  const months = MONTHS.flatMap((month, index) => (month.startsWith(bare) ? [index + 1] : []));
  return months.length === 1 ? (months[0] ?? 0) : 0;
}

function dayOf(year: number, month: number, day: number): CalendarDate | null {
  if (year < 1900 || year > 2099 || month < 1 || month > 12 || day < 1) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  return at.toISOString().slice(0, 10);
}
