import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { setDatabaseClock } from "#test/test-database.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

// The database says which day a document bears, and keeps nothing dated later than its own day, nor before the quote it
// is about. A server whose clock is wrong says so, in French.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

afterEach(async () => {
  app.deps.clock = () => new Date();
  await setDatabaseClock(app.database, null);
});

/** Issues the invoice of a new project, then asks for it again: the answer is the same. */
async function askInvoice(seller: Person, name: string): ReturnType<Person["call"]> {
  const { project_id } = await issuedInvoice(seller, name);
  return seller.call("POST", `/api/projects/${project_id}/invoice`, ALL_CONFIRMED);
}

const countDocuments = async () =>
  (await app.database.owner.query("select count(*)::int as documents from document")).rows[0].documents;

test("a server whose clock is behind the database's gives no number, though its series is empty", async () => {
  const seller = await app.signUp();
  const documents = await countDocuments();
  app.deps.clock = () => new Date("2025-03-03T10:00:00Z");
  const { project_id } = await issuedInvoice(seller, "Horloge de 2025");
  const invoice = await seller.call("POST", `/api/projects/${project_id}/invoice`, ALL_CONFIRMED);
  const quote = await seller.call("POST", `/api/projects/${project_id}/quote`, {});
  for (const { status, json } of [invoice, quote]) {
    expect([status, json.code]).toEqual([503, "clock_behind"]);
    expect(json.error).toContain("Rien n'a été numéroté : le serveur est au 3 mars 2025");
    expect(json.error).toContain("L'horloge du serveur retarde");
  }
  expect(await countDocuments()).toBe(documents);
});

test("a server whose clock is behind the database's gives no number in a series of last year", async () => {
  const seller = await app.signUp();
  const lastYear = new Date("2025-03-03T10:00:00Z");
  await setDatabaseClock(app.database, lastYear);
  app.deps.clock = () => lastYear;
  expect((await askInvoice(seller, "L'an dernier")).json).toMatchObject({ number: "F2025-0001" });
  await setDatabaseClock(app.database, null);
  app.deps.clock = () => new Date("2025-04-04T10:00:00Z");
  expect((await askInvoice(seller, "Un mois après")).json.code).toBe("clock_behind");
  app.deps.clock = () => new Date();
  const year = new Date().getFullYear();
  expect((await askInvoice(seller, "Cette année")).json).toMatchObject({ number: `F${year}-0001` });
});

test.each([
  ["minutes behind", "2026-11-22T23:04:00Z", "2026-11-22T22:58:00Z"],
  ["minutes ahead", "2026-11-22T23:04:00Z", "2026-11-22T23:12:00Z"],
])("with a clock that is %s at midnight, a document bears the day of the database", async (_what, database, server) => {
  const seller = await app.signUp();
  app.deps.clock = () => new Date(server);
  await setDatabaseClock(app.database, new Date(database));
  const { id } = await issuedInvoice(seller, "Minuit");
  const { rows } = await app.database.owner.query("select dated_on from document where id = $1", [id]);
  expect(rows).toEqual([{ dated_on: "2026-11-23" }]);
});

test("no number is given while the last document of the series is of a later day than the database's", async () => {
  const seller = await app.signUp();
  const tomorrow = new Date(Date.now() + 3 * 86_400_000);
  await setDatabaseClock(app.database, tomorrow);
  app.deps.clock = () => tomorrow;
  expect((await askInvoice(seller, "En avance")).json.number).toMatch(/-0001$/);
  app.deps.clock = () => new Date();
  await setDatabaseClock(app.database, null);
  const { json } = await askInvoice(seller, "Retour");
  expect([json.code, json.error]).toEqual([
    "document_date_ahead",
    expect.stringContaining("le dernier document de cette série est du"),
  ]);
});

test("a server whose clock is ahead of the database's gives no number", async () => {
  const seller = await app.signUp();
  const { project_id } = await issuedInvoice(seller, "Horloge");
  app.deps.clock = () => new Date(Date.now() + 3 * 86_400_000);
  const { status, json } = await seller.call("POST", `/api/projects/${project_id}/quote`, {});
  app.deps.clock = () => new Date();
  expect([status, json.code]).toEqual([503, "document_date_ahead"]);
  expect(json.error).toContain("L'horloge du serveur avance");
  expect((await seller.call("POST", `/api/projects/${project_id}/quote`, {})).json.number).toMatch(/-0001$/);
});

test("a server whose clock is ahead of the database's notes no sending, answer nor payment", async () => {
  const seller = await app.signUp();
  const { id, project_id } = await issuedInvoice(seller, "Horloge en avance");
  const quote = (await seller.call("POST", `/api/projects/${project_id}/quote`, {})).json;
  const pay = { amount_cents: 1000, method: "transfer", reference: "" };
  const { settlement } = (await seller.call("POST", `/api/invoices/${id}/payments`, pay)).json;
  const decided_on = todayInFrance();
  const answer = { decision: "accepted", signer: "Léa Roux", decided_on };
  const calls = [
    ["POST", `/api/quotes/${quote.id}/sending`, {}],
    ["POST", `/api/quotes/${quote.id}/decision`, answer],
    ["DELETE", `/api/quotes/${quote.id}/decision`, undefined],
    ["POST", `/api/invoices/${id}/payments`, pay],
    ["POST", `/api/payments/${settlement.payments[0].id}/reversal`, {}],
  ] as const;
  app.deps.clock = () => new Date(Date.now() + 3 * 86_400_000);
  const refusals = [];
  for (const [method, address, body] of calls) refusals.push(await seller.call(method, address, body));
  app.deps.clock = () => new Date();
  for (const [index, { status, json }] of refusals.entries()) {
    expect([calls[index]![1], status, json.code]).toEqual([calls[index]![1], 503, "clock_ahead"]);
    expect(json.error).toContain("L'horloge du serveur avance");
  }
  for (const [method, address, body] of calls.slice(0, 2))
    expect((await seller.call(method, address, body)).status, address).toBe(200);
});

test("a server whose clock is behind a quote notes no sending nor answer of it", async () => {
  const seller = await app.signUp();
  const { project_id } = await issuedInvoice(seller, "Horloge en retard");
  const { id } = (await seller.call("POST", `/api/projects/${project_id}/quote`, {})).json;
  const answer = { decision: "declined", signer: "", decided_on: todayInFrance() };
  const send = () => seller.call("POST", `/api/quotes/${id}/sending`, {});
  const decide = () => seller.call("POST", `/api/quotes/${id}/decision`, answer);
  app.deps.clock = () => new Date(Date.now() - 3 * 86_400_000);
  const refusals = [await send(), await decide()];
  app.deps.clock = () => new Date();
  for (const { status, json } of refusals) {
    expect([status, json.code]).toEqual([503, "clock_behind"]);
    expect(json.error).toContain("L'horloge du serveur retarde");
  }
  expect([(await send()).status, (await decide()).status]).toEqual([200, 200]);
});
