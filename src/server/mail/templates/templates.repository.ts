import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** A template as it is kept. */
export type StoredTemplate = Pick<Row<"mail_template">, "id" | "name" | "subject" | "body">;

/** The templates of the company, by name. */
export async function listTemplates(tx: Db): Promise<StoredTemplate[]> {
  const { rows } = await sql<StoredTemplate>`
    select id, name, subject, body from mail_template order by lower(name), id`.execute(tx);
  return rows;
}

/** A template of the company, or null. */
export async function findTemplate(tx: Db, id: string): Promise<StoredTemplate | null> {
  const { rows } = await sql<StoredTemplate>`
    select id, name, subject, body from mail_template where id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** True when another template has this name. */
export async function isNameTaken(tx: Db, name: string, exceptId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select id from mail_template where lower(name) = lower(${name}) and id is distinct from ${exceptId}::uuid`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Keeps a new template. */
export async function insertTemplate(
  tx: Db,
  companyId: string,
  { id, name, subject, body }: StoredTemplate,
  at: Date,
): Promise<void> {
  await sql`insert into mail_template (company_id, id, name, subject, body, created_at)
    values (${companyId}, ${id}, ${name}, ${subject}, ${body}, ${at})`.execute(tx);
}

/** Changes a template. False for an unknown one. */
export async function updateTemplate(tx: Db, { id, name, subject, body }: StoredTemplate): Promise<boolean> {
  const { numAffectedRows } = await sql`update mail_template set name = ${name}, subject = ${subject}, body = ${body}
    where id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Deletes a template. False for an unknown one. */
export async function deleteTemplate(tx: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from mail_template where id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}
