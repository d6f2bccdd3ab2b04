import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "./database.ts";

const RETRIED = new Set(["40001", "40P01"]);

/**
 * Runs `work` in one transaction that sees the rows of one company alone: the policy of every table reads what is set here, and it
 * is gone when the transaction ends. Deadlocks and serialization failures are tried again, three times in all.
 */
export async function inCompany<T>(db: Db, companyId: string, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`select set_config('app.company', ${companyId}, true)`.execute(tx);
        return work(tx);
      });
    } catch (error) {
      if (attempt === 3 || !RETRIED.has((error as { code?: string }).code ?? "")) throw error;
      await sleep(10 * attempt);
    }
  }
}
