import type { CalendarDate } from "../shared/calendar-date.ts";
import type { ProjectStage } from "./stages/stages.ts";
import { isInvoicedStage } from "./stages/stages.ts";

/** What whoever works on sites looks for among the projects. */
export const WORKER_LISTS = ["mine", "open", "over"] as const;

/** One of these. */
export type WorkerList = (typeof WORKER_LISTS)[number];

/** What is read of a project to know where a worker looks for it. */
type WorkedProject = {
  people: readonly string[];
  start_date: CalendarDate | null;
  tasks_total: number;
  tasks_done: number;
  stage: ProjectStage;
};

/**
 * The projects of a list, in the order of their first day: those without a day come last. « Les miens » are those that
 * a worker was put on and that are not over. What is over is listed newest first.
 */
export function projectsOfWorker<Project extends WorkedProject>(
  projects: readonly Project[],
  list: WorkerList,
  workerId: string | null,
): Project[] {
  const isListed: Record<WorkerList, (project: Project) => boolean> = {
    mine: (project) => !isOver(project) && workerId !== null && project.people.includes(workerId),
    open: (project) => !isOver(project),
    over: isOver,
  };
  const sign = list === "over" ? -1 : 1;
  return projects.filter(isListed[list]).toSorted((one, other) => {
    const [day, otherDay] = [one.start_date ?? LAST, other.start_date ?? LAST];
    return day === otherDay ? 0 : day < otherDay ? -sign : sign;
  });
}

/** A day after all others. */
const LAST = "9999-12-31";

function isOver({ stage, tasks_total: total, tasks_done: done }: WorkedProject): boolean {
  return isInvoicedStage(stage) || (total > 0 && done === total);
}
