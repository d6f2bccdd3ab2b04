import type { ProjectListRow } from "#api/projects.ts";
import { listProjects } from "#api/projects.ts";
import type { Closure } from "#domain/company/closures/closures.ts";
import type { Firmness } from "#domain/planning/firmness.ts";
import { firmnessOf } from "#domain/planning/firmness.ts";
import type { LateReason } from "#domain/planning/planning.ts";
import { hoursOfProject, isWorkOver, lastDayOfWork, lateReason, weekOf } from "#domain/planning/planning.ts";
import type { HoursOnDays, WorkLeft } from "#domain/planning/work-left.ts";
import { workLeft } from "#domain/planning/work-left.ts";
import { wholeDayWords } from "#domain/planning/workload.messages.ts";
import { isInvoicedStage } from "#domain/projects/stages/stages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { HOURS_A_DAY } from "#domain/shared/working-day.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useRestDays } from "#web/company/rest/use-rest-days.ts";
import { useCompany } from "#web/company/use-company.ts";
import { useMemo } from "react";

/** A project with its days: those it was given, or those that its hours take. */
export type PlannedProject = {
  id: string;
  project: ProjectListRow;
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  late: LateReason | null;
  name: string;
  /** The IDs of who is on it. */
  people: readonly string[];
  firmness: Firmness;
  /** Nothing is left to do or to move. */
  isOver: boolean;
  /** Something of it is done. */
  isBegun: boolean;
  /** The hours of the work, null when nobody counted them or when it comes back each week. */
  hours: number | null;
  /** What its tasks still ask for, from today on. */
  left: WorkLeft | null;
};

/** Projects around a first day: those of its planning, and those that have no day yet. */
export function usePlanning(firstDay: CalendarDate, today: CalendarDate) {
  const hoursADay = useCompany().data?.hours_a_day ?? HOURS_A_DAY;
  const { closures, absences, isLoading: isLoadingRest } = useRestDays();
  // Late projects and free days are counted from today, whatever week is shown.
  const [monday = today] = weekOf(today);
  const from = firstDay < monday ? firstDay : monday;
  const coming = useAnswerPages(listProjects, { starts_from: from, limit: 100 }, { keepsBefore: true });
  const begun = useAnswerPages(listProjects, { starts_before: from, limit: 100 }, { keepsBefore: true });
  const newest = useAnswer(listProjects, { query: { limit: 100 } });
  const failedRead = [coming, begun, newest].find(({ error, data }) => error && !data);
  const plans = useMemo(() => {
    const rows = [...(begun.data?.pages ?? []), ...(coming.data?.pages ?? [])].flatMap(({ projects }) => projects);
    // While another week is read, a project may be on a page of each: it is drawn once.
    const singleRows = new Map(rows.map((project) => [project.id, project])).values();
    return Array.from(singleRows)
      .flatMap((project) => plannedOf(project, { hoursADay, closures }, today))
      .toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
  }, [begun.data, coming.data, hoursADay, closures, today]);
  return {
    // Closures that cannot be read keep nobody from their days.
    isRead: [coming, begun, newest].every(({ data }) => data !== undefined) && !isLoadingRest,
    hoursADay,
    closures,
    absences,
    error: failedRead?.error ?? null,
    retry: () => void failedRead?.refetch(),
    plans,
    undated: (newest.data?.projects ?? []).filter(
      ({ start_date, stage, agreement }) => start_date === null && !isInvoicedStage(stage) && agreement !== "declined",
    ),
    coming,
    begun,
  };
}

/** A project as its planning has it, none without a day or once its customer said no. */
export function plannedOf(
  project: ProjectListRow,
  { hoursADay, closures }: { hoursADay: number; closures: readonly Closure[] },
  today: CalendarDate,
): PlannedProject[] {
  const { start_date: startDate, end_date: endDate, estimation_hours: estimatedHours, lines_work: linesWork } = project;
  if (startDate === null || (project.agreement === "declined" && project.tasks_done === 0)) return [];
  const { tasks_work: tasksWork, tasks_total: tasksTotal, tasks_done: tasksDone } = project;
  const plannedHours = hoursOfProject({ estimatedHours, linesWork, tasksHours: tasksWork?.hours ?? null }, hoursADay);
  const isRecurring = project.project_recurrence === "recurring";
  // What the tasks ask for is nearer to the work than what was quoted.
  const hours = isRecurring ? null : (tasksWork?.hours ?? plannedHours);
  const tasks = tasksWork && {
    hours: tasksWork.hours,
    hoursLeft: tasksWork.hours_left,
    onDays: onDaysOf(tasksWork.on_days),
  };
  const work = {
    startDate,
    endDate,
    hours: plannedHours,
    isRecurring,
    isOver: isWorkOver({ stage: project.stage, tasksTotal, tasksDone }),
    agreement: project.agreement,
    tasksTotal,
    tasksDone,
  };
  const lastDay = lastDayOfWork(work, hoursADay, closures);
  return [
    {
      id: project.id,
      project,
      name: project.name,
      people: project.people,
      firmness: firmnessOf(project.agreement, tasksDone),
      isOver: work.isOver,
      firstDay: startDate,
      lastDay,
      late: lateReason(work, lastDay, today),
      isBegun: tasksDone > 0,
      hours,
      left: isRecurring ? null : workLeft({ hours, tasks, tasksTotal, tasksDone }, today),
    },
  ];
}

/** What is said of a day with work that nobody counted, empty where all of it was. */
export function wholeDayOf(plans: readonly PlannedProject[]): string {
  const uncountedPlans = plans.filter(({ hours, firmness }) => hours === null && firmness === "firm");
  if (uncountedPlans.length === 0) return "";
  return wholeDayWords(uncountedPlans.every(({ project }) => project.project_recurrence === "recurring"));
}

type TasksOnDays = NonNullable<ProjectListRow["tasks_work"]>["on_days"];

// An answer that the device kept from an earlier version says nothing of it.
function onDaysOf(rows: TasksOnDays | undefined): HoursOnDays[] {
  return (rows ?? []).map(({ first_day: firstDay, last_day: lastDay, hours }) => ({ firstDay, lastDay, hours }));
}
