import type { TestDatabase } from "#test/test-database.ts";
import { testDatabase } from "#test/test-database.ts";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MOST_UNREAD, checkSql, serverSources } from "./check-sql.ts";
import { parseSource, sourceReader } from "./sql-texts.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const readSource = sourceReader(ROOT);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** The result of the check for a source that is not in the repository. */
function checkText(text: string) {
  return checkSql(database.owner, [parseSource("src/server/db/planted.ts", text)], readSource);
}

async function problems(text: string): Promise<string[]> {
  return (await checkText(text)).problems.map((problem) => problem.replace("src/server/db/planted.ts:", ""));
}

test("every statement of the server is read and fits the migrated tables", async () => {
  const report = await checkSql(database.owner, serverSources(ROOT, readSource), readSource);
  expect(report.problems).toEqual([]);
  expect(report.unread.length).toBeLessThanOrEqual(MOST_UNREAD);
  expect(report.count).toBeGreaterThan(200);
});

test("every statement with a renamed column is reported with its line", async () => {
  const database = await testDatabase();
  await database.owner.query(`alter table auth.users rename column password_hash to password_digest;
    alter table document rename column gross_cents to total_cents`);
  const rooms = serverSources(ROOT, readSource).filter(({ path }) => /\/(auth\/accounts|documents)\//.test(path));
  const report = await checkSql(database.owner, rooms, readSource);
  await database.close();
  const folders = report.problems.map((problem) => problem.replace(/^src\/server\/(\w+)\/.*?:\d+ {2}/, "$1: "));
  expect(folders).toContain(
    'auth: column "password_hash" does not exist: correct the statement, or the migration that removed it',
  );
  expect(folders.some((folder) => folder.startsWith("documents: column d.gross_cents does not exist"))).toBe(true);
});

test("an unknown table, column or function is reported with its line", async () => {
  expect(
    await problems(`
      sql\`select id from projekt\`;
      sql\`select names from project\`;
      db.query("select add_up(1)");
      db.query("update auth.users set nickname = $1");`),
  ).toEqual([
    '2  relation "projekt" does not exist: correct the statement, or the migration that removed it',
    '3  column "names" does not exist: correct the statement, or the migration that removed it',
    "4  function add_up(integer) does not exist: correct the statement, or the migration that removed it",
    '5  column "nickname" of relation "users" does not exist: correct the statement, or the migration that removed it',
  ]);
});

test("fragments, constants, conditions, tables of texts and functions are followed", async () => {
  const faults = await problems(`
    const WHO = "where nobody = $1";
    const wrong = sql\`and absent = \${1}\`;
    const ORDERS = { new: "order by made_at", old: "order by created_at" };
    function from(table: "document" | "quotation") { return \`select id from \${table}\`; }
    db.query(\`select id from project \${WHO}\`);
    sql\`select id from project where true \${flag ? wrong : sql\`\`}\`;
    db.query("select id from project " + ORDERS[kind]);
    db.query(from("invoices"));
    async function erase(table: "document" | "quotation") { db.query(\`delete from \${table} where id = $1\`); }
    for (const table of ["document", "estimate"]) db.query(\`select id from \${table}\`);`);
  expect(
    faults.map((fault) =>
      fault.replace(" does not exist: correct the statement, or the migration that removed it", ""),
    ),
  ).toEqual([
    '6  column "nobody"',
    '7  column "absent"',
    '8  column "made_at"',
    '9  relation "invoices"',
    '10  relation "quotation"',
    '11  relation "estimate"',
  ]);
});

test("a row type that differs from its statement's columns is refused", async () => {
  expect(
    await problems(`
      import type { Row } from "./database-types.ts";
      type Whole = Row<"project">;
      type Short = Pick<Whole, "id" | "name"> & { total: string; at: number };
      sql<Whole>\`select id, name, created_at from project\`.execute(tx);
      sql<Short>\`select id, count(*) as total, name, created_at as at
        from project group by company_id, id\`.execute(tx);
      db.query<Omit<Short, "total" | "at">>("select id, name from project");`).then((all) =>
      all.filter((fault) => /customer_id|\btotal\b|\bat\b/.test(fault)),
    ),
  ).toEqual([
    "5  the row type names customer_id, which the statement does not return: select it, or take it out",
    "6  the row type says that total is a string, and the driver gives a number: write number",
    "6  the row type says that at is a number, and the driver gives a Date: write Date",
  ]);
});

test("unreadable statements and unused fragments are reported", async () => {
  const { unread } = await checkText(`
    export const search = (tx, column) => tx.query(\`select \${column} from project\`);
    export const unused = sql\`where id = \${1}\`;`);
  expect(unread).toEqual(["src/server/db/planted.ts:2", "src/server/db/planted.ts:3"]);
});
