import type { CalendarDate } from "../shared/calendar-date.ts";
import { listInWords, withCapital } from "../shared/french-format.ts";
import { formatMinutes } from "../shared/text/duration.ts";
import { nearDay } from "../shared/text/near-day.ts";
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
export function projectDelayWords(dayCount: number, leftMinutes: number, tasksLeft: number): string {
  const tasks = tasksLeft === 1 ? "une tâche" : `${tasksLeft} tâches`;
  const left = leftMinutes > 0 ? formatMinutes(leftMinutes) : tasks;
  return `En retard de ${dayCount} jour${dayCount > 1 ? "s" : ""} : il reste ${left}.`;
}

/** When a project was finished: « fini le 30 nov. (prévu le 13) », without what was planned when it was kept. */
export function finishedWords(day: CalendarDate, plannedDay: CalendarDate, today: CalendarDate): string {
  const words = `fini le ${nearDay(day, today)}`;
  if (day <= plannedDay) return words;
  const isOneMonth = day.slice(0, 7) === plannedDay.slice(0, 7);
  return `${words} (prévu le ${isOneMonth ? Number(plannedDay.slice(8)) : nearDay(plannedDay, today)})`;
}

const MOST_MISSED = 2;

/** The days of a project on which nobody comes: « Mer. 2 déc. : personne, 6 h à replacer ». Empty for none. */
export function nobodyComesWords(days: readonly CalendarDate[], minutes: number): string {
  if (days.length === 0) return "";
  const names = days.length > MOST_MISSED ? `${days.length} jours` : listInWords(days.map(planningDay));
  return `${withCapital(names)} : personne, ${formatMinutes(minutes)} à replacer`;
}

/** When a project was to end, while something prevents it: « fin prévue mer. 2 déc. ». */
export function unkeptEndWords(lastDay: CalendarDate): string {
  return `fin prévue ${planningDay(lastDay)}`;
}
