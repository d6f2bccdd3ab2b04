import { missingSql } from "#test/table-rules.ts";
import type { TestDatabase } from "#test/test-database.ts";
import { testDatabase } from "#test/test-database.ts";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCompany } from "./tenancy.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/**
 * Runs `work` on the catalogue as if a migration had been applied, and rolls it back. What the tables lack already is
 * added before, so that the first test alone tells it.
 */
async function afterMigration(migration: string, work: () => Promise<void>): Promise<void> {
  await database.owner.query("begin");
  try {
    await database.owner.query(await missingSql(database.owner));
    await database.owner.query(migration);
    await work();
  } finally {
    await database.owner.query("rollback");
  }
}

test("every company table is protected by its keys, policy and rights", async () => {
  expect(await missingSql(database.owner), "lines of SQL that tables lack").toBe("");
});

test("what another table lacks is not told with a planted fault", async () => {
  await database.owner.query("alter table project add column motto text");
  try {
    await afterMigration("alter table project add column number text", async () => {
      const lines = await missingSql(database.owner);
      expect([lines.includes("(number)"), lines.includes("motto")]).toEqual([true, false]);
    });
  } finally {
    await database.owner.query("alter table project drop column motto");
  }
});

test("an unprotected table is refused with the SQL lines that protect it", async () => {
  const migration = "create table tool (id uuid primary key, project_id uuid)";
  await afterMigration(migration, async () => {
    const lines = await missingSql(database.owner);
    expect(lines).toBe(
      [
        "-- Table tool: add to its migration, in src/server/db/migrations",
        "alter table tool add column company_id uuid not null;",
        "alter table tool add foreign key (company_id) references company;",
        "alter table tool drop constraint tool_pkey cascade;",
        "alter table tool add primary key (company_id, id);",
        "alter table tool enable row level security;",
        "alter table tool force row level security;",
        "create policy own_company on tool",
        "  using (company_id = current_company()) with check (company_id = current_company());",
        "grant select, insert on tool to etabli_app;",
        "-- and delete, when the product deletes its rows",
      ].join("\n"),
    );
    await database.owner.query(lines);
    expect(await missingSql(database.owner)).toBe("");
  });
});

test.each([
  ["a dropped policy", "drop policy own_company on customer", "create policy own_company on customer"],
  [
    "a policy that lets others in",
    "drop policy own_company on customer; create policy own_company on customer using (true) with check (true)",
    "drop policy own_company on customer;\ncreate policy own_company on customer",
  ],
  [
    "a policy beside it that shows more",
    "create policy everything on customer for select using (true)",
    "drop policy everything on customer;",
  ],
  [
    "row-level security not enabled",
    "alter table project disable row level security",
    "alter table project enable row level security;",
  ],
  [
    "row-level security not forced",
    "alter table project no force row level security",
    "alter table project force row level security;",
  ],
  [
    "a key that points at any company's row",
    "create table tool (like task including all); alter table project add unique (id); " +
      "alter table tool add foreign key (project_id) references project (id)",
    "alter table tool add foreign key (company_id, project_id)\n  references project (company_id, id);",
  ],
  ["a table that the application may not read", "revoke all on task from etabli_app", "grant select, insert on task"],
  [
    "a table that the application may change whole",
    "grant update on public_link to etabli_app",
    "revoke update on public_link from etabli_app;\n" +
      "grant update (revoked_at, first_viewed_at) on public_link to etabli_app;",
  ],
  [
    "a key that the application may change",
    "grant update (company_id) on task to etabli_app",
    "revoke update (company_id) on task from etabli_app;",
  ],
  [
    "a column that nobody may change without being named",
    "alter table company add column motto text",
    "grant update (motto) on company to etabli_app;\n-- or name the columns that never change in NEVER_CHANGED",
  ],
  [
    "a column that no creation may say without being named",
    "alter table project add column motto text",
    "grant insert (motto) on project to etabli_app;\n-- or name the columns that no creation says in NEVER_INSERTED",
  ],
])("%s is reported with the SQL that corrects it", async (_name, migration, line) => {
  await afterMigration(migration, async () => expect(await missingSql(database.owner)).toContain(line));
});

