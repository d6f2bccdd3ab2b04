import { errorCode } from "#server/error-code.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { STALE_PLAN } from "./prepared-statements.ts";

// Serialization failure, deadlock, a table changed since its statement was prepared.
const GIVEN_UP = new Set(["40001", "40P01", STALE_PLAN]);
const RETRIES = 3;

/**
 * Runs a whole transaction. When PostgreSQL cancels it because of another transaction or of a change of tables, it is
 * tried again up to three times. A short random wait lets the other transaction get the row first, so that the two do
 * not block each other again. `transaction` must change nothing but the database.
 */
export async function retryDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let retry = 1; ; retry++) {
    try {
      return await transaction();
    } catch (error) {
      if (retry > RETRIES || !GIVEN_UP.has(errorCode(error))) throw error;
      await sleep(Math.random() * 40 * 2 ** retry);
    }
  }
}
