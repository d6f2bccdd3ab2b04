import { netOfGrossCents, netPriceE6, vatOnCents } from "#domain/shared/money.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { AGREED, quoteCalls } from "#test/quote-calls.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Prices of a quote are typed without VAT or with it; what is typed with it is what its customer reads and pays.

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const begin = async (seller: Person, id: string) =>
  (await acceptedCall(seller, "POST", `/api/projects/${id}/quote-draft`, {})).draft;

const soldLine = (id: string, grossE4: number, vatBasisPoints = 2000) => ({
  kind: "item",
  id,
  label: id,
  details: [],
  nature: "service",
  quantity_e4: 10_000,
  unit: "forfait",
  unit_price_e6: netPriceE6(grossE4, vatBasisPoints),
  discount_basis_points: 0,
  vat_basis_points: vatBasisPoints,
  vat_reason: null,
  is_option: false,
  task_id: null,
});

const LINES = [
  { kind: "section", id: "s", label: "Salle de bain", level: 1 },
  soldLine("Pose", 5_000_000),
  soldLine("Dépose", 5_000_000),
];

test("two lines at 500,00 € with VAT come to 1 000,00 € on the quote, its page and its invoice", async () => {
  const seller = await signUpSeller(app);
  const id = await pricedProject(seller);
  const draft = await begin(seller, id);
  const body = { version: 1, lines: LINES, discount: null, prices: "gross", is_price_choice: true };
  await acceptedCall(seller, "PUT", `/api/quotes/${draft.id}/draft`, body);
  const quote = await acceptedCall(seller, "POST", `/api/projects/${id}/quote`, {});
  expect(quote.total).toBe(1000);
  const { view } = await acceptedCall(seller, "GET", `/api/projects/${id}/preview/quote`);
  expect(view).toMatchObject({
    prices: "gross",
    lines: [
      { subtotal: "1\u202F000,00\u00A0€" },
      { unitPrice: "500,00\u00A0€", net: "500,00\u00A0€" },
      { unitPrice: "500,00\u00A0€", net: "500,00\u00A0€" },
    ],
    totals: [
      { label: "Total HT", value: "833,33\u00A0€" },
      { label: "TVA 20\u00A0%", value: "166,67\u00A0€" },
      { label: "Total TTC", value: "1\u202F000,00\u00A0€" },
    ],
  });
  const page = (await app.server.inject(quote.page_url)).body;
  expect(page).toContain("Prix unitaire TTC");
  expect(page).not.toContain("Prix unitaire HT");
  const invoice = await acceptedCall(seller, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(invoice.total).toBe(1000);
  const { view: invoiceView } = await acceptedCall(seller, "GET", `/api/projects/${id}/preview/invoice`);
  // The law asks an invoice for prices without VAT.
  expect(invoiceView).toMatchObject({ lines: [{ subtotal: "833,34\u00A0€" }, { net: "416,67\u00A0€" }, {}] });
});

// None of these is a whole base plus its VAT, rounded: the cent is in the VAT.
const BESIDE_THE_RATE = [
  [50_001, 2000],
  [9_999, 2000],
  [50_000, 1000],
  [6_000, 1000],
  [8_200, 1000],
  [1_007, 550],
] as const;

test.each(BESIDE_THE_RATE)("%i cents with VAT at %i are quoted and invoiced at that price", async (cents, rate) => {
  expect(vatOnCents(netOfGrossCents(cents, rate), rate)).not.toBe(cents - netOfGrossCents(cents, rate));
  const seller = await signUpSeller(app);
  const id = await pricedProject(seller);
  const draft = await begin(seller, id);
  const body = { version: 1, lines: [soldLine("Pose", cents * 100, rate)], discount: null, prices: "gross" };
  await acceptedCall(seller, "PUT", `/api/quotes/${draft.id}/draft`, body);
  expect((await acceptedCall(seller, "POST", `/api/projects/${id}/quote`, {})).total).toBe(cents / 100);
  expect((await acceptedCall(seller, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).total).toBe(cents / 100);
});

test("six hours at 55 € with VAT are quoted at 330,00 € to pay without asking how prices are typed", async () => {
  const seller = await signUpSeller(app);
  const id = await pricedProject(seller);
  const save = (body: object) => acceptedCall(seller, "PATCH", `/api/projects/${id}/estimation`, body);
  const { project } = await save({ hours: 6, gross_rate_cents: 5_500, vat_basis_points: 1000 });
  expect(project).toMatchObject({ estimation_rate: 50, estimation_gross_rate_cents: 5_500, estimation_total: 300 });
  // At another rate of VAT, the price that the customer was told stays.
  expect((await save({ vat_basis_points: 2000 })).project).toMatchObject({
    estimation_rate: 45.83,
    estimation_gross_rate_cents: 5_500,
    estimation_total: 275,
  });
  const { view } = await acceptedCall(seller, "GET", `/api/projects/${id}/preview/quote`);
  expect(view.lines).toMatchObject([{ unitPrice: "55,00\u00A0€", net: "330,00\u00A0€" }]);
  const draft = await begin(seller, id);
  expect(draft).toMatchObject({ prices: "gross", asks_prices: false, estimate_lines: null });
  // The same estimation, of a quote whose prices are typed without VAT since.
  const body = { version: 1, lines: draft.lines, discount: null, prices: "net" };
  const { draft: netDraft } = await acceptedCall(seller, "PUT", `/api/quotes/${draft.id}/draft`, body);
  expect(netDraft).toMatchObject({ prices: "net", estimate_lines: null });
  const { company } = await acceptedCall(seller, "GET", "/api/company");
  expect(company.consumer_prices).toBe("gross");
});

test("a day at 500 € with VAT is quoted at 500,00 €, until its price is said without VAT", async () => {
  const seller = await signUpSeller(app);
  const id = await pricedProject(seller);
  const save = (body: object) => acceptedCall(seller, "PATCH", `/api/projects/${id}/estimation`, body);
  const { project } = await save({ days: 1, gross_rate_cents: 50_000, vat_basis_points: 2000 });
  expect(project).toMatchObject({ estimation_day_rate_cents: 41_667, estimation_gross_rate_cents: 50_000 });
  const { view } = await acceptedCall(seller, "GET", `/api/projects/${id}/preview/quote`);
  expect(view.amounts.grossCents).toBe(50_000);
  const { project: netProject } = await save({ days: 1, day_rate_cents: 50_000 });
  expect(netProject).toMatchObject({ estimation_day_rate_cents: 50_000, estimation_gross_rate_cents: null });
});

test("a section without lines is not printed", async () => {
  const seller = await signUpSeller(app);
  const id = await pricedProject(seller);
  const draft = await begin(seller, id);
  const lines = [...LINES, { kind: "section", id: "empty", label: "Plus tard", level: 1 }];
  await acceptedCall(seller, "PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
  const { view } = await acceptedCall(seller, "GET", `/api/projects/${id}/preview/quote`);
  expect(view.lines.map(({ label }: { label: string }) => label)).toEqual(["Salle de bain", "Pose", "Dépose"]);
  expect((await begin(seller, id)).lines).toHaveLength(4);
});

test("a line says where its price comes from until it has another one", async () => {
  const seller = await signUpSeller(app);
  const { id } = await begin(seller, await pricedProject(seller));
  const origin = { line_id: "Pose", kind: "quote", number: "D2026-0001", unit_price_e6: netPriceE6(5_000_000, 2000) };
  const save = async (body: object) =>
    (await acceptedCall(seller, "PUT", `/api/quotes/${id}/draft`, { lines: LINES, discount: null, ...body })).draft;
  expect((await save({ version: 1, origins: [origin] })).origins).toEqual([origin]);
  expect((await save({ version: 2 })).origins).toEqual([origin]);
  expect((await save({ version: 3, lines: [soldLine("Pose", 6_000_000)] })).origins).toEqual([]);
});

test("the first answer about prices for a person is how the next quotes begin", async () => {
  const seller = await signUpSeller(app);
  const first = await begin(seller, await pricedProject(seller));
  expect(first).toMatchObject({ prices: "net", asks_prices: true });
  const body = { version: 1, lines: first.lines, discount: null, prices: "gross", is_price_choice: true };
  const { draft: savedDraft } = await acceptedCall(seller, "PUT", `/api/quotes/${first.id}/draft`, body);
  expect(savedDraft).toMatchObject({ prices: "gross", asks_prices: false });
  expect(await begin(seller, await pricedProject(seller))).toMatchObject({ prices: "gross", asks_prices: false });
  // An estimation without lines of its own is priced as its draft would be.
  const { view } = await acceptedCall(seller, "GET", `/api/projects/${await pricedProject(seller)}/preview/quote`);
  expect(view).toMatchObject({ prices: "gross", lines: [{ net: "120,00\u00A0€" }] });
  const forFirm = await begin(seller, await pricedProject(seller, { client_info: { company: "Menuiserie Roux" } }));
  expect(forFirm).toMatchObject({ prices: "net", asks_prices: false });
});

test("a quote that its customer reads already is not asked about", async () => {
  const seller = await signUpSeller(app);
  const id = await pricedProject(seller);
  expect((await begin(seller, id)).asks_prices).toBe(true);
  const quote = await acceptedCall(seller, "POST", `/api/projects/${id}/quote`);
  await acceptedCall(seller, "POST", `/api/quotes/${quote.id}/sending`, {});
  expect((await begin(seller, id)).asks_prices).toBe(false);
});

test("a choice for a business is nobody's habit", async () => {
  const seller = await signUpSeller(app);
  const forFirm = await begin(seller, await pricedProject(seller, { client_info: { company: "Menuiserie Roux" } }));
  const path = `/api/quotes/${forFirm.id}/draft`;
  const { lines } = forFirm;
  const choice = { version: 1, lines, discount: null, prices: "gross", is_price_choice: true };
  expect((await acceptedCall(seller, "PUT", path, choice)).draft.prices).toBe("gross");
  expect((await acceptedCall(seller, "PUT", path, { version: 2, lines, discount: null })).draft.prices).toBe("gross");
  expect(await begin(seller, await pricedProject(seller))).toMatchObject({ prices: "net", asks_prices: true });
});

test("who charges no VAT is not asked about prices", async () => {
  const seller = await signUpSeller(app, { vat_regime: "franchise" });
  const id = await pricedProject(seller);
  const draft = await begin(seller, id);
  expect(draft.asks_prices).toBe(false);
  const body = { version: 1, lines: draft.lines, discount: null, prices: "gross" };
  expect((await acceptedCall(seller, "PUT", `/api/quotes/${draft.id}/draft`, body)).draft.prices).toBe("net");
  const { view } = await acceptedCall(seller, "GET", `/api/projects/${id}/preview/quote`);
  expect(view.prices).toBeUndefined();
});

const LEA = { ...LEA_ARC, email: "lea@example.org" };

/** A quote of an estimation, accepted by Léa at prices with VAT: 100,00 €, which without it come to 100,01 €. */
async function acceptedWithVat() {
  const seller = await signUpSeller(app);
  const first = await pricedProject(seller);
  const draft = await begin(seller, first);
  const body = { version: 1, lines: LINES, discount: null, prices: "gross", is_price_choice: true };
  await acceptedCall(seller, "PUT", `/api/quotes/${draft.id}/draft`, body);
  const id = await pricedProject(seller, { client_info: LEA }, { hours: 2, rate: 41.67, vat_basis_points: 2000 });
  const { id: quoteId, total } = await acceptedCall(seller, "POST", `/api/projects/${id}/quote`, {});
  expect(total).toBe(100);
  const { drawUp: _drawUp, send, decide } = quoteCalls(() => seller);
  await send(quoteId);
  expect((await decide(quoteId, { ...AGREED, decided_on: todayInFrance() })).status).toBe(200);
  const correct = async (details: object) => {
    const { project } = await acceptedCall(seller, "GET", `/api/projects/${id}`, {});
    await acceptedCall(seller, "PATCH", `/api/customers/${project.customer_id}`, { ...LEA, ...details });
  };
  const preview = () => acceptedCall(seller, "GET", `/api/projects/${id}/preview/invoice`, {});
  return { seller, id, correct, preview };
}

test("a customer corrected after the acceptance pays what they accepted, under what is known of them now", async () => {
  const { seller, id, correct, preview } = await acceptedWithVat();
  await correct({ email: "lea.arc@example.org", address: { line1: "9 quai", postal_code: "38100", city: "Grenoble" } });
  const { view, doubts } = await preview();
  expect(doubts).not.toContain("agreed_by_another");
  expect(view.buyer.lines.join()).toContain("38100 Grenoble");
  const draft = await begin(seller, id);
  expect([draft.agreed_prices, draft.prices]).toEqual(["gross", "gross"]);
  const invoice = await acceptedCall(seller, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(invoice.total).toBe(100);
  const { body: xml } = await app.server.inject({ url: invoice.url.replace(".pdf", ".xml") });
  expect(xml).toContain("<ram:LineOne>9 quai</ram:LineOne>");
  expect(xml).toContain("<ram:GrandTotalAmount>100.00</ram:GrandTotalAmount>");
});

test.each([
  ["another name", { last_name: "Arque" }],
  ["a firm instead of a person", { kind: "company", company: "Arc SARL", siren: "552100554" }],
])("the price that was accepted stays for a customer who is corrected into %s", async (_what, who) => {
  const { seller, id, correct, preview } = await acceptedWithVat();
  await correct(who);
  const { view, doubts } = await preview();
  expect([doubts.includes("agreed_by_another"), view.amounts.grossCents]).toEqual([true, 10_000]);
  const refusal = await seller.call("POST", `/api/projects/${id}/invoice`, {});
  expect([refusal.status, refusal.json.code]).toEqual([422, "invoice_doubtful"]);
  expect((await acceptedCall(seller, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).total).toBe(100);
});
