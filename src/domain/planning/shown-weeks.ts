import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays, daysBetween, weekday } from "../shared/calendar-date.ts";
import { weekOf } from "./planning.ts";

const THURSDAY = 4;
const FRIDAY = 5;

/**
 * The whole weeks that a planning of weeks shows from the one of a day on. At the end of a week, the one to plan is the
 * next. Several of them look at least ten days ahead: from Thursday on, a third one follows.
 */
export function shownWeeks(shownDay: CalendarDate, today: CalendarDate, isOneWeek: boolean): CalendarDate[][] {
  const isNow = shownDay === today;
  const isWeekOver = isNow && weekday(today) > FRIDAY;
  const day = isWeekOver ? addDays(today, 7) : shownDay;
  const isLate = isNow && !isWeekOver && weekday(today) >= THURSDAY;
  const count = isOneWeek ? 1 : isLate ? 3 : 2;
  return Array.from({ length: count }, (_, rank) => weekOf(addDays(day, 7 * rank)));
}

/** How many days a planning of a month shows. */
export const ROLLING_DAYS = 35;

/**
 * The five weeks that a planning of a month shows: from this week on, so that a month that ends is no dead page, and by
 * as many before and after. A day that is chosen among them moves none.
 */
export function rollingWeeks(shownDay: CalendarDate, today: CalendarDate): CalendarDate[][] {
  const [monday = today] = weekOf(today);
  const first = addDays(monday, Math.floor(daysBetween(monday, shownDay) / ROLLING_DAYS) * ROLLING_DAYS);
  return Array.from({ length: ROLLING_DAYS / 7 }, (_, rank) => weekOf(addDays(first, 7 * rank)));
}
