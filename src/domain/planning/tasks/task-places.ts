import type { CalendarDate } from "../../shared/calendar-date.ts";
import { dayAt, FRENCH_TIME_ZONE } from "../../shared/calendar-date.ts";
import { minutesOfHours } from "../../shared/money.ts";
import type { DaySpan } from "../bar-change.ts";
import { PLANNED_STEP_MINUTES, wholeSteps } from "../shares/shares.ts";
import type { DayMinutes, StaffedWork, WorkingTime } from "../staffed-work.ts";
import { partByDay, restByDay } from "../staffed-work.ts";
import type { TaskSpan, TimedTask } from "../task-spans.ts";
import { spansOfTasks } from "../task-spans.ts";
import { workedDays } from "../work-left.ts";

/** A task of a day. `hoursLeft`: without the time noted on it. `doneSpan`: when it was done, null if nobody knows. */
export type DayTask = TimedTask & { hoursLeft: number; isDone: boolean; doneSpan: DaySpan | null };

/** Where a task stands, and what it takes on each of its days. A done task takes nothing any more. */
export type TaskPlace = TaskSpan & { days: readonly CalendarDate[]; minutes: DayMinutes };

/**
 * The one rule of what falls on a day. A done task stands where it was done. An open one stands on the days that it was
 * given, as long as they are not over. The others, late ones first, follow one another over what the rest of the
 * project takes of its days, from today on. What they all take on a day is what the project takes of it, by `workerId`
 * alone or by everybody. Of work without a day to come, each stands where it was planned.
 */
export function placesOfTasks(
  tasks: readonly DayTask[],
  work: StaffedWork,
  { today, workerId, ...time }: WorkingTime & { today: CalendarDate; workerId: string | null },
): TaskPlace[] {
  const plannedSpans = spansOfTasks(tasks, work, time.closures);
  const everybody: readonly (string | null)[] = work.people.length === 0 ? [null] : work.people;
  const isShown = workerId !== null && (work.people.length === 0 || work.people.includes(workerId));
  const shownIds = isShown ? [workerId] : everybody;
  const rest = restOfDays(work, today, { time, everybody, shownIds });
  const [lateRanks, otherRanks]: [number[], number[]] = [[], []];
  for (const [rank, { isDone, firstDay, lastDay }] of tasks.entries()) {
    if (isDone || isGivenNow({ firstDay, lastDay }, today)) continue;
    (firstDay === null ? otherRanks : lateRanks).push(rank);
  }
  const ranks = [...lateRanks, ...otherRanks];
  const parts = partsInOrder(
    ranks.map((rank) => minutesOfHours(tasks[rank]?.hoursLeft ?? 0)),
    rest,
  );
  const partOfRank = new Map(ranks.map((rank, place) => [rank, parts[place]]));
  return tasks.map((task, rank) => {
    const { firstDay = today, lastDay = today } = plannedSpans[rank] ?? {};
    const span = { firstDay, lastDay, isGiven: task.firstDay !== null };
    if (task.isDone) return { ...doneSpan(task, span, today), isGiven: false, days: [], minutes: new Map() };
    const part = partOfRank.get(rank);
    if (part === undefined) return { ...span, ...givenPart(task, span, work, { today, time, shownIds }) };
    const [first, last] = [part.days[0], part.days.at(-1)];
    // Days before the first one of its work are those of an earlier plan.
    const isKept = span.isGiven && span.lastDay >= work.firstDay;
    if (isKept || first === undefined || last === undefined) return { ...span, ...part };
    return { firstDay: first, lastDay: last, isGiven: false, ...part };
  });
}

/** The ranks of the open tasks of a day. */
export function ranksOnDay(places: readonly TaskPlace[], date: CalendarDate): number[] {
  return places.flatMap(({ days }, rank) => (days.includes(date) ? [rank] : []));
}

/** When a task was done: the days on which time was noted on it, else the day on which it was ticked. */
export function doneSpanOf(
  { workedSpan, tickedAt }: { workedSpan: DaySpan | null; tickedAt: string | null },
  today: CalendarDate,
): DaySpan {
  const tickedDay = tickedAt === null ? today : dayAt(new Date(tickedAt), FRENCH_TIME_ZONE);
  const span = workedSpan ?? { firstDay: tickedDay, lastDay: tickedDay };
  return notAfter(span, today);
}

