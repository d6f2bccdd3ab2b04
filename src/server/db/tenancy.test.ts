import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import type { TestDatabase } from "#test/test-database.ts";
import { testDatabase } from "#test/test-database.ts";
import { inCompany } from "./tenancy.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

// Tables with a company that are not locked down: no forced row-level security, or no policy tied to the company.
const UNPROTECTED = `
  select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and not (c.relrowsecurity and c.relforcerowsecurity and exists (
      select 1 from pg_policy p where p.polrelid = c.oid and p.polcmd = '*' and 0 = any(p.polroles)
        and pg_get_expr(p.polqual, c.oid) = '(company_id = current_company())'
        and pg_get_expr(p.polwithcheck, c.oid) = '(company_id = current_company())'))
  order by 1`;

// Tables of the application without a company: they must be named here, or have one.
const WITHOUT_COMPANY = `
  select c.relname from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and not exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)
  order by 1`;

async function names(query: string): Promise<string[]> {
  return (await database.owner.query<{ relname: string }>(query)).rows.map((row) => row.relname);
}

test("every table with a company has row-level security enabled, forced and tied to the company", async () => {
  expect(await names(UNPROTECTED)).toEqual([]);
  expect(await names(WITHOUT_COMPANY)).toEqual(["installation", "migration"]);
});

test("a new table without its policy, a dropped policy and an unforced table are all found", async () => {
  await database.owner.query("begin");
  await database.owner.query("create table forgotten (company_id uuid)");
  await database.owner.query("drop policy own_company on customer");
  await database.owner.query("alter table project no force row level security");
  expect(await names(UNPROTECTED)).toEqual(["customer", "forgotten", "project"]);
  await database.owner.query("rollback");
});

test("no role of the product is superuser or escapes row-level security", async () => {
  const roles = await database.owner.query(
    "select rolname from pg_roles where rolname like 'etabli%' and (rolsuper or rolbypassrls)",
  );
  expect(roles.rows).toEqual([]);
});

test("the application role sees nothing without a company, and only its own with one", async () => {
  const [mine, theirs] = [randomUUID(), randomUUID()];
  for (const id of [mine, theirs])
    await inCompany(database.app, id, (tx) =>
      sql`insert into company (company_id, created_at) values (${id}, now())`.execute(tx),
    );
  const all = sql<{ company_id: string }>`select company_id from company`;
  expect((await all.execute(database.app)).rows).toEqual([]);
  expect((await inCompany(database.app, mine, (tx) => all.execute(tx))).rows).toEqual([{ company_id: mine }]);
});

test("a company cannot write a row for another, nor keep its own after the transaction", async () => {
  const [mine, theirs] = [randomUUID(), randomUUID()];
  const intruding = inCompany(database.app, mine, (tx) =>
    sql`insert into company (company_id, created_at) values (${theirs}, now())`.execute(tx),
  );
  await expect(intruding).rejects.toThrow(/row-level security/);
  const kept = await sql<{ company: string }>`select current_setting('app.company', true) as company`.execute(
    database.app,
  );
  expect(kept.rows[0]?.company ?? "").toBe("");
});

test("two pieces of work that block each other are both done, the loser again from its beginning", async () => {
  let attempts = 0;
  const locking = (first: number, second: number) =>
    inCompany(database.app, randomUUID(), async (tx) => {
      attempts++;
      await sql`select pg_advisory_xact_lock(${first}::int, 0), pg_sleep(0.1)`.execute(tx);
      await sql`select pg_advisory_xact_lock(${second}::int, 0)`.execute(tx);
      return first;
    });
  expect(await Promise.all([locking(1, 2), locking(2, 1)])).toEqual([1, 2]);
  expect(attempts).toBe(3);
});

test("a conflict that lasts is tried again three times, another failure never", async () => {
  let attempts = 0;
  const failing = (code: string) =>
    inCompany(database.app, randomUUID(), (tx) => {
      attempts++;
      return sql`${sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`)}`.execute(tx);
    });
  await expect(failing("40001")).rejects.toMatchObject({ code: "40001" });
  expect(attempts).toBe(4);
  await expect(failing("23505")).rejects.toMatchObject({ code: "23505" });
  expect(attempts).toBe(5);
});

test("an issued invoice can be neither changed nor deleted, even by the owner of the table", async () => {
  await expect(database.owner.query("set role etabli_owner; update invoice set number = 'F2026-9999'")).rejects.toThrow(
    /never changed/,
  );
  await database.owner.query("reset role");
  await expect(database.owner.query("set role etabli_owner; delete from invoice")).rejects.toThrow(/never changed/);
  await database.owner.query("reset role");
});
