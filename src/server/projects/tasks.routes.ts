import { addTask, keepTasks, listTasks, removeTask, updateTask } from "#api/tasks.ts";
import { hasRight } from "#domain/company/team.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { daysOfTask, MAX_CHECKLIST_TASKS, tickedBy, tickTask, tidyTask, tidyTitle } from "#domain/projects/task.ts";
import { hoursToE4 } from "#domain/shared/money.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { applyVatChoice } from "./apply-vat-choice.ts";
import { toTaskAnswer } from "./project-answer.ts";
import { findProject, lockProject } from "./projects.repository.ts";
import {
  addTasks,
  dropUntouchedTasks,
  listFirstTasksOf,
  listTasksOf,
  lockTask,
  moveTask,
  removeTaskRow,
  saveTask,
} from "./tasks.repository.ts";

/**
 * The tasks of a project. An owner or manager ticks tasks as « maître d'œuvre »
 * (docs/specification.md#accounts-and-company).
 */
export const taskRoutes: Route[] = [
  route(listTasks, async (_deps, { tx, params }) => {
    if (!(await findProject(tx, params.id))) throw notFound();
    const { tasks, total } = await listFirstTasksOf(tx, params.id, MAX_CHECKLIST_TASKS);
    const answers = tasks.map(({ notedTime, ...task }) => ({ ...toTaskAnswer(task), noted_time: notedTime }));
    return { tasks: answers, tasks_total: total };
  }),

  route(addTask, async (deps, { tx, caller, params, body }) => {
    if (!(await findProject(tx, params.id))) throw notFound();
    const task = { ...tidyTask(body), id: deps.ids() };
    const lineId = body.line_id === null ? {} : { lineId: body.line_id };
    await addTasks(tx, caller.companyId, params.id, [{ ...task, ...lineId }], true, deps.clock());
    return { task: toTaskAnswer(task) };
  }),

  route(keepTasks, async (deps, { tx, caller, params, body }) => {
    if (!(await lockProject(tx, params.id))) throw notFound();
    const tasks = body.tasks.map((task) => ({ ...tidyTask(task), id: deps.ids() }));
    if (body.is_replacing_untouched) await dropUntouchedTasks(tx, params.id);
    await addTasks(tx, caller.companyId, params.id, tasks, false, deps.clock());
    return { tasks: (await listTasksOf(tx, params.id)).map(toTaskAnswer) };
  }),

  route(updateTask, async (deps, { tx, caller, params, query, body }) => {
    const task = await lockTask(tx, params.id, params.taskId);
    if (!task) throw notFound();
    const days = daysOfTask(task, { firstDay: body.first_day, lastDay: body.last_day });
    if (days === null) {
      const { taskEndsFirst: sentence } = projectMessages;
      throw new ApiError(422, "task_ends_first", sentence, { last_day: sentence });
    }
    const sentTicks = { done: body.done, doneByMaitre: body.done_by_maitre };
    const ticks = tickTask(task, sentTicks, hasRight(caller.role, "manage"));
    const changedTask = {
      ...task,
      ...ticks,
      ...tickedBy(task, ticks.done, caller.userId, deps.clock(), query.elapsed_seconds),
      title: body.title === undefined ? task.title : tidyTitle(body.title),
      description: body.description ?? task.description,
      section: body.section ?? task.section,
      ...days,
      estimateHoursE4: body.estimate_h === undefined ? task.estimateHoursE4 : hoursToE4(body.estimate_h),
      ...(await applyVatChoice(tx, task, body)),
    };
    if (Object.keys(body).length > 0) await saveTask(tx, changedTask);
    if (body.position !== undefined) await moveTask(tx, params.id, changedTask.id, body.position);
    return { task: toTaskAnswer(changedTask) };
  }),

  route(removeTask, async (_deps, { tx, params }) => {
    if (!(await removeTaskRow(tx, params.id, params.taskId))) throw notFound();
    return { removed: params.taskId };
  }),
];
