import { sealEarlierDocuments } from "#server/documents/seals/seal-earlier-documents.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import type { TestDatabase } from "#test/test-database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEarlierDatabase } from "./earlier-answers.ts";
import { migrateDatabase, restoreDatabase } from "./earlier-database.ts";

// Documents issued before there were seals answer as they did, and a job seals each once, unless it was altered.

const earlier = readEarlierDatabase("before-documents.json.gz");

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await restoreDatabase(earlier);
  await migrateDatabase(database);
  app = await testApp({ database });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const count = async (table: string) =>
  (await database.owner.query<{ count: number }>(`select count(*)::int from ${table}`)).rows[0]!.count;

async function alter(statement: string, id: string): Promise<void> {
  await database.owner.query("set session_replication_role = replica");
  await database.owner.query(statement, [id]).finally(() => database.owner.query("reset session_replication_role"));
}

const pages = earlier.links
  .map(({ kind, token }) => `/api/public/${kind}s/${token}`)
  .filter((path) => earlier.answers[path]?.status === 200);
const idBehind = async (page: string) =>
  (await database.owner.query("select document_id from public_link where token = $1", [page.split("/").at(-1)])).rows[0]
    .document_id;

test("documents of an earlier version are sealed once, and an altered one is not", async () => {
  const documents = await count("document");
  const id = await idBehind(pages[0]!);
  // With its hash: the list of the migration still says what it was.
  await alter(`update document set view = view || '{"subject": "X"}', view_sha256 = repeat('0', 64) where id = $1`, id);
  expect(await sealEarlierDocuments(app.deps)).toBe(documents - 1);
  expect(await count("document_seal")).toBe(documents - 1);
  expect(await sealEarlierDocuments(app.deps)).toBe(0);
  expect((await app.server.inject(pages[0]!)).json()).toMatchObject({ code: "document_altered" });
  const { rows } = await database.owner.query("select document_id from document_alteration");
  expect(rows).toEqual([{ document_id: id }]);
});

test("an earlier document that is sealed is refused once it is rewritten, whatever the list says", async () => {
  const page = pages[1]!;
  expect((await app.server.inject(page)).statusCode).toBe(200);
  const id = await idBehind(page);
  await alter("update document set due_cents = due_cents where id = $1", id);
  expect((await app.server.inject(page)).statusCode).toBe(200);
  await alter("update document_seal set mac = repeat('0', 64) where document_id = $1", id);
  expect((await app.server.inject(page)).json()).toMatchObject({ code: "document_altered" });
});

test("servers seal earlier documents when they start", async () => {
  await alter("delete from document_seal where document_id <> $1", await idBehind(pages[1]!));
  const second = await testApp({ beside: app, jobs: true });
  await expect.poll(() => count("document_seal"), { timeout: 20_000 }).toBe((await count("document")) - 1);
  await second.close();
});
