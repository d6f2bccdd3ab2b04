import type { CalendarDate } from "../../shared/calendar-date.ts";
import { publicHoliday } from "../../shared/public-holiday.ts";
import type { Closure } from "./closures.ts";
import { closureOn } from "./closures.ts";

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

/** Who is away, with a reason that says more than that: « Zoé (Formation) », « Zoé ». */
export function awayName(name: string, { label }: Pick<Closure, "label">): string {
  return label === closureMessages.away ? name : `${name} (${label})`;
}

/** What hinders work on a day: « fermé (Pont) · absence : Zoé ». Empty when nothing does. */
export function hindranceWords(date: CalendarDate, closures: readonly Closure[], namesAway: readonly string[]): string {
  const holiday = publicHoliday(date);
  const closure = closureOn(date, closures);
  return [
    ...(holiday === null ? [] : [`jour férié (${holiday})`]),
    ...(closure === null ? [] : [`l'entreprise est fermée (${closure})`]),
    ...(namesAway.length === 0 ? [] : [`absence : ${namesAway.join(", ")}`]),
  ].join(" · ");
}
