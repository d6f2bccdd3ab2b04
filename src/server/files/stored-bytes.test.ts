import { inCompany } from "#server/db/tenancy.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findCheckedFile, readFilePart, saveFile } from "./files.repository.ts";

// The database keeps the bytes of a file as they are: it neither compresses them nor undoes that at each reading.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("a file that is read by parts takes as many bytes in the database as it has", async () => {
  const companyId = randomUUID();
  await app.database.owner.query("insert into company (company_id, created_at) values ($1, now())", [companyId]);
  const bytes = Buffer.from("une même phrase. ".repeat(4_000));
  const sha256 = await inCompany(app.deps.db, companyId, (tx) =>
    saveFile(tx, companyId, { bytes, mime: "application/pdf" }, new Date()),
  );
  const { rows } = await app.database.owner.query(
    "select pg_column_size(bytes) as size from file where company_id = $1",
    [companyId],
  );
  expect(rows).toEqual([{ size: bytes.length }]);
  const [head, part] = await inCompany(app.deps.db, companyId, (tx) =>
    Promise.all([findCheckedFile(tx, sha256), readFilePart(tx, sha256, 50_000, 500)]),
  );
  expect(head).toMatchObject({ size: bytes.length, isIntact: true });
  expect(part.equals(bytes.subarray(50_000, 50_500))).toBe(true);
});
