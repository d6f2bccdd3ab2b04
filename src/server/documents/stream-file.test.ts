import { inCompany } from "#server/db/tenancy.ts";
import { findCheckedFile, saveFile } from "#server/files/files.repository.ts";
import type { TestDatabase } from "#test/test-database.ts";
import { testDatabase } from "#test/test-database.ts";
import { sql } from "kysely";
import { randomBytes, randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rememberParts, streamFile } from "./stream-file.ts";

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
    get: (db, name) => (name === "getExecutor" ? (reads++, db.getExecutor.bind(db)) : Reflect.get(db, name)),
  });
  return {
    bytes,
    sha256: head!.sha256,
    open: (): Readable => streamFile(countedPool, companyId, head!),
    reads: () => reads,
  };
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

test("a file that was just stored is sent without being read again", async () => {
  const { bytes, open, reads, sha256 } = await storeRandomFile(600_000);
  rememberParts(companyId, sha256, bytes);
  expect((await buffer(open())).equals(bytes)).toBe(true);
  expect(reads()).toBe(0);
});

const READERS = 12;
const startReading = (reader: Readable) => new Promise((resolve) => reader.once("readable", resolve));

test("a reader that stops reading holds no connection", async () => {
  const files = await Promise.all(Array.from({ length: READERS }, () => storeRandomFile(3_000_000)));
  const readers = files.map(({ open }) => open());
  await Promise.all(readers.map(startReading));
  // As many as the pool has connections: one that a reader held would be missing, and nobody would go on.
  const { promise: areAllIn, resolve: noteAllIn } = Promise.withResolvers<void>();
  let transactions = 0;
  await Promise.all(
    readers.map(() =>
      inCompany(database.app, companyId, async (tx) => {
        await sql`select 1`.execute(tx);
        if (++transactions === READERS) noteAllIn();
        await areAllIn;
      }),
    ),
  );
  expect(Math.max(...readers.map((reader) => reader.readableLength))).toBeLessThan(2 * 262_144 + 1);
  for (const reader of readers) reader.destroy();
});

test("a closed reader reads no further part", async () => {
  const [closedFile, otherFile] = [await storeRandomFile(3_000_000), await storeRandomFile(3_000_000)];
  const closedReader = closedFile.open();
  await startReading(closedReader);
  closedReader.destroy();
  // It has had the time to read all of its parts, as the other reader did.
  await buffer(otherFile.open());
  expect(otherFile.reads()).toBe(12);
  expect(closedFile.reads()).toBeLessThanOrEqual(2);
});
