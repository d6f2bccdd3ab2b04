import { issuedInvoice } from "#test/issued-invoice.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The database keeps nothing dated later than its own day, nor before the quote it is about. A server whose clock is
// wrong says so, in French.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("a server whose clock is ahead of the database's gives no number", async () => {
  const seller = await app.signUp();
  const { project_id } = await issuedInvoice(seller, "Horloge");
  const usual = app.deps.clock;
  app.deps.clock = () => new Date(Date.now() + 3 * 86_400_000);
  const { status, json } = await seller.call("POST", `/api/projects/${project_id}/quote`, {});
  app.deps.clock = usual;
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
  const decided_on = new Date().toISOString().slice(0, 10);
  const answer = { decision: "accepted", signer: "Léa Roux", decided_on };
  const calls = [
    ["POST", `/api/quotes/${quote.id}/sending`, {}],
    ["POST", `/api/quotes/${quote.id}/decision`, answer],
    ["DELETE", `/api/quotes/${quote.id}/decision`, undefined],
    ["POST", `/api/invoices/${id}/payments`, pay],
    ["POST", `/api/payments/${settlement.payments[0].id}/reversal`, {}],
  ] as const;
  const usual = app.deps.clock;
  app.deps.clock = () => new Date(Date.now() + 3 * 86_400_000);
  const refusals = [];
  for (const [method, address, body] of calls) refusals.push(await seller.call(method, address, body));
  app.deps.clock = usual;
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
  const answer = { decision: "declined", signer: "", decided_on: new Date().toISOString().slice(0, 10) };
  const send = () => seller.call("POST", `/api/quotes/${id}/sending`, {});
  const decide = () => seller.call("POST", `/api/quotes/${id}/decision`, answer);
  const usual = app.deps.clock;
  app.deps.clock = () => new Date(Date.now() - 3 * 86_400_000);
  const refusals = [await send(), await decide()];
  app.deps.clock = usual;
  for (const { status, json } of refusals) {
    expect([status, json.code]).toEqual([503, "clock_behind"]);
    expect(json.error).toContain("L'horloge du serveur retarde");
  }
  expect([(await send()).status, (await decide()).status]).toEqual([200, 200]);
});
