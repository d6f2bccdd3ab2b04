import type { UsedSupply } from "#domain/projects/supplies/used-supplies.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** What was noted as used on the site of a project, as it was noted. */
export async function listUsedSuppliesOf(tx: Db, projectId: string): Promise<UsedSupply[]> {
  const { rows } = await sql<{ used_supplies: UsedSupply[] }>`
    select used_supplies from project_note where project_id = ${projectId}`.execute(tx);
  return rows[0]?.used_supplies ?? [];
}

/** The list of a project, with the IDs of what was taken out of it. */
export type SupplyBook = { supplies: readonly UsedSupply[]; removedIds: readonly string[] };

/** What was noted on the site of a project and what was taken out. */
export async function findSupplyBook(tx: Db, projectId: string): Promise<SupplyBook> {
  const { rows } = await sql<{ used_supplies: UsedSupply[]; removed_supplies: string[] }>`
    select used_supplies, removed_supplies from project_note where project_id = ${projectId}`.execute(tx);
  return { supplies: rows[0]?.used_supplies ?? [], removedIds: rows[0]?.removed_supplies ?? [] };
}

/** Keeps the whole list of a project. Its project is locked, so that no other list is lost. */
export async function saveSupplyBook(
  tx: Db,
  companyId: string,
  projectId: string,
  { supplies, removedIds }: SupplyBook,
  at: Date,
): Promise<void> {
  await sql`insert into project_note
      (company_id, project_id, notes, revision, updated_at, used_supplies, removed_supplies)
    values (${companyId}, ${projectId}, '', 0, ${at}, ${JSON.stringify(supplies)}::jsonb,
      ${JSON.stringify(removedIds)}::jsonb)
    on conflict (company_id, project_id) do update
      set used_supplies = excluded.used_supplies, removed_supplies = excluded.removed_supplies`.execute(tx);
}
