import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { issuedInvoice, readSettlement } from "#test/issued-invoice.ts";
import { pricedProject } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let owner: Person;

beforeAll(async () => void (app = await testApp()));
beforeEach(async () => void (owner = await app.signUp()));
afterAll(() => app.close());

const NEW_PROJECT = { name: "Véranda", start_date: "2027-03-05" };

type Row = { id: string; number?: string; name?: string; company: string };
const get = async (path: string, person = owner) => (await person.call("GET", path)).json;
const create = async (company: string, more: object = {}): Promise<string> =>
  (await owner.call("POST", "/api/customers", { kind: "company", company, is_new_customer: true, ...more })).json
    .customer.id;
const merge = (keptId: string, other: string, takenFields: string[] = [], person = owner) =>
  person.call("POST", `/api/customers/${keptId}/merge`, { other_id: other, taken_fields: takenFields });
const documentsOf = async (id: string) =>
  (await get(`/api/customers/${id}/documents`)).rows.map(({ number }: Row) => number);
const listNames = async (q = "") =>
  (await get(`/api/customers/accounts?q=${q}`)).accounts.map(({ company }: Row) => company).toSorted();

/** A customer of that name with an invoice of 120 €. */
async function createInvoiced(
  company: string,
): Promise<{ id: string; number: string; projectId: string; invoiceId: string }> {
  const { id: invoiceId, number, project_id: projectId } = await issuedInvoice(owner, `Chantier ${company}`);
  const { project } = await get(`/api/projects/${projectId}`);
  await owner.call("PATCH", `/api/customers/${project.customer_id}`, { company });
  return { id: project.customer_id, number, projectId, invoiceId };
}

/** Two customers with an invoice each. */
async function twoInvoiced() {
  return { kept: await createInvoiced("Menuiserie Blanc"), absorbed: await createInvoiced("Menuiserie Blan") };
}

test("documents, projects and what is due are on the card of the kept customer", async () => {
  const { kept, absorbed } = await twoInvoiced();
  expect(kept.id).not.toBe(absorbed.id);
  const { status, json } = await merge(kept.id, absorbed.id);
  expect([status, json.moved_counts]).toEqual([200, { project_count: 1, document_count: 1 }]);
  expect(await documentsOf(kept.id)).toEqual([absorbed.number, kept.number]);
  const card = await get(`/api/customers/${kept.id}/account`);
  expect(card).toMatchObject({ account: { due: { count: 2, rest_cents: 24_000 } }, project_count: 2 });
  expect((await get(`/api/customers/${kept.id}/events`)).events).toHaveLength(4);
  expect(await listNames()).toEqual(["Menuiserie Blanc"]);
  expect((await get("/api/customers/accounts?show=owing")).sums.owing).toEqual({ count: 1, amount_cents: 24_000 });
});

test("issued documents stay byte for byte", async () => {
  const { kept, absorbed } = await twoInvoiced();
  const read = async () =>
    (await app.database.owner.query("select d::text from document d order by id")).rows.map(({ d }) => d);
  const documents = await read();
  await merge(kept.id, absorbed.id, ["name"]);
  expect(await read()).toEqual(documents);
  expect((await readSettlement(owner, absorbed.invoiceId)).rest_cents).toBe(12_000);
});

test("an absorbed customer's card is that of the kept one", async () => {
  const { kept, absorbed } = await twoInvoiced();
  await merge(kept.id, absorbed.id);
  expect((await get(`/api/customers/${absorbed.id}/account`)).account.id).toBe(kept.id);
  expect(await documentsOf(absorbed.id)).toEqual([absorbed.number, kept.number]);
  expect((await get(`/api/customers/${absorbed.id}/projects`)).projects).toHaveLength(2);
});

test("documents of the absorbed customer are found by the name of the kept one", async () => {
  const { kept, absorbed } = await twoInvoiced();
  await merge(kept.id, absorbed.id);
  const { rows } = await get("/api/documents/money?filter=all&q=blanc");
  expect(rows.map(({ number }: Row) => number).toSorted()).toEqual([kept.number, absorbed.number].toSorted());
  expect((await get("/api/projects?q=blanc")).projects).toHaveLength(2);
});

test("customers who were merged are one of the best customers", async () => {
  const { kept, absorbed } = await twoInvoiced();
  await merge(kept.id, absorbed.id);
  const year = todayInFrance().slice(0, 4);
  const { figures } = await get(`/api/figures/period?first_on=${year}-01-01&last_on=${year}-12-31`);
  expect(figures.customers).toEqual([{ customer_id: kept.id, name: "Menuiserie Blanc", net_cents: 20_000 }]);
});

