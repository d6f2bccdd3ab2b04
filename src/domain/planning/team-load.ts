import type { CalendarDate } from "../shared/calendar-date.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import type { DayLoad, PersonLoad } from "./workload.ts";
import { personLoad } from "./workload.ts";

/** What somebody has on some days. */
export type PersonDays<Work extends StaffedWork> = { userId: string; loads: readonly DayLoad<Work>[] };

/**
 * What a whole team has over some days: the plain sum of what each of them has on each day. The free hours of one make
 * up neither for the excess of another, nor for the hours that nobody is there to do (`awayMinutes`).
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
      const load = {
        plannedMinutes: sumOf(({ plannedMinutes }) => plannedMinutes),
        possibleMinutes: sumOf(({ possibleMinutes }) => possibleMinutes),
        freeMinutes: sumOf(({ freeMinutes }) => freeMinutes),
        overMinutes: sumOf(({ overMinutes }) => overMinutes),
        awayMinutes: sumOf(({ awayMinutes }) => awayMinutes),
      };
      return [date, load];
    }),
  );
}

/** The minutes that somebody has, or that nobody was given, from today on. */
export function comingMinutes(loads: readonly DayLoad<StaffedWork>[], today: CalendarDate): number {
  return loads.reduce((sum, { date, minutes }) => (date < today ? sum : sum + minutes), 0);
}
