import type { CalendarDate } from "../shared/calendar-date.ts";
import { daysBetween } from "../shared/calendar-date.ts";

/** A customer is given that many days before they are asked for their answer. */
const REMINDER_AFTER_DAYS = 5;

/** Whether the customer of a quote without an answer is to be asked for it. */
export function isReminderDue(sentOn: CalendarDate, today: CalendarDate): boolean {
  return daysBetween(sentOn, today) >= REMINDER_AFTER_DAYS;
}
