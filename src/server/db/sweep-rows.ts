import { sql } from "kysely";
import type { Db } from "./database.ts";

const DAY_MS = 86_400_000;
/** A call is tried again within minutes. A telephone that was off may try again days later. */
const KEY_DAYS = 7;
/** A person who has just received the address of a file may still be reading it. */
const FILE_DAYS = 1;
const MOST_AT_ONCE = 10_000;

/** How many rows were deleted, of each sort. */
export type SweptRows = { idempotency_keys: number; files: number };

/**
 * Deletes what is no longer needed, in every company: answers stored for retries, PDF and XML files that no document
 * names. Documents and their files are never deleted.
 */
export async function sweepRows(db: Db, now: Date): Promise<SweptRows> {
  const timeBefore = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { rows } = await sql<SweptRows>`
    select * from sweep_rows(${timeBefore(KEY_DAYS)}, ${timeBefore(FILE_DAYS)}, ${MOST_AT_ONCE}::int)`.execute(db);
  return rows[0]!;
}
