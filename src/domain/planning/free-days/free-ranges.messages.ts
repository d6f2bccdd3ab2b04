import type { CalendarDate } from "../../shared/calendar-date.ts";
import type { DaySpan } from "../bar-change.ts";
import { dayWithoutYear, lengthWords, shortWeekday } from "../planning.messages.ts";

// In a week each day has its name. Of a month, numbers hold on one line.
const MOST_DAYS_NAMED = 7;
const MOST_RANGES = 4;

/**
 * When somebody is free in the days shown: « Libre : lun. 7 – mer. 9, ven. 11 », and of a month « Libre : 7–9, 14 ».
 * `workingDays`: those of the company, which part no range. Empty for never.
 */
export function freeRangesWords(
  freeDays: readonly CalendarDate[],
  workingDays: readonly CalendarDate[],
  dayCount: number,
): string {
  const ranges = rangesOf(freeDays, workingDays);
  if (ranges.length === 0) return "";
  const isNamed = dayCount <= MOST_DAYS_NAMED;
  const shownRanges = ranges.slice(0, MOST_RANGES);
  const lastShown = shownRanges.at(-1)?.lastDay ?? "";
  const others = freeDays.filter((day) => day > lastShown).length;
  const words = shownRanges.map((range) => (isNamed ? namedRange(range) : numberedRange(range))).join(", ");
  return `Libre : ${words}${others > 0 ? ` et ${lengthWords(others)} ensuite` : ""}`;
}

function rangesOf(freeDays: readonly CalendarDate[], workingDays: readonly CalendarDate[]): DaySpan[] {
  const ranges: DaySpan[] = [];
  let isGoingOn = false;
  for (const day of workingDays) {
    const isFree = freeDays.includes(day);
    const latest = ranges.at(-1);
    if (isFree && isGoingOn && latest) latest.lastDay = day;
    else if (isFree) ranges.push({ firstDay: day, lastDay: day });
    isGoingOn = isFree;
  }
  return ranges;
}

function namedRange({ firstDay, lastDay }: DaySpan): string {
  const nameOf = (day: CalendarDate) => `${shortWeekday(day)} ${numberOf(day)}`;
  return firstDay === lastDay ? nameOf(firstDay) : `${nameOf(firstDay)} – ${nameOf(lastDay)}`;
}

function numberedRange({ firstDay, lastDay }: DaySpan): string {
  if (firstDay === lastDay) return numberOf(firstDay);
  if (firstDay.slice(0, 7) !== lastDay.slice(0, 7)) return `${dayWithoutYear(firstDay)} – ${dayWithoutYear(lastDay)}`;
  return `${numberOf(firstDay)}–${numberOf(lastDay)}`;
}

function numberOf(day: CalendarDate): string {
  return `${Number(day.slice(8))}`;
}
