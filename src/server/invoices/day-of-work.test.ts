import { dayAt, FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The day of performance is a mention of an invoice: asked before it is issued, and printed.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
  await person.call("PATCH", "/api/company", {
    name: "Volt",
    siren: "732829320",
    vat_regime: "standard",
    legal_form: "EI",
    insurance_duty: "none",
    mediation: "later",
    address: { line1: "1 rue A", postal_code: "69003", city: "Lyon" },
  });
});
afterAll(() => app.close());

const client_info = {
  kind: "person",
  first_name: "Léa",
  last_name: "Arc",
  address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" },
};

async function pricedProject(more: object = {}): Promise<string> {
  const { project } = (await person.call("POST", "/api/projects", { name: "Bain", client_info, ...more })).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  return project.id;
}

const preview = async (id: string) => (await person.call("GET", `/api/projects/${id}/preview/invoice`)).json;
const issue = (id: string, confirmed_doubts: string[]) =>
  person.call("POST", `/api/projects/${id}/invoice`, { confirmed_doubts });
const xmlOf = async ({ url }: { url: string }) => (await app.server.inject(url.replace(".pdf", ".xml"))).body;

test("the day of performance is asked before an invoice, then printed on page and XML", async () => {
  const id = await pricedProject({ start_date: "2025-03-03" });
  expect((await preview(id)).doubts).toEqual(["service_date_unknown"]);
  const refusal = await issue(id, []);
  expect(refusal).toMatchObject({ status: 422, json: { code: "invoice_doubtful" } });
  expect(refusal.json.error).toContain("Quel jour était-ce ?");
  await person.call("PATCH", `/api/projects/${id}/core`, { end_date: "2025-03-05" });
  const { doubts, view } = await preview(id);
  expect(doubts).toEqual([]);
  expect(view.facts).toContainEqual({ label: "Prestation achevée le", value: expect.stringMatching(/5.mars 2025/) });
  const invoice = await issue(id, []);
  expect(invoice.status).toBe(200);
  expect(await xmlOf(invoice.json)).toContain('<udt:DateTimeString format="102">20250305</udt:DateTimeString>');
});

test("work that ends later is invoiced once the seller says so, and its day is said to be expected", async () => {
  const today = dayAt(app.deps.clock(), FRENCH_TIME_ZONE);
  const end_date = `${Number(today.slice(0, 4)) + 1}-06-15`;
  const id = await pricedProject({ end_date });
  expect((await preview(id)).doubts).toEqual(["service_date_future"]);
  expect((await issue(id, ["service_date_unknown"])).json.code).toBe("invoice_doubtful");
  const invoice = await issue(id, ["service_date_future"]);
  expect(invoice.status).toBe(200);
  const xml = await xmlOf(invoice.json);
  expect(xml).toContain(`Fin prévue : ${formatDate(end_date)}`);
  expect(xml).not.toContain("ActualDeliverySupplyChainEvent");
});
