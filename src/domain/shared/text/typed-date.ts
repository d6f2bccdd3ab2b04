import type { CalendarDate } from "../calendar-date.ts";
import { dayOf } from "../calendar-date.ts";
import { searchText } from "../search-text.ts";

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

/** A year of two figures is of this century: « 27 » is 2027. */
export function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

/** The number of a month from its French or English name, whole or cut (« janv. », « Aug »). Zero for another word. */
export function monthNumber(name: string): number {
  return MONTH_OF.get(name.endsWith(".") ? name.slice(0, -1) : name) ?? 0;
}
