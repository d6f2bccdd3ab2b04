import type { PrintedView } from "#domain/documents/printed-view.ts";
import { loadSignedCopy } from "#server/quotes/signing/signed-copy.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { companyOf, exportArchive, importInto, linesOf, partOf, sendArchive } from "#test/archive-calls.ts";
import { fillCompany } from "#test/filled-company.ts";
import { expectSameRows, fillSite, readDerived } from "#test/imported-company.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { dice } from "#test/random-books.ts";
import { fillRandomly } from "#test/random-company.ts";
import { READY_SELLER, pricedProject } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { readZip } from "#test/zip.ts";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NOT_ARCHIVED } from "../archive-rows.repository.ts";
import { AFTER_DOCUMENTS, BEFORE_DOCUMENTS, NOT_IMPORTED, isKnownTable } from "./archived-tables.ts";
import { runArchiveImportJob } from "./import-archive.job.ts";

// The archive of a company read back into a new one: every row, every file, the next numbers.

let app: TestApp;
let owner: Person;
let archive: Buffer;

beforeAll(async () => {
  app = await testApp({ env: { API_QUOTAS: "document=100000,write=100000,upload=100000" } });
  owner = await app.signUp("claire@example.org");
  await fillCompany(owner);
  await issuedInvoice(owner, "Toiture");
  await fillSite(app, owner);
  archive = await exportArchive(app, owner);
});
afterAll(() => app.close());

test("an archive that is imported and exported again has the same rows and the same files", async () => {
  const heir = await app.signUp();
  expect(await importInto(app, heir, archive)).toMatchObject({ state: "done" });
  expectSameRows(readZip(archive), readZip(await exportArchive(app, heir)));
});

test.each([1, 2, 3])(
  "a company that people filled in any order comes back with what it owes and its next numbers (%i)",
  async (seed) => {
    const person = await app.signUp();
    await fillRandomly(person, 8, dice(seed));
    const before = await exportArchive(app, person);
    const heir = await app.signUp();
    expect(await importInto(app, heir, before)).toMatchObject({ state: "done" });
    expect(await readDerived(app, await companyOf(heir))).toEqual(await readDerived(app, await companyOf(person)));
    expectSameRows(readZip(before), readZip(await exportArchive(app, heir)));
    const noneSince = { quote: null, invoice: null, credit_note: null };
    await acceptedCall(heir, "PUT", "/api/company/restored-copy", noneSince);
    const [here, there] = [await issuedInvoice(heir, "Suite"), await issuedInvoice(person, "Suite")];
    expect(here.number).toBe(there.number);
  },
);

test("the PDF of an imported document has the bytes that it had", async () => {
  const heir = await app.signUp();
  await importInto(app, heir, archive);
  const [line] = linesOf(readZip(archive), "document_file").filter(({ format }) => format === "pdf");
  const { url } = await acceptedCall(heir, "POST", `/api/documents/${line!.document_id}/link`, {});
  const pdf = await app.server.inject(url);
  expect(createHash("sha256").update(pdf.rawPayload).digest("hex")).toBe(line!.content_sha256);
});

test("each imported document has a seal of this installation for its new company", async () => {
  const heir = await app.signUp();
  await importInto(app, heir, archive);
  const { rows } = await app.database.owner.query(
    `select count(*)::int as count, count(distinct s.mac)::int as macs from document d
     join document_seal s on s.document_id = d.id and s.company_id = d.company_id
     where d.id in (select id from document where company_id = $1)`,
    [await companyOf(heir)],
  );
  // The same documents in several companies, each with a seal of its own.
  expect(rows[0].count).toBeGreaterThan(3);
  expect(rows[0].macs).toBe(rows[0].count);
});

test("notes, costs of hours, closures, questions and words of photos come back", async () => {
  const heir = await app.signUp();
  await importInto(app, heir, archive);
  const files = readZip(await exportArchive(app, heir));
  expect(linesOf(files, "project_note").map(({ notes }) => notes)).toContain("Code du portail : 12");
  expect(linesOf(files, "hour_cost").map(({ cents }) => cents)).toEqual(expect.arrayContaining([2_500, 3_100]));
  expect(linesOf(files, "company_closure")).toContainEqual(
    expect.objectContaining({ first_day: "2027-08-02", label: "Congés d'été" }),
  );
  expect(linesOf(files, "quote_question").map(({ question }) => question)).toContain("Quand ?");
  const photo = linesOf(files, "project_photo").find(({ caption }) => caption === "Le mur fini");
  expect(photo?.before_id).toEqual(expect.any(String));
  const sentPhoto = linesOf(readZip(archive), "project_photo").find(({ caption }) => caption === "Le mur fini");
  expect([photo?.added_by, photo?.added_by]).toEqual([sentPhoto?.added_by, expect.any(String)]);
  expect([...files.keys()].filter((path) => path.startsWith("originaux/"))).toHaveLength(1);
});

