import type { ProjectNotes } from "#domain/projects/dossier/project-notes.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** The notes of a project. Nothing, at revision 0, when nothing was ever written. */
export async function findProjectNotes(tx: Db, projectId: string): Promise<ProjectNotes> {
  const { rows } = await sql<Pick<Row<"project_note">, "notes" | "revision">>`
    select notes, revision from project_note where project_id = ${projectId}`.execute(tx);
  const row = rows[0];
  return row ? { text: row.notes, revision: row.revision } : { text: "", revision: 0 };
}

/** Keeps notes in place of those of the revision before theirs. False when others were kept meanwhile. */
export async function saveProjectNotesOf(
  tx: Db,
  companyId: string,
  projectId: string,
  { text, revision }: ProjectNotes,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } =
    revision === 1
      ? await sql`insert into project_note (company_id, project_id, notes, revision, updated_at)
          values (${companyId}, ${projectId}, ${text}, ${revision}, ${at})
          on conflict (company_id, project_id) do update
            set notes = excluded.notes, revision = excluded.revision, updated_at = excluded.updated_at
            where project_note.revision = 0`.execute(tx)
      : await sql`update project_note set notes = ${text}, revision = ${revision}, updated_at = ${at}
          where project_id = ${projectId} and revision = ${revision - 1}`.execute(tx);
  return numAffectedRows === 1n;
}
