import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** A number of a day, by its kind. */
export type Count = Pick<Row<"assistant_count">, "kind" | "count">;

/** Adds numbers to those of a day. Numbers of 0 are left out. */
export async function addCounts(tx: Db, day: CalendarDate, counts: readonly Count[]): Promise<void> {
  const rows = counts.filter(({ count }) => count > 0);
  if (rows.length === 0) return;
  // In one order, so that two conversations that save at the same time never wait for each other in a circle.
  const orderedRows = rows.toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
  await sql`insert into assistant_count as c (company_id, day, kind, count)
    select current_company(), ${day}, kind, sum(count) from jsonb_to_recordset(${JSON.stringify(orderedRows)}::jsonb)
      as counted (kind text, count integer) group by kind order by kind
    on conflict (company_id, day, kind) do update set count = c.count + excluded.count`.execute(tx);
}

/** The numbers of the company from a day on, added up by kind. */
export async function readCountsSince(tx: Db, from: CalendarDate): Promise<Count[]> {
  const { rows } = await sql<Count>`select kind, sum(count)::int as count from assistant_count
    where company_id = current_company() and day >= ${from} group by kind`.execute(tx);
  return rows;
}
