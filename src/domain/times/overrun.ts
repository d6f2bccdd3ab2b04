import type { Task } from "../projects/task.ts";
import { minutesOfHours } from "../shared/money.ts";

/** The time of a project, in minutes: what was noted, what was planned, and what its tasks still ask for. */
export type TimeOfProject = { minutes: number; plannedMinutes: number; leftMinutes: number };

/**
 * The minutes that the tasks that are left still ask for. Those that were noted on one of them are taken off, as a
 * planning does. `notedMinutes`: by the ID of the task.
 */
export function leftMinutesOf(
  tasks: readonly (Pick<Task, "id" | "done"> & { estimate_h: number })[],
  notedMinutes: ReadonlyMap<string, number>,
): number {
  return tasks
    .filter(({ done }) => !done)
    .reduce((sum, { id, estimate_h: hours }) => sum + leftOf(minutesOfHours(hours), notedMinutes.get(id) ?? 0), 0);
}

/**
 * The minutes that finished tasks took beyond what was planned for them, those that took less taken off. Tasks without
 * noted time say nothing. 0 while they hold.
 */
export function finishedOverMinutes(
  tasks: readonly (Pick<Task, "id" | "done"> & { estimate_h: number })[],
  notedMinutes: ReadonlyMap<string, number>,
): number {
  const overs = tasks.map(({ id, done, estimate_h: hours }) => {
    const minutes = notedMinutes.get(id) ?? 0;
    return done && minutes > 0 && hours > 0 ? minutes - minutesOfHours(hours) : 0;
  });
  return Math.max(
    0,
    overs.reduce((sum, over) => sum + over, 0),
  );
}

function leftOf(plannedMinutes: number, notedMinutes: number): number {
  return Math.max(0, plannedMinutes - notedMinutes);
}

// What is still to come is no more than an estimate: less than this part of it is no news.
const LEAST_PART = 0.1;

const [QUARTER, HOUR] = [15, 60];

/**
 * The minutes that a project takes beyond what was planned: those noted once nothing is left, else a forecast in whole
 * quarters of an hour, or in whole hours of long work. 0 while it holds.
 */
export function overrunOf({ minutes, plannedMinutes, leftMinutes }: TimeOfProject): number {
  const over = minutes + leftMinutes - plannedMinutes;
  if (leftMinutes === 0) return Math.max(0, over);
  if (minutes <= plannedMinutes && over < plannedMinutes * LEAST_PART) return 0;
  const step = plannedMinutes < 10 * HOUR ? QUARTER : HOUR;
  return Math.round(over / step) * step || over;
}
