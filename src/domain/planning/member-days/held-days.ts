import type { StaffedWork, WorkingTime } from "../staffed-work.ts";
import { minutesByDay } from "../staffed-work.ts";
import type { DayLoad } from "../workload.ts";

/** What work that nobody counted holds of somebody's days, past the hours that others take of them. */
export type HeldDays = { minutes: number; dayCount: number };

/** The days of somebody that such work holds. */
export function heldDays<Work extends StaffedWork>(
  loads: readonly DayLoad<Work>[],
  userId: string | null,
  time: WorkingTime,
): HeldDays {
  const total: HeldDays = { minutes: 0, dayCount: 0 };
  for (const { date, minutes, works } of loads) {
    if (works.every(({ hours }) => hours !== null)) continue;
    const countedMinutes = works
      .filter(({ hours }) => hours !== null)
      .reduce((sum, work) => sum + (minutesByDay(work, userId, time).get(date) ?? 0), 0);
    if (minutes <= countedMinutes) continue;
    total.minutes += minutes - countedMinutes;
    total.dayCount += 1;
  }
  return total;
}
