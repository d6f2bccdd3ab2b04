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
  return plainly({ reply: json.reply, followUps: json.follow_ups ?? [], action: action ?? null });
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

test("the deposit invoice of the only accepted quote that waits for it is opened from the home page", async () => {
  const { reply, followUps, action } = await say("fais la facture d'acompte", "/app");
  expect(reply).toContain("Facture d'acompte de 144,00 € pour « Salle de bain »");
  expect([followUps, action]).toEqual([[{ label: "Facturer l'acompte", path: `/etape/${id}/invoice` }], null]);
});

test("the deposit invoice of whoever is named is opened", async () => {
  const { reply } = await say("facture d'acompte de Mme Arc", "/app");
  expect(reply).toContain("Facture d'acompte de 144,00 € pour « Salle de bain »");
});

test("works that are said with a change order are its card from the home page", async () => {
  const { action } = await say("avenant pour Arc : ajouter un receveur à 290 € et 3 h de pose à 52 €", "/app");
  expect(action.title).toBe("Préparer un avenant au devis D2026-0001");
  const addedLines = action.lines.filter(({ label }: { label: string }) => label === "Ligne ajoutée");
  expect(addedLines.map(({ value }: { value: string }) => value.split(" HT")[0])).toEqual([
    "Receveur : 1 u × 290,00 €",
    "Pose : 3 h × 52,00 €",
  ]);
});

test("of several deposits to invoice it is asked which", async () => {
  const customer = { ...LEA_ARC, last_name: "Roux", email: "roux@example.fr" };
  const otherId = await pricedProject(owner, { name: "Cuisine", client_info: customer }, { hours: 10, rate: 40 });
  await owner.call("POST", `/api/projects/${otherId}/quote`, {});
  await confirmAs(owner, (await say("acompte 20 %", `/etape/${otherId}/quote`)).action);
  const [version] = (await owner.call("GET", `/api/projects/${otherId}/quote-versions`)).json.versions;
  const answer = { decision: "accepted", signer: "Léa Roux", decided_on: "2026-11-23" };
  await acceptedCall(owner, "POST", `/api/quotes/${version.id}/decision`, answer);
  const { reply, followUps } = await say("fais la facture d'acompte", "/app");
  expect(reply).toContain("Quel acompte ? « Cuisine » (96,00 €), « Salle de bain » (144,00 €).");
  const chosen = await say(followUps[1].ask, "/app");
  expect(chosen.reply).toContain("Facture d'acompte de 144,00 € pour « Salle de bain »");
});

test("a project without a deposit to invoice is told so", async () => {
  const lastId = await pricedProject(owner, { name: "Toit", client_info: LEA_ARC }, { hours: 1, rate: 40 });
  const { reply, action } = await say("fais la facture d'acompte", `/etape/${lastId}/quote`);
  expect([reply.includes("« Toit » n'a pas d'acompte à facturer"), action]).toEqual([true, null]);
});
