import type { ActionKind } from "#domain/assistant/actions/proposed-action.ts";
import { confirmAs, newActionOf, undoAs } from "#test/action-calls.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ALL_ACTIONS } from "./all-actions.ts";

// Every action makes its calls, both ways: one whose call is not known to the actions fails here.

let app: TestApp;
let owner: Person;
let invoice: { id: string; project_id: string };
let version_id: string;
let task_id: string;

const newProject = async (name: string) =>
  (await owner.call("POST", "/api/projects", { name, start_date: "2026-12-01", client_info: { company: "Roux" } })).json
    .project.id;

async function newQuotedProject(): Promise<string> {
  const id = await newProject("Perron");
  await owner.call("PATCH", `/api/projects/${id}/estimation`, { hours: 3, rate: 40 });
  await owner.call("POST", `/api/projects/${id}/quote`, {});
  return id;
}

async function newQuote(): Promise<string> {
  const id = await newQuotedProject();
  return (await owner.call("GET", `/api/projects/${id}/quote-versions`)).json.versions[0].id;
}

beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
  owner = await app.signUp();
});
beforeEach(async () => {
  invoice = await issuedInvoice(owner, "Verrière");
  version_id = await newQuote();
  const { task } = (await owner.call("POST", `/api/projects/${invoice.project_id}/tasks`, { title: "Poser" })).json;
  task_id = task.id;
});
afterAll(() => app.close());

const LINE = { label: "Pose", quantity: 2, unit: "h", unit_price_cents: 5_000, vat_basis_points: 2_000 };

/** What each kind is asked for, on records where nothing stands in its way. */
const INPUTS: Record<ActionKind, () => Promise<object> | object> = {
  write_quote_lines: async () => ({ project_id: await newProject("Préau"), lines: [LINE] }),
  change_quote_lines: async () => ({ project_id: await newQuotedProject(), added_lines: [LINE] }),
  add_section: async () => ({ project_id: await newProject("Préau"), label: "Pose" }),
  send_quote: () => ({ version_id }),
  answer_quote: async () => {
    await confirmAs(owner, await newActionOf(owner, "send_quote", { version_id }));
    return { version_id, decision: "accepted", signer: "Claire Roux" };
  },
  record_payment: () => ({ invoice_id: invoice.id, amount_cents: 1_000 }),
  reverse_payment: async () => {
    const payment = { amount_cents: 1_000, method: "cash" };
    const { settlement } = (await owner.call("POST", `/api/invoices/${invoice.id}/payments`, payment)).json;
    return { payment_id: settlement.payments[0].id };
  },
  credit_invoice: () => ({ invoice_id: invoice.id }),
  move_start: () => ({ project_id: invoice.project_id, start_date: "2027-01-04" }),
  rename_project: () => ({ project_id: invoice.project_id, name: "Véranda" }),
  correct_customer: () => ({ project_id: invoice.project_id, company: "Menuiserie Leroux" }),
  change_customer: async () => ({
    project_id: await newQuotedProject(),
    new_customer: { kind: "person", civility: "m", last_name: "Petitjean" },
  }),
  tick_task: () => ({ project_id: invoice.project_id, task_id }),
  add_hours: () => ({ project_id: invoice.project_id, task_id, hours: 1 }),
  update_company: () => ({ hourly_rate_cents: 5_500 }),
};

test.each(ALL_ACTIONS.map((action) => [action.kind, action] as const))(
  "« %s » makes its calls when it is confirmed or taken back",
  async (kind, { undo }) => {
    const proposal = await newActionOf(owner, kind, await INPUTS[kind]());
    const confirmation = await confirmAs(owner, proposal);
    expect([confirmation.status, confirmation.json.action?.state]).toEqual([200, "done"]);
    const undoing = await undoAs(owner, proposal);
    expect([undoing.status, undoing.json.action?.state ?? undoing.json.code]).toEqual(
      undo ? [200, "undone"] : [409, "action_irreversible"],
    );
  },
);

test("undoing gives a customer the name that was corrected", async () => {
  const readName = async () => {
    const { project } = (await owner.call("GET", `/api/projects/${invoice.project_id}`)).json;
    return (await owner.call("GET", `/api/customers/${project.customer_id}`)).json.customer.company;
  };
  const former = await readName();
  const proposal = await newActionOf(owner, "correct_customer", {
    project_id: invoice.project_id,
    company: "Menuiserie Lerouge",
  });
  expect(await readName()).toBe(former);
  await confirmAs(owner, proposal);
  expect(await readName()).toBe("Menuiserie Lerouge");
  await undoAs(owner, proposal);
  expect(await readName()).toBe(former);
});
