import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { AGREED, quoteCalls } from "#test/quote-calls.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// What an invoice bills beyond the quote that its customer was given is asked about before it is issued.

let app: TestApp;
let person: Person;
let id: string;
beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-09-01T10:00:00Z") });
});
beforeEach(async () => {
  person = await signUpSeller(app);
  id = await pricedProject(person, { end_date: "2026-09-01", start_date: "2026-08-01" });
});
afterAll(() => app.close());

const { drawUp, price, send, decide } = quoteCalls(() => person);
const preview = async () => (await person.call("GET", `/api/projects/${id}/preview/invoice`)).json;
const issue = (body: object = {}) => person.call("POST", `/api/projects/${id}/invoice`, body);

test("an invoice after a declined quote is refused until the price is confirmed", async () => {
  const { id: quoteId, number } = await drawUp(id);
  await decide(quoteId, { ...AGREED, decision: "declined" });
  expect(await preview()).toMatchObject({
    doubts: ["quote_declined"],
    price_gap: { quote_number: number, is_declined: true, quoted_cents: 120_00, billed_cents: 120_00 },
  });
  const { status, json } = await issue();
  expect([status, json.code]).toEqual([422, "invoice_doubtful"]);
  expect(json.error).toMatch(/a refusé le devis D2026-0001, de 120,00.€, et cette facture est de 120,00.€/);
  expect(json.error).toContain("envoie-lui une nouvelle version du devis ou un avenant");
  expect(await issue({ confirmed_doubts: ["beyond_quote"] })).toMatchObject({ status: 422 });
  expect(await issue({ confirmed_doubts: ["quote_declined"] })).toMatchObject({ status: 200, json: { total: 120 } });
});

test("an invoice dearer than the quote that was sent is refused until the price is confirmed", async () => {
  await send((await drawUp(id)).id);
  await price(id, 250);
  expect(await preview()).toMatchObject({
    doubts: ["beyond_quote"],
    price_gap: { is_declined: false, quoted_cents: 120_00, billed_cents: 600_00, unquoted_labels: [] },
  });
  const { status, json } = await issue();
  expect([status, json.code]).toEqual([422, "invoice_doubtful"]);
  expect(json.error).toMatch(/donné à ton client est de 120,00.€, et cette facture est de 600,00.€/);
  expect(await issue({ confirmed_doubts: ["beyond_quote"] })).toMatchObject({ status: 200, json: { total: 600 } });
});

test("an invoice with a line that the quote has not names it", async () => {
  await send((await drawUp(id)).id);
  const { draft } = (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  const lines = draft.lines.map((line: object) => ({ ...line, label: "Faïence", unit_price_e6: 1_000_000 }));
  const saving = { version: draft.version, lines, discount: null };
  expect(await person.call("PUT", `/api/quotes/${draft.id}/draft`, saving)).toMatchObject({ status: 200 });
  expect(await preview()).toMatchObject({ doubts: ["beyond_quote"], price_gap: { unquoted_labels: ["Faïence"] } });
  expect((await issue()).json.error).toContain("« Faïence »");
});

test("an invoice is compared with the last version that the customer was given", async () => {
  await send((await drawUp(id)).id);
  await price(id, 250);
  await drawUp(id);
  expect(await preview()).toMatchObject({ doubts: ["beyond_quote"], price_gap: { quoted_cents: 120_00 } });
});

test("a price raised after the acceptance is not billed", async () => {
  await decide((await drawUp(id)).id);
  await price(id, 250);
  expect(await preview()).toMatchObject({ doubts: [], price_gap: null });
  expect(await issue()).toMatchObject({ status: 200, json: { total: 120 } });
});

test("a newer version that was declined leaves the accepted one to be billed without a doubt", async () => {
  await decide((await drawUp(id)).id);
  await price(id, 250);
  const second = await drawUp(id, { after_acceptance: true });
  await send(second.id);
  await decide(second.id, { ...AGREED, decision: "declined" });
  expect(await preview()).toMatchObject({ doubts: [], price_gap: null });
});

test.each([
  ["that bills the quote as it was sent", 50],
  ["that is cheaper than the quote", 40],
])("an invoice %s raises no doubt", async (_what, rate) => {
  await send((await drawUp(id)).id);
  await price(id, rate);
  expect(await preview()).toMatchObject({ doubts: [], price_gap: null });
  expect(await issue()).toMatchObject({ status: 200 });
});

test("a quote that nobody was given tells no price", async () => {
  await drawUp(id);
  await price(id, 250);
  expect(await preview()).toMatchObject({ doubts: [], price_gap: null });
});

test("a quote that another customer declined raises no doubt about the price", async () => {
  await decide((await drawUp(id)).id, { ...AGREED, decision: "declined" });
  const client_info = { ...LEA_ARC, first_name: "Paul", last_name: "Blanc" };
  await person.call("PATCH", `/api/projects/${id}/core`, { client_info });
  expect(await preview()).toMatchObject({ doubts: [], price_gap: null });
  expect(await issue(ALL_CONFIRMED)).toMatchObject({ status: 200 });
});
