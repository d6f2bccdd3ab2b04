import type { CalendarDate } from "../shared/calendar-date.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import type { DayLoad, PersonLoad } from "./workload.ts";
import { personLoad } from "./workload.ts";

/** What somebody has on some days. */
export type PersonDays<Work extends StaffedWork> = { userId: string; loads: readonly DayLoad<Work>[] };

/** What a whole team has over some days. The free hours of one do not make up for the excess of another. */
export type TeamLoad = Pick<PersonLoad, "plannedMinutes" | "possibleMinutes" | "freeMinutes" | "overMinutes">;

/** What a team has on all its days together. */
export function teamLoad<Work extends StaffedWork>(team: readonly PersonDays<Work>[], time: WorkingTime): TeamLoad {
  const sum: TeamLoad = { plannedMinutes: 0, possibleMinutes: 0, freeMinutes: 0, overMinutes: 0 };
  for (const { userId, loads } of team) {
    const load = personLoad(loads, userId, time);
    sum.plannedMinutes += load.plannedMinutes;
    sum.possibleMinutes += load.possibleMinutes;
    sum.freeMinutes += load.freeMinutes;
    sum.overMinutes += load.overMinutes + load.awayMinutes;
  }
  return sum;
}

/** What a team has on each of its days. */
export function teamLoadByDay<Work extends StaffedWork>(
  team: readonly PersonDays<Work>[],
  time: WorkingTime,
): Map<CalendarDate, TeamLoad> {
  const dates = team[0]?.loads.map(({ date }) => date) ?? [];
  return new Map(
    dates.map((date, rank) => [
      date,
      teamLoad(
        team.map(({ userId, loads }) => ({ userId, loads: loads.slice(rank, rank + 1) })),
        time,
      ),
    ]),
  );
}
