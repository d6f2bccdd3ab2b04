import type { TestDatabase } from "#test/test-database.ts";
import { testDatabase } from "#test/test-database.ts";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseTypes, staleTypes } from "./database-types.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("the committed row types match the migrated database", async () => {
  expect(await staleTypes(database.owner, ROOT)).toBeNull();
});

test("after a column is renamed, the message names the file and the command to run", async () => {
  await database.owner.query("begin; alter table document rename column gross_cents to total_cents");
  const sentence = await staleTypes(database.owner, ROOT);
  await database.owner.query("rollback");
  expect(sentence).toBe(
    "src/server/db/public-tables.ts no longer match the migrations: " +
      "run node_modules/.bin/node scripts/database-types.ts, then change what the compiler shows",
  );
});

test("row types describe the driver's values, nulls and lists of texts", async () => {
  await database.owner.query(`begin; create table auth.sample (
    day date, amount numeric not null, count bigint not null default 0, moments timestamptz[] not null,
    color text not null check (color in ('red', 'green')), kept jsonb)`);
  const files = await databaseTypes(database.owner);
  await database.owner.query("rollback");
  expect(files["src/server/db/auth-tables.ts"]).toContain(`  "auth.sample": {
    day: CalendarDate | null;
    amount: string;
    count: Generated<number>;
    moments: Date[];
    color: "red" | "green";
    kept: unknown;
  };
`);
});

test("a column of an unknown type stops the script with what to add", async () => {
  await database.owner.query("begin; create table auth.sample (place point)");
  await expect(databaseTypes(database.owner)).rejects.toThrow("auth.sample.place is a point: add to TYPES");
  await database.owner.query("rollback");
});
