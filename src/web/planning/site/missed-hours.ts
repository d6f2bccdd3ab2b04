import type { ProjectAnswer } from "#api/projects.ts";
import { nobodyComesWords } from "#domain/planning/site-days.messages.ts";
import type { StaffedWork, WorkingTime } from "#domain/planning/staffed-work.ts";
import { isMissed, minutesByDay } from "#domain/planning/staffed-work.ts";
import type { HoursOnDays } from "#domain/planning/work-left.ts";
import { workLeft, workedDays } from "#domain/planning/work-left.ts";
import { totalHours } from "#domain/projects/task.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { leftMinutesOf } from "#domain/times/overrun.ts";

type Facts = {
  hours: number | null;
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  people: readonly string[];
  today: CalendarDate;
  spentMinutes: ReadonlyMap<string, number>;
};

/** The coming days of a project on which all its people are away, with its hours of these days. Empty for none. */
export function missedHoursWords({ tasks }: ProjectAnswer, facts: Facts, time: WorkingTime): string {
  const { hours: plannedHours, people, today, spentMinutes, ...span } = facts;
  const leftOf = (some: ProjectAnswer["tasks"]) => leftMinutesOf(some, spentMinutes) / 60;
  const tasksHours = totalHours(tasks);
  const onDays = tasks.flatMap((task): HoursOnDays[] => {
    const { first_day: firstDay, last_day: lastDay } = task;
    return firstDay === null || lastDay === null ? [] : [{ firstDay, lastDay, hours: leftOf([task]) }];
  });
  const hours = tasksHours || plannedHours;
  const parts = tasksHours > 0 ? { hours: tasksHours, hoursLeft: leftOf(tasks), onDays } : null;
  const tasksDone = tasks.filter(({ done }) => done).length;
  const work: StaffedWork = {
    ...span,
    hours,
    left: workLeft({ hours, tasks: parts, tasksTotal: tasks.length, tasksDone }, today),
    people,
    firmness: "firm",
    isBegun: tasksDone > 0,
    isOver: false,
  };
  const days = workedDays(work, time.closures).filter((day) => day >= today && isMissed(work, day, time));
  const minutesOn = (day: CalendarDate) =>
    people.reduce((sum, userId) => sum + (minutesByDay(work, userId, time).get(day) ?? 0), 0);
  const missedDays = days.map((day) => ({ day, minutes: minutesOn(day) })).filter(({ minutes }) => minutes > 0);
  return nobodyComesWords(
    missedDays.map(({ day }) => day),
    missedDays.reduce((sum, { minutes }) => sum + minutes, 0),
  );
}
