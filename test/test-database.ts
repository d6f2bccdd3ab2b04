import type { Database } from "#server/db/database.ts";
import { openPools } from "#server/db/database.ts";
import { readPostgresTypes } from "#server/db/postgres-types.ts";
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

/** A database of its own, migrated, for one test file; `owner` runs SQL as the account that made it, row-level security apart. */
export type TestDatabase = Omit<Database, "embedded"> & { url: string; owner: Client };

const quiet = { info: () => {}, warn: () => {} };

/** Clones the migrated template of the run. Close it after the tests. */
export async function testDatabase(): Promise<TestDatabase> {
  readPostgresTypes();
  const { url } = inject("cluster");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  // Cloning waits for whoever else is cloning: PostgreSQL refuses two at once from the same template.
  await admin.query("select pg_advisory_lock(74129999)");
  await admin.query(`create database ${name} template etabli_template`);
  await admin.query("select pg_advisory_unlock(74129999)");
  const own = new URL(url);
  own.pathname = `/${name}`;
  const owner = new Client({ connectionString: own.href });
  await owner.connect();
  const pools = openPools({ kind: "url", url: own.href }, quiet, async () => {});
  return {
    ...pools,
    url: own.href,
    owner,
    close: async () => {
      await pools.close();
      await owner.end();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
