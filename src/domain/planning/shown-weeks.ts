import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays, addMonths, daysBetween, weekday } from "../shared/calendar-date.ts";
import { formatLongDate } from "../shared/french-format.ts";
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

/**
 * The first day of the month that a planning of a month shows. A month that ends this week is a dead page: of today, it
 * is the next one.
 */
export function shownMonth(shownDay: CalendarDate, today: CalendarDate): CalendarDate {
  const day = shownDay === today ? (weekOf(today).at(-1) ?? today) : shownDay;
  return `${day.slice(0, 7)}-01`;
}

/** A month with its year: « décembre 2026 ». */
export function monthName(date: CalendarDate): string {
  return formatLongDate(date).split(" ").slice(-2).join(" ");
}

/** The whole weeks of a month: the days of its neighbours stand at both ends. */
export function weeksOfMonth(firstDay: CalendarDate): CalendarDate[][] {
  const lastDay = addDays(addMonths(firstDay, 1), -1);
  const [monday = firstDay] = weekOf(firstDay);
  const count = Math.ceil((daysBetween(monday, lastDay) + 1) / 7);
  return Array.from({ length: count }, (_, rank) => weekOf(addDays(monday, 7 * rank)));
}

/** The days of a month, one beside another: from this week on where the month begins in it. */
export function daysOfMonth(firstDay: CalendarDate, today: CalendarDate): CalendarDate[] {
  const days = weeksOfMonth(firstDay).flat();
  const isThisWeek = days.includes(today);
  return days.filter((date) => isInMonth(date, firstDay) || (isThisWeek && date >= today && date < firstDay));
}

/** True of a day of a month, false of one of its neighbours. */
export function isInMonth(date: CalendarDate, firstDay: CalendarDate): boolean {
  return date.slice(0, 7) === firstDay.slice(0, 7);
}

/** The day to show in the month before (-1) or after (1): today, where it is shown in it, else its first day. */
export function dayOfMonthBeside(firstDay: CalendarDate, step: -1 | 1, today: CalendarDate): CalendarDate {
  const beside = addMonths(firstDay, step);
  return shownMonth(today, today) === beside ? today : beside;
}
