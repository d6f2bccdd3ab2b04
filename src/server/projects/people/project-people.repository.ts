import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** The users who are on a project, first assigned first. */
export async function listPeopleOf(tx: Db, projectId: string): Promise<string[]> {
  const { rows } = await sql<Pick<Row<"project_person">, "user_id">>`
    select user_id from project_person where project_id = ${projectId} order by assigned_at, user_id`.execute(tx);
  return rows.map(({ user_id: userId }) => userId);
}

/** Puts these users on a project, and nobody else. Those who were there keep their place. */
export async function savePeopleOf(
  tx: Db,
  companyId: string,
  { projectId, userIds }: { projectId: string; userIds: readonly string[] },
  at: Date,
): Promise<void> {
  await sql`delete from project_person
    where project_id = ${projectId} and user_id <> all(${userIds}::uuid[])`.execute(tx);
  await sql`insert into project_person (company_id, project_id, user_id, assigned_at)
    select ${companyId}, ${projectId}, wanted.user_id, ${at}::timestamptz + wanted.place * interval '1 microsecond'
    from unnest(${userIds}::uuid[]) with ordinality wanted (user_id, place)
    on conflict do nothing`.execute(tx);
}
