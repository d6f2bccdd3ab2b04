import type { CalendarDate } from "../shared/calendar-date.ts";
import type { Absence } from "./closures.ts";
import { planningDay } from "./planning.messages.ts";

/** Sentences about the closures of a company. */
export const closureMessages = {
  title: "Congés et fermetures",
  closed: "Fermé",
  label: "Donne un nom à ces jours : « Congés d'été », « Pont ».",
  ends_first: "Le dernier jour vient avant le premier.",
  too_long: "Une fermeture dure un an au plus.",
  too_many_closures: "Pas plus de 300 fermetures et absences. Supprime celles qui sont passées.",
  unknown_person: "Cette personne n'est plus dans l'entreprise. Choisis quelqu'un d'autre.",
  /** Why somebody is away, for whoever does not plan. */
  away: "Absence",
  everybody: "Toute l'entreprise",
};

/** The days of a closure: « lun. 3 août – ven. 21 août ». */
export function closureDays({ firstDay, lastDay }: { firstDay: CalendarDate; lastDay: CalendarDate }): string {
  return firstDay === lastDay ? planningDay(firstDay) : `${planningDay(firstDay)} – ${planningDay(lastDay)}`;
}

/** That somebody is away: « Zoé : absence lun. 3 août – ven. 7 août (Congés) ». */
export function awayWords(name: string, absence: Absence): string {
  return `${name} : absence ${closureDays(absence)} (${absence.label})`;
}
