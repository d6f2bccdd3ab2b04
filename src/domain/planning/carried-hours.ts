import type { CalendarDate } from "../shared/calendar-date.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { minutesByDay } from "./staffed-work.ts";
import { workedDays } from "./work-left.ts";

/** What a day has on top of its own share, as days before it did not do theirs, and these days, the first one first. */
export type CarriedHours = { minutes: number; fromDays: CalendarDate[] };

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
    const minutesOf = (one: StaffedWork) => minutesByDay(one, userId, time);
    const [ownShares, shares] = [minutesOf({ ...work, left: null }), minutesOf(work)];
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
