import type { Task } from "#domain/projects/task.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { searchText } from "#domain/shared/search-text.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";

type TaskRow = Pick<
  Row<"task">,
  | "id"
  | "title"
  | "description"
  | "estimate_hours_e4"
  | "vat_basis_points"
  | "vat_reason"
  | "done"
  | "done_by_maitre"
  | "done_by"
  | "done_at"
  | "ticked_at"
  | "section"
  | "first_day"
  | "last_day"
>;

function toTask(row: TaskRow): Task {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    estimateHoursE4: row.estimate_hours_e4,
    vatBasisPoints: row.vat_basis_points,
    vatReason: row.vat_reason,
    done: row.done,
    doneByMaitre: row.done_by_maitre,
    doneBy: row.done_by,
    doneAt: row.done_at,
    tickedAt: row.ticked_at,
    section: row.section,
    firstDay: row.first_day,
    lastDay: row.last_day,
  };
}

/** Every task of a project, in order. Documents and the page are made from them, so none may be left out. */
export async function listTasksOf(tx: Db, projectId: string): Promise<Task[]> {
  const { rows } = await sql<TaskRow>`
    select * from task where project_id = ${projectId} order by position, id`.execute(tx);
  return rows.map(toTask);
}

/** The time noted on a task: its first and last day, and its minutes. */
export type NotedTime = { first_day: CalendarDate; last_day: CalendarDate; minutes: number };

/** The first `limit` tasks of a project, in order, each with its noted time, and the number of all its tasks. */
export async function listFirstTasksOf(
  tx: Db,
  projectId: string,
  limit: number,
): Promise<{ tasks: (Task & { notedTime: NotedTime | null })[]; total: number }> {
  const { rows } = await sql<TaskRow & { total: number; noted_time: NotedTime | null }>`
    select t.*, count(*) over () as total, noted.noted_time from task t
    left join (
      select task_id, json_build_object(
        'first_day', min(day), 'last_day', max(day), 'minutes', sum(minutes)) as noted_time
      from time_entry where project_id = ${projectId} group by task_id) noted on noted.task_id = t.id
    where t.project_id = ${projectId} order by t.position, t.id limit ${rowLimit(limit)}`.execute(tx);
  return { tasks: rows.map((row) => ({ ...toTask(row), notedTime: row.noted_time })), total: rows[0]?.total ?? 0 };
}

/** A task of the project, or null. */
export async function findTask(tx: Db, projectId: string, id: string): Promise<Task | null> {
  const { rows } = await sql<TaskRow>`
    select * from task where id = ${id} and project_id = ${projectId}`.execute(tx);
  return rows[0] ? toTask(rows[0]) : null;
}

/** A task of the project with its row locked, or null. */
export async function lockTask(tx: Db, projectId: string, id: string): Promise<Task | null> {
  const { rows } = await sql<TaskRow>`
    select * from task where id = ${id} and project_id = ${projectId} for update`.execute(tx);
  return rows[0] ? toTask(rows[0]) : null;
}

/** The tasks of a project, each with the line of a quote that it was made from. */
export async function listSourcesOfTasks(
  tx: Db,
  projectId: string,
): Promise<{ taskId: string; lineId: string | null }[]> {
  const { rows } = await sql<Pick<Row<"task">, "id" | "line_id">>`
    select id, line_id from task where project_id = ${projectId}`.execute(tx);
  return rows.map((row) => ({ taskId: row.id, lineId: row.line_id }));
}

