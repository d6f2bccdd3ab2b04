import { memberName } from "#domain/company/members/member-name.ts";
import type { TimeEntry } from "#domain/times/time-entry.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { sql } from "kysely";

/** A time with the name of who worked, empty for somebody who has left. */
export type StoredTime = TimeEntry & { userName: string };

type TimeRow = Row<"time_entry"> & { member_name: string; member_email: string };

const SELECTED = sql`t.*, coalesce(m.name, '') as member_name, coalesce(m.email, '') as member_email
  from time_entry t left join membership m on m.company_id = t.company_id and m.user_id = t.user_id`;

/**
 * A page of the times of a project, newest day first and last noted first within a day, with one row more than
 * `limit` when others follow. IDs are in the order of their creation. `cursor.at`: a day. `day_minutes`: those of the
 * whole day.
 */
export async function listTimesOf(
  tx: Db,
  projectId: string,
  { limit, cursor }: { limit: number; cursor: Cursor | null },
): Promise<(TimeRow & { day_minutes: number })[]> {
  const rest = cursor ? sql`where (t.day, t.id) < (${dayOf(cursor)}::date, ${cursor.id}::uuid)` : sql``;
  const { rows } = await sql<TimeRow & { day_minutes: number }>`
    with days as (select o.*, sum(o.minutes) over (partition by o.day)::int as day_minutes from time_entry o
      where o.project_id = ${projectId})
    select t.*, coalesce(m.name, '') as member_name, coalesce(m.email, '') as member_email
    from days t left join membership m on m.company_id = t.company_id and m.user_id = t.user_id ${rest}
    order by t.day desc, t.id desc limit ${rowLimit(limit + 1)}`.execute(tx);
  return rows;
}

function dayOf({ at }: Cursor): string {
  return at.toISOString().slice(0, 10);
}

/** The minutes of a project, task by task. Those of no task have a null task. */
export async function listMinutesByTask(
  tx: Db,
  projectId: string,
): Promise<{ task_id: string | null; minutes: number }[]> {
  const { rows } = await sql<{ task_id: string | null; minutes: number }>`
    select task_id, sum(minutes)::int as minutes from time_entry where project_id = ${projectId}
    group by task_id order by task_id nulls last`.execute(tx);
  return rows;
}

/** One time of a project, its row held, or null. */
export async function lockTime(tx: Db, projectId: string, id: string): Promise<StoredTime | null> {
  const { rows } = await sql<TimeRow>`select ${SELECTED} where t.id = ${id} and t.project_id = ${projectId}
    for update of t`.execute(tx);
  return rows[0] ? toTime(rows[0]) : null;
}

/** One time, or null. */
export async function findTime(tx: Db, id: string): Promise<StoredTime | null> {
  const { rows } = await sql<TimeRow>`select ${SELECTED} where t.id = ${id}`.execute(tx);
  return rows[0] ? toTime(rows[0]) : null;
}

/** Keeps a new time. */
export async function insertTime(tx: Db, companyId: string, time: TimeEntry, at: Date): Promise<void> {
  await sql`insert into time_entry (company_id, id, project_id, task_id, user_id, day, minutes, note, created_at)
    values (${companyId}, ${time.id}, ${time.projectId}, ${time.taskId}, ${time.userId}, ${time.day}, ${time.minutes},
      ${time.note}, ${at})`.execute(tx);
}

/** Keeps what was corrected of a time. */
export async function saveTime(tx: Db, { id, taskId, day, minutes, note }: TimeEntry): Promise<void> {
  await sql`update time_entry set task_id = ${taskId}, day = ${day}, minutes = ${minutes}, note = ${note}
    where id = ${id}`.execute(tx);
}

/** Removes a time. */
export async function deleteTime(tx: Db, id: string): Promise<void> {
  await sql`delete from time_entry where id = ${id}`.execute(tx);
}

/** A row as a time. */
export function toTime(row: TimeRow): StoredTime {
  return {
    id: row.id,
    projectId: row.project_id,
    taskId: row.task_id,
    userId: row.user_id,
    userName: memberName({ name: row.member_name, email: row.member_email }),
    day: row.day,
    minutes: row.minutes,
    note: row.note,
  };
}
