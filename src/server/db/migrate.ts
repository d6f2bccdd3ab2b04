import { sha256Hex } from "#server/sha256.ts";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import type { DatabaseLog } from "./database-log.ts";

/**
 * Applies the SQL files of a folder in the order of their names, each in one transaction, as `etabli_owner`. The caller
 * holds the lease. The log says once which were applied. Throws when a file that was already applied has changed since.
 */
export async function migrate(admin: Client, dir: string, log: DatabaseLog): Promise<void> {
  await admin.query("set role etabli_owner; set search_path = public");
  try {
    await admin.query(
      `create table if not exists migration (
        name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    );
    const result = await admin.query<{ name: string; sha256: string }>("select name, sha256 from migration");
    const appliedNames: string[] = [];
    for (const name of readdirSync(dir)
      .filter((file) => file.endsWith(".sql"))
      .sort()) {
      const text = readFileSync(join(dir, name), "utf8").replaceAll("\r\n", "\n");
      const sha256 = sha256Hex(text);
      const earlier = result.rows.find((row) => row.name === name);
      if (earlier && earlier.sha256 !== sha256)
        throw new Error(`migration ${name} was changed after it was applied: add a new file instead`);
      if (earlier) continue;
      await applyOne(admin, name, text, sha256);
      appliedNames.push(name);
    }
    const [first] = appliedNames;
    if (first) log.info(`database: ${appliedNames.length} migrations applied, ${first} to ${appliedNames.at(-1)}`);
  } finally {
    await admin.query("reset role; reset search_path").catch(() => {});
  }
}

async function applyOne(admin: Client, name: string, text: string, sha256: string): Promise<void> {
  await admin.query("begin");
  try {
    await admin.query(text);
    await admin.query("insert into migration (name, sha256) values ($1, $2)", [name, sha256]);
    await admin.query("commit");
  } catch (error) {
    await admin.query("rollback").catch(() => {});
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`migration ${name} failed, nothing of it was kept: ${reason}`, { cause: error });
  }
}
