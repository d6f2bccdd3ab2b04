import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import type { TestDatabase } from "#test/test-database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { alterStored } from "../raw-sql.ts";
import { readEarlierDatabase, storedFiles } from "./earlier-answers.ts";
import { migrateDatabase, restoreDatabase } from "./earlier-database.ts";

// Files stored before there were seals are sealed at the first start, and only as the migration saw them.

const earlier = readEarlierDatabase("before-documents.json.gz");
const pdfs = [...storedFiles(earlier)].filter((path) => path.endsWith(".pdf") && earlier.answers[path]?.status === 200);

const ROW = "document_id = (select document_id from one) and format = 'pdf'";
const ANOTHER_FILE = `, other as (
    insert into file (company_id, sha256, mime, bytes, created_at)
    select company_id, encode(sha256('other'), 'hex'), 'application/pdf', 'other', now() from document_file
    where ${ROW} returning sha256)
  update document_file set content_sha256 = (select sha256 from other) where ${ROW}`;
const NO_ROW = `delete from document_file where ${ROW}`;

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await restoreDatabase(earlier);
  await migrateDatabase(database);
  await alter(pdfs[0]!, ANOTHER_FILE);
  await alter(pdfs[1]!, NO_ROW);
  app = await testApp({ database });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const read = (path: string) => app.server.inject(path);

/** Changes the stored PDF behind an address, as nobody but a superuser can. */
async function alter(path: string, statement: string): Promise<void> {
  const token = /\/documents\/(.+)\.pdf$/.exec(path)![1];
  await alterStored(database, `with one as (select document_id from public_link where token = $1) ${statement}`, [
    token,
  ]);
}

test.each([
  ["another file", pdfs[0]!],
  ["a row that is gone", pdfs[1]!],
])("an earlier PDF that has %s before it is sealed is refused", async (_what, path) => {
  expect((await read(path)).json()).toMatchObject({ code: "document_altered" });
});

test("an earlier PDF is the same at each reading", async () => {
  const path = pdfs[2]!;
  const [first, second] = [await read(path), await read(path)];
  expect([first.statusCode, second.rawPayload]).toEqual([200, first.rawPayload]);
});

test("an earlier PDF is refused when it changes after it was sealed", async () => {
  const path = pdfs[2]!;
  expect((await read(path)).statusCode).toBe(200);
  await alter(
    path,
    `update file set bytes = set_byte(bytes, 40, (get_byte(bytes, 40) + 1) % 256)
     where sha256 = (select content_sha256 from document_file where ${ROW})`,
  );
  expect((await read(path)).json()).toMatchObject({ code: "document_altered" });
});
