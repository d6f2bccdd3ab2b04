import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";

/** A running timer. */
export type StoredTimer = Pick<Row<"timer">, "project_id" | "task_id" | "started_at">;

/** A running timer with the names of what it runs for. */
export type NamedTimer = StoredTimer & { project_name: string; task_title: string };

/** The timer that a person has running, or null. */
export async function findTimer(tx: Db, userId: string): Promise<NamedTimer | null> {
  const { rows } = await sql<NamedTimer>`
    select t.project_id, t.task_id, t.started_at, p.name as project_name, coalesce(k.title, '') as task_title
    from timer t
    join project p on p.company_id = t.company_id and p.id = t.project_id
    left join task k on k.company_id = t.company_id and k.id = t.task_id
    where t.user_id = ${userId}`.execute(tx);
  return rows[0] ?? null;
}

/** Somebody's timer. */
export type PersonTimer = StoredTimer & Pick<Row<"timer">, "user_id">;

/** How many timers of a project are told at most. A person has one. */
const MOST_TIMERS = 50;

/** The timers that run for a project, the oldest first. */
export async function listTimersOf(tx: Db, projectId: string): Promise<PersonTimer[]> {
  const { rows } = await sql<PersonTimer>`
    select project_id, task_id, started_at, user_id from timer
    where project_id = ${projectId} order by started_at, user_id limit ${rowLimit(MOST_TIMERS)}`.execute(tx);
  return rows;
}

/** Takes the timer of a person away. Of two calls at once one gets it, and the other null. */
export async function takeTimer(tx: Db, userId: string): Promise<StoredTimer | null> {
  const { rows } = await sql<StoredTimer>`delete from timer where user_id = ${userId}
    returning project_id, task_id, started_at`.execute(tx);
  return rows[0] ?? null;
}

/** Starts a timer, unless the person has one running. */
export async function insertTimer(
  tx: Db,
  { companyId, userId }: { companyId: string; userId: string },
  { project_id, task_id, started_at }: StoredTimer,
): Promise<void> {
  await sql`insert into timer (company_id, user_id, project_id, task_id, started_at)
    values (${companyId}, ${userId}, ${project_id}, ${task_id}, ${started_at}) on conflict do nothing`.execute(tx);
}
