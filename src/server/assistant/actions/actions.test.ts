import { issuedInvoice } from "#test/issued-invoice.ts";
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

const propose = async (kind: string, sent: object, who = owner) =>
  plainly(await who.call("POST", "/api/assistant/actions", { kind, arguments: sent }));
/** The same answer without the spaces that French typography keeps together. */
const plainly = <Answer>(answer: Answer): Answer => JSON.parse(JSON.stringify(answer).replace(/[\u00a0\u202f]/g, " "));
const newAction = async (kind: string, sent: object) => {
  const { status, json } = await propose(kind, sent);
  expect([status, json.error]).toEqual([200, undefined]);
  return json.action as { id: string; digest: string; title: string; lines: object[]; warning: string };
};
const confirm = (action: { id: string; digest: string }, who = owner) =>
  who.call("POST", `/api/assistant/actions/${action.id}/confirmation`, { digest: action.digest });
const undo = ({ id }: { id: string }, who = owner) => who.call("POST", `/api/assistant/actions/${id}/undo`, {});
const settlement = async () => (await owner.call("GET", `/api/invoices/${invoice.id}/payments`)).json.settlement;
const project = async () => (await owner.call("GET", `/api/projects/${invoice.project_id}`)).json.project;
const payAll = () => newAction("record_payment", { invoice_id: invoice.id, amount_cents: 12_000 });