test.each([
  ["a link moved to another document", "update public_link set document_id = gen_random_uuid()"],
  ["a link given another token", "update public_link set token = 'x'"],
  ["a project said to be invoiced", "update project set invoiced = true"],
  ["a project created as invoiced", "insert into project (invoiced) values (true)"],
  ["a company moved to another time zone", "update company set time_zone = 'Etc/GMT+12'"],
  ["an invitation for another address", "update invitation set email = 'x@example.org'"],
  ["a conversation given to another member", "update assistant_session set user_id = gen_random_uuid()"],
])("the application role is refused %s", async (_what, statement) => {
  const change = inCompany(database.app, randomUUID(), (tx) => sql.raw(statement).execute(tx));
  await expect(change).rejects.toThrow(/permission denied/);
});

test("no role of the product is superuser or bypasses row-level security", async () => {
  const roles = await database.owner.query(
    "select rolname from pg_roles where rolname like 'etabli%' and (rolsuper or rolbypassrls)",
  );
  expect(roles.rows).toEqual([]);
});

test("the application role sees only the rows of the current company", async () => {
  const [mine, theirs] = [randomUUID(), randomUUID()];
  for (const id of [mine, theirs])
    await inCompany(database.app, id, (tx) =>
      sql`insert into company (company_id, created_at) values (${id}, now())`.execute(tx),
    );
  const all = sql<{ company_id: string }>`select company_id from company`;
  expect((await all.execute(database.app)).rows).toEqual([]);
  expect((await inCompany(database.app, mine, (tx) => all.execute(tx))).rows).toEqual([{ company_id: mine }]);
});

test("a company cannot write rows for another", async () => {
  const [mine, theirs] = [randomUUID(), randomUUID()];
  const intruding = inCompany(database.app, mine, (tx) =>
    sql`insert into company (company_id, created_at) values (${theirs}, now())`.execute(tx),
  );
  await expect(intruding).rejects.toThrow(/row-level security/);
  const setting = await sql<{ company: string }>`select current_setting('app.company', true) as company`.execute(
    database.app,
  );
  expect(setting.rows[0]?.company ?? "").toBe("");
});

test("after a deadlock both transactions succeed", async () => {
  let attempts = 0;
  const bothHoldALock = Promise.withResolvers<void>();
  const locking = (first: number, second: number) =>
    inCompany(database.app, randomUUID(), async (tx) => {
      const attempt = ++attempts;
      await sql`select pg_advisory_xact_lock(${first}::int, 0)`.execute(tx);
      if (attempt === 2) bothHoldALock.resolve();
      await bothHoldALock.promise;
      await sql`select pg_advisory_xact_lock(${second}::int, 0)`.execute(tx);
      return first;
    });
  expect(await Promise.all([locking(1, 2), locking(2, 1)])).toEqual([1, 2]);
  expect(attempts).toBe(3);
});

test("only a conflict makes a transaction run again, three times at most", async () => {
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

test.each(["update document set number = 'F2026-9999'", "delete from document", "truncate document cascade"])(
  "« %s » is refused even to the owner of the table",
  async (statement) => {
    await expect(database.owner.query(`set role etabli_owner; ${statement}`)).rejects.toThrow(/never changed/);
    await database.owner.query("reset role");
  },
);

test("of statements sent together, the fault that is told is that of the first one", async () => {
  const work = inCompany(database.app, randomUUID(), async (tx) => {
    sql`select 1 / 0`.execute(tx).catch(() => {});
    await sql`select 1`.execute(tx);
  });
  await expect(work).rejects.toMatchObject({ code: "22012" });
});
