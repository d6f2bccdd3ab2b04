import { dayAt, FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { typeset } from "#domain/shared/text/typeset.ts";
import { LAST_MONTH } from "#test/last-month.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

// The day of performance is a mention of an invoice: asked before it is issued, and printed.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app);
});
afterAll(() => app.close());

const preview = async (id: string) => (await person.call("GET", `/api/projects/${id}/preview/invoice`)).json;
const issue = (id: string, confirmed_doubts: string[]) =>
  person.call("POST", `/api/projects/${id}/invoice`, { confirmed_doubts });
const xmlOf = async ({ url }: { url: string }) => (await app.server.inject(url.replace(".pdf", ".xml"))).body;

test("the day of performance is asked before an invoice, then printed on page and XML", async () => {
  const id = await pricedProject(person, { start_date: "2025-03-03" });
  expect((await preview(id)).doubts).toEqual(["service_date_unknown"]);
  const refusal = await issue(id, []);
  expect(refusal).toMatchObject({ status: 422, json: { code: "invoice_doubtful" } });
  expect(refusal.json.error).toContain("Quel jour était-ce ?");
  await person.call("PATCH", `/api/projects/${id}/core`, { end_date: LAST_MONTH });
  const { doubts, view } = await preview(id);
  expect(doubts).toEqual([]);
  expect(view.facts).toContainEqual({ label: "Prestation réalisée le", value: typeset(formatDate(LAST_MONTH)) });
  const invoice = await issue(id, []);
  expect(invoice.status).toBe(200);
  const day = LAST_MONTH.replaceAll("-", "");
  expect(await xmlOf(invoice.json)).toContain(`<udt:DateTimeString format="102">${day}</udt:DateTimeString>`);
});

test("a day of performance more than a year ago is asked, whoever buys", async () => {
  for (const more of [{}, { client_info: { company: "Roux", siren: "552100554", address: LEA_ARC.address } }]) {
    const id = await pricedProject(person, { start_date: "2025-03-03", end_date: "2025-03-03", ...more });
    expect((await preview(id)).doubts).toEqual(["service_date_long_ago"]);
    expect((await issue(id, [])).json.error).toContain("la bonne année ?");
    expect((await issue(id, ["service_date_long_ago"])).status).toBe(200);
  }
});

test("goods say the day of their delivery, on the page and in the XML", async () => {
  const id = await pricedProject(person, { start_date: LAST_MONTH, end_date: LAST_MONTH });
  const { draft } = (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  const lines = draft.lines.map((line: object) => ({ ...line, nature: "goods" }));
  const saving = { version: draft.version, lines, discount: null };
  expect(await person.call("PUT", `/api/quotes/${draft.id}/draft`, saving)).toMatchObject({ status: 200 });
  const invoice = (await issue(id, [])).json;
  const page = (await app.server.inject(`/api/public/invoices/${invoice.page_url.split("/").at(-1)}`)).json();
  expect(page.view.facts).toContainEqual({ label: "Livré le", value: typeset(formatDate(LAST_MONTH)) });
  expect(await xmlOf(invoice)).toContain(`<udt:DateTimeString format="102">${LAST_MONTH.replaceAll("-", "")}</`);
});

describe("the mediator", () => {
  const done = { end_date: LAST_MONTH, start_date: LAST_MONTH };
  const mediation = (more: object) => person.call("PATCH", "/api/company", more);
  beforeEach(() => mediation({ mediation: null, mediator: "" }));
  afterAll(() => mediation({ mediation: "later", mediator: "" }));

  test("is not asked before an invoice to a firm", async () => {
    const client_info = { company: "Roux", siren: "552100554", address: LEA_ARC.address };
    const toFirm = await pricedProject(person, { ...done, client_info });
    expect(await preview(toFirm)).toMatchObject({ missing: [], missing_code: null });
  });

  test("is asked before an invoice to a private person", async () => {
    const id = await pricedProject(person, done);
    expect(await preview(id)).toMatchObject({ missing: ["mediation"], missing_code: "company_incomplete" });
    const refusal = await issue(id, []);
    expect(refusal).toMatchObject({ status: 422, json: { code: "company_incomplete" } });
    expect(refusal.json.error).toContain("ton médiateur de la consommation");
  });

  test("is asked by name once the seller said to have one", async () => {
    await mediation({ mediation: "named" });
    expect(await preview(await pricedProject(person, done))).toMatchObject({ missing: ["mediator"] });
  });

  test("is printed on the invoice once it is named", async () => {
    await mediation({ mediation: "named", mediator: "Médiation Bâtiment, Lyon" });
    const id = await pricedProject(person, done);
    expect((await preview(id)).view.notices).toContain(
      typeset("Médiateur de la consommation : Médiation Bâtiment, Lyon"),
    );
  });

  test("who is to be named later does not keep an invoice back", async () => {
    await mediation({ mediation: "later" });
    expect((await issue(await pricedProject(person, done), [])).status).toBe(200);
  });
});

const nextYear = () => `${Number(dayAt(app.deps.clock(), FRENCH_TIME_ZONE).slice(0, 4)) + 1}-06-15`;

test("work that ends later is invoiced once the seller says so", async () => {
  const id = await pricedProject(person, { end_date: nextYear() });
  expect((await preview(id)).doubts).toEqual(["service_date_future"]);
  expect((await issue(id, ["service_date_unknown"])).json.code).toBe("invoice_doubtful");
  expect((await issue(id, ["service_date_future"])).status).toBe(200);
});

test("an invoice of work that ends later says that its end is expected", async () => {
  const end_date = nextYear();
  const id = await pricedProject(person, { end_date });
  const xml = await xmlOf((await issue(id, ["service_date_future"])).json);
  expect(xml).toContain(`Fin prévue : ${formatDate(end_date)}`);
  expect(xml).not.toContain("ActualDeliverySupplyChainEvent");
});
