import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays, weekday } from "../shared/calendar-date.ts";
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
