import type { ListedProject } from "#api/projects/project-rows.ts";
import type { MovedProject } from "#domain/projects/stages/stage-moves.ts";
import { isPriced } from "../priced.ts";

/** What decides whether a project of the list may move. */
export function movedProject(project: ListedProject): MovedProject {
  return {
    stage: project.stage,
    isPriced: isPriced(project),
    tasksLeft: project.tasks_total - project.tasks_done,
    tasksTotal: project.tasks_total,
  };
}
