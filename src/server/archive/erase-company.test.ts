import { acceptedCall } from "#test/accepted-call.ts";
import { fillCompany } from "#test/filled-company.ts";
import { plainPng } from "#test/image-bombs.ts";
import { meanwhile } from "#test/meanwhile.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { readZip } from "#test/zip.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareArchiveJob } from "./prepare-archive.job.ts";

// A company that its owner deletes keeps what the law has one keep, and nothing else.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const NAME = "Volt et fils";

async function filledCompany(): Promise<{ owner: Person; companyId: string }> {
  const owner = await app.signUp();
  await fillCompany(owner);
  const { company } = await acceptedCall(owner, "PATCH", "/api/company", { name: NAME });
  return { owner, companyId: company.id };
}

async function handOver(owner: Person, companyId: string): Promise<void> {
  const { archive } = await acceptedCall(owner, "POST", "/api/company/archive", {});
  await prepareArchiveJob(app.deps, { companyId, id: archive.id });
  const { url } = await acceptedCall(owner, "GET", "/api/company/archive/link");
  readZip((await app.server.inject(url)).rawPayload);
  await expect
    .poll(async () => (await acceptedCall(owner, "GET", "/api/company/erasure")).has_fresh_archive)
    .toBe(true);
}

async function countRows(companyId: string): Promise<Record<string, number>> {
  const { rows: tables } = await app.database.owner.query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'company_id' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await app.database.owner.query(
      `select count(*)::int as count from ${name} where company_id = $1`,
      [companyId],
    );
    if (rows[0].count > 0) counts[name] = rows[0].count;
  }
  return counts;
}

/** What the law has one keep, and what tells that the company was deleted. */
const KEPT = [
  "company",
  "company_erasure",
  "customer",
  "customer_answer",
  "document",
  "document_counter",
  "document_file",
  "document_file_seal",
  "document_seal",
  "figure_day",
  "file",
  "invoice_balance",
  "payment",
  "project",
  "project_sum",
  "public_link",
  "purchase_ticket",
  "quote_decision",
  "sending",
  "supplier_invoice",
  "vat_day",
  "vat_entry",
  "vat_part",
];

test("what remains of a deleted company is what the law has one keep", async () => {
  const { owner, companyId } = await filledCompany();
  await app.database.owner.query(`update project set vat_answers = '{"place":"dwelling"}' where company_id = $1`, [
    companyId,
  ]);
  await handOver(owner, companyId);
  const before = await countRows(companyId);
  const answer = await acceptedCall(owner, "POST", "/api/company/deletion", { name: NAME });
  expect(answer.document_count).toBe(before.document);
  const after = await countRows(companyId);
  expect(Object.keys(after).filter((name) => !KEPT.includes(name))).toEqual([]);
  for (const name of ["document", "document_file", "document_seal", "document_file_seal", "payment"])
    expect(after[name], name).toBe(before[name]);
  const { rows } = await app.database.owner.query(
    `select (select jsonb_agg(to_jsonb(c) - array['company_id', 'id', 'created_at', 'updated_at']) from customer c
        where company_id = $1) as customers,
      (select jsonb_agg(distinct jsonb_build_array(name, vat_answers, tasks_total, tasks_left))
        from project where company_id = $1) as projects,
      (select to_jsonb(c) from company c where company_id = $1) as company`,
    [companyId],
  );
  for (const customer of rows[0].customers)
    expect(Object.values(customer).filter((value) => value !== "" && value !== null && value !== "person")).toEqual([]);
  expect(rows[0].projects).toEqual([["Projet effacé", null, 0, 0]]);
  expect(rows[0].company).toMatchObject({ name: NAME, iban: "", email: "", phone: "", logo_id: null });
});

test("an invoice of a deleted company is still read by its customer, with its PDF", async () => {
  const { owner, companyId } = await filledCompany();
  await handOver(owner, companyId);
  const { rows } = await app.database.owner.query(
    "select token from public_link where company_id = $1 and document_kind = 'invoice' and revoked_at is null",
    [companyId],
  );
  await acceptedCall(owner, "POST", "/api/company/deletion", { name: NAME });
  const page = await app.server.inject(`/api/public/invoices/${rows[0].token}`);
  expect(page.statusCode).toBe(200);
  expect((await app.server.inject(`/documents/${rows[0].token}.pdf`)).statusCode).toBe(200);
});

test("a quote without answer is answered no more once its company is deleted", async () => {
  const { owner, companyId } = await filledCompany();
  await handOver(owner, companyId);
  const quotes = await app.database.owner.query(
    "select token from public_link where company_id = $1 and document_kind = 'quote' and revoked_at is null",
    [companyId],
  );
  await acceptedCall(owner, "POST", "/api/company/deletion", { name: NAME });
  expect(quotes.rows.length).toBeGreaterThan(0);
  const { rows } = await app.database.owner.query(
    `select l.token, l.revoked_at, q.decision from public_link l
     left join quote_decision q on q.document_id = l.document_id and q.withdrawn_at is null
     where l.company_id = $1 and l.document_kind = 'quote'`,
    [companyId],
  );
  expect(rows.filter(({ revoked_at, decision }) => revoked_at === null && decision !== "accepted")).toEqual([]);
});

