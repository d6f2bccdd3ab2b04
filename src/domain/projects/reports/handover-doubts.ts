import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatDate } from "../../shared/french-format.ts";

/** What a reception is signed on: its day, the day the works begin, and the tasks that are not done. */
export type HandoverFacts = { receivedOn: CalendarDate | null; startsOn: CalendarDate | null; tasksLeft: number };

/**
 * What makes a reception surprising, in sentences. Nothing forbids it: the law lets the owner of the works receive them
 * as they stand, and its day starts every guarantee.
 */
export function handoverDoubts({ receivedOn, startsOn, tasksLeft }: HandoverFacts): string[] {
  const isBeforeStart = receivedOn !== null && startsOn !== null && receivedOn < startsOn;
  return [
    ...(isBeforeStart ? [`Les travaux ne commencent que le ${formatDate(startsOn)}.`] : []),
    ...(tasksLeft > 0
      ? [tasksLeft === 1 ? "Une tâche n'est pas cochée." : `${tasksLeft} tâches ne sont pas cochées.`]
      : []),
  ];
}
