import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays } from "../shared/calendar-date.ts";

/** The days over which a project is drawn. */
export type DaySpan = { firstDay: CalendarDate; lastDay: CalendarDate };

/** What a hand does to a bar: it moves it whole, or draws its first or its last day, by days that may be negative. */
export type BarChange = { part: "whole" | "first" | "last"; days: number };

/** The days of a bar after a change. An end is never drawn past the other one: the bar keeps a day. */
export function changedSpan({ firstDay, lastDay }: DaySpan, { part, days }: BarChange): DaySpan {
  if (part === "whole") return { firstDay: addDays(firstDay, days), lastDay: addDays(lastDay, days) };
  if (part === "first") return { firstDay: earlier(addDays(firstDay, days), lastDay), lastDay };
  return { firstDay, lastDay: later(addDays(lastDay, days), firstDay) };
}

/**
 * What to save of a project whose bar was changed. A project that is moved whole keeps an end that was never given:
 * its hours decide it. One whose end is drawn has the end that is seen.
 */
export function datesOfChange(
  span: DaySpan,
  endDate: CalendarDate | null,
  change: BarChange,
): { start_date?: CalendarDate; end_date?: CalendarDate } {
  const { firstDay, lastDay } = changedSpan(span, change);
  if (change.part === "last") return { end_date: lastDay };
  if (change.part === "whole" && endDate === null) return { start_date: firstDay };
  return { start_date: firstDay, end_date: lastDay };
}

function earlier(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other;
}

function later(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}
