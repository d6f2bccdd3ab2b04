import type { CalendarDate } from "../shared/calendar-date.ts";
import { planningDay } from "./planning.messages.ts";

/** Sentences about the closures of a company. */
export const closureMessages = {
  title: "Congés et fermetures",
  closed: "Fermé",
  label: "Donne un nom à ces jours : « Congés d'été », « Pont ».",
  ends_first: "Le dernier jour vient avant le premier.",
  too_long: "Une fermeture dure un an au plus.",
  too_many_closures: "Pas plus de 100 fermetures. Supprime celles qui sont passées.",
};

/** The days of a closure: « lun. 3 août – ven. 21 août ». */
export function closureDays({ firstDay, lastDay }: { firstDay: CalendarDate; lastDay: CalendarDate }): string {
  return firstDay === lastDay ? planningDay(firstDay) : `${planningDay(firstDay)} – ${planningDay(lastDay)}`;
}
