import { canonicalSha256 } from "#server/documents/canonical-sha256.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { companyOf, exportArchive, importInto, linesOf, listAnew, setLines } from "#test/archive-calls.ts";
import type { ArchivedLine } from "#test/archive-calls.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { newHandover } from "#test/new-reports.ts";
import { dice } from "#test/random-books.ts";
import { fillRandomly } from "#test/random-company.ts";
import { pricedProject } from "#test/ready-seller.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { packZip, readZip } from "#test/zip.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// An archive that is not what was exported is refused with its reason, and nothing of it is written.

let app: TestApp;
let archive: Buffer;

beforeAll(async () => {
  app = await testApp({ env: { API_QUOTAS: "document=100000,write=100000,upload=100000" } });
  const owner = await app.signUp();
  await fillRandomly(owner, 6, dice(7));
  for (const name of ["Toit", "Mur", "Sol"]) await issuedInvoice(owner, name);
  const id = await pricedProject(owner);
  await acceptedCall(owner, "POST", `/api/site-handovers/${id}`, newHandover());
  archive = await exportArchive(app, owner);
});
afterAll(() => app.close());

async function refusalOf(bytes: Buffer): Promise<string> {
  const heir = await app.signUp();
  const companyId = await companyOf(heir);
  const { state, refusal, refusal_detail } = await importInto(app, heir, bytes);
  expect(state).toBe("refused");
  for (const table of ["document", "customer", "project", "document_counter", "file", "imported_archive", "payment"]) {
    const { rows } = await app.database.owner.query(`select from ${table} where company_id = $1`, [companyId]);
    expect(rows.length, table).toBe(0);
  }
  const { rows: parts } = await app.database.owner.query("select from company_import_part");
  expect(parts.length).toBe(0);
  expect((await acceptedCall(heir, "GET", "/api/company")).company.name).toBe("");
  return `${refusal} ${refusal_detail}`.trim();
}

/** The archive after somebody changed its files, whose list says what they are now. */
async function changedArchive(change: (files: Map<string, Buffer>) => void, manifest: object = {}): Promise<Buffer> {
  const files = readZip(archive);
  change(files);
  listAnew(files, manifest);
  return packZip(files);
}

function changeLines(
  files: Map<string, Buffer>,
  table: string,
  change: (lines: ArchivedLine[]) => ArchivedLine[],
): void {
  setLines(files, table, change(linesOf(files, table)));
}

const invoiceOf = (lines: ArchivedLine[]) =>
  lines.filter(({ invoice_kind: kind }) => kind === "standard").toSorted((a, b) => (a.number < b.number ? -1 : 1))[1]!;

test("a file that is no archive is refused", async () => {
  expect(await refusalOf(Buffer.from("Bonjour, ceci n'est pas une archive."))).toBe("not_an_archive");
  expect(await refusalOf(await packZip(new Map([["photo.txt", Buffer.from("rien")]])))).toBe("not_an_archive");
});

test.each([0.3, 0.9])("an archive that was cut is refused (%f)", async (share) => {
  expect(await refusalOf(archive.subarray(0, Math.floor(archive.length * share)))).toBe("cut");
});

test("a byte that changed anywhere in a file is found", async () => {
  const pdf = archive.indexOf("%PDF-");
  const bytes = Buffer.from(archive);
  bytes[pdf + 2_000]! ^= 1;
  expect(await refusalOf(bytes)).toMatch(/^damaged documents\/.+\.pdf$/);
});

test("no byte can change without the archive being refused or read as it was", { timeout: 60_000 }, async () => {
  const roll = dice(11);
  for (let round = 0; round < 12; round++) {
    const bytes = Buffer.from(archive);
    bytes[roll(bytes.length)]! ^= 1 << roll(8);
    const heir = await app.signUp();
    const { state, refusal } = await importInto(app, heir, bytes);
    if (state === "refused") {
      expect(typeof refusal).toBe("string");
      continue;
    }
    // What a byte of a date or of a comment of the directory says is nothing that is read.
    expect(state).toBe("done");
    expect(linesOf(readZip(await exportArchive(app, heir)), "document")).toEqual(linesOf(readZip(archive), "document"));
  }
});

