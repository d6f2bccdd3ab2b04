import { ARCHIVE_PART_BYTES, partCountOf } from "#domain/archive/import-archive.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { fillCompany } from "#test/filled-company.ts";
import { plainPng } from "#test/image-bombs.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { readZip } from "#test/zip.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareArchiveJob } from "../prepare-archive.job.ts";
import { NOT_IMPORTED } from "./archived-tables.ts";
import { importArchiveJob } from "./import-archive.job.ts";

// The archive of a company read back into a new one: all of it, or nothing.

let app: TestApp;
let owner: Person;
let archive: Buffer;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
  await fillCompany(owner);
  await acceptedCall(owner, "PUT", "/api/company/logo", { data: plainPng(12, 10).toString("base64") });
  await issuedInvoice(owner, "Toiture");
  archive = await exportArchive(owner);
});
afterAll(() => app.close());

async function companyOf(person: Person): Promise<string> {
  return (await acceptedCall(person, "GET", "/api/company")).company.id;
}

async function exportArchive(person: Person): Promise<Buffer> {
  const { archive: asked } = await acceptedCall(person, "POST", "/api/company/archive", {});
  await prepareArchiveJob(app.deps, { companyId: await companyOf(person), id: asked.id });
  const { url } = await acceptedCall(person, "GET", "/api/company/archive/link");
  return (await app.server.inject(url)).rawPayload;
}

async function send(person: Person, bytes: Buffer): Promise<string> {
  const { import: begun } = await acceptedCall(person, "POST", "/api/company/import", {
    file_name: "archive.zip",
    size: bytes.length,
    fingerprint: "1",
  });
  for (let place = 0; place < partCountOf(bytes.length); place++) {
    const part = bytes.subarray(place * ARCHIVE_PART_BYTES, (place + 1) * ARCHIVE_PART_BYTES);
    await acceptedCall(person, "PUT", "/api/company/import/part", { place, base64: part.toString("base64") });
  }
  return begun.id;
}

async function importInto(person: Person, bytes: Buffer) {
  const id = await send(person, bytes);
  await importArchiveJob(app.deps, { companyId: await companyOf(person), id });
  return (await acceptedCall(person, "GET", "/api/company/import")).import;
}

const linesOf = (files: Map<string, Buffer>, table: string) =>
  (files.get(`donnees/${table}.jsonl`)?.toString() ?? "")
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Record<string, unknown>]));

test("an archive that is imported and exported again has the same rows and the same files", async () => {
  const heir = await app.signUp();
  expect(await importInto(heir, archive)).toMatchObject({ state: "done" });
  const [before, after] = [readZip(archive), readZip(await exportArchive(heir))];
  const tables = [...before.keys()].flatMap((path) => /^donnees\/(.+)\.jsonl$/.exec(path)?.[1] ?? []);
  expect(tables.length).toBeGreaterThan(15);
  for (const table of tables.filter((name) => !(name in NOT_IMPORTED))) {
    const here = linesOf(after, table).map((row) => ({ ...row, ...ownFacts(table) }));
    expect(here, table).toEqual(linesOf(before, table).map((row) => ({ ...row, ...ownFacts(table) })));
  }
  const filesOf = (files: Map<string, Buffer>) =>
    [...files].filter(([path]) => path.includes("/") && !path.startsWith("donnees/"));
  expect(filesOf(after).length).toBeGreaterThan(4);
  expect(filesOf(after)).toEqual(filesOf(before));
});

// When the company began here, and what opens it to programs, are its own.
function ownFacts(table: string): Record<string, null> {
  return table === "company" ? { created_at: null, programs_open: null } : {};
}
