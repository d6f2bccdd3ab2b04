import type { CalendarDate } from "../../shared/calendar-date.ts";

/** Planned hours go by quarters of an hour: finer ones would say more than anybody knows. */
export const PLANNED_STEP_MINUTES = 15;

/** Minutes as a planning counts them: whole quarters of an hour, one at least where there is anything. */
export function roundMinutes(minutes: number): number {
  if (minutes <= 0) return 0;
  return Math.max(1, Math.round(minutes / PLANNED_STEP_MINUTES)) * PLANNED_STEP_MINUTES;
}

/** The last whole quarter of an hour within some minutes. */
export function wholeSteps(minutes: number): number {
  // Sums of fractions come out just under what they are.
  return Math.floor(minutes / PLANNED_STEP_MINUTES + 1e-6) * PLANNED_STEP_MINUTES;
}

/** Who shares a work, in their order, and on which days each of them is there. Null stands for nobody yet. */
export type Crew = {
  people: readonly (string | null)[];
  isThere: (userId: string | null, day: CalendarDate) => boolean;
};

/**
 * The part of one person in minutes that a crew shares over days. Each of those who are there takes as much on each day
 * as the others: whoever is away leaves their part to them. A day on which nobody is there keeps what was planned for
 * it, on the names of those who are missing. `takenMinutes`: what else the crew has on these days, which is levelled
 * out. Those of all people and days are the whole, rounded to the quarter of an hour.
 */
export function personShares(
  wholeMinutes: number,
  days: readonly CalendarDate[],
  userId: string | null,
  crew: Crew,
  takenMinutes: ReadonlyMap<CalendarDate, number> = new Map(),
): Map<CalendarDate, number> {
  const shares = new Map<CalendarDate, number>();
  let minutesBefore = 0;
  for (const { day, minutes } of minutesOfDays(wholeMinutes, days, crew, takenMinutes)) {
    const workers = workersOn(day, crew);
    const place = placeAmong(workers, userId);
    const until = (count: number) => wholeSteps(minutesBefore + (minutes * count) / workers.length);
    shares.set(day, place < 0 ? 0 : until(place + 1) - until(place));
    minutesBefore += minutes;
  }
  return shares;
}

/** Who does the work of a day: those who are there, or else, in name alone, everybody. */
export function workersOn(day: CalendarDate, { people, isThere }: Crew): readonly (string | null)[] {
  const workers = people.filter((userId) => isThere(userId, day));
  return workers.length > 0 ? workers : people;
}

/** The place of somebody among those who do a work, -1 for none. Work of nobody yet is that of whoever asks. */
export function placeAmong(workers: readonly (string | null)[], userId: string | null): number {
  return workers[0] === null ? 0 : workers.indexOf(userId);
}

type DayRoom = { day: CalendarDate; weight: number; takenMinutes: number };

function minutesOfDays(
  wholeMinutes: number,
  days: readonly CalendarDate[],
  crew: Crew,
  takenMinutes: ReadonlyMap<CalendarDate, number>,
): { day: CalendarDate; minutes: number }[] {
  const rooms = days.map((day) => ({ day, weight: 1, takenMinutes: takenMinutes.get(day) ?? 0 }));
  const plannedOn = levelMinutes(wholeMinutes, rooms);
  const isMissed = ({ day }: DayRoom) => !crew.people.some((userId) => crew.isThere(userId, day));
  const missedRooms = rooms.filter(isMissed);
  if (missedRooms.length === rooms.length) return rooms.map(({ day }) => ({ day, minutes: plannedOn.get(day) ?? 0 }));
  const missedMinutes = missedRooms.reduce((sum, { day }) => sum + (plannedOn.get(day) ?? 0), 0);
  const workedRooms = rooms
    .filter((room) => !isMissed(room))
    .map((room) => ({ ...room, weight: workersOn(room.day, crew).length }));
  const workedOn = levelMinutes(wholeMinutes - missedMinutes, workedRooms);
  return rooms.map(({ day }) => ({ day, minutes: workedOn.get(day) ?? plannedOn.get(day) ?? 0 }));
}

// The same minutes, on the days that have the least for each of their people first, so that days end up as even as they
// can.
function levelMinutes(wholeMinutes: number, rooms: readonly DayRoom[]): Map<CalendarDate, number> {
  const roomsInOrder = rooms.toSorted(
    (one, other) => one.takenMinutes / one.weight - other.takenMinutes / other.weight,
  );
  let [level, takenSum, weightSum] = [0, 0, 0];
  for (const { takenMinutes, weight } of roomsInOrder) {
    if (weightSum > 0 && level <= takenMinutes / weight) break;
    takenSum += takenMinutes;
    weightSum += weight;
    level = (wholeMinutes + takenSum) / weightSum;
  }
  return new Map(rooms.map(({ day, takenMinutes, weight }) => [day, Math.max(0, level * weight - takenMinutes)]));
}
