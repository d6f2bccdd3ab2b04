import type { Project } from "#domain/projects/project.ts";
import { searchText } from "#domain/shared/search-text.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

type ProjectRow = {
  id: string;
  customer_id: string;
  name: string;
  start_date: string | null;
  end_date: string | null;
  recurrence: Project["recurrence"];
  estimation_description: string;
  estimation_hours_e4: number | null;
  estimation_rate_cents: number | null;
  estimation_vat_basis_points: number | null;
  estimation_ai: { summary: string; tasks: unknown[] } | null;
  created_at: Date;
};

/** A row of `project` as the domain knows it, with the moment it was created. */
export type StoredProject = Project & { createdAt: Date };

/** A row of `project` as the domain knows it. */
export function toProject(row: ProjectRow): StoredProject {
  return {
    id: row.id,
    customerId: row.customer_id,
    name: row.name,
    startDate: row.start_date,
    endDate: row.end_date,
    recurrence: row.recurrence,
    estimation: {
      description: row.estimation_description,
      hoursE4: row.estimation_hours_e4,
      rateCents: row.estimation_rate_cents,
      vatBasisPoints: row.estimation_vat_basis_points,
      ai: row.estimation_ai,
    },
    createdAt: row.created_at,
  };
}

/** The project, or null. */
export async function findProject(tx: Db, id: string): Promise<StoredProject | null> {
  const found = await sql<ProjectRow>`select * from project where id = ${id}`.execute(tx);
  return found.rows[0] ? toProject(found.rows[0]) : null;
}

/** The project with its row held until the end of the transaction: what is decided on it is decided once. */
export async function lockProject(tx: Db, id: string): Promise<StoredProject | null> {
  const found = await sql<ProjectRow>`select * from project where id = ${id} for update`.execute(tx);
  return found.rows[0] ? toProject(found.rows[0]) : null;
}

/** Adds a project. */
export async function insertProject(tx: Db, companyId: string, project: Project, at: Date): Promise<void> {
  const { estimation } = project;
  await sql`insert into project (company_id, id, customer_id, name, start_date, end_date, recurrence, search_text, created_at, updated_at,
      estimation_description, estimation_hours_e4, estimation_rate_cents, estimation_vat_basis_points, estimation_ai)
    values (${companyId}, ${project.id}, ${project.customerId}, ${project.name}, ${project.startDate}, ${project.endDate},
      ${project.recurrence}, ${searchText(project.name)}, ${at}, ${at},
      ${estimation.description}, ${estimation.hoursE4}, ${estimation.rateCents}, ${estimation.vatBasisPoints}, ${estimation.ai && JSON.stringify(estimation.ai)})`.execute(
    tx,
  );
}

/** Saves every field of a project. */
export async function saveProject(tx: Db, project: Project, at: Date): Promise<void> {
  const { estimation } = project;
  await sql`update project set customer_id = ${project.customerId}, name = ${project.name}, start_date = ${project.startDate},
      end_date = ${project.endDate}, recurrence = ${project.recurrence}, search_text = ${searchText(project.name)}, updated_at = ${at}
    where id = ${project.id}`.execute(tx);
  await saveProjectEstimation(tx, project.id, estimation, at);
}

/** Saves the estimation alone. */
export async function saveProjectEstimation(
  tx: Db,
  id: string,
  estimation: Project["estimation"],
  at: Date,
): Promise<void> {
  await sql`update project set estimation_description = ${estimation.description}, estimation_hours_e4 = ${estimation.hoursE4},
      estimation_rate_cents = ${estimation.rateCents}, estimation_vat_basis_points = ${estimation.vatBasisPoints},
      estimation_ai = ${estimation.ai && JSON.stringify(estimation.ai)}, updated_at = ${at}
    where id = ${id}`.execute(tx);
}

/** Whether a row of `project` is found by a word, in its name or in its customer's names as they are now. */
export function isFoundBy(word: string, of: string) {
  const project = sql.ref(`${of}.search_text`);
  return sql<boolean>`(strpos(${project}, ${word}) > 0 or ${sql.ref(`${of}.customer_id`)} in (select id from customer where strpos(search_text, ${word}) > 0))`;
}