test("a file that its list lacks, or lists and has not, is found", async () => {
  const files = readZip(archive);
  files.set("logos/abcdef.png", Buffer.from("rien"));
  expect(await refusalOf(await packZip(files))).toBe("damaged manifest.json");
  const other = readZip(archive);
  other.delete("clients.csv");
  expect(await refusalOf(await packZip(other))).toBe("damaged manifest.json");
});

test("a path that leads out of the archive is refused", async () => {
  const bytes = Buffer.from(archive.toString("latin1").replaceAll("LISEZMOI.txt", "../EZMOI.txt"), "latin1");
  expect(await refusalOf(bytes)).toBe("unsafe ../EZMOI.txt");
  const other = Buffer.from(archive.toString("latin1").replaceAll("LISEZMOI.txt", "ailleurs/txt"), "latin1");
  expect(await refusalOf(other)).toBe("unsafe ailleurs/txt");
});

test("an archive that would unpack into more than is allowed is refused before it is unpacked", async () => {
  const bytes = Buffer.from(archive);
  for (
    let at = bytes.indexOf("PK\u0001\u0002", 0, "latin1");
    at >= 0;
    at = bytes.indexOf("PK\u0001\u0002", at + 4, "latin1")
  )
    if (bytes.readUInt16LE(at + 10) === 8) bytes.writeUInt32LE(0xfffffff0, at + 24);
  expect(await refusalOf(bytes)).toBe("too_large");
});

test("a file above two gigabytes is refused before it is sent", async () => {
  const heir = await app.signUp();
  const body = { file_name: "archive.zip", size: 2_147_483_649, fingerprint: "1" };
  expect(await heir.call("POST", "/api/company/import", body)).toMatchObject({
    status: 422,
    json: { code: "too_large" },
  });
});

test("a part of another length than was said is refused", async () => {
  const heir = await app.signUp();
  await acceptedCall(heir, "POST", "/api/company/import", { file_name: "a.zip", size: 10, fingerprint: "1" });
  expect(await heir.call("PUT", "/api/company/import/part", { place: 0, base64: "AAAA" })).toMatchObject({
    status: 422,
  });
});

test("an archive of another version is told to be older or newer", async () => {
  expect(await refusalOf(await changedArchive(() => {}, { format_version: 2 }))).toBe("newer");
  expect(await refusalOf(await changedArchive(() => {}, { format_version: 0 }))).toBe("older");
  const withColumn = await changedArchive((files) =>
    changeLines(files, "task", (lines) => lines.map((line) => ({ ...line, colour: "red" }))),
  );
  expect(await refusalOf(withColumn)).toBe("newer task");
  expect(await refusalOf(await changedArchive((files) => setLines(files, "rocket", [{ id: 1 }])))).toBe("newer rocket");
});

test("an example company is imported nowhere", async () => {
  const bytes = await changedArchive((files) =>
    changeLines(files, "company", ([line]) => [{ ...line, is_example: true }]),
  );
  expect(await refusalOf(bytes)).toBe("example");
});

test("a document whose content, view or PDF was changed by somebody who lists the files anew is refused", async () => {
  const forge = (change: (line: ArchivedLine) => ArchivedLine) =>
    changedArchive((files) =>
      changeLines(files, "document", (lines) => lines.map((line) => (line === invoiceOf(lines) ? change(line) : line))),
    );
  const { number } = invoiceOf(linesOf(readZip(archive), "document"));
  expect(await refusalOf(await forge((line) => ({ ...line, content: { ...line.content, notes: "x" } })))).toBe(
    `altered ${number}`,
  );
  // Another total, of which every hash was taken again.
  const view = (line: ArchivedLine) => ({ ...line.view, amounts: { ...line.view.amounts, grossCents: 1 } });
  expect(
    await refusalOf(await forge((line) => ({ ...line, view: view(line), view_sha256: canonicalSha256(view(line)) }))),
  ).toBe(`rows ${number}`);
  expect(await refusalOf(await forge((line) => ({ ...line, dated_on: "2026-01-02" })))).toBe(`altered ${number}`);
  expect(await refusalOf(await forge((line) => ({ ...line, dated_on: "2099-01-02" })))).toBe(`ahead ${number}`);
  const withPdf = await changedArchive((files) =>
    files.set(`documents/facture-${number}.pdf`, Buffer.from("%PDF-1.7 autre")),
  );
  expect(await refusalOf(withPdf)).toBe(`altered ${number}`);
});

