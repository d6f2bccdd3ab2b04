import type { ProjectAnswer } from "#api/projects.ts";
import { hoursOfProject, lastDayOfWork } from "#domain/planning/planning.ts";
import { isTaskLate, spansOfTasks } from "#domain/planning/task-spans.ts";
import { totalHours } from "#domain/projects/task.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { HOURS_A_DAY } from "#domain/shared/working-day.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useRestDays } from "#web/company/rest/use-rest-days.ts";
import { useCompany } from "#web/company/use-company.ts";

/** The last day of a project, and that of each of its tasks that is late, by its ID. */
export type LateTasks = { lastDay: CalendarDate; lastDays: ReadonlyMap<string, CalendarDate> };

/** When a project ends and which of its tasks are late, as the planning says. Null without a day, and until it is read. */
export function useLateTasks(project: ProjectAnswer): LateTasks | null {
  const company = useCompany();
  const { closures, isLoading } = useRestDays();
  const { start_date: startDate, end_date: endDate, tasks, quote } = project;
  const isDeclined = quote?.status === "declined" && !tasks.some(({ done }) => done);
  if (startDate === null || isDeclined || isLoading || company.isLoading) return null;
  const hoursADay = company.data?.hours_a_day ?? HOURS_A_DAY;
  const isRecurring = project.project_recurrence === "recurring";
  const counted = {
    estimatedHours: project.estimation_hours,
    // An answer that the device kept from an earlier version says nothing of it.
    linesWork: project.lines_work ?? null,
    tasksHours: totalHours(tasks) || null,
  };
  const work = { startDate, endDate, hours: hoursOfProject(counted, hoursADay), isRecurring };
  const lastDay = lastDayOfWork(work, hoursADay, closures);
  const timedTasks = tasks.map(({ estimate_h: hours, first_day, last_day }) => {
    return { hours, firstDay: first_day, lastDay: last_day };
  });
  const spans = spansOfTasks(timedTasks, { firstDay: startDate, lastDay }, closures);
  const today = todayInFrance();
  const lateDays = tasks.flatMap(({ id, done }, rank): [string, CalendarDate][] => {
    const span = spans[rank];
    return span && isTaskLate({ isDone: done, isRecurring }, span, today) ? [[id, span.lastDay]] : [];
  });
  return { lastDay, lastDays: new Map(lateDays) };
}
