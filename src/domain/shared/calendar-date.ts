// Calendar dates are text, YYYY-MM-DD, without time or zone. They compare and sort as text.

/** A day of the calendar, `YYYY-MM-DD`. */
export type CalendarDate = string;

/** True for an existing day written `YYYY-MM-DD` between the years 1900 and 2099. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match !== null && dayOf(Number(match[1]), Number(match[2]), Number(match[3])) === text;
}

/** The day that is `days` days later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  // A planning counts thousands of days: those of the first four weeks of a month are found without a calendar.
  const day = Number(date.slice(8)) + days;
  if (date.length === 10 && day >= 1 && day <= 28) return `${date.slice(0, 8)}${day < 10 ? "0" : ""}${day}`;
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
