import type { TestDatabase } from "#test/test-database.ts";
import { ownDatabase } from "#test/test-database.ts";
import { sql } from "kysely";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { enqueue } from "./jobs.ts";
import { prepareDatabase } from "./prepare-database.ts";

let database: TestDatabase;
let migrationsDir: string;
let names: string[];

beforeEach(async () => {
  database = await ownDatabase();
  migrationsDir = mkdtempSync(join(tmpdir(), "etabli-migrations-"));
  names = [];
  writeFileSync(
    join(migrationsDir, "0001-first.sql"),
    "create table thing (n int); select pg_sleep(0.2); insert into thing values (1);\n",
  );
});
afterEach(async () => {
  await database.close();
  rmSync(migrationsDir, { recursive: true });
});

function prepare(): Promise<void> {
  const log = { info: (text: string) => void names.push(text), warn: () => {} };
  return prepareDatabase(database.target, { log, isUnsafeForTests: true, migrationsDir });
}

async function column(query: string): Promise<unknown[]> {
  return (await database.owner.query<{ value: unknown }>(query)).rows.map((row) => row.value);
}

test("three servers that start at once apply each migration once", async () => {
  writeFileSync(join(migrationsDir, "0002-second.sql"), "insert into thing values (2);");
  await Promise.all([prepare(), prepare(), prepare()]);
  expect(names).toEqual(["database: 2 migrations applied, 0001-first.sql to 0002-second.sql"]);
  expect(await column("select n as value from thing order by n")).toEqual([1, 2]);
  expect(await column("select tableowner as value from pg_tables where tablename = 'thing'")).toEqual(["etabli_owner"]);
});

test("a migration that fails leaves nothing", async () => {
  writeFileSync(join(migrationsDir, "0002-second.sql"), "insert into thing values (2); select 1 / 0;");
  await expect(prepare()).rejects.toThrow(/0002-second.sql failed.*division by zero/);
  expect(await column("select n as value from thing")).toEqual([1]);
  writeFileSync(join(migrationsDir, "0002-second.sql"), "insert into thing values (2);");
  await prepare();
  expect(await column("select name as value from migration order by 1")).toEqual(["0001-first.sql", "0002-second.sql"]);
});

test("a migration changed after it was applied is refused, whatever its line ends", async () => {
  await prepare();
  writeFileSync(
    join(migrationsDir, "0001-first.sql"),
    "create table thing (n int); select pg_sleep(0.2); insert into thing values (1);\r\n",
  );
  await prepare();
  writeFileSync(join(migrationsDir, "0001-first.sql"), "create table thing (n bigint);");
  await expect(prepare()).rejects.toThrow(/0001-first.sql was changed after it was applied/);
});

test("the application enqueues a job in its own transaction, without rights on the queue's tables", async () => {
  await prepare();
  const payload = { companyId: "c", kind: "quote", id: "q" } as const;
  await database.app.transaction().execute((tx) => enqueue(tx, "render-document", payload, "one"));
  await database.app.transaction().execute((tx) => enqueue(tx, "render-document", payload, "one"));
  const undone = database.app.transaction().execute(async (tx) => {
    await enqueue(tx, "render-document", payload, "two");
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect((await database.jobs.query("select key from jobs.jobs")).rows).toEqual([{ key: "one" }]);
  await expect(sql`select * from jobs._private_jobs`.execute(database.app)).rejects.toThrow(/permission denied/);
});
