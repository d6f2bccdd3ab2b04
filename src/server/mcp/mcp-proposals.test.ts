import { ACTION_KINDS } from "#domain/assistant/actions/proposed-action.ts";
import { VAT_DOUBTS } from "#domain/lines/vat-doubts.ts";
import { issuedInvoice, readSettlement } from "#test/issued-invoice.ts";
import type { McpClient } from "#test/mcp-client.ts";
import { mcpClientOf, textOf } from "#test/mcp-client.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A program prepares, and writes nothing without the click of its person.

let app: TestApp;
let owner: Person;
let worker: Person;
let mcp: McpClient;
let invoice: { id: string; number: string; project_id: string };

beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-11-22T10:00:00Z") });
  mcp = await mcpClientOf(app);
  owner = await app.signUp();
  invoice = await issuedInvoice(owner, "Verrière");
  worker = await join(app, owner, "worker@example.org", "worker");
  await owner.call("PUT", "/api/programs", { is_open: true });
});
afterAll(() => app.close());

const ALL_SCOPES = ["read", "amounts", "prepare"];

async function secretOf(person: Person, scopes = ALL_SCOPES): Promise<string> {
  const { status, json } = await person.call("POST", "/api/programs/tokens", { name: "Mon programme", scopes });
  expect([status, json.error]).toEqual([200, undefined]);
  return json.secret;
}

async function proposalsOf(secret: string): Promise<string[]> {
  return mcp.withClient(secret, async (client) => {
    const { tools } = await client.listTools();
    const proposals = tools.filter(({ name }) => name.startsWith("propose_"));
    expect(proposals.filter(({ annotations }) => annotations?.destructiveHint !== false)).toEqual([]);
    expect(client.getInstructions()!.includes("propose_")).toBe(proposals.length > 0);
    return proposals.map(({ name }) => name.replace("propose_", ""));
  });
}

const waitingActions = async (person = owner) =>
  (await person.call("GET", "/api/assistant/actions/waiting")).json.actions as { id: string; digest: string }[];
const confirm = ({ id, digest }: { id: string; digest: string }) =>
  owner.call("POST", `/api/assistant/actions/${id}/confirmation`, { digest });
const projectName = async () => (await owner.call("GET", `/api/projects/${invoice.project_id}`)).json.project.name;

test.each([[["read", "amounts"]], [["prepare"]]])("a token of the scopes %j prepares nothing", async (scopes) => {
  expect(await proposalsOf(await secretOf(owner, scopes))).toEqual([]);
});

test("a token prepares what its scopes allow", async () => {
  const ofPrograms = ACTION_KINDS.filter((kind) => kind !== "update_company");
  expect((await proposalsOf(await secretOf(owner))).toSorted()).toEqual(ofPrograms.toSorted());
  expect(await proposalsOf(await secretOf(owner, ["read", "prepare"]))).toEqual([
    "move_start",
    "rename_project",
    "correct_customer",
    "tick_task",
  ]);
});

test("a token prepares nothing that the role of its person forbids", async () => {
  expect(await proposalsOf(await secretOf(worker))).toEqual(["tick_task"]);
  const input = { project_id: invoice.project_id, name: "Sans droit" };
  const refusal = await mcp.callTool(await secretOf(worker), "propose_rename_project", input);
  expect([refusal.isError, textOf(refusal)]).toEqual([true, expect.stringContaining("propose_rename_project")]);
  expect(await projectName()).toBe("Verrière");
});

const settlement = () => readSettlement(owner, invoice.id);

/** A program prepares a payment of this amount: its secret, what it was answered, and the action that waits. */
async function preparePayment(amount_cents: number) {
  const secret = await secretOf(owner);
  const proposal = await mcp.callTool(secret, "propose_record_payment", { invoice_id: invoice.id, amount_cents });
  const action = (await waitingActions()).find(({ id }) => id === proposal.structuredContent!["id"])!;
  return { secret, proposal, action };
}

test("a program that prepares a payment is answered that nothing is done", async () => {
  const { proposal, action } = await preparePayment(5_000);
  expect(proposal.structuredContent).toMatchObject({ state: "waiting", url: expect.stringContaining("/app/actions") });
  expect(textOf(proposal)).toContain(`Noter un paiement de 50,00 € sur la facture ${invoice.number}`);
  expect(textOf(proposal)).toContain("rien n'est fait");
  expect(action).toMatchObject({ source: "program", source_name: "Mon programme" });
  expect(await settlement()).toMatchObject({ paid_cents: 0, payments: [] });
});

test("a program does not confirm what it prepared: the routes of the app want a session", async () => {
  const { secret, action } = await preparePayment(4_000);
  const { status } = await fetch(new URL(`/api/assistant/actions/${action.id}/confirmation`, mcp.address), {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify({ digest: action.digest }),
  });
  expect(status).toBe(401);
  expect(await settlement()).toMatchObject({ paid_cents: 0 });
});

test("the record changes by the click of the program's person", async () => {
  const { action } = await preparePayment(3_000);
  expect((await confirm(action)).status).toBe(200);
  expect(await settlement()).toMatchObject({ paid_cents: 3_000 });
});

test("the same proposal sent again is the one that waits", async () => {
  const secret = await secretOf(owner);
  const input = { project_id: invoice.project_id, start_date: "2026-12-08" };
  const proposal = await mcp.callTool(secret, "propose_move_start", input);
  expect(await mcp.callTool(secret, "propose_move_start", input)).toEqual(proposal);
  const actions = (await waitingActions()).filter(({ id }) => id === proposal.structuredContent!["id"]);
  expect(actions).toHaveLength(1);
  expect((await confirm(actions[0]!)).status).toBe(200);
  const nextProposal = await mcp.callTool(secret, "propose_move_start", input);
  expect(nextProposal.structuredContent!["id"]).not.toBe(proposal.structuredContent!["id"]);
});

