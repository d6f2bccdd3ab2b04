import type { CalendarDate } from "../shared/calendar-date.ts";

/** The times of one day, in their order. `minutes`: those of the whole day, also of times that are not listed yet. */
export type DayOfTimes<Time> = { day: CalendarDate; minutes: number; times: Time[] };

/** Listed times by their day, the newest day first. `minutesByDay`: whole days, where they are known. */
export function timesByDay<Time extends { day: CalendarDate; minutes: number }>(
  times: readonly Time[],
  minutesByDay: readonly { day: CalendarDate; minutes: number }[],
): DayOfTimes<Time>[] {
  const wholeDays = new Map(minutesByDay.map(({ day, minutes }) => [day, minutes]));
  return [...Map.groupBy(times, ({ day }) => day)]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([day, timesOfDay]) => ({
      day,
      minutes: wholeDays.get(day) ?? timesOfDay.reduce((sum, { minutes }) => sum + minutes, 0),
      times: timesOfDay,
    }));
}

/**
 * The days without the last one while other pages have more of it: a total never stands above a part of its times. The
 * only day stays until it is whole.
 */
export function wholeDays<Time extends { minutes: number }>(days: readonly DayOfTimes<Time>[]): DayOfTimes<Time>[] {
  return days.length > 1 && isCut(days.at(-1)) ? days.slice(0, -1) : [...days];
}

/** True of a day of which other pages have more times. */
export function isCut(day: DayOfTimes<{ minutes: number }> | undefined): boolean {
  return day !== undefined && day.times.reduce((sum, { minutes }) => sum + minutes, 0) < day.minutes;
}
