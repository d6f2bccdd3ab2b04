import { setTimeout as sleep } from "node:timers/promises";

// Serialization failure, deadlock.
const GIVEN_UP = new Set(["40001", "40P01"]);
const RETRIES = 3;

/**
 * Runs a whole transaction. When PostgreSQL gives it up because another transaction is in its way, it is tried again
 * after a short random wait, three times at most: the other one has to get the row first, or both would stop each other
 * once more. `transaction` changes nothing but the database.
 */
export async function retryDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let retry = 1; ; retry++) {
    try {
      return await transaction();
    } catch (error) {
      if (retry > RETRIES || !GIVEN_UP.has((error as { code?: string }).code ?? "")) throw error;
      await sleep(Math.random() * 40 * 2 ** retry);
    }
  }
}
