import { formatMoney } from "#domain/shared/french-format.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { pdfText } from "#test/pdf-text.ts";
import { BELGIAN_FIRM, READY_SELLER } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import type { KyselyPlugin } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp({ runsJobs: true });
});
beforeEach(async () => {
  person = await app.signUp();
  await completeCompany();
});
afterAll(() => app.close());

function completeCompany() {
  return person.call("PATCH", "/api/company", { ...READY_SELLER, iban: "FR7630006000011234567890189" });
}

// Takes « for update » out of every statement, and dawdles where it was: whoever relies on it is overtaken.
const unlockedConnections = new WeakSet<object>();
const withoutRowLocks: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    if (node.kind !== "RawNode") return node;
    const parts = node.sqlFragments;
    if (!parts.some((part) => /\bfor update\b/.test(part))) return node;
    unlockedConnections.add(queryId);
    return { ...node, sqlFragments: parts.map((part) => part.replace(/\bfor update\b/g, "")) };
  },
  transformResult: async ({ result, queryId }) => {
    if (unlockedConnections.has(queryId)) await sleep(150);
    return result;
  },
};

const CLIENT = {
  company: "Menuiserie Roux",
  first_name: "Claire",
  last_name: "Roux",
  email: "claire@roux.fr",
  siren: "552100554",
  address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" },
};

async function pricedProject(name: string, hours = 7.5, client: object = CLIENT): Promise<string> {
  const { project } = (
    await person.call("POST", "/api/projects", { name, start_date: "2026-12-01", client_info: client })
  ).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours, rate: 45.5 });
  return project.id;
}

const issue = (id: string) => person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
const numberOf = (invoice: { number: string }) => Number(invoice.number.split("-")[1]);

test("50 invoices issued at once for 50 projects are numbered 1 to 50 without a gap", async () => {
  const ids: string[] = [];
  for (let index = 0; index < 50; index++) ids.push(await pricedProject(`Chantier ${index}`));
  const answers = await Promise.all(ids.map(issue));
  expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200));
  expect(answers.map((answer) => numberOf(answer.json)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
});

test("20 simultaneous requests for one project issue one invoice", async () => {
  const id = await pricedProject("Double clic");
  const answers = await Promise.all(Array.from({ length: 20 }, () => issue(id)));
  expect(new Set(answers.map((answer) => answer.json.number)).size).toBe(1);
  const { documents } = (await person.call("GET", "/api/documents?kind=invoice")).json;
  expect(documents).toHaveLength(1);
});

test("without the lock on the project's row, simultaneous requests issue several invoices", async () => {
  const open = await testApp({ db: (db) => db.withPlugin(withoutRowLocks) });
  const { owner } = open.database;
  person = await open.signUp();
  await completeCompany();
  const id = await pricedProject("Sans verrou");
  const { company } = (await person.call("GET", "/api/company")).json;
  // Nobody takes a number until both clicks have read that the project has no invoice.
  await owner.query("select pg_advisory_lock(hashtextextended($1 || 'F', 0))", [company.id]);
  const clicks = [issue(id), issue(id)];
  const locksWaitedFor = "select from pg_locks where locktype = 'advisory' and not granted";
  await expect.poll(async () => (await owner.query(locksWaitedFor)).rowCount).toBe(2);
  await owner.query("select pg_advisory_unlock_all()");
  const numbers = (await Promise.all(clicks)).map((answer) => numberOf(answer.json));
  expect(numbers.sort((a, b) => a - b)).toEqual([1, 2]);
  await open.close();
});

test("the same Idempotency-Key gives the same answer", async () => {
  const body = { name: "Clé", start_date: "2026-12-01", client_info: CLIENT };
  const key = { "idempotency-key": "intent-0001" };
  const first = await person.call("POST", "/api/projects", body, key);
  expect((await person.call("POST", "/api/projects", body, key)).json).toEqual(first.json);
  expect((await person.call("POST", "/api/projects", { ...body, name: "Autre" }, key)).status).toBe(409);
});

test("an invoice that lacks legal data is refused and takes no number", async () => {
  const { project } = (
    await person.call("POST", "/api/projects", {
      name: "Incomplet",
      start_date: "2026-12-01",
      client_info: { first_name: "Paul", last_name: "Petit", kind: "person" },
    })
  ).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 1, rate: 50 });
  const refusal = await issue(project.id);
  expect(refusal).toMatchObject({
    status: 422,
    json: { code: "customer_incomplete", fields: { "address.line1": expect.any(String) } },
  });
  expect((await issue(await pricedProject("Complet"))).json.number).toMatch(/-0001$/);
});

const item = (label: string, over: object = {}) => ({
  kind: "item",
  id: label,
  label,
  details: [],
  nature: "goods",
  quantity_e4: 10_000,
  unit: "u",
  unit_price_e6: 100_000_000,
  discount_basis_points: 0,
  vat_basis_points: 2000,
  vat_reason: null,
  is_option: false,
  task_id: null,
  ...over,
});
const toTheUnion = { nature: "goods", vat_basis_points: 0, vat_reason: "eu_goods" };

