import { inCompany } from "#server/db/tenancy.ts";
import type { TestDatabase } from "#test/test-database.ts";
import { testDatabase } from "#test/test-database.ts";
import { sql } from "kysely";
import { randomBytes, randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findCheckedFile, saveFile } from "#server/files/files.repository.ts";
import { streamFile } from "./stream-file.ts";

let database: TestDatabase;
const companyId = randomUUID();
beforeAll(async () => {
  database = await testDatabase();
  await inCompany(database.app, companyId, (tx) =>
    sql`insert into company (company_id, created_at) values (${companyId}, now())`.execute(tx),
  );
});
afterAll(() => database.close());

/** Keeps a file of random bytes; gives it as a stream, whose reads of the database are counted. */
async function storeRandomFile(size: number) {
  const bytes = randomBytes(size);
  const head = await inCompany(database.app, companyId, async (tx) =>
    findCheckedFile(tx, await saveFile(tx, companyId, { bytes, mime: "application/pdf" }, new Date())),
  );
  let reads = 0;
  const countedPool = new Proxy(database.app, {
    get: (db, name) => (name === "connection" ? (reads++, db.connection.bind(db)) : Reflect.get(db, name)),
  });
  return { bytes, open: (): Readable => streamFile(countedPool, companyId, head!), reads: () => reads };
}

test("a file is sent whole and in order, whatever its length", async () => {
  for (const size of [0, 1, 262_143, 262_144, 262_145, 900_000]) {
    const { bytes, open } = await storeRandomFile(size);
    expect((await buffer(open())).equals(bytes), String(size)).toBe(true);
  }
});

test("a hundred readers of one file share its reads", async () => {
  const { bytes, open, reads } = await storeRandomFile(600_000);
  const all = await Promise.all(Array.from({ length: 100 }, () => buffer(open())));
  expect(all.every((one) => one.equals(bytes))).toBe(true);
  expect(reads()).toBe(3);
});

test("a reader that stops releases the file and the connection", async () => {
  const { open, reads } = await storeRandomFile(3_000_000);
  const slow = Array.from({ length: 50 }, open);
  await Promise.all(slow.map((one) => new Promise((resolve) => one.once("readable", resolve))));
  expect(Math.max(...slow.map((one) => one.readableLength))).toBeLessThan(2 * 262_144 + 1);
  expect(reads()).toBeLessThanOrEqual(2);
  const { rows } = await sql<{ free: number }>`select 1 as free`.execute(database.app);
  expect(rows).toHaveLength(1);
  for (const one of slow) one.destroy();
});
