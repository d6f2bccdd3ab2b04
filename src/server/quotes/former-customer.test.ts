import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { quoteCalls } from "#test/quote-calls.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// What becomes of the quotes of a project that is given another customer.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  person = await signUpSeller(app);
});
afterAll(() => app.close());

const { drawUp, versionsOf, send, decide } = quoteCalls(() => person);

const customerOf = (last_name: string) => ({
  kind: "person",
  civility: "mme",
  last_name,
  address: { line1: "3 allée des Roses", postal_code: "69100", city: "Villeurbanne" },
});
const AGREED = { decision: "accepted", signer: "Mme Roux", decided_on: todayInFrance() };

/** A priced project of Mme Roux, and Mme Blanc beside her. */
async function projectOfRoux() {
  const body = { name: "Chauffe-eau", start_date: "2026-12-01", client_info: customerOf("Roux") };
  const { project } = (await person.call("POST", "/api/projects", body)).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50, vat_basis_points: 2000 });
  const { customer } = (await person.call("POST", "/api/customers", customerOf("Blanc"))).json;
  const id: string = project.id;
  const give = (customer_id: string) => person.call("PATCH", `/api/projects/${id}/core`, { customer_id });
  return { id, giveToBlanc: () => give(customer.id), giveBack: () => give(project.customer_id) };
}

test("a quote of the former customer is not sent before it is drawn up for the other one", async () => {
  const { id, giveToBlanc } = await projectOfRoux();
  const former = await drawUp(id);
  await giveToBlanc();
  expect(await send(former.id)).toMatchObject({
    status: 422,
    json: { code: "quote_of_other_customer", error: expect.stringContaining("mets-le à jour") },
  });
  expect(await send((await drawUp(id)).id)).toMatchObject({ status: 200, json: { version: { version: 2 } } });
});

test("a version says whether it is for another customer than the project", async () => {
  const { id, giveToBlanc, giveBack } = await projectOfRoux();
  await drawUp(id);
  const areOfOther = async () =>
    (await versionsOf(id)).map((one: { is_of_other_customer: boolean }) => one.is_of_other_customer);
  expect(await areOfOther()).toEqual([false]);
  await giveToBlanc();
  await drawUp(id);
  expect(await areOfOther()).toEqual([false, true]);
  await giveBack();
  expect(await areOfOther()).toEqual([true, false]);
});

test("the list of quotes names the customer that a quote is made out to", async () => {
  const { id, giveToBlanc } = await projectOfRoux();
  const readNames = async () => {
    const { documents } = (await person.call("GET", "/api/documents?kind=quote")).json;
    return documents.map((one: { customer_name: string }) => one.customer_name);
  };
  await send((await drawUp(id)).id);
  await giveToBlanc();
  expect(await readNames()).toEqual(["Mme Roux"]);
  await send((await drawUp(id)).id);
  expect(await readNames()).toEqual(["Mme Blanc"]);
});

test("what the former customer accepted binds no other one", async () => {
  const { id, giveToBlanc } = await projectOfRoux();
  const former = await drawUp(id);
  await send(former.id);
  await decide(former.id, AGREED);
  await giveToBlanc();
  expect((await person.call("POST", `/api/projects/${id}/invoice`, {})).json.code).toBe("invoice_doubtful");
  const next = await drawUp(id, { after_acceptance: true });
  expect(next.id).not.toBe(former.id);
  expect((await person.call("GET", `/api/projects/${id}`)).json.project.quote.id).toBe(former.id);
});

test("a project that is invoiced while it gets another customer is of one of the two", async () => {
  for (let round = 0; round < 4; round++) {
    const { id, giveToBlanc } = await projectOfRoux();
    const [invoice, change] = await Promise.all([
      person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED),
      giveToBlanc(),
    ]);
    expect(invoice.status).toBe(200);
    const token = invoice.json.page_url.slice(invoice.json.page_url.lastIndexOf("/") + 1);
    const { view } = (await app.server.inject(`/api/public/invoices/${token}`)).json();
    expect([change.status, view.buyer.name]).toEqual(change.status === 200 ? [200, "Mme Blanc"] : [422, "Mme Roux"]);
  }
});
