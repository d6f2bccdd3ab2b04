import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";

// Which projects need attention. Each definition reads the columns that the database keeps for a project
// (`tasks_total`, `tasks_left`, `quoted`, `invoiced`). Each has a partial index with the same condition (migration
// 0066). Change both together. Quotes without an answer are in `company.figures.ts`, with those that wait.

/** Projects that need the same action: their number, and the first of them. */
export type WaitingProjects = { count: number; first: Pick<Row<"project">, "id" | "name" | "start_date">[] };

/** How many projects or documents a brief names. */
export const MAX_NAMED = 5;
const SOON_DAYS = 7;

/** Projects whose work is done and not invoiced: they have tasks, all are done, and there is no invoice. */
export async function findFinishedProjects(tx: Db): Promise<WaitingProjects> {
  const isFinished = sql`tasks_total > 0 and tasks_left = 0 and not invoiced`;
  const { rows } = await sql<WaitingProjects>`select ${countAndFirst(isFinished, NEWEST)}`.execute(tx);
  return rows[0]!;
}

/** Projects to estimate: there is no quote, no task is done, and there is no invoice. */
export async function findProjectsToEstimate(tx: Db): Promise<WaitingProjects> {
  const isToEstimate = sql`not quoted and not invoiced and tasks_left = tasks_total`;
  const { rows } = await sql<WaitingProjects>`select ${countAndFirst(isToEstimate, NEWEST)}`.execute(tx);
  return rows[0]!;
}

/** Projects without invoice that start between `today` and seven days later, the soonest first. */
export async function findStartingProjects(tx: Db, today: CalendarDate): Promise<WaitingProjects> {
  const isSoon = sql`start_date between ${today}::date and ${addDays(today, SOON_DAYS)}::date and not invoiced`;
  const { rows } = await sql<WaitingProjects>`select ${countAndFirst(isSoon, SOONEST)}`.execute(tx);
  return rows[0]!;
}

const NEWEST = sql`created_at desc, id desc`;
const SOONEST = sql`start_date, id`;

function countAndFirst(condition: ReturnType<typeof sql>, order: ReturnType<typeof sql>) {
  return sql`(select count(*)::int from project where ${condition}) as count,
    (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
      select id, name, start_date from project where ${condition}
      order by ${order} limit ${rowLimit(MAX_NAMED)}) one) as first`;
}
