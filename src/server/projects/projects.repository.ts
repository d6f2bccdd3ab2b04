import type { ChosenVatReason } from "#domain/lines/vat-reasons.ts";
import type { Project } from "#domain/projects/project.ts";
import { searchText } from "#domain/shared/search-text.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { sql } from "kysely";

/** The columns of `project` that the domain knows. */
export type ProjectRow = Pick<
  Row<"project">,
  | "id"
  | "customer_id"
  | "name"
  | "start_date"
  | "end_date"
  | "recurrence"
  | "site_address"
  | "estimation_description"
  | "estimation_hours_e4"
  | "estimation_rate_cents"
  | "estimation_day_rate_cents"
  | "estimation_hours_a_day_e4"
  | "estimation_gross_rate_cents"
  | "estimation_vat_basis_points"
  | "estimation_vat_reason"
  | "estimation_ai"
  | "created_at"
  | "archived_at"
>;

/** A row of `project` as the domain knows it, with when it was created, and put away or null. */
export type StoredProject = Project & { createdAt: Date; archivedAt: Date | null };

/** A row of `project` as the domain knows it. */
export function toProject(row: ProjectRow): StoredProject {
  return {
    id: row.id,
    customerId: row.customer_id,
    name: row.name,
    startDate: row.start_date,
    endDate: row.end_date,
    recurrence: row.recurrence,
    siteAddress: row.site_address,
    estimation: {
      description: row.estimation_description,
      hoursE4: row.estimation_hours_e4,
      rateCents: row.estimation_rate_cents,
      day:
        row.estimation_day_rate_cents === null
          ? null
          : { rateCents: row.estimation_day_rate_cents, hoursE4: row.estimation_hours_a_day_e4! },
      grossRateCents: row.estimation_gross_rate_cents,
      vatBasisPoints: row.estimation_vat_basis_points,
      vatReason: row.estimation_vat_reason,
      ai: row.estimation_ai,
    },
    createdAt: row.created_at,
    archivedAt: row.archived_at,
  };
}

/** The project, or null. */
export async function findProject(tx: Db, id: string): Promise<StoredProject | null> {
  const { rows } = await sql<ProjectRow>`select * from project where id = ${id}`.execute(tx);
  return rows[0] ? toProject(rows[0]) : null;
}

/** The project, with its row locked until the end of the transaction, so that each decision about it is made once. */
export async function lockProject(tx: Db, id: string): Promise<StoredProject | null> {
  const { rows } = await sql<ProjectRow>`select * from project where id = ${id} for update`.execute(tx);
  return rows[0] ? toProject(rows[0]) : null;
}

/** Whether another project than that one has a quote for that customer. */
export async function isQuotedElsewhere(tx: Db, customerId: string, projectId: string | null): Promise<boolean> {
  const { rows } = await sql<{ is_quoted: boolean }>`select exists (
    select from project where customer_id = ${customerId} and id is distinct from ${projectId}::uuid and quoted)
    as is_quoted`.execute(tx);
  return rows[0]?.is_quoted ?? false;
}

/** Adds a project. */
export async function insertProject(tx: Db, companyId: string, project: Project, at: Date): Promise<void> {
  const { estimation } = project;
  await sql`insert into project (company_id, id, customer_id, name, start_date, end_date, recurrence, site_address,
      search_text, place_text, created_at, updated_at, estimation_description, estimation_hours_e4,
      estimation_rate_cents,
      estimation_day_rate_cents, estimation_hours_a_day_e4, estimation_gross_rate_cents,
      estimation_vat_basis_points, estimation_vat_reason, estimation_ai)
    values (${companyId}, ${project.id}, ${project.customerId}, ${project.name}, ${project.startDate},
      ${project.endDate}, ${project.recurrence}, ${project.siteAddress},
      ${searchText(project.name)}, ${searchText(project.siteAddress)}, ${at}, ${at},
      ${estimation.description}, ${estimation.hoursE4}, ${estimation.rateCents},
      ${estimation.day?.rateCents ?? null}, ${estimation.day?.hoursE4 ?? null},
      ${estimation.grossRateCents},
      ${estimation.vatBasisPoints}, ${estimation.vatReason},
      ${estimation.ai && JSON.stringify(estimation.ai)})`.execute(tx);
}

/** Saves every field of a project. */
export async function saveProject(tx: Db, project: Project, at: Date): Promise<void> {
  const { estimation } = project;
  await sql`update project set customer_id = ${project.customerId}, name = ${project.name},
      start_date = ${project.startDate}, end_date = ${project.endDate}, recurrence = ${project.recurrence},
      site_address = ${project.siteAddress}, search_text = ${searchText(project.name)},
      place_text = ${searchText(project.siteAddress)}, updated_at = ${at}
    where id = ${project.id}`.execute(tx);
  await saveProjectEstimation(tx, project.id, estimation, at);
}

/** Saves only the estimation. */
export async function saveProjectEstimation(
  tx: Db,
  id: string,
  estimation: Project["estimation"],
  at: Date,
): Promise<void> {
  await sql`update project set estimation_description = ${estimation.description},
      estimation_hours_e4 = ${estimation.hoursE4}, estimation_rate_cents = ${estimation.rateCents},
      estimation_day_rate_cents = ${estimation.day?.rateCents ?? null},
      estimation_hours_a_day_e4 = ${estimation.day?.hoursE4 ?? null},
      estimation_gross_rate_cents = ${estimation.grossRateCents},
      estimation_vat_basis_points = ${estimation.vatBasisPoints},
      estimation_vat_reason = ${estimation.vatReason},
      estimation_ai = ${estimation.ai && JSON.stringify(estimation.ai)}, updated_at = ${at}
    where id = ${id}`.execute(tx);
}

/** Saves the trade of the works that were recognised in the description. Empty without any. */
export async function saveProjectTrade(tx: Db, id: string, trade: string): Promise<void> {
  await sql`update project set trade = ${trade} where id = ${id} and trade <> ${trade}`.execute(tx);
}

/** Writes a reason for the estimation, and for each task at 0 % that has none yet. */
export async function sayVatReason(tx: Db, id: string, reason: ChosenVatReason, at: Date): Promise<void> {
  await sql`update project set estimation_vat_reason = ${reason}, updated_at = ${at}
    where id = ${id} and estimation_vat_basis_points = 0 and estimation_vat_reason is null`.execute(tx);
  await sql`update task set vat_reason = ${reason}
    where project_id = ${id} and vat_basis_points = 0 and vat_reason is null`.execute(tx);
}

/** A project by its name alone. */
export type NamedProject = Pick<ProjectRow, "id" | "name">;

/** The newest projects, newest first. */
export async function listRecentProjects(tx: Db, limit: number): Promise<NamedProject[]> {
  const { rows } = await sql<NamedProject>`
    select id, name from project order by created_at desc, id desc limit ${rowLimit(limit)}`.execute(tx);
  return rows;
}
