import type { CalendarDate } from "../shared/calendar-date.ts";
import type { DaySpan } from "./bar-change.ts";
import { inDays, planningDay, shortRange, spanSentence } from "./planning.messages.ts";

/** When a project begins: « commence lun. 7 déc., dans 7 jours ». */
export function startWords(firstDay: CalendarDate, today: CalendarDate): string {
  return `commence ${planningDay(firstDay)}, ${inDays(today, firstDay)}`;
}

/** The days of a project that has not begun: « du lun. 7 au ven. 18 déc., dans 7 jours ». */
export function comingWords(days: DaySpan, today: CalendarDate): string {
  return `${spanSentence(days)}, ${inDays(today, days.firstDay)}`;
}

/**
 * That somebody is away, beside their name or under it: « Lucas : absence 2–4 déc. », « Absence jusqu'au ven. 4 déc. »
 * once it has begun. `name`: empty where it is said already.
 */
export function absenceWords(name: string, absence: DaySpan, today: CalendarDate): string {
  const isBegun = absence.firstDay <= today && absence.lastDay > today;
  const days = isBegun ? `jusqu'au ${planningDay(absence.lastDay)}` : shortRange(absence);
  return `${name === "" ? "Absence" : `${name} : absence`} ${days}`;
}
