import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { pdfText } from "#test/pdf-text.ts";
import { alterStored } from "#test/raw-sql.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { setDatabaseClock } from "#test/test-database.ts";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let person: Person;
let invoice: Awaited<ReturnType<typeof issuedInvoice>>;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  person = await app.signUp();
  invoice = await issuedInvoice(person, "Atelier");
});
afterAll(() => app.close());
afterEach(() => goTo(null));

/** Moves both clocks to a moment, or back to that of today. */
async function goTo(moment: Date | null): Promise<void> {
  app.deps.clock = () => moment ?? new Date();
  await setDatabaseClock(app.database, moment);
}

// The invoice has one line of two hours at 50 €, and 20 % of VAT: 120 €.
const HOUR_E4 = 10_000;

type Wish = {
  lines: { line_id: string; quantity_e4: number | null }[] | null;
  gross_cents?: number | null;
  reason?: string;
};
const WHOLE: Wish = { lines: null };

const draft = async (id = invoice.id) =>
  (await person.call("GET", `/api/invoices/${id}/credit-draft`)).json.credit_draft;
const issue = (wish: Wish, id = invoice.id, headers = {}) =>
  person.call("POST", `/api/invoices/${id}/credit-notes`, wish, headers);
const project = async () => (await person.call("GET", `/api/projects/${invoice.project_id}`)).json.project;
const lineId = async () => (await draft()).lines[0].line_id as string;
const hours = async (count: number): Promise<Wish> => ({
  lines: [{ line_id: await lineId(), quantity_e4: count * HOUR_E4 }],
});

test("a credit note on one hour of two leaves one hour", async () => {
  const { status, json } = await issue({ ...(await hours(1)), reason: "Une heure de trop" });
  expect([status, json.credit_note]).toMatchObject([200, { status: "credit_note", total: 60 }]);
  expect(json.credit_note.number).toMatch(/^A\d{4}-0001$/);
  expect(await draft()).toMatchObject({
    number: invoice.number,
    left_cents: 6_000,
    lines: [{ unit: "h", quantity_e4: 20_000, left_e4: 10_000, left_net_cents: 5_000, unit_price_e6: 50_000_000 }],
    credit_notes: [{ number: json.credit_note.number, credit_cents: 6_000, reason: "Une heure de trop" }],
  });
  expect((await project()).invoice).toMatchObject({ number: invoice.number, status: "issued", rest_cents: 6_000 });
});

test("a credit note of a sum leaves the rest of the invoice", async () => {
  const { status, json } = await issue({ lines: null, gross_cents: 5_000, reason: "Geste commercial" });
  expect([status, json.credit_note]).toMatchObject([200, { status: "credit_note", total: 50 }]);
  const page = (await app.server.inject(`/api/public/invoices/${json.credit_note.page_url.split("/").at(-1)}`)).json();
  expect(page.view.amounts).toEqual({ netCents: 4_167, vatCents: 833, grossCents: 5_000 });
  expect(page.view.lines).toMatchObject([{ label: `Réduction sur la facture ${invoice.number}` }]);
  expect(await draft()).toMatchObject({ left_cents: 7_000, has_vat: true, lines: [{ left_e4: 20_000 }] });
  expect((await project()).invoice).toMatchObject({ status: "issued", rest_cents: 7_000 });
  expect((await issue(WHOLE)).json.credit_note.total).toBe(70);
  expect((await project()).invoice).toMatchObject({ status: "credited", is_credited: true });
});

test.each([
  ["more than is left", { lines: null, gross_cents: 12_001 }, "Il reste 120,00\u00A0€"],
  ["a sum of zero", { lines: null, gross_cents: 0 }, "plus grande que zéro"],
  ["a sum below zero", { lines: null, gross_cents: -1 }, "plus grande que zéro"],
  ["lines and a sum", { lines: [], gross_cents: 100 }, "pas les deux"],
])("a sum is refused with what to do: %s", async (_what, wish, sentence) => {
  const { status, json } = await issue(wish);
  expect([status, JSON.stringify(json)]).toEqual([
    expect.toSatisfy((code) => code === 400 || code === 422),
    expect.stringContaining(sentence),
  ]);
  expect(await draft()).toMatchObject({ left_cents: 12_000, credit_notes: [] });
});

