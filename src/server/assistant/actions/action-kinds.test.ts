import { confirmAs, newActionOf, proposeAs, undoAs } from "#test/action-calls.ts";
import { issuedInvoice, readSettlement } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// What each kind of action does to the record, and which of them are undone.

let app: TestApp;
let owner: Person;
let invoice: { id: string; number: string; project_id: string };

beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
  owner = await app.signUp();
});
beforeEach(async () => {
  invoice = await issuedInvoice(owner, "Verrière");
});
afterAll(() => app.close());

const propose = (kind: string, input: object) => proposeAs(owner, kind, input);
const newAction = (kind: string, input: object) => newActionOf(owner, kind, input);
const confirm = (action: { id: string; digest: string }) => confirmAs(owner, action);
const undo = (action: { id: string }) => undoAs(owner, action);
const settlement = () => readSettlement(owner, invoice.id);
const project = async () => (await owner.call("GET", `/api/projects/${invoice.project_id}`)).json.project;

const creditAll = () => newAction("credit_invoice", { invoice_id: invoice.id, reason: "Erreur" });

test("a credit note is previewed without taking a number", async () => {
  const action = await creditAll();
  expect(action).toMatchObject({ irreversible: expect.stringContaining("Un avoir porte un numéro") });
  expect(action.lines.slice(2)).toEqual([
    { label: "Montant de l'avoir", value: "120,00 € TTC" },
    { label: "Reste à payer", value: "120,00 € → 0,00 €" },
    { label: "Motif", value: "Erreur" },
  ]);
  expect(await settlement()).toMatchObject({ credited_cents: 0 });
});

test("a confirmed credit note cancels the whole invoice", async () => {
  expect((await confirm(await creditAll())).json.action.state).toBe("done");
  expect(await settlement()).toMatchObject({ status: "credited", credited_cents: 12_000 });
});

test("a credit note of a sum takes that sum off the invoice", async () => {
  const action = await newAction("credit_invoice", { invoice_id: invoice.id, amount_cents: 2_000 });
  expect(action.lines.slice(2)).toEqual([
    { label: "Montant de l'avoir", value: "20,00 € TTC" },
    { label: "Reste à payer", value: "120,00 € → 100,00 €" },
  ]);
  expect((await confirm(action)).json.action.state).toBe("done");
  expect(await settlement()).toMatchObject({ credited_cents: 2_000, rest_cents: 10_000 });
});

test("an invoice that is credited whole is not credited again", async () => {
  const [first, second] = [await creditAll(), await creditAll()];
  expect((await confirm(second)).json.action.state).toBe("done");
  expect((await confirm(first)).json.code).toBe("action_cancelled");
  expect(await settlement()).toMatchObject({ credited_cents: 12_000 });
});

