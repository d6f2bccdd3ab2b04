import { expect } from "vitest";
import type { TestApp } from "./test-app.ts";

/** Makes a call wait for a row that `hold` locks, changes that row, and releases it. Gives the answer of the call. */
export async function meanwhile<T>(
  { database: { owner } }: TestApp,
  hold: string,
  call: () => Promise<T>,
  change: string,
): Promise<T> {
  await owner.query("begin");
  await owner.query(hold);
  const calling = call();
  await expect
    .poll(
      async () =>
        (
          await owner.query(
            "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          )
        ).rowCount,
    )
    .toBe(1);
  await owner.query(change);
  await owner.query("commit");
  return calling;
}
