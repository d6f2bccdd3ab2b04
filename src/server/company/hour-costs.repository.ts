import type { HourCost } from "#domain/company/costs/hour-cost.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** What an hour costs: of everybody first, then of the members who have a cost of their own. */
export async function listCosts(tx: Db): Promise<HourCost[]> {
  const { rows } = await sql<Pick<Row<"hour_cost">, "user_id" | "cents">>`
    select c.user_id, c.cents from hour_cost c
    where c.user_id is null or exists (
      select from membership m where m.company_id = c.company_id and m.user_id = c.user_id)
    order by c.user_id nulls first`.execute(tx);
  return rows.map(({ user_id: userId, cents }) => ({ userId, cents }));
}

/** Keeps what an hour costs. */
export async function saveCost(
  tx: Db,
  companyId: string,
  { id, userId, cents }: HourCost & { id: string },
  at: Date,
): Promise<void> {
  await sql`insert into hour_cost (company_id, id, user_id, cents, saved_at)
    values (${companyId}, ${id}, ${userId}, ${cents}, ${at})
    on conflict (company_id, coalesce(user_id, company_id))
      do update set cents = excluded.cents, saved_at = excluded.saved_at`.execute(tx);
}

/** Forgets what an hour costs. */
export async function deleteCost(tx: Db, userId: string | null): Promise<void> {
  await sql`delete from hour_cost where user_id is not distinct from ${userId}::uuid`.execute(tx);
}
