import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** True when the company of the transaction holds example data. */
export async function isExampleCompany(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ is_example: boolean }>`
    select is_example from company where company_id = current_company()`.execute(tx);
  return rows[0]?.is_example ?? false;
}