test("a preview says who, what and how much, and changes nothing", async () => {
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

test("a click is refused once the record is not what was shown, and the action can be previewed again", async () => {
  const action = await payAll();
  await owner.call("POST", `/api/invoices/${invoice.id}/payments`, { amount_cents: 5_000, method: "cash" });
  const { status, json } = await confirm(action);
  expect([status, json.code]).toEqual([409, "action_changed"]);
  expect((await settlement()).paid_cents).toBe(5_000);
  const renewedAction = plainly(await owner.call("POST", `/api/assistant/actions/${action.id}/renewal`, {})).json
    .action;
  expect(renewedAction.lines.at(-1)).toEqual({ label: "Reste à payer", value: "70,00 € → −50,00 €" });
  expect(renewedAction.warning).toContain("trop-perçu");
  expect((await confirm(renewedAction)).status).toBe(200);
});

test("a click comes too late after a day, and after the action was given up", async () => {
  now = new Date("2026-11-20T10:00:00Z");
  const late = await newAction("move_start", { project_id: invoice.project_id, start_date: "2027-01-04" });
  now = new Date(START);
  const cancelledAction = await payAll();
  const cancellation = `/api/assistant/actions/${cancelledAction.id}/cancellation`;
  for (let time = 0; time < 2; time++)
    expect((await owner.call("POST", cancellation, {})).json.action.state).toBe("cancelled");
  expect((await confirm(cancelledAction)).json.code).toBe("action_cancelled");
  expect((await confirm(late)).json.code).toBe("action_expired");
  expect((await project()).start_date).toBe("2026-12-01");
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
  const sent = { project_id: invoice.project_id, task_id: task.id };
  expect((await propose("record_payment", { invoice_id: invoice.id, amount_cents: 100 }, worker)).status).toBe(403);
  expect((await propose("move_start", { ...sent, start_date: "2027-01-04" }, worker)).status).toBe(403);
  expect((await propose("add_hours", { ...sent, hours: 2 }, worker)).status).toBe(403);
  const { action } = (await propose("tick_task", sent, worker)).json;
  expect((await confirm(action, worker)).json.action.state).toBe("done");
  expect((await project()).tasks[0]).toMatchObject({ done: true, done_by_maitre: false });
});

test("an action whose effect fails leaves nothing behind, and can be confirmed again", async () => {
  const action = await payAll();
  const { owner: database } = app.database;
  await database.query(`create function broken() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`);
  await database.query(`create trigger broken before update on proposed_action for each row execute function broken()`);
  expect((await confirm(action)).status).toBe(500);
  await database.query(`drop trigger broken on proposed_action`);
  await database.query(`drop function broken()`);
  expect((await settlement()).payments).toEqual([]);
  expect((await confirm(action)).status).toBe(200);
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

test("a credit note cancels the whole invoice, takes a number only when confirmed, and is not undone", async () => {
  const [first, second] = [
    await newAction("credit_invoice", { invoice_id: invoice.id, reason: "Erreur" }),
    await newAction("credit_invoice", { invoice_id: invoice.id, reason: "Erreur" }),
  ];
  expect(first).toMatchObject({ irreversible: expect.stringContaining("Un avoir porte un numéro") });
  expect(first.lines.slice(2)).toEqual([
    { label: "Montant de l'avoir", value: "120,00 €" },
    { label: "Reste à payer", value: "120,00 € → 0,00 €" },
    { label: "Motif", value: "Erreur" },
  ]);
  expect((await confirm(first)).json.action.state).toBe("done");
  expect((await confirm(second)).json.code).toBe("action_changed");
  expect(await settlement()).toMatchObject({ status: "credited", credited_cents: 12_000 });
  const { status, json } = await undo(first);
  expect([status, json.code]).toEqual([409, "action_irreversible"]);
});

test("a first day is moved and put back", async () => {
  const action = await newAction("move_start", { project_id: invoice.project_id, start_date: "12 mars 2027" });
  expect(action.lines[1]).toEqual({ label: "Début", value: "1er déc. 2026 → 12 mars 2027" });
  await confirm(action);
  expect((await project()).start_date).toBe("2027-03-12");
  expect((await undo(action)).json.action.state).toBe("undone");
  expect((await project()).start_date).toBe("2026-12-01");
});

test("a project is renamed and bears its first name again", async () => {
  const action = await newAction("rename_project", { project_id: invoice.project_id, name: "Véranda" });
  await confirm(action);
  expect((await project()).name).toBe("Véranda");
  await undo(action);
  expect((await project()).name).toBe("Verrière");
});

test("hours are added to an estimation or to a task, and taken off again", async () => {
  const { task } = (
    await owner.call("POST", `/api/projects/${invoice.project_id}/tasks`, { title: "Poncer", estimate_h: 1 })
  ).json;
  const sent = { project_id: invoice.project_id, hours: 1.5 };
  const [whole, ofTask] = [
    await newAction("add_hours", sent),
    await newAction("add_hours", { ...sent, task_id: task.id }),
  ];
  expect(whole).toMatchObject({ title: "Ajouter 1,5 h à l'estimation" });
  expect(whole.lines.slice(2)).toEqual([
    { label: "Durée", value: "2 h → 3,5 h" },
    { label: "Total HT", value: "100,00 € → 175,00 €" },
  ]);
  expect(ofTask.title).toBe("Ajouter 1,5 h à la tâche « Poncer »");
  for (const action of [whole, ofTask]) await confirm(action);
  expect(await project()).toMatchObject({ estimation_hours: 3.5, tasks: [{ estimate_h: 2.5 }] });
  for (const action of [whole, ofTask]) await undo(action);
  expect(await project()).toMatchObject({ estimation_hours: 2, tasks: [{ estimate_h: 1 }] });
});

test("a quote is noted as sent, then answered, and the answer alone is undone", async () => {
  const draft = await owner.call("POST", "/api/projects", {
    name: "Perron",
    start_date: "2026-12-01",
    client_info: { company: "Roux" },
  });
  const { id } = draft.json.project;
  await owner.call("PATCH", `/api/projects/${id}/estimation`, { hours: 3, rate: 40 });
  await owner.call("POST", `/api/projects/${id}/quote`, {});
  const version = async () => (await owner.call("GET", `/api/projects/${id}/quote-versions`)).json.versions[0];
  const { id: version_id } = await version();
  const sending = await newAction("send_quote", { version_id });
  expect(sending.warning).toContain("Je n'envoie pas de mail");
  expect((await version()).status).toBe("draft");
  await confirm(sending);
  expect((await version()).status).toBe("sent");
  expect((await undo(sending)).json.code).toBe("action_irreversible");
  const nameless = await propose("answer_quote", { version_id, decision: "accepted" });
  expect([nameless.status, nameless.json.code]).toEqual([422, "signer_missing"]);
  const answer = await newAction("answer_quote", { version_id, decision: "accepted", signer: "Claire Roux" });
  await confirm(answer);
  expect((await version()).status).toBe("accepted");
  await undo(answer);
  expect((await version()).status).toBe("sent");
});

test("nobody rewrites what was proposed, nor what became of it", async () => {
  const action = await payAll();
  await confirm(action);
  const { owner: database } = app.database;
  for (const change of ["digest = repeat('0', 64)", "confirmed_at = now()", "arguments = '{}'"])
    await expect(database.query(`update proposed_action set ${change} where id = $1`, [action.id])).rejects.toThrow(
      "never rewritten",
    );
  await expect(database.query("delete from proposed_action")).rejects.toThrow("never rewritten");
});
