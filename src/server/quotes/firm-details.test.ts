import { acceptedCall } from "#test/accepted-call.ts";
import { quoteCalls } from "#test/quote-calls.ts";
import { READY_SELLER, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const FIRM = { kind: "company", company: "Arc SARL" };

async function quoteFor(client_info: object): Promise<{ person: Person; quoteId: string; customerId: string }> {
  const person = await signUpSeller(app);
  const projectId = await pricedProject(person, { client_info });
  const { id: quoteId } = await quoteCalls(() => person).drawUp(projectId);
  const { project } = (await person.call("GET", `/api/projects/${projectId}`)).json;
  return { person, quoteId, customerId: project.customer_id };
}

const prepare = (person: Person, id: string, body: object = {}) =>
  person.call("POST", `/api/quotes/${id}/preparation`, body);

test("a firm's quote asks for its address and SIREN before it is given, then bears them", async () => {
  const { person, quoteId, customerId } = await quoteFor(FIRM);
  const answer = await prepare(person, quoteId);
  expect(answer).toMatchObject({ status: 422, json: { code: "customer_unsaid" } });
  expect(Object.keys(answer.json.fields)).toEqual(["address.line1", "address.postal_code", "address.city", "siren"]);
  expect(answer.json.error).toContain("Il manque l'adresse et le SIREN de ton client.");
  const { address } = READY_SELLER;
  await person.call("PATCH", `/api/customers/${customerId}`, { address, siren: "552100554" });
  const { version } = (await prepare(person, quoteId)).json;
  expect(version).toMatchObject({ version: 2, sent_at: null });
  const page = await app.server.inject(`/api/public${version.page_url.replace("/quote/", "/quotes/")}`);
  const { lines } = page.json().view.buyer;
  expect(lines).toContain("1 rue A");
  expect(lines.join()).toContain("552 100 554");
});

test("a firm is asked for its details once: refused, they are left out of its next quotes too", async () => {
  const { person, quoteId, customerId } = await quoteFor(FIRM);
  expect((await prepare(person, quoteId)).json.code).toBe("customer_unsaid");
  const answer = await prepare(person, quoteId, { is_without_details: true });
  expect(answer.json.version).toMatchObject({ id: quoteId });
  expect((await prepare(person, quoteId)).status).toBe(200);
  const projectId = await pricedProject(person, { name: "Cuisine" });
  await acceptedCall(person, "PATCH", `/api/projects/${projectId}/core`, { customer_id: customerId });
  const { id } = await quoteCalls(() => person).drawUp(projectId);
  expect((await prepare(person, id)).status).toBe(200);
});

test("a private customer's quote never leaves without their address", async () => {
  const { person, quoteId } = await quoteFor({ kind: "person", first_name: "Léa", last_name: "Arc" });
  const answer = await prepare(person, quoteId, { is_without_details: true });
  expect(answer).toMatchObject({ status: 422, json: { code: "customer_incomplete" } });
});
