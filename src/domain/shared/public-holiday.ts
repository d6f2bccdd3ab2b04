import type { CalendarDate } from "./calendar-date.ts";
import { addDays } from "./calendar-date.ts";
import { HOLIDAY_NAMES } from "./public-holiday.messages.ts";

type Holiday = keyof typeof HOLIDAY_NAMES;

// Article L3133-1 of the labour code: the days that are the same each year, by month and day.
const FIXED: Readonly<Record<string, Holiday>> = {
  "01-01": "newYear",
  "05-01": "labour",
  "05-08": "victory",
  "07-14": "national",
  "08-15": "assumption",
  "11-01": "allSaints",
  "11-11": "armistice",
  "12-25": "christmas",
};

// The movable ones of each year that was asked for. A planning asks for the same days thousands of times.
const movableDays = new Map<string, ReadonlyMap<CalendarDate, Holiday>>();

/** The name of a French public holiday, in metropolitan France without Alsace and Moselle. Null for another day. */
export function publicHoliday(date: CalendarDate): string | null {
  const holiday = FIXED[date.slice(5)];
  if (holiday) return HOLIDAY_NAMES[holiday];
  const year = date.slice(0, 4);
  const days = movableDays.get(year) ?? movableDaysOf(Number(year));
  movableDays.set(year, days);
  const movable = days.get(date);
  return movable === undefined ? null : HOLIDAY_NAMES[movable];
}

function movableDaysOf(year: number): ReadonlyMap<CalendarDate, Holiday> {
  const easter = easterSunday(year);
  return new Map([
    [addDays(easter, 1), "easter"],
    [addDays(easter, 39), "ascension"],
    [addDays(easter, 50), "whitMonday"],
  ]);
}

/** Easter Sunday by Carter's rule, which holds for the years 1900 to 2099, all that our calendar has. */
export function easterSunday(year: number): CalendarDate {
  let moon = 225 - 11 * (year % 19);
  while (moon > 50) moon -= 30;
  if (moon > 48) moon -= 1;
  const afterSunday = (year + Math.floor(year / 4) + moon + 1) % 7;
  return addDays(`${year}-03-01`, moon + 6 - afterSunday);
}