test("page, PDF and XML of a credit note name its invoice", async () => {
  await person.call("PATCH", "/api/company", { iban: "FR7630006000011234567890189" });
  const { json } = await issue({ lines: null, reason: "Chantier annulé" });
  const { url, page_url, number } = json.credit_note;
  const page = (await app.server.inject(`/api/public/invoices/${page_url.split("/").at(-1)}`)).json();
  expect(page).toMatchObject({ status: "credit_note", qr_url: null, view: { title: "Avoir", payment: null } });
  expect(page.view.facts).toContainEqual({
    label: "Avoir sur la facture",
    value: expect.stringContaining(`${invoice.number} du `),
  });
  expect(page.view.totals.at(-1)).toMatchObject({ label: "Total TTC à déduire", value: "120,00\u00A0€" });
  const pdf = await app.server.inject(url);
  expect(pdf.headers["content-disposition"]).toBe(`inline; filename="avoir-${number}.pdf"`);
  const text = pdfText(new Uint8Array(pdf.rawPayload)).join("\n").replace(/\s+/g, " ");
  for (const words of ["Avoir", number, invoice.number, "Chantier annulé", "Total TTC à déduire", "120,00"])
    expect(text).toContain(words);
  const xml = (await app.server.inject(page.xml_url)).body;
  for (const words of [
    "<ram:TypeCode>381<",
    `<ram:IssuerAssignedID>${invoice.number}<`,
    "<ram:GrandTotalAmount>120.00<",
    "Chantier annulé",
  ])
    expect(xml).toContain(words);
});

test("a credit note names its seller as today, under the VAT scheme of its invoice", async () => {
  const address = { line1: "9 rue Neuve", postal_code: "69006", city: "Lyon" };
  // The regime of a day that an invoice bears stays.
  await goTo(new Date(Date.now() + 24 * 3_600_000));
  const newSeller = { name: "Volt & Filles", vat_regime: "franchise", address, phone: "+33611223344" };
  expect((await person.call("PATCH", "/api/company", newSeller)).status).toBe(200);
  const { credit_note } = (await issue({ lines: null })).json;
  const pageOf = async ({ page_url }: { page_url: string }) =>
    (await app.server.inject(`/api/public/invoices/${page_url.split("/").at(-1)}`)).json();
  const page = await pageOf(credit_note);
  expect(page.view.seller).toMatchObject({
    name: expect.stringContaining("Volt & Filles"),
    lines: expect.arrayContaining(["9 rue Neuve"]),
  });
  expect(page.view.showsVat).toBe(true);
  expect(page.view.notices.join()).not.toContain("TVA non applicable");
  expect(page.view.amounts).toMatchObject({ netCents: 10_000, vatCents: 2_000 });
  const xml = (await app.server.inject(page.xml_url)).body;
  for (const words of ["<ram:LineOne>9 rue Neuve<", '<ram:ID schemeID="VA">FR44732829320<'])
    expect(xml).toContain(words);
  const { view: ofInvoice } = await pageOf(invoice);
  expect(page.view.buyer).toEqual(ofInvoice.buyer);
  expect(ofInvoice.seller.lines).toContain("1 rue A");
});

test("a credit note is refused while its seller lacks what the law asks", async () => {
  await person.call("PATCH", "/api/company", { address: { line1: "", postal_code: "", city: "" } });
  const { status, json } = await issue(WHOLE);
  expect([status, json.code]).toEqual([422, "company_incomplete"]);
  expect(json.error).toContain("la loi demande de compléter ton entreprise : l'adresse");
});