test("what a customer signed is sealed anew for its new company, as the signed copy says", async () => {
  const heir = await app.signUp();
  // What was chosen before the archive came gives way to it.
  await acceptedCall(heir, "PUT", "/api/team/costs", { user_id: null, hour_cents: 1 });
  await importInto(app, heir, archive);
  const [line] = linesOf(readZip(archive), "customer_answer");
  const { rows: answers } = await app.database.owner.query(
    "select mac from customer_answer where company_id = $1 and id = $2",
    [await companyOf(heir), line!.id],
  );
  expect([answers.length, answers[0].mac === line!.mac]).toEqual([1, false]);
  const [document] = linesOf(readZip(archive), "document").filter(({ id }) => id === line!.document_id);
  const page = await acceptedCall(heir, "GET", `/api/projects/${document!.project_id}/quote-answers`);
  expect(page.answers).toMatchObject([{ signer: "Léa Arc", is_intact: true }]);
  const printedViews: PrintedView[] = [];
  const deps = {
    ...app.deps,
    renderDocument: async (view: PrintedView) => {
      printedViews.push(view);
      return new Uint8Array();
    },
  };
  await loadSignedCopy(deps, { companyId: await companyOf(heir), answerId: String(line!.id) });
  const seals = printedViews.flatMap(
    ({ evidence }) => evidence?.facts.filter(({ label }) => label.startsWith("Sceau")) ?? [],
  );
  expect(seals).toHaveLength(1);
  expect(seals[0]!.value).toContain(`${answers[0].mac}, posé de nouveau le`);
});

test("that documents were imported is kept with its moment, its author and its archive", async () => {
  const heir = await app.signUp("hélène@example.org");
  await importInto(app, heir, archive);
  const { origin } = await acceptedCall(heir, "GET", "/api/company/import");
  const manifest = JSON.parse(readZip(archive).get("manifest.json")!.toString());
  expect(origin).toMatchObject({
    by: heir.email.split("@")[0],
    source_name: manifest.company.name,
    made_at: manifest.made_at,
    document_count: manifest.document_count,
  });
  await expect(app.database.owner.query("update imported_archive set imported_at = now()")).rejects.toThrow(
    "never changed",
  );
  // It leaves with the next archive, and comes back with it.
  const again = await app.signUp();
  await importInto(app, again, await exportArchive(app, heir));
  const lines = linesOf(readZip(await exportArchive(app, again)), "imported_archive");
  expect(lines.map(({ source_id }) => source_id)).toEqual(
    expect.arrayContaining([manifest.company.id, await companyOf(heir)]),
  );
});

test("the story of an imported project says that it came from an archive", async () => {
  const heir = await app.signUp();
  await importInto(app, heir, archive);
  const [project] = linesOf(readZip(archive), "project");
  const { events } = await acceptedCall(heir, "GET", `/api/projects/${project!.id}/story`);
  expect(events[0]).toMatchObject({ kind: "imported" });
  const { project: later } = await acceptedCall(heir, "POST", "/api/projects", {
    name: "Après",
    client_info: { company: "Roux" },
  });
  const laterStory = await acceptedCall(heir, "GET", `/api/projects/${later.id}/story`);
  expect(laterStory.events.map(({ kind }: { kind: string }) => kind)).not.toContain("imported");
});

test("how prices for a person are typed comes back", async () => {
  const [person, heir] = [await app.signUp(), await app.signUp()];
  await acceptedCall(person, "PATCH", "/api/company", READY_SELLER);
  const begin = async (whose: Person) => {
    const id = await pricedProject(whose);
    return (await acceptedCall(whose, "POST", `/api/projects/${id}/quote-draft`, {})).draft;
  };
  const { id, lines } = await begin(person);
  const choice = { version: 1, lines, discount: null, prices: "gross", is_price_choice: true };
  await acceptedCall(person, "PUT", `/api/quotes/${id}/draft`, choice);
  await importInto(app, heir, await exportArchive(app, person));
  expect(await begin(heir)).toMatchObject({ prices: "gross", asks_prices: false });
});

test("neither members, links nor secrets are brought", async () => {
  const heir = await app.signUp();
  await importInto(app, heir, archive);
  const companyId = await companyOf(heir);
  const { members } = await acceptedCall(heir, "GET", "/api/team");
  expect(members.map(({ email }: { email: string }) => email)).toEqual([heir.email]);
  for (const table of ["public_link", "invitation", "mailbox", "personal_token", "model_consent", "company_model"]) {
    const { rows } = await app.database.owner.query(
      `select count(*)::int as count from ${table} where company_id = $1`,
      [companyId],
    );
    expect(rows[0].count, table).toBe(0);
  }
});

