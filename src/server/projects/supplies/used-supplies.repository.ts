import type { UsedSupply } from "#domain/projects/supplies/used-supplies.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** What was noted as used on the site of a project, as it was noted. */
export async function listUsedSuppliesOf(tx: Db, projectId: string): Promise<UsedSupply[]> {
  const { rows } = await sql<{ used_supplies: UsedSupply[] }>`
    select used_supplies from project_note where project_id = ${projectId}`.execute(tx);
  return rows[0]?.used_supplies ?? [];
}

/** Keeps the whole list of a project. Its project is locked, so that no other list is lost. */
export async function saveUsedSuppliesOf(
  tx: Db,
  companyId: string,
  projectId: string,
  supplies: readonly UsedSupply[],
  at: Date,
): Promise<void> {
  await sql`insert into project_note (company_id, project_id, notes, revision, updated_at, used_supplies)
    values (${companyId}, ${projectId}, '', 0, ${at}, ${JSON.stringify(supplies)}::jsonb)
    on conflict (company_id, project_id) do update set used_supplies = excluded.used_supplies`.execute(tx);
}