test("a credit note is not undone", async () => {
  const action = await creditAll();
  await confirm(action);
  const { status, json } = await undo(action);
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

test("a project without days is planned to its last day and loses both when that is undone", async () => {
  const path = `/api/projects/${invoice.project_id}/core`;
  await owner.call("PATCH", path, { start_date: null, end_date: null });
  const days = { start_date: "15 mars 2027", end_date: "17 mars 2027" };
  const action = await newAction("move_start", { project_id: invoice.project_id, ...days });
  expect(action.title).toMatch(/^Planifier « /);
  expect(action.lines.slice(1)).toEqual([
    { label: "Début", value: "15 mars 2027" },
    { label: "Fin", value: "17 mars 2027" },
  ]);
  await confirm(action);
  expect(await project()).toMatchObject({ start_date: "2027-03-15", end_date: "2027-03-17" });
  await undo(action);
  expect(await project()).toMatchObject({ start_date: null, end_date: null });
  await owner.call("PATCH", path, { start_date: "2026-12-01" });
});

test("a first day on which the company is closed is said to be", async () => {
  const closure = { first_day: "2027-03-08", last_day: "2027-03-14", label: "Pont" };
  expect((await owner.call("POST", "/api/closures", closure)).status).toBe(200);
  const action = await newAction("move_start", { project_id: invoice.project_id, start_date: "12 mars 2027" });
  expect(action.warning).toBe(
    "Le 12 mars 2027, tu es fermé (« Pont », jusqu'au 14 mars 2027). " +
      "Le premier jour ouvert ensuite est le lundi 15 mars 2027.",
  );
});

test("a project is renamed and bears its first name again", async () => {
  const action = await newAction("rename_project", { project_id: invoice.project_id, name: "Véranda" });
  await confirm(action);
  expect((await project()).name).toBe("Véranda");
  await undo(action);
  expect((await project()).name).toBe("Verrière");
});

test("hours are added to an estimation, then taken off again", async () => {
  const action = await newAction("add_hours", { project_id: invoice.project_id, hours: 1.5 });
  expect(action).toMatchObject({ title: "Ajouter 1,5 h à l'estimation" });
  expect(action.lines.slice(2)).toEqual([
    { label: "Durée", value: "2 h → 3,5 h" },
    { label: "Total HT", value: "100,00 € → 175,00 €" },
  ]);
  await confirm(action);
  expect(await project()).toMatchObject({ estimation_hours: 3.5 });
  await undo(action);
  expect(await project()).toMatchObject({ estimation_hours: 2 });
});

test("hours are added to a task, then taken off again", async () => {
  const sentTask = { title: "Poncer", estimate_h: 1 };
  const { task } = (await owner.call("POST", `/api/projects/${invoice.project_id}/tasks`, sentTask)).json;
  const input = { project_id: invoice.project_id, task_id: task.id, hours: 1.5 };
  const action = await newAction("add_hours", input);
  expect(action.title).toBe("Ajouter 1,5 h à la tâche « Poncer »");
  await confirm(action);
  expect(await project()).toMatchObject({ tasks: [{ estimate_h: 2.5 }] });
  await undo(action);
  expect(await project()).toMatchObject({ tasks: [{ estimate_h: 1 }] });
});

/** A quote that was drawn up and not sent: its version, and what the record says of it now. */
async function draftQuote() {
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
  const nextVersion = async (hours: number): Promise<string> => {
    await owner.call("PATCH", `/api/projects/${id}/estimation`, { hours, rate: 40 });
    await owner.call("POST", `/api/projects/${id}/quote`, {});
    return (await version()).id;
  };
  return { version_id, version, nextVersion };
}

test("a version is named once the customer was given an earlier one", async () => {
  const { nextVersion } = await draftQuote();
  const second = await newAction("send_quote", { version_id: await nextVersion(4) });
  expect(JSON.stringify(second.lines)).not.toContain('"Version"');
  await confirm(second);
  const third = await newAction("send_quote", { version_id: await nextVersion(5) });
  expect(third.lines).toContainEqual({ label: "Version", value: "2" });
});

test("a quote is noted as sent by a click, which sends no mail", async () => {
  const { version_id, version } = await draftQuote();
  const sending = await newAction("send_quote", { version_id });
  expect(sending.warning).toContain("Je n'envoie pas de mail");
  expect((await version()).status).toBe("draft");
  await confirm(sending);
  expect((await version()).status).toBe("sent");
});

test("the sending of a quote is not undone", async () => {
  const sending = await newAction("send_quote", { version_id: (await draftQuote()).version_id });
  await confirm(sending);
  expect((await undo(sending)).json.code).toBe("action_irreversible");
});

test("an acceptance without the name of a signer is refused", async () => {
  const { version_id } = await draftQuote();
  const { status, json } = await propose("answer_quote", { version_id, decision: "accepted" });
  expect([status, json.code]).toEqual([422, "signer_missing"]);
});

test("the answer of a customer is noted, then undone", async () => {
  const { version_id, version } = await draftQuote();
  await confirm(await newAction("send_quote", { version_id }));
  const answer = await newAction("answer_quote", { version_id, decision: "accepted", signer: "Claire Roux" });
  await confirm(answer);
  expect((await version()).status).toBe("accepted");
  await undo(answer);
  expect((await version()).status).toBe("sent");
});
