import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** As many numbers are looked for, kept and shown: a counter that was forged would have millions. */
export const MOST_MISSING_NUMBERS = 1_000;

/**
 * Keeps which numbers of the company's series are missing now. Those that are there again are forgotten: the database
 * decides which.
 */
export async function keepMissingNumbers(tx: Db, companyId: string, numbers: readonly string[]): Promise<void> {
  await sql`select forget_found_numbers()`.execute(tx);
  const first = numbers.slice(0, MOST_MISSING_NUMBERS);
  if (first.length === 0) return;
  await sql`insert into missing_number (company_id, number)
    select ${companyId}::uuid, number from unnest(${first}::text[]) as number
    on conflict do nothing`.execute(tx);
}

/** The numbers of the company's series that no document bears, as they were found last. */
export async function listKnownMissingNumbers(tx: Db): Promise<string[]> {
  const { rows } = await sql<Pick<Row<"missing_number">, "number">>`
    select number from missing_number order by length(number), number limit ${MOST_MISSING_NUMBERS}`.execute(tx);
  return rows.map(({ number }) => number);
}
