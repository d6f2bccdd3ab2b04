import { sql } from "kysely";
import type { Db } from "./database.ts";

const DAY_MS = 86_400_000;
/** A call is tried again within minutes; a telephone that was off may do so days later. */
const KEY_DAYS = 7;
/** Whoever has the older PDF of a draft open may be reading it. */
const FILE_DAYS = 1;
const MOST_AT_ONCE = 10_000;

/** How many rows were deleted, of each sort. */
export type SweptRows = { idempotency_keys: number; draft_files: number; files: number };

/**
 * Deletes what nobody asks for any more, in every company: answers kept for retries, files of a draft quote that was
 * drawn again, PDF and XML that no document names. Never a frozen document nor its files.
 */
export async function sweepRows(db: Db, now: Date): Promise<SweptRows> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { rows } = await sql<SweptRows>`
    select * from sweep_rows(${before(KEY_DAYS)}, ${before(FILE_DAYS)}, ${MOST_AT_ONCE}::int)`.execute(db);
  return rows[0]!;
}
