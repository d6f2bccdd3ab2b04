import type { CalendarDate } from "../../shared/calendar-date.ts";

/**
 * How many reminders of an invoice left, from the days on which it was sent: those after its last day to pay. What was
 * sent for the first time reminds nobody.
 */
export function countReminders(sentDays: readonly CalendarDate[], dueOn: CalendarDate): number {
  const lateCount = sentDays.filter((day) => day > dueOn).length;
  return lateCount > 0 && lateCount === sentDays.length ? lateCount - 1 : lateCount;
}
