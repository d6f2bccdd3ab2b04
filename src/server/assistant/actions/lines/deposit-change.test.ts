import { acceptedCall } from "#test/accepted-call.ts";
import { confirmAs, plainly, undoAs } from "#test/action-calls.ts";
import { LEA_ARC, pricedProject, READY_SELLER } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A sentence gives a quote that is made another deposit, by a card that says the one before and the one after.

let app: TestApp;
let owner: Person;
let id: string;

beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-11-23T10:00:00Z") });
  owner = await app.signUp();
  await owner.call("PATCH", "/api/company", READY_SELLER);
  id = await pricedProject(owner, { name: "Salle de bain", client_info: LEA_ARC }, { hours: 10, rate: 40 });
  await owner.call("POST", `/api/projects/${id}/quote`, {});
});
afterAll(() => app.close());

async function say(message: string, path = `/etape/${id}/quote`) {
  const { status, json } = await owner.call("POST", "/api/assistant/chat", { message, history: [], context: { path } });
  expect([status, json.error]).toEqual([200, undefined]);
  const action = json.action_id && (await owner.call("GET", `/api/assistant/actions/${json.action_id}`)).json.action;
  return plainly({ reply: json.reply, action: action ?? null });
}

const deposit = async () =>
  (await owner.call("GET", `/api/projects/${id}/quote-conditions`)).json.conditions.deposit?.size ?? null;
const hasDraft = async () => (await owner.call("GET", `/api/projects/${id}/quote-draft`)).json.draft !== null;
const versions = async () => (await owner.call("GET", `/api/projects/${id}/quote-versions`)).json.versions;

test.each([
  ["acompte 30 %", "aucun → 30 %"],
  ["mets un acompte de 30 %", "aucun → 30 %"],
  ["mets un acompte de 150 €", "aucun → 150,00 €"],
  ["arrhes 20 %", "aucun → 20 % d'arrhes"],
])("« %s » proposes the deposit of the quote", async (message, value) => {
  const { reply, action } = await say(message);
  expect(reply).toContain("Rien n'est fait");
  expect(action.title).toBe("Changer le devis D2026-0001");
  expect(action.lines).toContainEqual({ label: "Acompte", value });
});

test("the click gives the quote its deposit in a new version", async () => {
  const { action } = await say("acompte 30 %");
  const { status } = await confirmAs(owner, action);
  expect([status, await deposit(), (await versions()).length]).toEqual([200, { unit: "share", basis_points: 3000 }, 2]);
});

test("lines that follow the estimation still do after another deposit", async () => {
  expect(await hasDraft()).toBe(false);
});

test("the deposit that a quote has is proposed no second time", async () => {
  expect(await say("acompte 30 %")).toMatchObject({ action: null, reply: expect.stringContaining("rien ne change") });
});

test("a deposit that is taken off comes back when that is undone", async () => {
  const { action } = await say("enlève l'acompte");
  expect(action.lines).toContainEqual({ label: "Acompte", value: "30 % → aucun" });
  await confirmAs(owner, action);
  expect(await deposit()).toBeNull();
  await undoAs(owner, action);
  expect(await deposit()).toEqual({ unit: "share", basis_points: 3000 });
});

test("a project that is named takes the deposit from another page", async () => {
  const { action } = await say("acompte 40 % sur le devis de Mme Arc", "/app");
  expect(action.lines).toContainEqual({ label: "Acompte", value: "30 % → 40 %" });
});

test("a quote that is named by its number without its letter takes the deposit", async () => {
  const { action } = await say("passe l'acompte du devis 2026-001 à 45 %", "/app");
  expect(action.lines).toContainEqual({ label: "Acompte", value: "30 % → 45 %" });
});

test.each(["je fais comment pour l'acompte de 30 % ?", "il m'a versé un acompte de 30 €"])(
  "« %s » is told how deposits go",
  async (message) => {
    expect(await say(message)).toMatchObject({ action: null, reply: expect.stringContaining("étape « Devis »") });
  },
);

test("a deposit after the customer agreed is told how deposits go", async () => {
  const [version] = await versions();
  const answer = { decision: "accepted", signer: "Léa Arc", decided_on: "2026-11-23" };
  await acceptedCall(owner, "POST", `/api/quotes/${version.id}/decision`, answer);
  expect(await say("acompte 45 %")).toMatchObject({ action: null, reply: expect.stringContaining("accepté") });
});