test("a quote that the absorbed customer accepted is what is invoiced to the kept one", async () => {
  const { kept, absorbed } = await twoInvoiced();
  const projectId = await pricedProject(owner, { name: "Véranda", customer_id: absorbed.id }, { hours: 2, rate: 50 });
  const quote = (await owner.call("POST", `/api/projects/${projectId}/quote`)).json;
  const answer = { decision: "accepted", signer: "Claire Roux", decided_on: todayInFrance() };
  expect((await owner.call("POST", `/api/quotes/${quote.id}/decision`, answer)).status).toBe(200);
  await owner.call("PATCH", `/api/projects/${projectId}/estimation`, { hours: 9 });
  expect((await merge(kept.id, absorbed.id, ["name"])).status).toBe(200);
  expect((await get(`/api/projects/${projectId}/quote-versions`)).versions).toMatchObject([
    { id: quote.id, is_of_other_customer: false },
  ]);
  expect(await get(`/api/projects/${projectId}/preview/quote`)).toMatchObject({ has_other_buyer: false });
  const { status, json } = await owner.call("POST", `/api/projects/${projectId}/invoice`, ALL_CONFIRMED);
  expect([status, (await readSettlement(owner, json.id)).rest_cents]).toEqual([200, 12_000]);
  expect(await documentsOf(kept.id)).toHaveLength(4);
});

test("a quote of the absorbed customer gets no other version because of the merge", async () => {
  const { kept, absorbed } = await twoInvoiced();
  const projectId = await pricedProject(owner, { name: "Véranda", customer_id: absorbed.id }, { hours: 2, rate: 50 });
  const draw = async () => (await owner.call("POST", `/api/projects/${projectId}/quote`)).json.id;
  const quoteId = await draw();
  await merge(kept.id, absorbed.id, ["name"]);
  expect(await draw()).toBe(quoteId);
});

test("an invoice of the absorbed customer is credited", async () => {
  const { kept, absorbed } = await twoInvoiced();
  await merge(kept.id, absorbed.id);
  const { status } = await owner.call("POST", `/api/invoices/${absorbed.invoiceId}/credit-notes`, { lines: null });
  expect(status).toBe(200);
  expect(await documentsOf(kept.id)).toHaveLength(3);
  expect((await get(`/api/customers/${kept.id}/account`)).account.due).toMatchObject({ count: 1, rest_cents: 12_000 });
});

test("notes and sites of both are on one card", async () => {
  const [keptId, absorbedId] = [await create("Blanc"), await create("Blan", { phone: "0611223344" })];
  const site = { name: "Chalet", address: { line1: "3 rue Haute", postal_code: "73000", city: "Chambéry" } };
  await owner.call("PUT", `/api/customers/${keptId}/notes`, { revision: 0, text: "Code 12B", sites: [] });
  await owner.call("PUT", `/api/customers/${absorbedId}/notes`, { revision: 0, text: "Chien", sites: [site] });
  await merge(keptId, absorbedId);
  const { account, notes } = await get(`/api/customers/${keptId}/account`);
  expect(account.phone).toBe("0611223344");
  expect(notes).toMatchObject({ sites: [site], revision: 2 });
  expect(notes.text).toMatch(/^Code 12B\n\nChien\n\nFusion du .*, autre nom : Blan\.$/);
});

test("a chain of merges ends at the last one", async () => {
  const [first, second] = [await createInvoiced("Un"), await createInvoiced("Deux")];
  const last = await create("Trois");
  expect((await merge(second.id, first.id)).status).toBe(200);
  expect((await merge(last, second.id)).json.moved_counts).toEqual({ project_count: 2, document_count: 2 });
  expect(await documentsOf(last)).toEqual([second.number, first.number]);
  expect((await get(`/api/customers/${first.id}/account`)).account.id).toBe(last);
  expect((await get(`/api/customers/${last}/account`)).account.due.count).toBe(2);
});

