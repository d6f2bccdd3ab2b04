import { formatMoney } from "../../shared/french-format.ts";

/** The facts of a row that say how far a project is. Amounts in cents, null for whoever sees none. */
export type ProjectProgress = {
  tasksTotal: number;
  tasksDone: number;
  invoicedCents: number | null;
  collectedCents: number | null;
};

/**
 * How far a project is, in a few words: its tasks while there are some left, then what is left to collect. The stage
 * says that it is paid.
 */
export function progressWords({ tasksTotal, tasksDone, invoicedCents, collectedCents }: ProjectProgress): string {
  if (invoicedCents !== null && collectedCents !== null && invoicedCents > 0) {
    const restCents = invoicedCents - collectedCents;
    if (restCents > 0) return `${formatMoney(restCents)} à payer`;
    return restCents === 0 ? "" : `${formatMoney(-restCents)} de trop`;
  }
  if (tasksDone === 0) return "";
  return tasksDone === tasksTotal
    ? "tout est coché"
    : `${tasksDone} tâche${tasksDone > 1 ? "s" : ""} sur ${tasksTotal}`;
}
