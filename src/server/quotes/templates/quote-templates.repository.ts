import type { QuoteSource } from "#domain/quotes/templates/quote-template.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";
import { DRAFT_FORMAT, toDraftContent } from "../quote-drafts.repository.ts";

/** A template as it is kept. */
export type StoredQuoteTemplate = QuoteSource & { id: string; name: string };

type TemplateRow = Pick<Row<"quote_template">, "id" | "name" | "format" | "lines" | "terms" | "conditions">;

/** The templates of the company, by name. */
export async function listQuoteTemplates(tx: Db): Promise<StoredQuoteTemplate[]> {
  const { rows } = await sql<TemplateRow>`
    select id, name, format, lines, terms, conditions from quote_template order by lower(name), id`.execute(tx);
  return rows.map(toTemplate);
}

/** A template of the company, or null. */
export async function findQuoteTemplate(tx: Db, id: string): Promise<StoredQuoteTemplate | null> {
  const { rows } = await sql<TemplateRow>`
    select id, name, format, lines, terms, conditions from quote_template where id = ${id}`.execute(tx);
  return rows[0] ? toTemplate(rows[0]) : null;
}

/** How many templates the company has, and whether another one than `exceptId` has this name. */
export async function countQuoteTemplates(
  tx: Db,
  name: string,
  exceptId: string | null,
): Promise<{ count: number; isNameTaken: boolean }> {
  const { rows } = await sql<{ count: number; is_name_taken: boolean }>`
    select count(*)::int as count,
      coalesce(bool_or(lower(name) = lower(${name}) and id is distinct from ${exceptId}::uuid), false) as is_name_taken
    from quote_template`.execute(tx);
  const { count, is_name_taken: isNameTaken } = rows[0]!;
  return { count, isNameTaken };
}

/** Keeps a new template. False when another call has just kept one of this name. */
export async function insertQuoteTemplate(
  tx: Db,
  companyId: string,
  { id, name, lines, terms, conditions }: StoredQuoteTemplate,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into quote_template (company_id, id, name, format, lines, terms, conditions, created_at)
    values (${companyId}, ${id}, ${name}, ${DRAFT_FORMAT}, ${JSON.stringify(lines)}, ${JSON.stringify(terms)},
      ${conditions && JSON.stringify(conditions)}, ${at})
    on conflict (company_id, lower(name)) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Renames a template. False for an unknown one. */
export async function saveQuoteTemplateName(tx: Db, { id, name }: { id: string; name: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`update quote_template set name = ${name} where id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Deletes a template. False for an unknown one. */
export async function deleteQuoteTemplate(tx: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from quote_template where id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}

function toTemplate({ id, name, conditions, ...content }: TemplateRow): StoredQuoteTemplate {
  return { id, name, conditions, ...toDraftContent(content) };
}
