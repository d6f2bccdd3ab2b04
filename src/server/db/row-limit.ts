import type { RawBuilder } from "kysely";
import { sql } from "kysely";

/**
 * SQL of the number of rows of a page. It is written into the statement: PostgreSQL then plans once, for that many
 * rows. As a parameter it would count for a tenth of the company, and the plan would read whole tables.
 */
export function rowLimit(rows: number): RawBuilder<number> {
  if (!Number.isSafeInteger(rows)) throw new Error("a number of rows is an integer");
  return sql.lit(rows);
}

/** SQL that is true of the rows after the last one of the page before, newest first. All rows without a cursor. */
export function isAfterCursor(cursor: { at: Date; id: string } | null): RawBuilder<boolean> {
  return cursor ? sql<boolean>`(created_at, id) < (${cursor.at}, ${cursor.id}::uuid)` : sql<boolean>`true`;
}
