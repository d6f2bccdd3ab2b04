import type { TaskAnswer } from "#api/tasks.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import type { DayTask, TaskPlace } from "#domain/planning/tasks/task-places.ts";
import { doneSpanOf, placesOfTasks, ranksOnDay } from "#domain/planning/tasks/task-places.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { minutesOfHours } from "#domain/shared/money.ts";
import { HOURS_A_DAY } from "#domain/shared/working-day.ts";
import { useRestDays } from "#web/company/rest/use-rest-days.ts";
import { useCompany } from "#web/company/use-company.ts";
import type { PlannedProject } from "../use-planning.ts";

/** A task of a day, and what it takes of it. Null where nobody counted it. */
export type TaskOfDay = { task: TaskAnswer; minutes: number | null };

/** The tasks of a day, those that are done included, and the next day that has one. */
export type TasksOfDay = { tasks: TaskOfDay[]; nextDay: CalendarDate | null };

/** The places of the tasks of a work: see `placesOfTasks`. */
export function placesOf(
  tasks: readonly TaskAnswer[],
  plan: PlannedProject,
  time: WorkingTime & { today: CalendarDate; workerId: string | null },
): TaskPlace[] {
  return placesOfTasks(
    tasks.map((task) => toDayTask(task, time.today)),
    plan,
    time,
  );
}

/** A task as a planning places it. */
export function toDayTask(task: TaskAnswer, today: CalendarDate): DayTask {
  const { estimate_h: hours, first_day: firstDay, last_day: lastDay, done: isDone, ticked_at, done_at } = task;
  // An answer that the device kept from an earlier version says nothing of it.
  const notedTime = task.noted_time ?? null;
  const tickedAt = ticked_at ?? done_at;
  const workedSpan = notedTime && { firstDay: notedTime.first_day, lastDay: notedTime.last_day };
  const isKnown = notedTime !== null || tickedAt !== null;
  return {
    hours,
    firstDay,
    lastDay,
    isDone,
    hoursLeft: isDone ? 0 : Math.max(0, hours - (notedTime?.minutes ?? 0) / minutesOfHours(1)),
    doneSpan: isDone && isKnown ? doneSpanOf({ workedSpan, tickedAt }, today) : null,
  };
}

/** Tells the tasks of a work that fall on a day. `workerId`: with the part of this person alone. */
export function useTasksOfDay(
  plan: PlannedProject,
  date: CalendarDate,
  { today, workerId }: { today: CalendarDate; workerId: string | null },
): (tasks: readonly TaskAnswer[]) => TasksOfDay {
  const { closures, absences } = useRestDays();
  const minutesADay = minutesOfHours(useCompany().data?.hours_a_day ?? HOURS_A_DAY);
  return (tasks) => {
    const places = placesOf(tasks, plan, { minutesADay, closures, absences, today, workerId });
    const ranks = new Set(ranksOnDay(places, date));
    const ofDay = tasks.flatMap((task, rank): TaskOfDay[] => {
      if (!task.done && !ranks.has(rank)) return [];
      const minutes = places[rank]?.minutes;
      return [{ task, minutes: minutes === undefined || minutes.size === 0 ? null : (minutes.get(date) ?? 0) }];
    });
    const [nextDay = null] = places.flatMap(({ days }) => days.filter((day) => day > date)).toSorted();
    return { tasks: ofDay, nextDay };
  };
}
