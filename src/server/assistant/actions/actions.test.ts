import { confirmAs, newActionOf, plainly, proposeAs, undoAs } from "#test/action-calls.ts";
import { issuedInvoice, readSettlement } from "#test/issued-invoice.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// An action is proposed with exact arguments, and carried out once, by the click of its person.

const START = "2026-11-21T10:00:00Z";
let now = new Date(START);
let app: TestApp;
let owner: Person;
let invoice: { id: string; number: string; project_id: string };

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  owner = await app.signUp();
});
beforeEach(async () => {
  now = new Date(START);
  invoice = await issuedInvoice(owner, "Verrière");
});
afterAll(() => app.close());

const propose = (kind: string, input: object, who = owner) => proposeAs(who, kind, input);
const newAction = (kind: string, input: object) => newActionOf(owner, kind, input);
const confirm = (action: { id: string; digest: string }, who = owner) => confirmAs(who, action);
const undo = (action: { id: string }, who = owner) => undoAs(who, action);
const settlement = () => readSettlement(owner, invoice.id);
const project = async () => (await owner.call("GET", `/api/projects/${invoice.project_id}`)).json.project;
const payAll = () => newAction("record_payment", { invoice_id: invoice.id, amount_cents: 12_000 });

test("a preview says who, what and how much", async () => {
  const action = await payAll();
  expect(action).toMatchObject({
    state: "waiting",
    title: `Noter un paiement de 120,00 € sur la facture ${invoice.number}`,
    path: `/etape/${invoice.project_id}/invoice`,
    irreversible: null,
  });
  expect(action.lines).toEqual([
    { label: "Client", value: "Menuiserie Roux" },
    { label: "Projet", value: "Verrière" },
    { label: "Reçu le", value: "21 nov. 2026, virement" },
    { label: "Reste à payer", value: "120,00 € → 0,00 €" },
  ]);
});

test("a preview changes nothing", async () => {
  await payAll();
  expect(await settlement()).toMatchObject({ paid_cents: 0, payments: [] });
});

test("a click carries the action out once, however often it comes", async () => {
  const action = await payAll();
  const [firstAnswer, ...answers] = await Promise.all([confirm(action), confirm(action), confirm(action)]);
  for (const { status, json } of answers) expect([status, json]).toEqual([200, firstAnswer.json]);
  expect(firstAnswer.json.action).toMatchObject({ state: "done", confirmed_at: "2026-11-21T10:00:00.000Z" });
  now = new Date("2026-11-21T10:40:00Z");
  expect((await confirm(action)).json).toEqual(firstAnswer.json);
  expect((await settlement()).payments).toHaveLength(1);
});

test("a click about other arguments is refused", async () => {
  const [action, other] = [
    await payAll(),
    await newAction("record_payment", { invoice_id: invoice.id, amount_cents: 1 }),
  ];
  const { status, json } = await confirm({ ...action, digest: other.digest });
  expect([status, json.code]).toEqual([409, "action_altered"]);
  expect((await settlement()).payments).toEqual([]);
});

/** An action about an invoice that gets 50 € in cash after its preview. */
async function outdatedAction() {
  const action = await payAll();
  await owner.call("POST", `/api/invoices/${invoice.id}/payments`, { amount_cents: 5_000, method: "cash" });
  return action;
}

test("a click is refused once the record is not what was shown", async () => {
  const action = await outdatedAction();
  const { status, json } = await confirm(action);
  expect([status, json.code]).toEqual([409, "action_changed"]);
  expect((await settlement()).paid_cents).toBe(5_000);
});

test("an action about a record that changed is previewed again, then confirmed", async () => {
  const { id } = await outdatedAction();
  const renewedAction = plainly(await owner.call("POST", `/api/assistant/actions/${id}/renewal`, {})).json.action;
  expect(renewedAction.lines.at(-1)).toEqual({ label: "Reste à payer", value: "70,00 € → −50,00 €" });
  expect(renewedAction.warning).toContain("trop-perçu");
  expect((await confirm(renewedAction)).status).toBe(200);
});

test("a click comes too late after a day", async () => {
  now = new Date("2026-11-20T10:00:00Z");
  const late = await newAction("move_start", { project_id: invoice.project_id, start_date: "2027-01-04" });
  now = new Date(START);
  expect((await confirm(late)).json.code).toBe("action_expired");
  expect((await project()).start_date).toBe("2026-12-01");
});

test("a click comes too late once the action was given up", async () => {
  const cancelledAction = await payAll();
  const cancellation = `/api/assistant/actions/${cancelledAction.id}/cancellation`;
  for (let time = 0; time < 2; time++)
    expect((await owner.call("POST", cancellation, {})).json.action.state).toBe("cancelled");
  expect((await confirm(cancelledAction)).json.code).toBe("action_cancelled");
  expect((await settlement()).payments).toEqual([]);
});