test("a project of another company is refused like one that nobody has", async () => {
  const stranger = await app.signUp();
  await stranger.call("PUT", "/api/programs", { is_open: true });
  const secret = await secretOf(stranger);
  const rename = (project_id: string) => mcp.callTool(secret, "propose_rename_project", { project_id, name: "À moi" });
  const foreign = await rename(invoice.project_id);
  expect(foreign).toEqual(await rename(crypto.randomUUID()));
  expect([foreign.isError, textOf(foreign)]).toEqual([true, "Cette entreprise n'a pas cet élément."]);
  expect([await waitingActions(stranger), await projectName()]).toEqual([[], "Verrière"]);
});

test.each([
  ["an empty name", "propose_rename_project", { name: "" }, /nom/],
  ["a day that does not exist", "propose_move_start", { start_date: "2026-02-31" }, /date/],
])("%s is refused in the words of the screens", async (_what, tool, wrong, words) => {
  const waitingCount = (await waitingActions()).length;
  const refusal = await mcp.callTool(await secretOf(owner), tool, { project_id: invoice.project_id, ...wrong });
  expect([refusal.isError, textOf(refusal)]).toEqual([true, expect.stringMatching(words)]);
  expect(await waitingActions()).toHaveLength(waitingCount);
});

const QUOTE_LINES = [
  { label: "Pose de prises", quantity: 2.5, unit: "h", unit_price_cents: 4_550, vat_basis_points: 1_000 },
  { label: "Tableau", nature: "goods", quantity: 1, unit: "u", unit_price_cents: 30_000, vat_basis_points: 2_000 },
];
const draftOf = async (projectId: string) =>
  (await owner.call("GET", `/api/projects/${projectId}/quote-draft`)).json.draft;
const draftLabels = async (projectId: string) =>
  ((await draftOf(projectId))?.lines as { label: string }[] | undefined)?.map(({ label }) => label) ?? null;

async function prepareQuote(projectId: string, lines: object[] = QUOTE_LINES) {
  const secret = await secretOf(owner);
  const answer = await mcp.callTool(secret, "propose_write_quote_lines", { project_id: projectId, lines });
  expect([answer.isError, textOf(answer)]).toEqual([undefined, expect.stringContaining("rien n'est fait")]);
  const action = (await waitingActions()).find(({ id }) => id === answer.structuredContent!["id"])!;
  return { answer, action };
}

test("a program that prepares a quote reads its lines and totals before the click", async () => {
  const { project_id: projectId } = await issuedInvoice(owner, "Cuisine");
  const { answer } = await prepareQuote(projectId);
  const words = textOf(answer);
  expect(words).toContain("Ligne 1 : Pose de prises : 2,5 h × 45,50 € HT\nLigne 2 : Tableau : 1 u × 300,00 € HT\n");
  expect(words).toContain("Total HT : 413,75 €\nTVA 20 % : 60,00 €\nTVA 10 % : 11,38 €\nTotal TTC : 485,13 €\n");
  expect(await draftOf(projectId)).toBeNull();
});

test("the click on a prepared quote writes its lines once", async () => {
  const { project_id: projectId } = await issuedInvoice(owner, "Cave");
  const { action } = await prepareQuote(projectId);
  expect((await confirm(action)).status).toBe(200);
  expect(await draftLabels(projectId)).toEqual(["Pose de prises", "Tableau"]);
  expect((await confirm(action)).status).toBe(200);
  expect((await draftOf(projectId)).version).toBe(2);
});

test("undoing a prepared quote puts the draft back", async () => {
  const { project_id: projectId } = await issuedInvoice(owner, "Cuisine");
  const { action } = await prepareQuote(projectId);
  await confirm(action);
  const undoing = await owner.call("POST", `/api/assistant/actions/${action.id}/undo`, {});
  expect([undoing.status, undoing.json.action?.state]).toEqual([200, "undone"]);
  expect(await draftLabels(projectId)).toEqual(["Cuisine"]);
});

test("lines are not written over a draft that was saved since", async () => {
  const { project_id: projectId } = await issuedInvoice(owner, "Salle de bain");
  const { action: late } = await prepareQuote(projectId, [QUOTE_LINES[1]!]);
  const { action } = await prepareQuote(projectId);
  expect((await confirm(action)).status).toBe(200);
  expect((await confirm(late)).json.code).toBe("action_changed");
  expect(await draftLabels(projectId)).toEqual(["Pose de prises", "Tableau"]);
});

test("lines are not taken off a quote that was sent", async () => {
  const { project_id: projectId } = await issuedInvoice(owner, "Salle d'eau");
  const { action } = await prepareQuote(projectId);
  await confirm(action);
  const { json: quote } = await owner.call("POST", `/api/projects/${projectId}/quote`, {});
  expect(
    (await owner.call("POST", `/api/quotes/${quote.id}/sending`, { confirmed_doubts: [...VAT_DOUBTS] })).status,
  ).toBe(200);
  const undoing = await owner.call("POST", `/api/assistant/actions/${action.id}/undo`, {});
  expect([undoing.status, undoing.json.code]).toEqual([409, "undo_changed"]);
  expect(await draftLabels(projectId)).toEqual(["Pose de prises", "Tableau"]);
});
