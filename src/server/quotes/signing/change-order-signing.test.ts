import { acceptedCall } from "#test/accepted-call.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { AGREED, quoteCalls } from "#test/quote-calls.ts";
import { LETTERS_LEAVE, quotePageCalls, textOf } from "#test/quote-page.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { setDatabaseClock } from "#test/test-database.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// A consumer has fourteen days to withdraw from what they signed, the quote or its change order.

const SIGNED = new Date("2026-09-01T10:00:00Z");
const LAST_DAY = new Date("2026-09-15T10:00:00Z");
const DAY_AFTER = new Date("2026-09-16T10:00:00Z");

let now = SIGNED;
let app: TestApp;
let person: Person;
const setNow = async (at: Date) => {
  now = at;
  await setDatabaseClock(app.database, at);
};
beforeAll(async () => {
  app = await testApp({ env: { ...LETTERS_LEAVE, AUTH_TOKEN_SECONDS: "3000000" }, clock: () => now });
  await setNow(SIGNED);
  person = await signUpSeller(app, { iban: "FR7630006000011234567890189" });
});
afterAll(() => app.close());
beforeEach(() => setNow(SIGNED));

const { drawUp, price, versionsOf, send, decide, withdraw } = quoteCalls(() => person);
const page = quotePageCalls(() => app);
const readText = async (url: string) => textOf((await page.read(url)).body);
const billedCents = async (id: string) =>
  (await person.call("GET", `/api/projects/${id}/preview/invoice`)).json.view.amounts.grossCents;
const statuses = async (id: string) => (await versionsOf(id)).map((one: { status: string }) => one.status);

async function signedProject() {
  const id = await pricedProject(person);
  const quote = await drawUp(id);
  await send(quote.id);
  await page.sign(quote.page_url);
  await price(id, 60);
  return { id, quote, order: await drawUp(id, { after_acceptance: true }) };
}

async function orderedProject() {
  const project = await signedProject();
  await setNow(DAY_AFTER);
  await acceptedCall(person, "POST", `/api/quotes/${project.order.id}/sending`, {});
  await page.sign(project.order.page_url);
  expect(await statuses(project.id)).toEqual(["accepted", "replaced"]);
  return project;
}

test("a change order is neither given nor accepted while its customer may withdraw from the quote", async () => {
  const { id, order } = await signedProject();
  await setNow(LAST_DAY);
  const refusal = { code: "order_too_early" };
  const sending = await send(order.id);
  expect(sending).toMatchObject({ status: 422, json: refusal });
  expect(sending.json.error.replaceAll(/\s/gu, " ")).toBe(
    "Ton client peut encore renoncer jusqu'au 15 sept. 2026 : l'avenant s'envoie après.",
  );
  expect(await decide(order.id, { ...AGREED, decided_on: "2026-09-15" })).toMatchObject({ status: 422, json: refusal });
  expect(await person.call("POST", `/api/quotes/${order.id}/preparation`, {})).toMatchObject({ json: refusal });
  const refusedPage = await page.send(`${order.page_url}/accept`, { signer: "Léa Arc", email: "lea@example.org" });
  expect(refusedPage.statusCode).toBe(422);
  expect(await readText(order.page_url)).toContain("cet avenant se signera après");
  await setNow(DAY_AFTER);
  expect((await send(order.id)).status).toBe(200);
  await page.sign(order.page_url);
  expect(await billedCents(id)).toBe(14_400);
});

test("a change order of a quote that its customer withdrew from is accepted by nobody", async () => {
  const { id, quote, order } = await signedProject();
  await page.send(`${quote.page_url}/withdrawal`, { signer: "Léa Arc" });
  await setNow(DAY_AFTER);
  expect(await send(order.id)).toMatchObject({ status: 422, json: { code: "order_baseless" } });
  const answer = { ...AGREED, decided_on: "2026-09-16" };
  expect(await decide(order.id, answer)).toMatchObject({ status: 422, json: { code: "order_baseless" } });
  expect((await page.send(`${order.page_url}/accept`, { signer: "L", email: "lea@example.org" })).statusCode).toBe(422);
  expect(await readText(order.page_url)).toContain("n'est plus accepté : cet avenant ne se signe plus");
  await drawUp(id);
  expect((await versionsOf(id))[0].change_order_rank).toBeNull();
});

