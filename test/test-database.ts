import type { Target } from "#server/db/connection.ts";
import type { Pools } from "#server/db/pools.ts";
import { openPools } from "#server/db/pools.ts";
import { readPostgresTypes } from "#server/db/postgres-types.ts";
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { ofDatabase } from "./global-setup.ts";

/** A migrated database for one test file. */
export type TestDatabase = Pools & {
  /** Address of the database, for an account that may do everything in it. */
  url: string;
  /** Address at which the product would reach it. */
  target: Target;
  /** Runs SQL as that account, without row-level security. */
  owner: Client;
};

const quiet = { info: () => {}, warn: () => {} };

/** Clones the migrated template of the run. Close it after the tests. */
export async function testDatabase(): Promise<TestDatabase> {
  const { template } = inject("cluster");
  return ownDatabase(template);
}

/**
 * Stops the clock of a test database at a moment, or sets it going again without one. It is the clock that dates
 * documents.
 */
export async function setDatabaseClock({ owner }: Pick<TestDatabase, "owner">, moment: Date | null): Promise<void> {
  const now = moment ? `'${moment.toISOString()}'::timestamptz` : "now()";
  await owner.query(`create or replace function database_now() returns timestamptz language sql stable
    set search_path = pg_catalog, pg_temp as $$ select ${now} $$`);
}

/** An empty database, for tests of what prepares one. `template` names another database to copy. */
export async function ownDatabase(template = "template1"): Promise<TestDatabase> {
  readPostgresTypes();
  const { url, socket } = inject("cluster");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  // PostgreSQL refuses two clones of the same template at once, so each waits for its turn.
  await admin.query("select pg_advisory_lock(74129999)");
  // Copying files takes half the time of writing each page to the log, the usual strategy.
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  await admin.query("select pg_advisory_unlock(74129999)");
  const own = ofDatabase(url, name);
  const owner = new Client({ connectionString: own });
  await owner.connect();
  const target: Target = socket ? { kind: "socket", ...socket, database: name } : { kind: "url", url: own };
  const pools = openPools(target, quiet);
  return {
    ...pools,
    url: own,
    target,
    owner,
    close: async () => {
      await pools.close();
      await owner.end();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
