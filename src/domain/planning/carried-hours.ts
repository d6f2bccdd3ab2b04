import type { CalendarDate } from "../shared/calendar-date.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { restByDay } from "./staffed-work.ts";
import { workedDays } from "./work-left.ts";

/** What a day has on top of its own share, as days before it did not do theirs, and these days, the first one first. */
export type CarriedHours = { minutes: number; fromDays: CalendarDate[] };

/** What was put off of one work. */
export type CarriedWork<Work extends StaffedWork> = CarriedHours & { work: Work };

/**
 * What works have on some days on top of their own shares, the most first. Each work is told once. `workerId`: of this
 * person alone. Null: of all their people together.
 */
export function carriedWorks<Work extends StaffedWork>(
  works: readonly Work[],
  days: readonly CalendarDate[],
  time: WorkingTime,
  workerId: string | null = null,
): CarriedWork<Work>[] {
  return works
    .flatMap((work) => {
      const staff = workerId === null ? work.people : [workerId];
      const parts = days.flatMap((date) => staff.flatMap((id) => carriedHours([work], id, date, time) ?? []));
      if (parts.length === 0) return [];
      const fromDays = [...new Set(parts.flatMap((part) => part.fromDays))].toSorted();
      return [{ work, minutes: parts.reduce((sum, { minutes }) => sum + minutes, 0), fromDays }];
    })
    .toSorted((one, other) => other.minutes - one.minutes);
}

/** What was put off to a day of a person by the works that they are on. Null when nothing was. */
export function carriedHours(
  works: readonly StaffedWork[],
  userId: string,
  date: CalendarDate,
  time: WorkingTime,
): CarriedHours | null {
  const fromDays = new Set<CalendarDate>();
  let minutes = 0;
  for (const work of works) {
    const { left, firmness, people } = work;
    if (left === null || date < left.from || firmness !== "firm" || !people.includes(userId)) continue;
    // What was given days of its own comes from no day before.
    const minutesOf = (one: StaffedWork) => restByDay(one, userId, time);
    const [ownShares, shares] = [minutesOf({ ...work, ...plannedRest(work) }), minutesOf(work)];
    const carriedMinutes = (shares.get(date) ?? 0) - (ownShares.get(date) ?? 0);
    if (carriedMinutes <= 0) continue;
    const undoneDays = workedDays(work, time.closures).filter(
      (day) => day < left.from && (shares.get(day) ?? 0) < (ownShares.get(day) ?? 0),
    );
    if (undoneDays.length === 0) continue;
    minutes += carriedMinutes;
    for (const day of undoneDays) fromDays.add(day);
  }
  return minutes === 0 ? null : { minutes, fromDays: [...fromDays].toSorted() };
}

function plannedRest({ hours, left }: StaffedWork): Pick<StaffedWork, "hours" | "left"> {
  const givenHours = (left?.onDays ?? []).reduce((sum, part) => sum + part.hours, 0);
  return { hours: hours === null ? null : Math.max(0, hours - givenHours), left: null };
}
