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
