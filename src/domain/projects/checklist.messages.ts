/** Sentences of the checklist of a site. */
export const checklistMessages = {
  doneCount: (count: number): string => (count > 1 ? `${count} tâches faites` : "1 tâche faite"),
  ticked: (title: string, isDone: boolean): string => `« ${title} » : ${isDone ? "faite" : "à refaire"}.`,
  checked: "Validée",
  done: "Faite",
  toCheck: "À valider",
};

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
