import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import type { TestDatabase } from "#test/test-database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { alterStored } from "../raw-sql.ts";
import { readEarlierDatabase, storedFiles } from "./earlier-answers.ts";
import { migrateDatabase, restoreDatabase } from "./earlier-database.ts";

// Documents and files from before the seals answer as they did. The first start seals each, unless it was altered.

const earlier = readEarlierDatabase("before-documents.json.gz");
const isAnswered = (path: string) => earlier.answers[path]?.status === 200;
const pages = earlier.links.map(({ kind, token }) => `/api/public/${kind}s/${token}`).filter(isAnswered);
const files = [...storedFiles(earlier)].filter(isAnswered);

let database: TestDatabase;
let app: TestApp;
let alteredId: string;
let fileCount: number;
beforeAll(async () => {
  database = await restoreDatabase(earlier);
  await migrateDatabase(database);
  alteredId = await idBehind(pages[0]!);
  fileCount = await count(`unsealed_file where document_id <> '${alteredId}'`);
  // With its hash: the list of the migration still says what it was.
  await alter(
    `update document set view = view || '{"subject": "X"}', view_sha256 = repeat('0', 64) where id = $1`,
    alteredId,
  );
  app = await testApp({ database });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const count = async (source: string) =>
  (await database.owner.query<{ count: number }>(`select count(*)::int from ${source}`)).rows[0]!.count;

const alter = (statement: string, id: string) => alterStored(database, statement, [id]);

async function idBehind(page: string): Promise<string> {
  const token = page.split("/").at(-1);
  return (await database.owner.query("select document_id from public_link where token = $1", [token])).rows[0]
    .document_id;
}

async function expectSealedOnce(): Promise<void> {
  expect(await count("document_seal")).toBe((await count("document")) - 1);
  expect(await count("document_file_seal")).toBe(fileCount);
  expect([await count("unsealed_document"), await count("unsealed_file")]).toEqual([0, 0]);
}

test("documents and files of an earlier version are sealed at the first start", async () => {
  expect(fileCount).toBeGreaterThan(0);
  await expectSealedOnce();
});

test("an altered document of an earlier version is not sealed", async () => {
  const { rows: seals } = await database.owner.query("select from document_seal where document_id = $1", [alteredId]);
  expect(seals).toEqual([]);
  expect((await app.server.inject(pages[0]!)).json()).toMatchObject({ code: "document_altered" });
  const { rows } = await database.owner.query("select distinct document_id from document_alteration");
  expect(rows).toEqual([{ document_id: alteredId }]);
});

test.each([
  ["the same machine", () => ({ env: { DATA_DIR: app.config.dataDir } })],
  ["another machine", () => ({})],
])("a second start on %s leaves all as it was", async (_where, options) => {
  const second = await testApp({ beside: app, ...options() });
  await expectSealedOnce();
  for (const path of [...pages, ...files]) {
    const token = /[^/]+$/.exec(path)![0].replace(/\.(pdf|xml)$/, "");
    if ((await idBehind(token)) === alteredId) continue;
    expect([path, (await second.server.inject(path)).statusCode]).toEqual([path, 200]);
  }
  await second.close();
});

test("an earlier document that is sealed is refused once its seal is another", async () => {
  const page = pages[1]!;
  expect((await app.server.inject(page)).statusCode).toBe(200);
  await alter("update document_seal set mac = repeat('0', 64) where document_id = $1", await idBehind(page));
  expect((await app.server.inject(page)).json()).toMatchObject({ code: "document_altered" });
});
