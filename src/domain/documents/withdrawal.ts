import type { Customer } from "../customers/customer.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays, weekday } from "../shared/calendar-date.ts";
import { publicHoliday } from "../shared/public-holiday.ts";

const WITHDRAWAL_DAYS = 14;

/**
 * The last day on which a consumer may withdraw from a contract made at a distance: fourteen days after the day it was
 * made, the next working day when that one is a Saturday, a Sunday or a holiday (C. conso L221-18, L221-19).
 */
export function lastWithdrawalDay(signedOn: CalendarDate): CalendarDate {
  let day = addDays(signedOn, WITHDRAWAL_DAYS);
  while (weekday(day) > 5 || publicHoliday(day) !== null) day = addDays(day, 1);
  return day;
}

/** Whether a customer has the rights of a consumer: a private person (C. conso, preliminary article). */
export function isConsumer({ kind }: Pick<Customer, "kind">): boolean {
  return kind === "person";
}
