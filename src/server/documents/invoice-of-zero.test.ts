import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Earlier versions issued invoices of 0 €. Nobody owes anything for them.

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
});
afterAll(() => app.close());

const figures = async () => (await owner.call("GET", "/api/figures")).json.figures;
const ask = async (message: string) => (await owner.call("POST", "/api/assistant/chat", { message })).json.reply;

test("an invoice of 0 € is neither late, nor due, nor to be collected, long after its last day", async () => {
  const free = await issuedInvoice(owner, "Geste commercial");
  const dear = await issuedInvoice(owner, "Chauffe-eau");
  // No version issues such an invoice any more.
  await app.database.owner.query("set session_replication_role = replica");
  const zero = "gross_cents = 0, due_cents = 0";
  await app.database.owner.query(`update document set net_cents = 0, vat_cents = 0, ${zero} where id = $1`, [free.id]);
  await app.database.owner.query(`update invoice_balance set ${zero} where document_id = $1`, [free.id]);
  await app.database.owner.query("reset session_replication_role");
  expect((await figures()).to_collect).toEqual({ count: 1, amount_cents: 12_000 });
  const usual = app.deps.clock;
  try {
    app.deps.clock = () => new Date(usual().getTime() + 90 * 86_400_000);
    const open = { count: 1, amount_cents: 12_000 };
    expect(await figures()).toMatchObject({ late: open, to_collect: open });
    const { brief } = (await owner.call("GET", "/api/figures/brief")).json;
    expect(brief.late.count).toBe(1);
    const { documents } = (await owner.call("GET", "/api/documents?kind=invoice")).json;
    expect(documents).toMatchObject([
      { id: dear.id, status: "late", rest_cents: 12_000 },
      { id: free.id, status: "paid", rest_cents: 0, late_days: 0 },
    ]);
    const reply = await ask("Quelles factures sont en retard ?");
    expect(reply).toContain(dear.number);
    expect(reply).not.toContain(free.number);
  } finally {
    app.deps.clock = usual;
  }
});
