import type { Client } from "pg";

const MUST_BE_ON = ["fsync", "full_page_writes", "synchronous_commit"];

/** Refuses a PostgreSQL older than 15. */
export async function assertVersion(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ server_version_num: string }>("show server_version_num");
  if (Number(rows[0]?.server_version_num) < 150_000) throw new Error("PostgreSQL 15 or newer is needed");
}

/**
 * Refuses a PostgreSQL that may lose data it has acknowledged, because a lost invoice is a disaster. Checked in a
 * session of each role, because a setting may apply to one role only. Only tests may set `isUnsafeForTests`.
 */
export async function assertDurable(session: Client, isUnsafeForTests: boolean): Promise<void> {
  if (isUnsafeForTests) return;
  for (const name of MUST_BE_ON) {
    if ((await readSetting(session, name)) === "off")
      throw new Error(`PostgreSQL runs with ${name}=off: a power cut would lose invoices. Set it to on`);
  }
}

/**
 * Refuses a session whose role is not the expected one or bypasses row-level security, or whose dates we would misread.
 */
export async function assertHeld(session: Client, role: string): Promise<void> {
  const { rows } = await session.query<{ me: string; is_free: boolean }>(
    "select current_user as me, rolsuper or rolbypassrls as is_free from pg_roles where rolname = current_user",
  );
  if (rows[0]?.me !== role) throw new Error(`connected as ${rows[0]?.me} instead of ${role}: check DATABASE_URL`);
  if (rows[0].is_free)
    throw new Error(`${role} escapes row-level security: run alter role ${role} nosuperuser nobypassrls`);
  const style = await readSetting(session, "DateStyle");
  if (!style.startsWith("ISO"))
    throw new Error(`PostgreSQL writes dates as ${style}: set datestyle to ISO for this database`);
}

async function readSetting(session: Client, name: string): Promise<string> {
  return (await session.query<{ value: string }>("select current_setting($1) as value", [name])).rows[0]?.value ?? "";
}
