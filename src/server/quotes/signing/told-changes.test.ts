import { AGREED, quoteCalls } from "#test/quote-calls.ts";
import { quotePageCalls, textOf } from "#test/quote-page.ts";
import { alterStored } from "#test/raw-sql.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The page of a version says what it changes of the one that its customer has.

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await signUpSeller(app);
});
afterAll(() => app.close());

const { drawUp, price, send, decide } = quoteCalls(() => owner);
const { read } = quotePageCalls(() => app);
const textAt = async (url: string) => textOf((await read(url)).body).replace(/[\u00A0\u202F]/g, " ");

const TITLE = "Ce qui change depuis la version 1";

/** A quote of 2 h at 50 €, then its second version at 60 €, which is drawn up and not sent. */
async function twoVersions() {
  const projectId = await pricedProject(owner);
  const first = await drawUp(projectId);
  await send(first.id);
  await price(projectId, 60);
  return { projectId, first, second: await drawUp(projectId) };
}

test("a second version says what it changes of the first", async () => {
  const { first, second } = await twoVersions();
  await send(second.id);
  const text = await textAt(second.page_url);
  expect(text).toContain(TITLE);
  expect(text).toContain("Prix unitaire HT : 60,00 € au lieu de 50,00 €");
  expect(text).toContain("Total TTC : 144,00 € au lieu de 120,00 €");
  expect(await textAt(first.page_url)).not.toContain("Ce qui change");
});

test("a version that is answered says nothing more of what it changed", async () => {
  const { second } = await twoVersions();
  await send(second.id);
  await decide(second.id, { ...AGREED, decided_on: todayInFrance() });
  expect(await textAt(second.page_url)).not.toContain("Ce qui change");
});

test("a version that only one of its customers was given is not told to the other", async () => {
  const { projectId } = await twoVersions();
  const { customer } = (
    await owner.call("POST", "/api/customers", { kind: "person", first_name: "Bob", last_name: "Roux" })
  ).json;
  await owner.call("PATCH", `/api/projects/${projectId}/core`, { customer_id: customer.id });
  const other = await drawUp(projectId);
  expect(await textAt(other.page_url)).not.toContain("Ce qui change");
});

test("a version is told although the one before it was altered", async () => {
  const { first, second } = await twoVersions();
  await send(second.id);
  await alterStored(app.database, "update document set gross_cents = gross_cents + 1 where id = $1", [first.id]);
  const page = await read(second.page_url);
  expect([page.statusCode, textOf(page.body).includes("Ce qui change")]).toEqual([200, false]);
});
