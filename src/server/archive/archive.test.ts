import { acceptedCall } from "#test/accepted-call.ts";
import { fillCompany } from "#test/filled-company.ts";
import { plainPng } from "#test/image-bombs.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { readZip } from "#test/zip.ts";
import { createHash, randomBytes } from "node:crypto";
import type { AddressInfo, Socket } from "node:net";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NOT_ARCHIVED } from "./archive-rows.repository.ts";
import { prepareArchiveJob } from "./prepare-archive.job.ts";

// Everything of a company leaves as one archive, which says itself whether it is whole.

let app: TestApp;
let owner: Person;
let companyId: string;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
  await fillCompany(owner);
  await acceptedCall(owner, "PUT", "/api/company/logo", { data: plainPng(12, 10).toString("base64") });
  await issuedInvoice(owner, "=1+1; cmd");
  companyId = (await acceptedCall(owner, "GET", "/api/company")).company.id;
});
afterAll(() => app.close());

async function prepare(person: Person = owner): Promise<{ id: string }> {
  const { archive } = await acceptedCall(person, "POST", "/api/company/archive", {});
  const { company } = await acceptedCall(person, "GET", "/api/company");
  await prepareArchiveJob(app.deps, { companyId: company.id, id: archive.id });
  return archive;
}

async function save(person: Person = owner): Promise<Map<string, Buffer>> {
  const { url } = await acceptedCall(person, "GET", "/api/company/archive/link");
  const answer = await app.server.inject(url);
  expect(answer.statusCode).toBe(200);
  return readZip(answer.rawPayload);
}

/** Does something once the rows of an archive are being read, and before all of them are. */
async function whileRowsAreRead<T>(person: Person, act: () => Promise<T>): Promise<T> {
  const other = new Client({ connectionString: app.database.url });
  await other.connect();
  try {
    await other.query("begin");
    await other.query("lock table quote_template in access exclusive mode");
    const preparing = prepare(person);
    const locksWaitedFor = "select from pg_locks where not granted and relation = 'quote_template'::regclass";
    await expect.poll(async () => (await app.database.owner.query(locksWaitedFor)).rowCount).toBe(1);
    const answer = await act();
    await other.query("commit");
    await preparing;
    return answer;
  } finally {
    await other.end();
  }
}

const readState = async () => (await acceptedCall(owner, "GET", "/api/company/archive")).archive;
const linesOf = (bytes: Buffer | undefined) =>
  (bytes?.toString() ?? "").split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));

test("an archive has every row of every table that is not left out for a reason", async () => {
  await prepare();
  const files = await save();
  const { rows: tables } = await app.database.owner.query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_id' order by 1`,
  );
  const counts: Record<string, [number, number]> = {};
  for (const { name } of tables.filter((table) => NOT_ARCHIVED[table.name] === undefined)) {
    const { rows } = await app.database.owner.query(
      `select count(*)::int as count from ${name} where company_id = $1`,
      [companyId],
    );
    counts[name] = [rows[0].count, linesOf(files.get(`donnees/${name}.jsonl`)).length];
  }
  expect(Object.keys(counts).length).toBeGreaterThan(20);
  expect(Object.entries(counts).filter(([, [rowCount, lineCount]]) => rowCount !== lineCount)).toEqual([]);
});

