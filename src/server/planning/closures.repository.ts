import type { Closure } from "#domain/planning/closures.ts";
import { MOST_CLOSURES } from "#domain/planning/closures.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";

/** A closure as it is stored. */
export type StoredClosure = Closure & { id: string };

type ClosureRow = { id: string; first_day: string; last_day: string; label: string };

/** The closures of the company, the soonest first. */
export async function listStoredClosures(tx: Db): Promise<StoredClosure[]> {
  const { rows } = await sql<ClosureRow>`select id, first_day, last_day, label from company_closure
    where company_id = current_company() order by first_day, id limit ${rowLimit(MOST_CLOSURES)}`.execute(tx);
  return rows.map(({ id, first_day: firstDay, last_day: lastDay, label }) => ({ id, firstDay, lastDay, label }));
}

/** Adds a closure. */
export async function insertClosure(tx: Db, companyId: string, closure: StoredClosure, at: Date): Promise<void> {
  const { id, firstDay, lastDay, label } = closure;
  await sql`insert into company_closure (company_id, id, first_day, last_day, label, created_at)
    values (${companyId}, ${id}, ${firstDay}, ${lastDay}, ${label}, ${at})`.execute(tx);
}

/** Changes a closure. False when it is not there any more. */
export async function updateClosure(tx: Db, { id, firstDay, lastDay, label }: StoredClosure): Promise<boolean> {
  const { numAffectedRows } = await sql`update company_closure
    set first_day = ${firstDay}, last_day = ${lastDay}, label = ${label} where id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Removes a closure. False when it is not there any more. */
export async function deleteClosure(tx: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from company_closure where id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}
