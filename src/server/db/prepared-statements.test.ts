import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { statementNames } from "./prepared-statements.ts";
import { inCompany } from "./tenancy.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("only a frequent statement gets a name", () => {
  const names = statementNames();
  const answers = Array.from({ length: 5 }, () => names.named("select $1", [1]).name);
  expect(answers.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  expect(answers[3]).toMatch(/^0-/);
  expect(answers[4]).toBe(answers[3]);
  expect(names.named("select $1, $2", [1, 2]).name).toBeUndefined();
});

test("each text has a name of its own", () => {
  const names = statementNames();
  for (const text of ["select $1", "select $1::int"]) for (let turn = 0; turn < 3; turn++) names.named(text, [1]);
  expect(names.named("select $1", [1]).name).not.toBe(names.named("select $1::int", [1]).name);
});

test("texts that differ each time never fill the memory", () => {
  const names = statementNames();
  for (let index = 0; index < 5_000; index++) names.named(`select ${index}, $1`, [1]);
  for (let turn = 0; turn < 5; turn++) expect(names.named("select 9999, $1", [1]).name).toBeUndefined();
});

test("a table that gets a column while its statements are prepared makes no call fail", async () => {
  await app.database.owner.query("create table growing (one int); insert into growing values (1)");
  await app.database.owner.query("grant select on growing to etabli_app");
  const read = async () =>
    inCompany(app.deps.db, randomUUID(), async (tx) => {
      const { rows } = await sql<object>`select * from growing where one = ${1}`.execute(tx);
      return rows;
    });
  for (let turn = 0; turn < 10; turn++) await read();
  await app.database.owner.query("alter table growing add column two int");
  for (let turn = 0; turn < 10; turn++) expect(await read()).toEqual([{ one: 1, two: null }]);
});

/** Makes a table of sign-in, and reads it so often that its statement is prepared. */
async function readOften(table: string) {
  await app.database.owner.query(`create table auth.${table} (one int); insert into auth.${table} values (1)`);
  await app.database.owner.query(`grant select on auth.${table} to etabli_auth`);
  const read = async () => (await app.database.auth.query(`select * from auth.${table} where one = $1`, [1])).rows;
  for (let turn = 0; turn < 6; turn++) await read();
  return read;
}

test("sign-in's statements are prepared too", async () => {
  await readOften("often_read");
  const { rows } = await app.database.auth.query("select from pg_prepared_statements where statement ~ 'often_read'");
  expect(rows).toHaveLength(1);
});

test("sign-in's prepared statements survive a table that gets a column", async () => {
  const readGrown = await readOften("grown");
  await app.database.owner.query("alter table auth.grown add column two int");
  for (let turn = 0; turn < 6; turn++) expect(await readGrown()).toEqual([{ one: 1, two: null }]);
});

test("a statement without values is planned anew for each company", async () => {
  const statements = await inCompany(app.deps.db, randomUUID(), async (tx) => {
    for (let turn = 0; turn < 5; turn++) await sql<object>`select name from company limit 7`.execute(tx);
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx);
    return rows.map(({ statement }) => statement);
  });
  expect(statements).not.toContain("select name from company limit 7");
});
