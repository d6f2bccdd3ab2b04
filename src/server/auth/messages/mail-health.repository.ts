import type { AuthDb } from "#server/auth/ground/auth.repository.ts";
import type { Pool } from "pg";

const NAME = "mail_failing_since";
const STALE_MS = 15 * 60_000;

/**
 * Saves, for every server, whether the last letter was accepted. Screens can then warn people who wait for a letter.
 */
export async function saveDelivery(pool: Pool, isTaken: boolean, now: Date): Promise<void> {
  if (isTaken) await pool.query("delete from auth.installation where name = $1", [NAME]);
  else
    await pool.query(
      "insert into auth.installation (name, value) values ($1, $2) on conflict (name) do update set value = $2",
      [NAME, now.toISOString()],
    );
}

/** True when the last letter was refused a short time ago. */
export async function isMailFailing(db: AuthDb, now: Date): Promise<boolean> {
  const { rows } = await db.query<{ value: string }>("select value from auth.installation where name = $1", [NAME]);
  const since = rows[0]?.value;
  return since !== undefined && now.getTime() - new Date(since).getTime() < STALE_MS;
}