test("everybody who is out of a deleted company is told", async () => {
  const { owner, companyId } = await filledCompany();
  const worker = await join(app, owner, "compagnon@example.org", "worker");
  await handOver(owner, companyId);
  await acceptedCall(owner, "POST", "/api/company/deletion", { name: NAME });
  for (const person of [owner, worker])
    expect((await person.call("GET", "/api/projects", undefined, { "x-company-id": companyId })).status).toBe(404);
  const { rows } = await app.database.owner.query(
    `select j.payload from jobs._private_jobs j join jobs._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-letter'`,
  );
  const letters = rows.map(({ payload }) => JSON.parse(app.deps.unseal(payload.sealed)));
  expect(letters.filter(({ subject }) => subject.includes("supprimée")).map(({ to }) => to)).toEqual(
    expect.arrayContaining([owner.email, worker.email]),
  );
});

test("a company whose documents were not handed over is not deleted", async () => {
  const { owner } = await filledCompany();
  expect(await owner.call("POST", "/api/company/deletion", { name: NAME })).toMatchObject({
    status: 422,
    json: { code: "archive_needed" },
  });
});

test("another name deletes nothing", async () => {
  const owner = await app.signUp();
  await acceptedCall(owner, "PATCH", "/api/company", { name: NAME });
  expect(await owner.call("POST", "/api/company/deletion", { name: "Volt" })).toMatchObject({
    json: { fields: { name: expect.stringContaining("Recopie-le") } },
  });
  expect((await acceptedCall(owner, "GET", "/api/company")).company.name).toBe(NAME);
});

test("one of two owners does not delete the company", async () => {
  const owner = await app.signUp();
  await acceptedCall(owner, "PATCH", "/api/company", { name: NAME });
  await join(app, owner, "associe@example.org", "owner");
  expect(await owner.call("POST", "/api/company/deletion", { name: NAME })).toMatchObject({
    status: 422,
    json: { code: "other_owners" },
  });
});

test("a former owner does not delete the company that was handed over during the call", async () => {
  const owner = await app.signUp();
  const { company } = await acceptedCall(owner, "PATCH", "/api/company", { name: NAME });
  const heir = await join(app, owner, "heritiere@example.org", "manager");
  const answer = await meanwhile(
    app,
    `select 1 from company where company_id = '${company.id}' for update`,
    () => owner.call("POST", "/api/company/deletion", { name: NAME }),
    `update membership set role = case email when '${heir.email}' then 'owner' else 'manager' end
      where company_id = '${company.id}'`,
  );
  expect(answer).toMatchObject({ status: 403, json: { code: "not_allowed" } });
  expect((await acceptedCall(heir, "GET", "/api/company")).company).toMatchObject({ id: company.id, name: NAME });
});

test("a session left open deletes no company", async () => {
  const owner = await app.signUp();
  await acceptedCall(owner, "PATCH", "/api/company", { name: NAME });
  const { sessions } = app.deps;
  app.deps.sessions = sessions && { ...sessions, isRecentlyProved: async () => false };
  expect(await owner.call("POST", "/api/company/deletion", { name: NAME })).toMatchObject({
    status: 403,
    json: { code: "recent_proof_needed" },
  });
  app.deps.sessions = sessions;
});

test("the deletion of a company touches nothing of another one", async () => {
  const [leaver, neighbour] = [await app.signUp(), await app.signUp()];
  await acceptedCall(leaver, "PATCH", "/api/company", { name: NAME });
  await acceptedCall(neighbour, "PUT", "/api/company/logo", { data: plainPng(12, 10).toString("base64") });
  const { company } = await acceptedCall(neighbour, "GET", "/api/company");
  await app.database.owner.query(
    `insert into idempotency_key (company_id, key, endpoint, body_sha256, answer, created_at)
     values ($1, 'k', 'POST /api/projects', repeat('0', 64), '{}', now())`,
    [company.id],
  );
  await app.database.owner.query(
    "insert into event (company_id, kind, subject_id, right_needed) values ($1, 'documents', $1, 'read')",
    [company.id],
  );
  await acceptedCall(leaver, "POST", "/api/company/deletion", { name: NAME });
  for (const table of ["file", "idempotency_key", "event"]) {
    const { rowCount } = await app.database.owner.query(`select from ${table} where company_id = $1`, [company.id]);
    expect(rowCount, table).toBe(1);
  }
  expect((await acceptedCall(neighbour, "GET", "/api/company/logo")).logo).not.toBeNull();
});
