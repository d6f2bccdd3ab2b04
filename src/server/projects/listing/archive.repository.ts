import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** What is left to collect of the invoices of a project, in cents. Money to give back counts for nothing. */
export async function readRestCents(tx: Db, projectId: string): Promise<number> {
  const { rows } = await sql<{ rest_cents: number }>`
    select coalesce(sum(rest_cents), 0)::bigint as rest_cents from invoice_balance
    where project_id = ${projectId} and rest_cents > 0`.execute(tx);
  return rows[0]?.rest_cents ?? 0;
}

/** Puts a project away at that moment, or back in the list with null. */
export async function saveArchived(tx: Db, projectId: string, archivedAt: Date | null): Promise<void> {
  await sql`update project set archived_at = ${archivedAt} where id = ${projectId}`.execute(tx);
}
