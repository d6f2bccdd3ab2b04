import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatMinutes } from "../shared/text/duration.ts";
import type { DaySpan } from "./bar-change.ts";
import { inDays, planningDay, spanSentence } from "./planning.messages.ts";

/** When a project begins: « commence lun. 7 déc., dans 7 jours ». */
export function startWords(firstDay: CalendarDate, today: CalendarDate): string {
  return `commence ${planningDay(firstDay)}, ${inDays(today, firstDay)}`;
}

/** The days of a project that has not begun: « du lun. 7 au ven. 18 déc., dans 7 jours ». */
export function comingWords(days: DaySpan, today: CalendarDate): string {
  return `${spanSentence(days)}, ${inDays(today, days.firstDay)}`;
}

/** How late a project is and what is left of it: « En retard de 14 jours : il reste 20 h. ». */
export function delayWords(dayCount: number, leftMinutes: number, tasksLeft: number): string {
  const tasks = tasksLeft === 1 ? "une tâche" : `${tasksLeft} tâches`;
  const left = leftMinutes > 0 ? formatMinutes(leftMinutes) : tasks;
  return `En retard de ${dayCount} jour${dayCount > 1 ? "s" : ""} : il reste ${left}.`;
}
