import { archiveMessages } from "#domain/archive/archive.messages.ts";
import { MOST_ARCHIVE_BYTES } from "#domain/archive/import-archive.ts";
import { inCompany } from "#server/db/tenancy.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { fillCompany } from "#test/filled-company.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { readZip } from "#test/zip.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeOriginalsAbove } from "./archive-rows.repository.ts";
import { prepareArchiveJob } from "./prepare-archive.job.ts";

let app: TestApp;
let owner: Person;
let companyId: string;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
  await fillCompany(owner);
  companyId = (await acceptedCall(owner, "GET", "/api/company")).company.id;
});
afterAll(() => app.close());

async function save(): Promise<Map<string, Buffer>> {
  const { url } = await acceptedCall(owner, "GET", "/api/company/archive/link");
  const answer = await app.server.inject(url);
  expect(answer.statusCode).toBe(200);
  return readZip(answer.rawPayload);
}

const lacksOriginals = async () =>
  (await acceptedCall(owner, "GET", "/api/company/archive")).archive.lacks_originals as boolean;

test("an archive that would be too heavy says that the originals of photos are not in it", async () => {
  const { rows } = await app.database.owner.query(
    `update project_photo set original_bytes = bytes, original_mime = mime where company_id = $1 returning id`,
    [companyId],
  );
  expect(rows.length).toBeGreaterThan(0);
  const { archive } = await acceptedCall(owner, "POST", "/api/company/archive", {});
  await prepareArchiveJob(app.deps, { companyId, id: archive.id });
  const wholeFiles = [...(await save()).keys()];
  expect(wholeFiles.filter((path) => path.startsWith("originaux/"))).toHaveLength(rows.length);
  expect(await lacksOriginals()).toBe(false);
  const leaveOutAbove = (mostBytes: number) =>
    inCompany(app.deps.db, companyId, (tx) => removeOriginalsAbove(tx, archive.id, mostBytes));
  await leaveOutAbove(MOST_ARCHIVE_BYTES);
  expect([...(await save()).keys()]).toEqual(wholeFiles);
  await leaveOutAbove(10);
  const files = await save();
  expect([...files.keys()]).toEqual(wholeFiles.filter((path) => !path.startsWith("originaux/")));
  expect(files.get("LISEZMOI.txt")?.toString()).toContain(archiveMessages.withoutOriginals);
  expect(await lacksOriginals()).toBe(true);
});
