import { FRENCH_TIME_ZONE } from "../shared/calendar-date.ts";
import { withCapital } from "../shared/french-format.ts";
import { recentMoment } from "../shared/text/french-moment.ts";

/** Sentences of the checklist of a site. */
export const checklistMessages = {
  doneCount: (count: number): string => (count > 1 ? `${count} tâches faites` : "1 tâche faite"),
  ticked: (title: string, isDone: boolean): string => `« ${title} » : ${isDone ? "faite" : "à refaire"}.`,
  checked: "Validée",
  done: "Faite",
  toCheck: "À valider",
};

/**
 * Who ticked a task and when, as it stands under it: « Karim, mardi 14 h 05 ». `name`: empty for whoever works alone.
 */
export function tickedWords(name: string, at: Date, now: Date): string {
  const moment = recentMoment(at, now, FRENCH_TIME_ZONE);
  return name === "" ? withCapital(moment) : `${withCapital(name)}, ${moment}`;
}

/**
 * What is said beside a done task. Whoever works alone checks nobody's work, and whoever may check it has a button for
 * it: nothing of it is said to them.
 */
export function doneTaskWords({
  isChecked,
  isTeam,
  mayCheck,
}: {
  isChecked: boolean;
  isTeam: boolean;
  mayCheck: boolean;
}): string {
  if (isChecked) return checklistMessages.checked;
  if (!isTeam) return checklistMessages.done;
  return mayCheck ? "" : checklistMessages.toCheck;
}
