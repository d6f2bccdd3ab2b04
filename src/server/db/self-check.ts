import type { Client } from "pg";

const MUST_BE_ON = ["fsync", "full_page_writes", "synchronous_commit"];

/** Refuses a PostgreSQL older than 15, or one that may lose what it acknowledged: an invoice lost is a disaster for somebody. */
export async function assertDurable(admin: Client, unsafeForTests: boolean): Promise<void> {
  const version = await admin.query<{ server_version_num: string }>("show server_version_num");
  if (Number(version.rows[0]?.server_version_num) < 150_000) throw new Error("PostgreSQL 15 or newer is needed");
  if (unsafeForTests) return;
  for (const name of MUST_BE_ON) {
    const found = await admin.query<{ value: string }>("select current_setting($1) as value", [name]);
    const value = found.rows[0]?.value;
    if (value === "off" || value === "local") throw new Error(`PostgreSQL runs with ${name}=${value}: a power cut would lose invoices. Set it to on`);
  }
}