/** Adds tasks at the end, in one statement. `lineId`: the line of a quote that a task is made from. */
export async function addTasks(
  tx: Db,
  companyId: string,
  projectId: string,
  tasks: readonly (Task & { lineId?: string })[],
  isTouched: boolean,
  at: Date,
): Promise<void> {
  if (tasks.length === 0) return;
  const rows = JSON.stringify(
    tasks.map((task, order) => ({
      id: task.id,
      title: task.title,
      description: task.description,
      estimate_hours_e4: task.estimateHoursE4,
      vat_basis_points: task.vatBasisPoints,
      vat_reason: task.vatReason,
      done: task.done,
      done_by_maitre: task.doneByMaitre,
      section: task.section,
      line_id: task.lineId ?? null,
      search_text: searchText(task.title),
      order,
    })),
  );
  await sql`insert into task (company_id, id, project_id, position, title, description, estimate_hours_e4,
      vat_basis_points, vat_reason, done, done_by_maitre, section, line_id, search_text, touched,
      created_at)
    select ${companyId}::uuid, t.id, ${projectId}::uuid,
      t."order" + (select coalesce(max(position), -1) + 1 from task where project_id = ${projectId}),
      t.title, t.description, t.estimate_hours_e4, t.vat_basis_points, t.vat_reason, t.done, t.done_by_maitre,
      t.section, t.line_id, t.search_text, ${isTouched}, ${at}
    from jsonb_to_recordset(${rows}::jsonb) as t(id uuid, title text, description text, estimate_hours_e4 bigint,
      vat_basis_points integer, vat_reason text, done boolean, done_by_maitre boolean, section text, line_id text,
      search_text text,
      "order" integer)`.execute(tx);
}

/** Saves a task that a user has just edited or ticked. A later proposal will not replace it. */
export async function saveTask(tx: Db, task: Task): Promise<void> {
  await sql`update task set title = ${task.title}, description = ${task.description},
      estimate_hours_e4 = ${task.estimateHoursE4}, vat_basis_points = ${task.vatBasisPoints},
      vat_reason = ${task.vatReason}, search_text = ${searchText(task.title)},
      done = ${task.done}, done_by_maitre = ${task.doneByMaitre},
      done_by = ${task.doneBy}, done_at = ${task.doneAt}, ticked_at = ${task.tickedAt},
      section = ${task.section}, first_day = ${task.firstDay}, last_day = ${task.lastDay}, touched = true
    where id = ${task.id}`.execute(tx);
}

/** Ticks every task of a project that is left: its customer has accepted the works without a reserve. */
export async function finishTasks(tx: Db, projectId: string, by: string, at: Date): Promise<void> {
  await sql`update task set done = true, done_by_maitre = true, done_by = ${by}, done_at = ${at}, touched = true
    where project_id = ${projectId} and not done`.execute(tx);
}

/** Moves a task to a place (0 is the first) among its project's tasks and numbers them again. */
export async function moveTask(tx: Db, projectId: string, id: string, place: number): Promise<void> {
  await sql`with others as (
      select id, row_number() over (order by position, id) - 1 as place
      from task where project_id = ${projectId} and id <> ${id})
    update task set touched = true, position =
      case when task.id = ${id} then least(${place}, (select count(*) from others)::int)
        else others.place + case when others.place >= ${place} then 1 else 0 end end
    from (select id, place from others union all select ${id}::uuid, 0) as others
    where task.id = others.id and task.project_id = ${projectId}`.execute(tx);
}

/** Moves the days of the tasks of a project by so many. */
export async function moveTaskDays(tx: Db, projectId: string, days: number): Promise<void> {
  await sql`update task set first_day = first_day + ${days}::int, last_day = last_day + ${days}::int
    where project_id = ${projectId} and first_day is not null`.execute(tx);
}

/** Removes a task. True when it existed. */
export async function removeTaskRow(tx: Db, projectId: string, id: string): Promise<boolean> {
  const result = await sql`delete from task where id = ${id} and project_id = ${projectId}`.execute(tx);
  return result.numAffectedRows === 1n;
}

/** Removes the tasks of a project that no user has edited or ticked. */
export async function dropUntouchedTasks(tx: Db, projectId: string): Promise<void> {
  await sql`delete from task where project_id = ${projectId} and not touched`.execute(tx);
}
