import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Earlier versions issued invoices of 0 €. Nobody owes anything for them, long after their last day either.

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
});
afterAll(() => app.close());

const figures = async () => (await owner.call("GET", "/api/figures")).json.figures;
const ask = async (message: string) => (await owner.call("POST", "/api/assistant/chat", { message })).json.reply;

let free: { id: string; number: string; project_id: string };
let dear: { id: string; number: string; project_id: string };
beforeAll(async () => {
  free = await issuedInvoice(owner, "Geste commercial");
  dear = await issuedInvoice(owner, "Chauffe-eau");
  // No version issues such an invoice any more.
  await app.database.owner.query("set session_replication_role = replica");
  const zero = "gross_cents = 0, due_cents = 0";
  await app.database.owner.query(`update document set net_cents = 0, vat_cents = 0, ${zero} where id = $1`, [free.id]);
  await app.database.owner.query(`update invoice_balance set ${zero} where document_id = $1`, [free.id]);
  await app.database.owner.query("reset session_replication_role");
  const usual = app.deps.clock;
  app.deps.clock = () => new Date(usual().getTime() + 90 * 86_400_000);
});

test("an invoice of 0 € is not to be collected", async () => {
  expect((await figures()).to_collect).toEqual({ count: 1, amount_cents: 12_000 });
});

test("an invoice of 0 € is never late in the figures", async () => {
  expect((await figures()).late).toEqual({ count: 1, amount_cents: 12_000 });
  const { brief } = (await owner.call("GET", "/api/figures/brief")).json;
  expect(brief.late.count).toBe(1);
});

test("an invoice of 0 € is paid in the list", async () => {
  const { documents } = (await owner.call("GET", "/api/documents?kind=invoice")).json;
  expect(documents).toMatchObject([
    { id: dear.id, status: "late", rest_cents: 12_000 },
    { id: free.id, status: "paid", rest_cents: 0, late_days: 0 },
  ]);
});

test("the assistant names no invoice of 0 € among those that are late", async () => {
  const reply = await ask("Quelles factures sont en retard ?");
  expect(reply).toContain(dear.number);
  expect(reply).not.toContain(free.number);
});

test("a project whose invoice is of 0 € is invoiced again", async () => {
  const issueAgain = (project: { project_id: string }) =>
    owner.call("POST", `/api/projects/${project.project_id}/invoice`, ALL_CONFIRMED);
  app.deps.clock = () => new Date();
  const { json } = await issueAgain(free);
  expect(json.number).not.toBe(free.number);
  expect((await owner.call("GET", `/api/invoices/${json.id}/payments`)).json.settlement.rest_cents).toBe(12_000);
  // Any other invoice stands.
  expect((await issueAgain(dear)).json.number).toBe(dear.number);
});
