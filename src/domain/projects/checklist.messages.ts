import { FRENCH_TIME_ZONE, dayAt } from "../shared/calendar-date.ts";
import { withCapital } from "../shared/french-format.ts";
import { formatMinutes } from "../shared/text/duration.ts";
import { recentMoment, spokenHour } from "../shared/text/french-moment.ts";
import { pluralOfMinutes } from "../shared/text/plural-of-minutes.ts";

/** Sentences of the checklist of a site. */
export const checklistMessages = {
  /** How far a site is, by what it counts: the tasks that are ticked. */
  progress: (done: number, count: number): string => `Avancement : ${done} tâche${done > 1 ? "s" : ""} sur ${count}`,
  /** The same beside its heading. */
  count: (done: number, count: number): string => `${done} sur ${count}`,
  /** What is left to work, in minutes of the tasks that are left. */
  left: (minutes: number): string => `reste ${formatMinutes(minutes)}`,
  doneCount: (count: number): string => (count > 1 ? `${count} tâches faites` : "1 tâche faite"),
  otherCount: (count: number): string => (count > 1 ? `${count} autres tâches` : "1 autre tâche"),
  ticked: (title: string, isDone: boolean): string => `« ${title} » : ${isDone ? "faite" : "à refaire"}.`,
  done: "Faite",
  /** Every task is ticked, for whoever is not asked to invoice it. */
  finished: "Le travail est fini.",
  /** What its button does, said once where something is to be checked. */
  checking: "« Valider » dit que tu as vu le travail et que c'est bon.",
};

/** The time of a task: « 6 h 30 sur 8 h », noted of what is planned, or the one of them that there is. Minutes. */
export function taskHours(notedMinutes: number, plannedMinutes: number): string {
  if (plannedMinutes === 0) return spokenTaskHours(notedMinutes, 0);
  return [notedMinutes, plannedMinutes]
    .filter((minutes) => minutes > 0)
    .map(formatMinutes)
    .join(" sur ");
}

/** The same for who hears it: « 6 h 30 notées sur 8 h prévues ». */
export function spokenTaskHours(notedMinutes: number, plannedMinutes: number): string {
  const notedWords = notedMinutes > 0 ? `${formatMinutes(notedMinutes)} notée${pluralOfMinutes(notedMinutes)}` : "";
  const plannedWords =
    plannedMinutes > 0 ? `${formatMinutes(plannedMinutes)} prévue${pluralOfMinutes(plannedMinutes)}` : "";
  return [notedWords, plannedWords].filter((words) => words !== "").join(" sur ");
}

/** When a task was ticked, as its device said it or null, and when that arrived. */
export type TickMoments = { doneAt: Date; tickedAt: Date | null };

// A tick that arrives sooner was not waited for.
const LEAST_DELAY_MS = 5 * 60_000;

/**
 * Who ticked a task and when, as it stands under it: « Karim, mardi à 14 h 05 ». `name`: empty for whoever works alone.
 * A tick that waited for a network says both moments: « Karim, coché à 10 h 12, reçu à 11 h 05 ».
 */
export function tickedWords(name: string, { doneAt, tickedAt }: TickMoments, now: Date): string {
  const isLate = tickedAt !== null && doneAt.getTime() - tickedAt.getTime() >= LEAST_DELAY_MS;
  const moment = isLate
    ? `coché ${momentAfter(tickedAt, now, now)}, reçu ${momentAfter(doneAt, tickedAt, now)}`
    : recentMoment(doneAt, now, FRENCH_TIME_ZONE);
  return name === "" ? withCapital(moment) : `${withCapital(name)}, ${moment}`;
}

// The hour alone on the day that is spoken of.
function momentAfter(at: Date, spokenOf: Date, now: Date): string {
  const isSameDay = dayAt(at, FRENCH_TIME_ZONE) === dayAt(spokenOf, FRENCH_TIME_ZONE);
  return isSameDay ? `à\u00A0${spokenHour(at, FRENCH_TIME_ZONE)}` : recentMoment(at, now, FRENCH_TIME_ZONE);
}

/**
 * What is said of a done task beside who ticked it: whether somebody who may check the work did. `checker`: their name,
 * as a sentence says it, « toi » for whoever looks. `isByChecker`: they ticked it themselves. Whoever works alone
 * checks nobody's work, and whoever may check it has a button for it: nothing of it is said to them.
 */
export function doneTaskWords({
  isChecked,
  isByChecker,
  isTeam,
  mayCheck,
  checker,
}: {
  isChecked: boolean;
  isByChecker: boolean;
  isTeam: boolean;
  mayCheck: boolean;
  checker: string;
}): string {
  if (!isTeam) return checklistMessages.done;
  if (isChecked) return isByChecker ? "" : `validée par ${checker}`;
  return mayCheck ? "" : `à valider par ${checker}`;
}

/** Who checks the work, when several may. */
export const ANY_CHECKER = "un gestionnaire";
