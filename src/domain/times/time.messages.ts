import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays } from "../shared/calendar-date.ts";
import { fieldMessages } from "../shared/field.messages.ts";
import { formatLongDate, listInWords, withCapital } from "../shared/french-format.ts";
import { formatMinutes } from "../shared/text/duration.ts";
import { nearDay } from "../shared/text/near-day.ts";
import { pluralOfMinutes } from "../shared/text/plural-of-minutes.ts";

/** Sentences about the time that was worked. */
export const timeMessages = {
  unreadable: "Écris une durée, par exemple « 1 h 30 », « 45 min » ou « 2,5 ».",
  tooShort: "Note au moins une minute.",
  tooLong: "Une journée a 24 heures : note un autre jour à part.",
  comingDay: fieldMessages.comingDay,
  notYours: "Seule la personne qui a noté ce temps, ou qui gère l'entreprise, peut le changer.",
  taskElsewhere: "Cette tâche n'est plus dans ce projet.",
  wrongElapsed: "Ce chronomètre a démarré il y a plus d'un jour. Note plutôt le temps à la main.",
  note: "Noter du temps",
  noTimer: "Aucun chronomètre ne tourne.",
  timerLong: "Le chronomètre tourne depuis plus de 12 heures. Dis combien de temps tu as vraiment travaillé.",
  stop: "Arrêter et noter",
  drop: "Ne rien noter",
  dropAsked: "Arrêter sans rien noter ?",
  dropped: (task: string): string => `Le temps compté pour « ${task} » est perdu.`,
};

/** That somebody has a timer running: « Karim y travaille depuis 1 h 20 ». */
export function workingWords(name: string, minutes: number): string {
  return minutes < 1 ? `${name} vient de s'y mettre` : `${name} y travaille depuis ${formatMinutes(minutes)}`;
}

/** Who is on a task already, in a list of tasks: « Karim y est », « Karim et Zoé y sont ». */
export function onItWords(names: readonly string[]): string {
  return names.length === 0 ? "" : `${listInWords(names)} y ${names.length > 1 ? "sont" : "est"}`;
}

/** The title of the time that was worked. */
export const TIMES_TITLE = "Temps passé";

/**
 * The time noted on a work on one day: « 7 h notées : Marc 4 h, Léa 3 h ». Empty where none was. `isTeam`: who noted it
 * is said.
 */
export function notedWords(
  times: readonly { user_id: string; user_name: string; minutes: number }[],
  isTeam: boolean,
): string {
  const whole = times.reduce((sum, { minutes }) => sum + minutes, 0);
  if (whole === 0) return "";
  const byPerson = Map.groupBy(times, ({ user_id: userId }) => userId);
  const parts = [...byPerson.values()].map((group) => {
    const minutes = group.reduce((sum, time) => sum + time.minutes, 0);
    return `${group[0]?.user_name ?? ""} ${formatMinutes(minutes)}`.trim();
  });
  const wholeWords = `${formatMinutes(whole)} notée${pluralOfMinutes(whole)}`;
  return isTeam ? `${wholeWords} : ${parts.join(", ")}` : wholeWords;
}

/** A day above its times: « Aujourd'hui », « Hier », « Lundi 23 nov. ». */
export function dayOfTimes(day: CalendarDate, today: CalendarDate): string {
  if (day === today) return "Aujourd'hui";
  if (day === addDays(today, -1)) return "Hier";
  return withCapital(formatLongDate(day).replace(/ .*/, ` ${nearDay(day, today)}`));
}

/** What time was worked on when it is no task. */
export const WHOLE_PROJECT = "Tout le projet";
