import { sql } from "kysely";
import type { Db } from "./database.ts";

const DAY_MS = 86_400_000;
/** A call is tried again within minutes. A telephone that was off may try again days later. */
const KEY_DAYS = 7;
/** A reader may still have the older PDF of a draft open. */
const FILE_DAYS = 1;
const MOST_AT_ONCE = 10_000;

/** How many rows were deleted, of each sort. */
export type SweptRows = { idempotency_keys: number; draft_files: number; files: number };

/**
 * Deletes what is no longer needed, in every company: answers stored for retries, files of a draft quote that was laid
 * out again, PDF and XML files that no document names. Frozen documents and their files are never deleted.
 */
export async function sweepRows(db: Db, now: Date): Promise<SweptRows> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { rows } = await sql<SweptRows>`
    select * from sweep_rows(${before(KEY_DAYS)}, ${before(FILE_DAYS)}, ${MOST_AT_ONCE}::int)`.execute(db);
  return rows[0]!;
}