test("only an invoice credited whole gives way to another one", async () => {
  const again = () => person.call("POST", `/api/projects/${invoice.project_id}/invoice`, ALL_CONFIRMED);
  await issue(await hours(1));
  expect((await again()).json.number).toBe(invoice.number);
  expect((await issue(WHOLE)).json.credit_note.total).toBe(60);
  expect(await project()).toMatchObject({ status: "estimation", invoice: { status: "credited", is_credited: true } });
  expect((await again()).json).toMatchObject({ number: expect.stringMatching(/^F\d{4}-0002$/), status: "issued" });
  expect((await again()).json.number).toMatch(/-0002$/);
  const { documents, ...current } = await project();
  expect(current).toMatchObject({ status: "invoice", invoice: { is_credited: false } });
  expect(documents.map((one: { kind: string; refers_to: string | null }) => [one.kind, one.refers_to])).toEqual([
    ["invoice", null],
    ["credit_note", invoice.id],
    ["credit_note", invoice.id],
    ["invoice", null],
  ]);
});

test("credit notes are listed among the invoices", async () => {
  const { credit_note } = (await issue(await hours(1))).json;
  const { documents } = (await person.call("GET", "/api/documents?kind=invoice")).json;
  expect(documents.map((one: { kind: string; number: string; status: string }) => [one.kind, one.status])).toEqual([
    ["credit_note", "credit_note"],
    ["invoice", "issued"],
  ]);
  expect(documents[0]).toMatchObject({ number: credit_note.number, rest_cents: null });
  const { figures } = (await person.call("GET", "/api/figures")).json;
  expect(figures.year).toMatchObject({ gross_cents: 6_000 });
});

test("the preview is what is issued, but for its number", async () => {
  const wish = await hours(1);
  const preview = (await person.call("POST", `/api/invoices/${invoice.id}/credit-notes/preview`, wish)).json.view;
  const { page_url } = (await issue(wish)).json.credit_note;
  const { view } = (await app.server.inject(`/api/public/invoices/${page_url.split("/").at(-1)}`)).json();
  expect({ ...preview, number: view.number }).toEqual(view);
});

test.each([
  ["more than the line has", 3, "Il reste 2 h à créditer"],
  ["a quantity of zero", 0, "plus grande que zéro"],
  ["a quantity below zero", -1, "plus grande que zéro"],
])("a quantity is refused with what to do: %s", async (_what, count, sentence) => {
  const { status, json } = await issue(await hours(count));
  expect([status, json.error]).toEqual([422, expect.stringContaining(sentence)]);
  expect(await draft()).toMatchObject({ left_cents: 12_000, credit_notes: [] });
});

test("a line of another invoice is refused", async () => {
  const other = await issuedInvoice(person, "Autre");
  const { json } = await issue({ lines: [{ line_id: "line-of-another", quantity_e4: 1 }] }, other.id);
  expect(json).toMatchObject({ code: "credit_line_unknown", error: expect.stringContaining("recharge la page") });
});

test("a line of the second invoice of a project is refused on the first one", async () => {
  await issue(WHOLE);
  const second = (await person.call("POST", `/api/projects/${invoice.project_id}/invoice`, ALL_CONFIRMED)).json;
  const [line] = (await draft(second.id)).lines;
  const wish: Wish = { lines: [{ line_id: line.line_id, quantity_e4: 1 }] };
  expect((await issue(wish)).json.code).toBe("credit_nothing_left");
  expect((await issue(wish, second.id)).status).toBe(200);
});

