import type { CalendarDate } from "../../shared/calendar-date.ts";
import { daysBetween } from "../../shared/calendar-date.ts";
import type { DaySpan } from "../bar-change.ts";
import { planningDay } from "../planning.messages.ts";

/**
 * Days that a work may fill, with who has them: « reprend mar. 1er → finit jeu. 3, Karim ». `isBegun`: it goes on, and
 * does not begin. `names`: none where there is one person alone.
 */
export function offeredDaysWords(
  { firstDay, lastDay }: DaySpan,
  { isBegun, names, today }: { isBegun: boolean; names: readonly string[]; today: CalendarDate },
): string {
  const verb = isBegun ? "reprend" : "commence";
  const days =
    firstDay === lastDay
      ? dayWords(firstDay, today)
      : `${verb} ${dayWords(firstDay, today)} → finit ${dayWords(lastDay, today)}`;
  return [days, ...names].join(", ");
}

// Of a month that is not over, the weekday is enough beside the number.
const MOST_DAYS_WITHOUT_MONTH = 14;

function dayWords(date: CalendarDate, today: CalendarDate): string {
  const words = planningDay(date);
  const isNear = daysBetween(today, date) <= MOST_DAYS_WITHOUT_MONTH;
  return (isNear ? words.replace(/ \S+$/, "") : words).replaceAll(" ", "\u00A0");
}
