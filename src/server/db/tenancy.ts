import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "./database.ts";

const RETRIED = new Set(["40001", "40P01"]);
const RETRIES = 3;

/**
 * Runs `work` in one transaction that sees the rows of one company alone: the policy of every table reads what is set here, and it
 * is gone when the transaction ends. Deadlocks and serialization failures are tried again, three times at most: `work` changes
 * nothing but the database.
 */
export async function inCompany<T>(db: Db, companyId: string, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`select set_config('app.company', ${companyId}, true)`.execute(tx);
        return work(tx);
      });
    } catch (error) {
      if (attempt === RETRIES || !RETRIED.has((error as { code?: string }).code ?? "")) throw error;
      // Not all at the same moment again.
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}
