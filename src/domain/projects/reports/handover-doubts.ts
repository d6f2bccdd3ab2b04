import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatDate } from "../../shared/french-format.ts";

/**
 * What a reception is signed on: its day, the day the works begin, and the titles of the tasks that are neither done
 * nor reserved.
 */
export type HandoverFacts = {
  receivedOn: CalendarDate | null;
  startsOn: CalendarDate | null;
  leftTasks: readonly string[];
};

const MOST_NAMED = 4;

/** Which tasks are not done: « 2 tâches ne sont pas faites : Étanchéité, Pose paroi ». */
export function undoneWords(titles: readonly string[]): string {
  const names = titles.slice(0, MOST_NAMED).join(", ");
  const more = titles.length > MOST_NAMED ? ` +${titles.length - MOST_NAMED}` : "";
  const count = titles.length === 1 ? "1 tâche n'est pas faite" : `${titles.length} tâches ne sont pas faites`;
  return `${count} : ${names}${more}`;
}

/**
 * What makes a reception surprising, in sentences. Nothing forbids it: the law lets the owner of the works receive them
 * as they stand, and its day starts every guarantee.
 */
export function handoverDoubts({ receivedOn, startsOn, leftTasks }: HandoverFacts): string[] {
  const isBeforeStart = receivedOn !== null && startsOn !== null && receivedOn < startsOn;
  return [
    ...(isBeforeStart ? [`Les travaux ne commencent que le ${formatDate(startsOn)}.`] : []),
    ...(leftTasks.length > 0 ? [`${undoneWords(leftTasks)}.`] : []),
  ];
}