test("every table of an archive is written or left out for a reason", async () => {
  const { rows } = await app.database.owner.query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_id'`,
  );
  expect(rows.map(({ name }) => name).filter((name) => !isKnownTable(name))).toEqual([]);
  const writtenTables = [...BEFORE_DOCUMENTS, ...AFTER_DOCUMENTS];
  expect(writtenTables.filter((name) => name in NOT_ARCHIVED || name in NOT_IMPORTED)).toEqual([]);
});

test("the same file goes on where its sending stopped", async () => {
  const heir = await app.signUp();
  const bytes = Buffer.concat([archive, Buffer.alloc(1_000_000)]);
  const body = { file_name: "archive.zip", size: bytes.length, fingerprint: "1" };
  const { import: begun } = await acceptedCall(heir, "POST", "/api/company/import", body);
  for (const place of [0, 0, 1]) await acceptedCall(heir, "PUT", "/api/company/import/part", partOf(bytes, place));
  const { import: again } = await acceptedCall(heir, "POST", "/api/company/import", body);
  expect([again.id, again.received_count]).toEqual([begun.id, 2]);
  const { import: other } = await acceptedCall(heir, "POST", "/api/company/import", { ...body, fingerprint: "2" });
  expect(other.received_count).toBe(0);
});

test("an archive whose sending was left goes after a week with its parts", async () => {
  const [left, sending] = [await app.signUp(), await app.signUp()];
  for (const person of [left, sending]) {
    const body = { file_name: "archive.zip", size: 1_000_000, fingerprint: "1" };
    await acceptedCall(person, "POST", "/api/company/import", body);
    await acceptedCall(person, "PUT", "/api/company/import/part", partOf(Buffer.alloc(1_000_000, 7), 0));
  }
  const [leftId, sendingId] = [await companyOf(left), await companyOf(sending)];
  await app.database.owner.query(
    "update company_import set updated_at = now() - interval '8 days' where company_id = $1",
    [leftId],
  );
  await app.deps.sweep();
  const countParts = async (companyId: string) =>
    (await app.database.owner.query("select from company_import_part where company_id = $1", [companyId])).rowCount;
  expect([await countParts(leftId), await countParts(sendingId)]).toEqual([0, 1]);
});

test("an import that is cut in the middle leaves nothing until its job writes all of it", async () => {
  const person = await app.signUp();
  await fillRandomly(person, 6, dice(5));
  const bytes = await exportArchive(app, person);
  const heir = await app.signUp();
  const companyId = await companyOf(heir);
  const id = await sendArchive(heir, bytes);
  const cutDeps = {
    ...app.deps,
    shrinkImage: async () => {
      throw new Error("the process was killed");
    },
  };
  await expect(runArchiveImportJob(cutDeps, { companyId, id })).rejects.toThrow("killed");
  for (const table of ["document", "customer", "project", "imported_archive", "file"]) {
    const { rows } = await app.database.owner.query(`select from ${table} where company_id = $1`, [companyId]);
    expect(rows.length, table).toBe(0);
  }
  await runArchiveImportJob(app.deps, { companyId, id });
  expect((await acceptedCall(heir, "GET", "/api/company/import")).import.state).toBe("done");
});

test("a company that has anything takes no archive", async () => {
  const heir = await app.signUp();
  await importInto(app, heir, archive);
  const body = { file_name: "archive.zip", size: 10, fingerprint: "1" };
  expect(await heir.call("POST", "/api/company/import", body)).toMatchObject({
    status: 409,
    json: { code: "not_new" },
  });
  const other = await app.signUp();
  const id = await sendArchive(other, archive);
  // Between the sending and the writing, somebody began to work.
  await acceptedCall(other, "POST", "/api/projects", { name: "Chantier", client_info: { company: "Roux" } });
  await runArchiveImportJob(app.deps, { companyId: await companyOf(other), id });
  const { import: refused } = await acceptedCall(other, "GET", "/api/company/import");
  expect(refused).toMatchObject({ state: "refused", refusal: "not_new" });
});

test.each(["manager", "worker", "accountant"] as const)("a %s imports no archive", async (role) => {
  const boss = await app.signUp();
  const member = await join(app, boss, `${role}-import@example.org`, role);
  const body = { file_name: "archive.zip", size: 10, fingerprint: "1" };
  for (const [method, path, content] of [
    ["GET", "/api/company/import", undefined],
    ["POST", "/api/company/import", body],
    ["PUT", "/api/company/import/part", { place: 0, base64: "AA==" }],
  ] as const)
    expect((await member.call(method, path, content)).status, path).toBe(403);
});

test("a session left open imports no archive", async () => {
  const heir = await app.signUp();
  const { sessions } = app.deps;
  app.deps.sessions = sessions && { ...sessions, isRecentlyProved: async () => false };
  const body = { file_name: "archive.zip", size: 10, fingerprint: "1" };
  const answer = await heir.call("POST", "/api/company/import", body);
  app.deps.sessions = sessions;
  expect(answer).toMatchObject({ status: 403, json: { code: "recent_proof_needed" } });
});