function notAfter({ firstDay, lastDay }: DaySpan, today: CalendarDate): DaySpan {
  return { firstDay: firstDay < today ? firstDay : today, lastDay: lastDay < today ? lastDay : today };
}

function doneSpan(task: DayTask, plannedSpan: DaySpan, today: CalendarDate): DaySpan {
  return notAfter(task.doneSpan ?? plannedSpan, today);
}

function isGivenNow({ firstDay, lastDay }: Pick<DayTask, "firstDay" | "lastDay">, today: CalendarDate): boolean {
  return firstDay !== null && (lastDay ?? firstDay) >= today;
}

type ShownParts = { time: WorkingTime; shownIds: readonly (string | null)[] };

function givenPart(
  task: DayTask,
  span: DaySpan,
  work: StaffedWork,
  { today, time, shownIds }: ShownParts & { today: CalendarDate },
): Pick<TaskPlace, "days" | "minutes"> {
  const days = workedDays(span, time.closures).filter((day) => day >= today);
  if (work.hours === null) return { days, minutes: new Map() };
  const part = { ...span, hours: task.hoursLeft };
  return { days, minutes: sumOf(shownIds.map((userId) => partByDay(work, part, userId, time))) };
}

// What is not of given days, of all who are on it: `whole`. Of those who are shown: `minutes`, null when none is known.
type RestOfDays = { whole: DayMinutes; minutes: DayMinutes | null };

function restOfDays(
  work: StaffedWork,
  today: CalendarDate,
  { time, everybody, shownIds }: ShownParts & { everybody: readonly (string | null)[] },
): RestOfDays {
  const days = workedDays(work, time.closures);
  const comingDays = days.filter((day) => day >= today);
  const evenDays = new Map((comingDays.length > 0 ? comingDays : days).map((day) => [day, 1_000]));
  if (work.hours === null || work.left === null || comingDays.length === 0) return { whole: evenDays, minutes: null };
  const restOf = (userIds: readonly (string | null)[]) => {
    const shares = [...sumOf(userIds.map((userId) => restByDay(work, userId, time)))];
    return new Map(shares.filter(([day, minutes]) => day >= today && minutes > 0).toSorted(byDay));
  };
  const whole = restOf(everybody);
  return whole.size === 0 ? { whole: evenDays, minutes: null } : { whole, minutes: restOf(shownIds) };
}

function byDay([one]: [CalendarDate, number], [other]: [CalendarDate, number]): number {
  return one < other ? -1 : 1;
}

function sumOf(shares: readonly DayMinutes[]): Map<CalendarDate, number> {
  const sum = new Map<CalendarDate, number>();
  for (const minutes of shares) for (const [day, share] of minutes) sum.set(day, (sum.get(day) ?? 0) + share);
  return sum;
}

// Lengths one after the other over the minutes of days. Without any length, all are as long.
function partsInOrder(
  lengths: readonly number[],
  { whole, minutes }: RestOfDays,
): Pick<TaskPlace, "days" | "minutes">[] {
  const isMeasured = lengths.some((length) => length > 0);
  const total = isMeasured ? lengths.reduce((sum, length) => sum + length, 0) : lengths.length;
  const wholeMinutes = [...whole.values()].reduce((sum, share) => sum + share, 0);
  let lengthBefore = 0;
  return lengths.map((length) => {
    const from = nearestStep((lengthBefore * wholeMinutes) / total);
    lengthBefore += isMeasured ? length : 1;
    const to = nearestStep((lengthBefore * wholeMinutes) / total);
    const days: CalendarDate[] = [];
    const shares = new Map<CalendarDate, number>();
    let [dayFrom, dayTo] = [0, 0];
    for (const [day, share] of whole) {
      [dayFrom, dayTo] = [dayTo, dayTo + share];
      const [start, end] = [Math.max(from, dayFrom), Math.min(to, dayTo)];
      // One without length stands where it comes.
      const isPoint = from === to && days.length === 0 && (from < dayTo || dayTo === wholeMinutes) && from >= dayFrom;
      if (start >= end && !isPoint) continue;
      days.push(day);
      const shownShare = minutes?.get(day) ?? 0;
      const until = (minute: number) => wholeSteps(((minute - dayFrom) * shownShare) / share);
      if (end > start && minutes !== null) shares.set(day, until(end) - until(start));
    }
    return { days, minutes: shares };
  });
}

function nearestStep(minutes: number): number {
  return Math.round(minutes / PLANNED_STEP_MINUTES) * PLANNED_STEP_MINUTES;
}