test("a change order that was sent is closed once the seller takes back the agreement they noted", async () => {
  const id = await pricedProject(person);
  const quote = await drawUp(id);
  await decide(quote.id);
  await price(id, 60);
  const order = await drawUp(id, { after_acceptance: true });
  await send(order.id);
  const signUrl = await page.begin(order.page_url);
  await withdraw(quote.id);
  const signing = await page.send(signUrl, { code: await page.codeOf() });
  expect(signing.statusCode).toBe(422);
  expect(await statuses(id)).not.toContain("accepted");
});

test("withdrawing from a change order leaves the quote accepted before it", async () => {
  const { id, quote, order } = await orderedProject();
  expect(await billedCents(id)).toBe(14_400);
  expect(await readText(order.page_url)).toContain("Renoncer à l'avenant ici");
  expect(await readText(`${order.page_url}/withdrawal`)).toContain("Avenant n° 1 au devis");
  await page.send(`${order.page_url}/withdrawal`, { signer: "Léa Arc" });
  const text = await readText(order.page_url);
  expect(text).toContain("Avenant annulé : rétractation enregistrée");
  expect(text).not.toContain("Contrat annulé");
  expect(await statuses(id)).toEqual(["declined", "accepted"]);
  expect(await billedCents(id)).toBe(12_000);
  expect(await readText(quote.page_url)).toContain("Devis accepté le");
  const billing = await acceptedCall(person, "GET", `/api/projects/${id}/billing`);
  expect(billing.billing.left_cents).toBe(12_000);
});

test("withdrawing from a quote takes its accepted change orders with it", async () => {
  const { id, quote, order } = await signedProject();
  // As it was noted before a change order had to wait.
  await app.database.owner.query(
    `insert into quote_decision (company_id, document_id, decision, decided_at, signer, decided_on, recorded_by)
     select company_id, $2::uuid, 'accepted', decided_at, signer, decided_on, null from quote_decision
     where document_id = $1`,
    [quote.id, order.id],
  );
  expect(await billedCents(id)).toBe(14_400);
  expect(await readText(quote.page_url)).toContain("Renoncer au contrat ici");
  await page.send(`${quote.page_url}/withdrawal`, { signer: "Léa Arc" });
  expect(await readText(quote.page_url)).toContain("Contrat annulé");
  expect(await readText(order.page_url)).toContain("n'est plus accepté");
  const { billing } = await acceptedCall(person, "GET", `/api/projects/${id}/billing`);
  expect(billing.quote).toBeNull();
});

test("an invoice asks about the change order that its customer did not answer", async () => {
  const id = await pricedProject(person);
  await decide((await drawUp(id)).id);
  await price(id, 60);
  const order = await drawUp(id, { after_acceptance: true });
  const readDoubts = async () => (await acceptedCall(person, "GET", `/api/projects/${id}/preview/invoice`)).doubts;
  expect(await readDoubts()).toContain("order_unanswered");
  await send(order.id);
  await decide(order.id);
  expect(await readDoubts()).not.toContain("order_unanswered");
});

test("once the whole price is invoiced no change order is prepared nor accepted", async () => {
  const id = await pricedProject(person);
  const quote = await drawUp(id);
  await decide(quote.id);
  await price(id, 60);
  const order = await drawUp(id, { after_acceptance: true });
  await send(order.id);
  const signUrl = await page.begin(order.page_url);
  const invoice = await acceptedCall(person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  const refusal = { code: "order_after_invoice" };
  expect(await decide(order.id)).toMatchObject({
    status: 422,
    json: { ...refusal, error: "La facture est émise : ce qui s'ajoute se chiffre dans un nouveau devis." },
  });
  expect((await page.send(signUrl, { code: await page.codeOf() })).statusCode).toBe(422);
  expect(await readText(order.page_url)).toContain("La facture est émise : cet avenant ne se signe plus");
  await price(id, 70);
  expect(await person.call("POST", `/api/projects/${id}/quote`, { after_acceptance: true })).toMatchObject({
    status: 422,
    json: refusal,
  });
  await acceptedCall(person, "POST", `/api/invoices/${invoice.id}/credit-notes`, { lines: null, reason: "Erreur" });
  expect((await decide(order.id)).status).toBe(200);
});