test("an archive names only tables that exist", async () => {
  const { rows } = await app.database.owner.query(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const names = rows.map(({ name }) => name);
  expect(Object.keys(NOT_ARCHIVED).filter((name) => !names.includes(name))).toEqual([]);
});

test("an archive holds no secret", async () => {
  await prepare();
  const text = [...(await save()).values()].map((bytes) => bytes.toString("latin1")).join("\n");
  const { rows } = await app.database.owner.query(
    `select token as secret from public_link where company_id = $1
     union all select token_sha256 from invitation where company_id = $1
     union all select sealed_secret from mailbox where company_id = $1`,
    [companyId],
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(({ secret }) => text.includes(secret))).toEqual([]);
});

test("each issued document leaves with its PDF and the XML that was kept with it", async () => {
  await prepare();
  const files = await save();
  const { rows } = await app.database.owner.query(
    `select d.number, d.kind, d.invoice_kind, d.xml_sha256 from document d where company_id = $1`,
    [companyId],
  );
  for (const { number, kind, xml_sha256 } of rows) {
    const name = `documents/${kind === "quote" ? "devis" : "facture"}-${number}`;
    expect(files.get(`${name}.pdf`)?.subarray(0, 5).toString(), name).toBe("%PDF-");
    if (xml_sha256)
      expect(
        createHash("sha256")
          .update(files.get(`${name}.xml`)!)
          .digest("hex"),
        name,
      ).toBe(xml_sha256);
  }
});

test("a cell that a spreadsheet would run is a text", async () => {
  await prepare();
  const files = await save();
  expect(files.get("documents.csv")?.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(files.get("documents.csv")?.toString()).toContain(`"'=1+1; cmd"`);
  expect(files.get("clients.csv")?.toString()).toContain("Menuiserie Roux;");
  expect(files.get("paiements.csv")?.toString()).toContain(";10000,00;Virement;");
});

test("the list of an archive's files has the size and the hash of each of them", async () => {
  await prepare();
  const files = await save();
  const manifest = JSON.parse(files.get("manifest.json")!.toString());
  files.delete("manifest.json");
  expect(manifest.files.map(({ path }: { path: string }) => path).toSorted()).toEqual([...files.keys()].toSorted());
  for (const { path, size, sha256 } of manifest.files)
    expect([size, sha256], path).toEqual([
      files.get(path)!.length,
      createHash("sha256").update(files.get(path)!).digest("hex"),
    ]);
});

test("an archive that left whole is told to be sent, with its number of files", async () => {
  await prepare();
  expect(await readState()).toMatchObject({ state: "ready", sent_at: null });
  const files = await save();
  await expect.poll(readState).toMatchObject({ state: "sent" });
  // All but the list of them.
  expect((await readState()).file_count).toBe(files.size - 1);
});

test("only a GET hands an archive over", async () => {
  await prepare();
  const { url } = await acceptedCall(owner, "GET", "/api/company/archive/link");
  expect((await app.server.inject({ method: "HEAD", url })).statusCode).toBe(404);
  expect(await readState()).toMatchObject({ state: "ready", sent_at: null });
});

test("an archive whose reader left is begun again from the same link", async () => {
  await prepare();
  const { url } = await acceptedCall(owner, "GET", "/api/company/archive/link");
  const cut = await app.server.inject({ url, payloadAsStream: true });
  cut.stream().destroy();
  expect((await readState()).state).not.toBe("sent");
  expect(readZip((await app.server.inject(url)).rawPayload).has("manifest.json")).toBe(true);
});

test("an archive that is being prepared is not sent", async () => {
  await acceptedCall(owner, "POST", "/api/company/archive", {});
  expect(await acceptedCall(owner, "GET", "/api/company/archive/link")).toEqual({ url: null });
  expect((await app.server.inject("/documents/archive?key=x")).statusCode).toBe(404);
});

test("asking twice prepares one archive", async () => {
  const first = await acceptedCall(owner, "POST", "/api/company/archive", {});
  const second = await acceptedCall(owner, "POST", "/api/company/archive", {});
  expect(second.archive.id).toBe(first.archive.id);
});

test("a job that was killed goes on after the documents that it noted", async () => {
  const { archive } = await acceptedCall(owner, "POST", "/api/company/archive", {});
  await app.database.owner.query(
    `update company_archive set checked_count = 1,
       checked_up_to = (select id from document d where d.company_id = $2 order by id limit 1) where id = $1`,
    [archive.id, companyId],
  );
  await prepareArchiveJob(app.deps, { companyId, id: archive.id });
  const { state, checked_count, document_count } = await readState();
  expect([state, checked_count]).toEqual(["ready", document_count]);
});

test("a document that is not what was kept is named by the archive", async () => {
  const stranger = await app.signUp();
  const { id, number } = await issuedInvoice(stranger, "Page réécrite");
  const { rows } = await app.database.owner.query("select company_id from document where id = $1", [id]);
  await app.database.owner.query("begin");
  await app.database.owner.query("set local session_replication_role = replica");
  await app.database.owner.query('update document set view = view || \'{"subject": "Autre"}\' where id = $1', [id]);
  await app.database.owner.query("commit");
  const { archive } = await acceptedCall(stranger, "POST", "/api/company/archive", {});
  await prepareArchiveJob(app.deps, { companyId: rows[0].company_id, id: archive.id });
  const files = await save(stranger);
  expect(files.get("LISEZMOI.txt")?.toString()).toContain(`- ${number}`);
});

test("an archive without an invoice issued while its rows were read is not a fresh one", async () => {
  const stranger = await app.signUp();
  await issuedInvoice(stranger, "Toit");
  const { number } = await whileRowsAreRead(stranger, () => issuedInvoice(stranger, "Mur"));
  const files = await save(stranger);
  const readArchive = async () => (await acceptedCall(stranger, "GET", "/api/company/archive")).archive;
  await expect.poll(readArchive).toMatchObject({ state: "sent", document_count: 1 });
  expect(files.get("donnees/document.jsonl")?.toString()).not.toContain(number);
  expect((await acceptedCall(stranger, "GET", "/api/company/erasure")).has_fresh_archive).toBe(false);
});

test("settings are saved while the rows of an archive are read", async () => {
  const stranger = await app.signUp();
  const saveTrade = () => stranger.call("PATCH", "/api/company", { trade: "Maçon" });
  expect(await whileRowsAreRead(stranger, saveTrade)).toMatchObject({ status: 200 });
});

test.each(["manager", "worker", "accountant"] as const)("a %s asks for no archive", async (role) => {
  const member = await join(app, owner, `${role}@example.org`, role);
  const { companies } = await acceptedCall(member, "GET", "/api/companies");
  expect(companies).toMatchObject([{ id: companyId, role }]);
  for (const [method, path] of [
    ["GET", "/api/company/archive"],
    ["POST", "/api/company/archive"],
    ["GET", "/api/company/archive/link"],
  ] as const)
    expect((await member.call(method, path, method === "POST" ? {} : undefined)).status, path).toBe(403);
});

// More than the buffers of a connection hold.
async function addLargePhotos(companyId: string): Promise<void> {
  await app.database.owner.query(
    `insert into project_photo (company_id, id, project_id, name, mime, sha256, bytes, small_mime, small_bytes,
       created_at)
     select company_id, gen_random_uuid(), id, 'grande', 'image/png', n::text, $2, 'image/png', 'x', now()
     from (select company_id, id from project where company_id = $1 limit 1) p cross join generate_series(1, 5) n`,
    [companyId, randomBytes(4_000_000)],
  );
}

test("readers that take nothing hold back no other company", { timeout: 30_000 }, async () => {
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  for (let place = 0; place < 2; place++) {
    const slow = await app.signUp();
    await issuedInvoice(slow, "Toit");
    await addLargePhotos((await acceptedCall(slow, "GET", "/api/company")).company.id);
    await prepare(slow);
    const { url } = await acceptedCall(slow, "GET", "/api/company/archive/link");
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {}).pause();
    socket.write(`GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`);
    sockets.push(socket);
  }
  const stranger = await app.signUp();
  await prepare(stranger);
  const { url } = await acceptedCall(stranger, "GET", "/api/company/archive/link");
  const answer = await Promise.race([app.server.inject(url), sleep(5_000)]);
  for (const socket of sockets) socket.destroy();
  expect(answer?.statusCode).toBe(200);
});

test("a session left open hands no archive over", async () => {
  await prepare();
  const { sessions } = app.deps;
  app.deps.sessions = sessions && { ...sessions, isRecentlyProved: async () => false };
  const answer = await owner.call("GET", "/api/company/archive/link");
  app.deps.sessions = sessions;
  expect(answer).toMatchObject({ status: 403, json: { code: "recent_proof_needed" } });
});
