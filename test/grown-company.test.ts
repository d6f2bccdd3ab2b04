import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { grownCompany } from "./grown-company.ts";
import type { TestApp } from "./test-app.ts";
import { testApp } from "./test-app.ts";

// The benches fill companies without triggers. The same rows, written again in another company with every trigger, must
// leave the same facts.

const COPIES = 200;
/** Written with triggers, in an order that keys allow. */
const WRITTEN = [
  "customer",
  "project",
  "task",
  "hour_cost",
  "time_entry",
  "document",
  "sending",
  "quote_decision",
  "payment",
];
/** Kept by triggers, in rows of their own or in a written one. */
const KEPT = [
  "project",
  "project_sum",
  "invoice_balance",
  "figure_day",
  "vat_part",
  "vat_day",
  "word_use",
  "word_part",
];
const NOTHING_KEPT = `'{"tasks_total":0,"tasks_left":0,"quoted":false,"invoiced":false,"waiting_quotes":0,
  "waiting_cents":0,"waiting_since":null,"quotes_to_send":0,"to_send_cents":0,"unanswered_quotes":0,
  "unanswered_cents":0}'`;

let app: TestApp;
let companyId: string;
const byTriggers = randomUUID();

beforeAll(async () => {
  app = await testApp();
  await grownCompany(app, COPIES);
  companyId = (await app.database.owner.query("select company_id from company")).rows[0].company_id;
  await writeAgain();
});
afterAll(() => app.close());

/** Writes the rows of the filled company in another one, with every trigger. */
async function writeAgain(): Promise<void> {
  const { owner } = app.database;
  await owner.query("insert into company (company_id, created_at) values ($1, now())", [byTriggers]);
  await owner.query("select set_config('app.company', $1, false)", [byTriggers]);
  for (const table of WRITTEN) {
    const { rows } = await owner.query<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    const { columns } = rows[0]!;
    await owner.query(
      `insert into ${table} (${columns}) select ${columns} from (
        select made.* from ${table} row cross join lateral jsonb_populate_record(row,
          jsonb_build_object('company_id', $1::uuid) || ${table === "project" ? NOTHING_KEPT : "'{}'"}::jsonb) made
        where row.company_id = $2) made`,
      [byTriggers, companyId],
    );
  }
}

/** The rows of a table that one of the two companies alone has, without their company. */
async function differences(table: string): Promise<object[]> {
  const rowsOf = (company: string) => `select to_jsonb(row) - 'company_id' as row from ${table} row
    where company_id = '${company}'`;
  const { rows } = await app.database.owner.query<object>(
    `(select 'filled' as by, * from (${rowsOf(companyId)} except ${rowsOf(byTriggers)}) filled)
      union all (select 'triggers', * from (${rowsOf(byTriggers)} except ${rowsOf(companyId)}) triggers) limit 4`,
  );
  return rows;
}

test.each(KEPT)("a filled company keeps in %s what triggers would", async (table) => {
  const { rows } = await app.database.owner.query(`select from ${table} where company_id = $1`, [companyId]);
  expect(rows.length).toBeGreaterThan(table === "word_part" ? 20 : COPIES / 2);
  expect(await differences(table)).toEqual([]);
});

test.each([
  ["project", "update project set tasks_left = tasks_left + 1 where tasks_left < tasks_total"],
  ["project", "update project set waiting_cents = 0 where quoted"],
  ["project", "update project set to_send_cents = 0 where quotes_to_send > 0"],
  ["project", "update project set unanswered_quotes = 0 where unanswered_cents > 0"],
  ["invoice_balance", "update invoice_balance set paid_cents = 0 where paid_cents > 0"],
  ["project_sum", "update project_sum set noted_minutes = 0 where noted_minutes > 0"],
  ["project_sum", "update project_sum set last_on = null where last_on is not null"],
  ["word_use", "delete from word_use where kind = 'email'"],
  ["word_part", "delete from word_part where word like 's%'"],
])("a fact of %s that a fill forgets is told (%s)", async (table, fault) => {
  const { owner } = app.database;
  await owner.query("begin");
  try {
    const forgotten = await owner.query(`${fault} and company_id = $1`, [companyId]);
    expect(forgotten.rowCount).toBeGreaterThan(0);
    expect(await differences(table)).not.toEqual([]);
  } finally {
    await owner.query("rollback");
  }
});