test("an invoice with a retention, credited whole and not paid, leaves nothing on either side", async () => {
  const { project: retentionProject } = (
    await person.call("POST", "/api/projects", {
      name: "Retenue",
      client_info: { company: "Roux", address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" } },
    })
  ).json;
  await person.call("PATCH", `/api/projects/${retentionProject.id}/estimation`, { hours: 2, rate: 50 });
  const { draft: lines } = (await person.call("POST", `/api/projects/${retentionProject.id}/quote-draft`, {})).json;
  await app.database.owner.query(
    `update quote_draft set terms = terms || '{"retentionBasisPoints": 500}' where id = $1`,
    [lines.id],
  );
  const { id } = (await person.call("POST", `/api/projects/${retentionProject.id}/invoice`, ALL_CONFIRMED)).json;
  const { rows } = await app.database.owner.query("select content -> 'totals' as totals from document where id = $1", [
    id,
  ]);
  expect(rows[0].totals).toMatchObject({ retentionCents: 600, dueCents: 12_000 });
  await issue(WHOLE, id);
  const balance = await app.database.owner.query("select rest_cents::int from invoice_balance where document_id = $1", [
    id,
  ]);
  expect(balance.rows).toEqual([{ rest_cents: 0 }]);
  const { project: after } = (await person.call("GET", `/api/projects/${retentionProject.id}`)).json;
  expect(after.invoice).toMatchObject({ status: "credited", rest_cents: 0, is_credited: true });
});

test("a credit note or a quote cannot be credited", async () => {
  const { credit_note } = (await issue(await hours(1))).json;
  expect((await issue(WHOLE, credit_note.id)).json).toMatchObject({ code: "credit_of_credit_note" });
  expect((await person.call("GET", `/api/invoices/${credit_note.id}/credit-draft`)).status).toBe(404);
  const quote = (await person.call("POST", `/api/projects/${invoice.project_id}/quote`, {})).json;
  expect((await issue(WHOLE, quote.id)).status).toBe(404);
});

test("the invoice of another company, or of nobody, is unknown", async () => {
  const stranger = await app.signUp();
  for (const id of [invoice.id, randomUUID()])
    for (const path of ["credit-notes", "credit-notes/preview"])
      expect((await stranger.call("POST", `/api/invoices/${id}/${path}`, WHOLE)).status).toBe(404);
  expect((await draft()).left_cents).toBe(12_000);
});

test.each([
  ["a worker has no access to credit notes", "worker", [403, 403, 403]],
  ["an accountant only reads what is left to credit", "accountant", [200, 403, 403]],
] as const)("%s", async (_rule, role, statuses) => {
  const member = await join(app, person, `${role}@example.org`, role);
  const path = `/api/invoices/${invoice.id}`;
  expect([
    (await member.call("GET", `${path}/credit-draft`)).status,
    (await member.call("POST", `${path}/credit-notes/preview`, WHOLE)).status,
    (await member.call("POST", `${path}/credit-notes`, WHOLE)).status,
  ]).toEqual(statuses);
});

test("two tabs at once credit what is left once", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => issue(WHOLE)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  const refusal = answers.find(({ status }) => status === 422)!;
  expect(refusal.json).toMatchObject({ code: "credit_nothing_left", error: expect.stringContaining("ne reste rien") });
  expect((await draft()).credit_notes).toHaveLength(1);
});

test("a double click with its key is one credit note", async () => {
  const wish = await hours(1);
  const key = { "idempotency-key": "credit-0001" };
  const [first, second] = [await issue(wish, invoice.id, key), await issue(wish, invoice.id, key)];
  expect(second.json).toEqual(first.json);
  expect((await draft()).credit_notes).toHaveLength(1);
});

const ALTER = `update document set content = jsonb_set(content, '{subject}', '"X"') where id = $1`;

test("an altered invoice is not credited", async () => {
  await alterStored(app.database, ALTER, [invoice.id]);
  expect((await issue(WHOLE)).json.code).toBe("document_altered");
});

test("an invoice with an altered credit note is not credited", async () => {
  const { credit_note } = (await issue(await hours(1))).json;
  await alterStored(app.database, ALTER, [credit_note.id]);
  expect((await issue(WHOLE)).json.code).toBe("document_altered");
});