test("an option that needs a VAT number does not prevent an invoice", async () => {
  const id = await pricedProject("Meuble");
  const { draft } = (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  const lines = [item("Meuble"), item("Meuble livré en Belgique", { ...toTheUnion, is_option: true })];
  await person.call("PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
  expect(await issue(id)).toMatchObject({ status: 200, json: { total: 120 } });
});

test("an invoice of 0 € is refused and takes no number", async () => {
  const id = await pricedProject("Offert");
  const { draft } = (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  const save = (version: number, discount: object | null) =>
    person.call("PUT", `/api/quotes/${draft.id}/draft`, { version, lines: [item("Meuble")], discount });
  await save(1, { kind: "share", basis_points: 10_000 });
  expect(await issue(id)).toMatchObject({
    status: 422,
    json: { code: "invoice_of_zero", error: expect.stringContaining("Rien à facturer : le total est de 0 €.") },
  });
  const preview = (await person.call("GET", `/api/projects/${id}/preview/invoice`)).json;
  expect(preview).toMatchObject({ missing: [], missing_code: "invoice_of_zero" });
  await save(2, null);
  expect((await issue(id)).json.number).toMatch(/-0001$/);
});

test("an invoice needs the VAT numbers of the accepted quote, whatever the draft says now", async () => {
  const id = await pricedProject("Meuble exporté", 7.5, BELGIAN_FIRM);
  const { draft } = (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  const save = (version: number, line: object) =>
    person.call("PUT", `/api/quotes/${draft.id}/draft`, { version, lines: [line], discount: null });
  await save(1, item("Meuble livré en Belgique", toTheUnion));
  expect((await person.call("POST", `/api/projects/${id}/quote`, {})).status).toBe(200);
  await app.database.owner.query(
    `insert into quote_decision (company_id, document_id, decision, decided_at, signer, decided_on)
      select company_id, id, 'accepted', created_at, 'Luc Arc', dated_on from document
      where kind = 'quote' and project_id = $1`,
    [id],
  );
  expect((await save(2, item("Meuble"))).status).toBe(200);
  expect(await issue(id)).toMatchObject({ status: 422, json: { fields: { vat_number: expect.any(String) } } });
});

test("page, PDF and XML have the same totals, even with two VAT rates", async () => {
  const id = await pricedProject("Deux taux", 9);
  for (const [title, estimate_h, vat] of [
    ["Dépose", 4.5, null],
    ["Pose", 4.5, 1000],
  ] as const) {
    const { task } = (await person.call("POST", `/api/projects/${id}/tasks`, { title, estimate_h })).json;
    await person.call("PATCH", `/api/projects/${id}/tasks/${task.id}`, { vat_basis_points: vat });
  }
  const { json: invoice } = await issue(id);
  const token = invoice.page_url.split("/").at(-1);
  const page = (await app.server.inject(`/api/public/invoices/${token}`)).json();
  const xml = (await app.server.inject(page.xml_url)).body;
  const pdf = pdfText(new Uint8Array((await app.server.inject(page.url)).rawPayload))
    .join("\n")
    .replace(/[\s\u00a0\u202f]/g, "");
  const amounts: { netCents: number; vatCents: number; grossCents: number } = page.view.amounts;
  expect(amounts).toEqual({ netCents: 40_950, vatCents: 6_143, grossCents: 47_093 });
  expect(invoice.total).toBe(470.93);
  const inXml = {
    TaxBasisTotalAmount: amounts.netCents,
    TaxTotalAmount: amounts.vatCents,
    GrandTotalAmount: amounts.grossCents,
  };
  for (const [element, cents] of Object.entries(inXml))
    expect(xml).toMatch(new RegExp(`<ram:${element}[^>]*>${(cents / 100).toFixed(2)}<`));
  const totals = page.view.totals.map((total: { value: string }) => total.value);
  expect(totals).toContain(formatMoney(amounts.grossCents));
  for (const value of totals) expect(pdf).toContain(value.replace(/[\s\u00a0\u202f]/g, ""));
});

test("a stored PDF is the same bytes each time it is read", async () => {
  const { json: invoice } = await issue(await pricedProject("Octets"));
  const [first, second] = [await app.server.inject(invoice.url), await app.server.inject(invoice.url)];
  expect(first.headers["content-type"]).toBe("application/pdf");
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
});

test("an invoice that comes to another sum than the one that was shown is not issued", async () => {
  const id = await pricedProject("Prix changé");
  const { view } = (await person.call("GET", `/api/projects/${id}/preview/invoice`)).json;
  const issueAt = (cents: number) =>
    person.call("POST", `/api/projects/${id}/invoice`, { ...ALL_CONFIRMED, left_cents: cents });
  const { grossCents } = view.amounts;
  await person.call("PATCH", `/api/projects/${id}/estimation`, { hours: 8, rate: 45.5 });
  const refusal = await issueAt(grossCents);
  expect([refusal.status, refusal.json.code]).toEqual([409, "billing_changed"]);
  expect((await person.call("GET", `/api/projects/${id}`)).json.project.invoice).toBeNull();
  const answer = await issueAt(43_680);
  expect([answer.status, answer.json.total]).toEqual([200, 436.8]);
  expect((await issueAt(43_680)).json.id).toBe(answer.json.id);
});
