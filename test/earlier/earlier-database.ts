import { prepareDatabase } from "#server/db/prepare-database.ts";
import type { TestDatabase } from "#test/test-database.ts";
import { ownDatabase } from "#test/test-database.ts";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EarlierDatabase } from "./earlier-answers.ts";

const MIGRATIONS = join(import.meta.dirname, "../../src/server/db/migrations");
const quiet = { info: () => {}, warn: () => {} };

/**
 * A database as the earlier version left it: its migrations, then its rows. `migrateDatabase` applies the later
 * migrations. Close it after the tests.
 */
export async function restoreDatabase({ migrations, tables }: EarlierDatabase): Promise<TestDatabase> {
  const database = await ownDatabase();
  const migrationsDir = mkdtempSync(join(tmpdir(), "etabli-earlier-"));
  for (const name of migrations) cpSync(join(MIGRATIONS, name), join(migrationsDir, name));
  await prepareDatabase(database.target, { log: quiet, isUnsafeForTests: true, migrationsDir });
  rmSync(migrationsDir, { recursive: true });
  for (const { name, rows } of tables)
    for (const row of rows)
      await database.owner.query(`insert into ${name} select * from jsonb_populate_record(null::${name}, $1)`, [row]);
  return database;
}

/** Applies the later migrations. */
export function migrateDatabase(database: TestDatabase): Promise<void> {
  return prepareDatabase(database.target, { log: quiet, isUnsafeForTests: true });
}