test("a double click merges once", async () => {
  const { kept, absorbed } = await twoInvoiced();
  const answers = await Promise.all([merge(kept.id, absorbed.id), merge(kept.id, absorbed.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await get(`/api/customers/${kept.id}/account`)).notes.revision).toBe(1);
});

test("of two merges in opposite directions at once, one alone is made", async () => {
  const { kept, absorbed } = await twoInvoiced();
  const answers = await Promise.all([merge(kept.id, absorbed.id), merge(absorbed.id, kept.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await listNames()).toHaveLength(1);
  const [survivor] = (await get("/api/customers/accounts")).accounts;
  expect(survivor.due.count).toBe(2);
});

test("a tab that changes the card of an absorbed customer is told who they are now", async () => {
  const [keptId, absorbedId] = [await create("Blanc"), await create("Blan")];
  await merge(keptId, absorbedId);
  for (const { status, json } of [
    await owner.call("PATCH", `/api/customers/${absorbedId}`, { company: "Autre" }),
    await owner.call("PUT", `/api/customers/${absorbedId}/notes`, { revision: 0, text: "x", sites: [] }),
  ])
    expect([status, json.code, json.error]).toEqual([409, "customer_merged", expect.any(String)]);
  expect(await listNames()).toEqual(["Blanc"]);
  const third = await create("Tiers");
  expect((await merge(absorbedId, third)).json.code).toBe("already_merged");
});

test("a project that another tab makes for an absorbed customer is for the kept one", async () => {
  const [keptId, absorbedId] = [await create("Blanc"), await create("Blan")];
  await merge(keptId, absorbedId);
  const { json } = await owner.call("POST", "/api/projects", {
    ...NEW_PROJECT,
    customer_id: absorbedId,
    client_info: { company: "Blan", phone: "0611223344" },
  });
  const { project } = json;
  expect(project).toMatchObject({ customer_id: keptId, client_info: { company: "Blanc", phone: "" } });
});

test("projects that are made while their customer is merged are lost to nobody", async () => {
  const [keptId, absorbedId] = [await create("Blanc"), await create("Blan")];
  const body = { client_info: { kind: "company", company: "Blan" } };
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => owner.call("POST", "/api/projects", { ...NEW_PROJECT, ...body })),
    merge(keptId, absorbedId),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { rows } = await app.database.owner.query(
    "select p.id from project p join customer c on c.id = p.customer_id where c.merged_into is not null",
  );
  expect(rows).toEqual([]);
});

test("a project that is written while its customer is merged waits to know who it is for", async () => {
  const [keptId, absorbedId] = [await create("Blanc"), await create("Blan")];
  const { project } = (
    await owner.call("POST", "/api/projects", { ...NEW_PROJECT, customer_id: absorbedId, client_info: {} })
  ).json;
  const merging = new Client({ connectionString: app.database.url });
  await merging.connect();
  await merging.query("begin");
  await merging.query("update customer set merged_into = $2 where id = $1", [absorbedId, keptId]);
  const { company } = await get("/api/company");
  await app.database.owner.query("select set_config('app.company', $1, false)", [company.id]);
  const writing = app.database.owner.query<{ customer_id: string }>(
    `insert into project select made.* from project p,
      jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid())) made where p.id = $1 returning customer_id`,
    [project.id],
  );
  const isFirst = await Promise.race([writing.then(() => "written"), setTimeout(200, "waiting")]);
  await merging.query("commit");
  await merging.end();
  expect([isFirst, (await writing).rows[0]?.customer_id]).toEqual(["waiting", keptId]);
});

test("two firms are not merged", async () => {
  const keptId = await create("Blanc", { siren: "552100554" });
  const { status, json } = await merge(keptId, await create("Blan", { siren: "732829320" }));
  expect([status, json.code]).toEqual([422, "other_siren"]);
  expect(await listNames()).toEqual(["Blan", "Blanc"]);
});

test("a customer of another company is nobody", async () => {
  const keptId = await create("Blanc");
  const stranger = await app.signUp();
  const { customer } = (await stranger.call("POST", "/api/customers", { kind: "company", company: "Blan" })).json;
  expect((await merge(keptId, customer.id)).json).toMatchObject({ fields: { other_id: expect.any(String) } });
  expect((await get("/api/customers", stranger)).customers).toHaveLength(1);
  expect((await merge(keptId, customer.id, [], stranger)).status).toBe(404);
  expect((await merge(keptId, keptId)).status).toBe(422);
});

test.each(["worker", "accountant"] as const)("a role without the right to manage merges nobody: %s", async (role) => {
  const [keptId, absorbedId] = [await create("Blanc"), await create("Blan")];
  const member = await join(app, owner, `${role}@example.org`, role);
  expect((await merge(keptId, absorbedId, [], member)).status).toBe(403);
  expect((await member.call("GET", "/api/customers/twins")).status).toBe(403);
  const body = { other_id: absorbedId, is_distinct: true };
  expect((await member.call("PUT", `/api/customers/${keptId}/distinct`, body)).status).toBe(403);
});

test("a merge is not taken back behind the application", async () => {
  const [keptId, absorbedId] = [await create("Blanc"), await create("Blan")];
  await merge(keptId, absorbedId);
  const write = (into: string | null) =>
    app.database.owner.query("update customer set merged_into = $2 where id = $1", [absorbedId, into]);
  await expect(write(null)).rejects.toThrow(/merged for good/);
  const [third, fourth] = [await create("Tiers"), await create("Quart")];
  await merge(fourth, third);
  await expect(write(third)).rejects.toThrow(/merged into another/);
});