test("another member and another company do not know an action, whatever they may do", async () => {
  const action = await payAll();
  const colleague = await join(app, owner, `manager-${invoice.number}@example.org`, "manager");
  const stranger = await app.signUp();
  for (const who of [colleague, stranger]) {
    expect((await confirm(action, who)).status).toBe(404);
    expect((await undo(action, who)).status).toBe(404);
    expect((await who.call("GET", `/api/assistant/actions/${action.id}`)).status).toBe(404);
    expect((await who.call("POST", `/api/assistant/actions/${action.id}/renewal`, {})).status).toBe(404);
  }
  expect((await propose("record_payment", { invoice_id: invoice.id, amount_cents: 1 }, stranger)).status).toBe(404);
  expect((await settlement()).payments).toEqual([]);
});

test("what the screens refuse is refused before anything is proposed, in their words", async () => {
  const refusals = await Promise.all([
    propose("record_payment", { invoice_id: invoice.id, amount_cents: 100, received_on: "2027-01-01" }),
    propose("record_payment", { invoice_id: invoice.id, amount_cents: 0.5 }),
    propose("record_payment", { invoice_id: crypto.randomUUID(), amount_cents: 100 }),
    propose("move_start", { project_id: invoice.project_id, start_date: "31/02/2027" }),
    propose("rename_project", { project_id: invoice.project_id, name: " " }),
    propose("everything", {}),
  ]);
  expect(refusals.map(({ status, json }) => [status, json.code])).toEqual([
    [422, "payment_in_future"],
    [400, "bad_input"],
    [404, "not_found"],
    [400, "bad_input"],
    [400, "bad_input"],
    [400, "bad_input"],
  ]);
  expect(
    (await owner.call("GET", "/api/assistant/actions/waiting")).json.actions.map((a: { kind: string }) => a.kind),
  ).not.toContain("move_start");
});

test("a role proposes and confirms only what it may do on the screens", async () => {
  const worker = await join(app, owner, `worker-${invoice.number}@example.org`, "worker");
  const { task } = (await owner.call("POST", `/api/projects/${invoice.project_id}/tasks`, { title: "Poser" })).json;
  const input = { project_id: invoice.project_id, task_id: task.id };
  expect((await propose("record_payment", { invoice_id: invoice.id, amount_cents: 100 }, worker)).status).toBe(403);
  expect((await propose("move_start", { ...input, start_date: "2027-01-04" }, worker)).status).toBe(403);
  expect((await propose("add_hours", { ...input, hours: 2 }, worker)).status).toBe(403);
  const { action } = (await propose("tick_task", input, worker)).json;
  expect((await confirm(action, worker)).json.action.state).toBe("done");
  expect((await project()).tasks[0]).toMatchObject({ done: true, done_by_maitre: false });
});

/** An action whose click failed, since the database could not write its end. */
async function failedAction() {
  const action = await payAll();
  const { owner: database } = app.database;
  await database.query(`create function broken() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`);
  await database.query(`create trigger broken before update on proposed_action for each row execute function broken()`);
  expect((await confirm(action)).status).toBe(500);
  await database.query(`drop trigger broken on proposed_action`);
  await database.query(`drop function broken()`);
  return action;
}

test("an action whose effect fails leaves nothing behind", async () => {
  await failedAction();
  expect((await settlement()).payments).toEqual([]);
});

test("an action whose effect failed can be confirmed again", async () => {
  expect((await confirm(await failedAction())).status).toBe(200);
  expect((await settlement()).payments).toHaveLength(1);
});

test("a payment is undone once, by its reversal", async () => {
  const action = await payAll();
  await confirm(action);
  const answers = await Promise.all([undo(action), undo(action)]);
  expect(answers.map(({ status, json }) => [status, json.action.state])).toEqual([
    [200, "undone"],
    [200, "undone"],
  ]);
  expect(await settlement()).toMatchObject({ paid_cents: 0, payments: [{ kind: "payment" }, { kind: "reversal" }] });
  expect((await confirm(action)).json.code).toBe("action_undone");
});

test("nothing is undone when something else happened to the record since", async () => {
  const action = await payAll();
  await confirm(action);
  await owner.call("POST", `/api/invoices/${invoice.id}/payments`, { amount_cents: 100, method: "cash" });
  const { status, json } = await undo(action);
  expect([status, json.code]).toEqual([409, "undo_changed"]);
  expect((await settlement()).paid_cents).toBe(12_100);
});

test("nothing is undone that was not done", async () => {
  expect((await undo(await payAll())).json.code).toBe("action_not_done");
});

test.each([
  ["what was proposed", "update proposed_action set arguments = '{}'"],
  ["the digest of what was shown", "update proposed_action set digest = repeat('0', 64)"],
  ["when it was confirmed", "update proposed_action set confirmed_at = now()"],
  ["that an action was there", "delete from proposed_action"],
])("nobody rewrites %s", async (_what, statement) => {
  const action = await payAll();
  await confirm(action);
  await expect(app.database.owner.query(`${statement} where id = $1`, [action.id])).rejects.toThrow("never rewritten");
});
