import type { Closure } from "#domain/company/closures/closures.ts";
import { MOST_CLOSURES } from "#domain/company/closures/closures.ts";
import { memberName } from "#domain/company/members/member-name.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";

/** A closure as it is stored. `userId`: who is away, null when the whole company is closed. */
export type StoredClosure = Closure & { id: string; userId: string | null };

type ClosureRow = { id: string; first_day: string; last_day: string; label: string; user_id: string | null };

/** The closures of the company and the absences of its people, the soonest first. */
export async function listStoredClosures(tx: Db): Promise<StoredClosure[]> {
  const { rows } = await sql<ClosureRow>`select id, first_day, last_day, label, user_id from company_closure
    where company_id = current_company() order by first_day, id limit ${rowLimit(MOST_CLOSURES)}`.execute(tx);
  return rows.map(({ id, first_day: firstDay, last_day: lastDay, label, user_id: userId }) => {
    return { id, firstDay, lastDay, label, userId };
  });
}

/** How many absences a period answers at most. */
const MOST_OF_PERIOD = 20;

/** Who is away on a day at least of a period, the soonest first. */
export async function listAbsencesIn(
  tx: Db,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<{ name: string; first_day: CalendarDate; last_day: CalendarDate }[]> {
  const { rows } = await sql<{ name: string; email: string; first_day: string; last_day: string }>`
    select m.name, m.email, c.first_day, c.last_day
    from company_closure c
    join membership m on m.company_id = c.company_id and m.user_id = c.user_id
    where c.company_id = current_company() and c.user_id is not null and c.first_day <= ${to} and c.last_day >= ${from}
    order by c.first_day, c.id limit ${rowLimit(MOST_OF_PERIOD)}`.execute(tx);
  return rows.map(({ name, email, ...days }) => ({ ...days, name: memberName({ name, email }) }));
}

/** Adds a closure. */
export async function insertClosure(tx: Db, companyId: string, closure: StoredClosure, at: Date): Promise<void> {
  const { id, firstDay, lastDay, label, userId } = closure;
  await sql`insert into company_closure (company_id, id, first_day, last_day, label, user_id, created_at)
    values (${companyId}, ${id}, ${firstDay}, ${lastDay}, ${label}, ${userId}, ${at})`.execute(tx);
}

/** Changes a closure. False when it is not there any more. */
export async function updateClosure(tx: Db, closure: StoredClosure): Promise<boolean> {
  const { id, firstDay, lastDay, label, userId } = closure;
  const { numAffectedRows } = await sql`update company_closure
    set first_day = ${firstDay}, last_day = ${lastDay}, label = ${label}, user_id = ${userId} where id = ${id}`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** Removes a closure. False when it is not there any more. */
export async function deleteClosure(tx: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from company_closure where id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}
