import type { CalendarDate } from "../shared/calendar-date.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import type { DayLoad, PersonLoad } from "./workload.ts";
import { personLoad } from "./workload.ts";

/** What somebody has on some days. */
export type PersonDays<Work extends StaffedWork> = { userId: string; loads: readonly DayLoad<Work>[] };

/**
 * What a whole team has over some days. The free hours of one do not make up for the excess of another. Hours that
 * nobody is there to do (`awayMinutes`) are free for nothing else: those of the day are counted without them.
 * `plannedMinutes + freeMinutes = possibleMinutes + overMinutes`.
 */
export type TeamLoad = Pick<
  PersonLoad,
  "plannedMinutes" | "possibleMinutes" | "freeMinutes" | "overMinutes" | "awayMinutes"
>;

/** What a team has on all its days together. */
export function teamLoad<Work extends StaffedWork>(team: readonly PersonDays<Work>[], time: WorkingTime): TeamLoad {
  const sum: TeamLoad = { plannedMinutes: 0, possibleMinutes: 0, freeMinutes: 0, overMinutes: 0, awayMinutes: 0 };
  for (const day of teamLoadByDay(team, time).values()) {
    sum.plannedMinutes += day.plannedMinutes;
    sum.possibleMinutes += day.possibleMinutes;
    sum.freeMinutes += day.freeMinutes;
    sum.overMinutes += day.overMinutes;
    sum.awayMinutes += day.awayMinutes;
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
    dates.map((date, rank) => {
      const loads = team.map(({ userId, loads: all }) => personLoad(all.slice(rank, rank + 1), userId, time));
      const sumOf = (part: (load: PersonLoad) => number) => loads.reduce((sum, load) => sum + part(load), 0);
      const [freeMinutes, awayMinutes] = [sumOf((load) => load.freeMinutes), sumOf((load) => load.awayMinutes)];
      const load = {
        plannedMinutes: sumOf(({ plannedMinutes }) => plannedMinutes),
        possibleMinutes: sumOf(({ possibleMinutes }) => possibleMinutes),
        freeMinutes: Math.max(0, freeMinutes - awayMinutes),
        overMinutes: sumOf(({ overMinutes }) => overMinutes) + Math.max(0, awayMinutes - freeMinutes),
        awayMinutes,
      };
      return [date, load];
    }),
  );
}