test("a number that lacks, a counter put back or a version that lacks is found", async () => {
  const lines = linesOf(readZip(archive), "document");
  const { id, number } = invoiceOf(lines);
  const without = await changedArchive(
    (files) => {
      for (const table of ["document", "document_file", "payment", "public_link", "document_alteration"])
        changeLines(files, table, (rows) =>
          rows.filter((row) => row.id !== id && row.document_id !== id && row.refers_to !== id),
        );
      for (const path of [...files.keys()].filter((one) => one.includes(`-${number}.`))) files.delete(path);
    },
    { document_count: lines.filter((line) => line.id !== id && line.refers_to !== id).length },
  );
  expect(await refusalOf(without)).toMatch(new RegExp(`^numbers .*${number}`));
  const putBack = await changedArchive((files) =>
    changeLines(files, "document_counter", (rows) =>
      rows.map((row) => (row.series === "F" ? { ...row, last_number: 1 } : row)),
    ),
  );
  expect(await refusalOf(putBack)).toMatch(/^numbers F/);
});

test("rows that contradict one another are refused with the name of their table", async () => {
  const orphan = await changedArchive((files) =>
    changeLines(files, "task", (lines) => lines.map((line) => ({ ...line, project_id: line.id }))),
  );
  expect(await refusalOf(orphan)).toBe("rows task");
  const broken = await changedArchive((files) => files.set("donnees/task.jsonl", Buffer.from('{"id": 1')));
  expect(await refusalOf(broken)).toBe("damaged donnees/task.jsonl");
});

test("a company of another person is neither read nor written by the rows of an archive", async () => {
  const other = await app.signUp();
  await issuedInvoice(other, "Chez les autres");
  const otherId = await companyOf(other);
  const before = readZip(await exportArchive(app, other));
  const stolen = await changedArchive((files) =>
    changeLines(files, "task", (lines) => lines.map((line) => ({ ...line, company_id: otherId }))),
  );
  expect(await refusalOf(stolen)).toBe("newer task");
  const after = readZip(await exportArchive(app, other));
  for (const table of ["task", "project", "document", "customer"])
    expect(linesOf(after, table), table).toEqual(linesOf(before, table));
});

const changedReport = (change: (report: ArchivedLine) => object) =>
  changedArchive((files) =>
    changeLines(files, "site_report", (lines) => lines.map((line) => ({ ...line, ...change(line) }))),
  );

test("a report whose row does not say what its content does is refused", async () => {
  expect(await refusalOf(await changedReport(() => ({ dated_on: "2020-01-01" })))).toBe(
    "rows donnees/site_report.jsonl",
  );
});

test("a signature that is no drawing is refused", async () => {
  const customer = { signer: "Léa", drawing: 'M1 1"/><script/>' };
  const report = await changedReport(({ content }) => ({ content: { ...content, customer } }));
  expect(await refusalOf(report)).toBe("rows donnees/site_report.jsonl");
});

test("a reception that was signed later than now is refused", async () => {
  const report = await changedReport(() => ({ created_at: "2099-01-01T00:00:00Z" }));
  expect(await refusalOf(report)).toBe("ahead donnees/site_report.jsonl");
});

test("a report with another PDF than its own is refused", async () => {
  const report = await changedArchive((files) => {
    const path = [...files.keys()].find((one) => one.startsWith("chantiers/")) ?? "";
    files.set(path, Buffer.from("%PDF-1.7 autre chose"));
  });
  expect(await refusalOf(report)).toMatch(/^altered chantiers\/.+\.pdf$/);
});
