import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { Caller } from "#server/http/caller.ts";
import { sha256Hex } from "#server/sha256.ts";
import { sql } from "kysely";

/** When the link of a person was made, or null when they have none. */
export async function findCalendarLink(tx: Db, userId: string): Promise<Date | null> {
  const { rows } = await sql<Pick<Row<"calendar_link">, "created_at">>`
    select created_at from calendar_link where user_id = ${userId}`.execute(tx);
  return rows[0]?.created_at ?? null;
}

/** Keeps the link of a person instead of the one of before. Its secret is hashed: it cannot be read again. */
export async function saveCalendarLink(tx: Db, { companyId, userId }: Caller, secret: string, at: Date): Promise<void> {
  await deleteCalendarLink(tx, userId);
  await sql`insert into calendar_link (company_id, user_id, token_sha256, created_at)
    values (${companyId}, ${userId}, ${sha256Hex(secret)}, ${at})
    on conflict (company_id, user_id) do update set token_sha256 = excluded.token_sha256`.execute(tx);
}

/** Ends the link of a person. False when they have none. */
export async function deleteCalendarLink(tx: Db, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from calendar_link where user_id = ${userId}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Whose calendar a link shows, and of which company. */
export type CalendarReader = { companyId: string; userId: string };

/** Whose calendar a link shows, or null for a link that no longer counts. */
export async function findReaderOfCalendar(db: Db, secret: string): Promise<CalendarReader | null> {
  const { rows } = await sql<{ company_id: string; user_id: string }>`
    select * from calendar_reader(${sha256Hex(secret)})`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { companyId: row.company_id, userId: row.user_id };
}
