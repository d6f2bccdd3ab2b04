import { confirmAs, plainly } from "#test/action-calls.ts";
import { LEA_ARC, pricedProject, READY_SELLER } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { setDatabaseClock } from "#test/test-database.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// What is said of an order is kept: a question about it is answered in few words, and a day is kept or told.

let app: TestApp;
let owner: Person;
let id: string;
const ids: string[] = [];
// The quotes are made before midnight in Paris, and spoken of after it.
let now = new Date("2026-11-23T22:40:00Z");
const MOST_TESTS = 14;

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  owner = await app.signUp();
  await owner.call("PATCH", "/api/company", READY_SELLER);
  for (let rank = 1; rank <= MOST_TESTS; rank += 1) ids.push(await quotedProject(`Salle de bain ${rank}`));
  now = new Date("2026-11-23T23:10:00Z");
  await setDatabaseClock(app.database, now);
});
afterAll(() => app.close());
beforeEach(async () => {
  id = ids.pop() ?? "";
  await owner.call("GET", "/api/assistant/session?fresh=true");
});

async function quotedProject(name: string): Promise<string> {
  const projectId = await pricedProject(owner, { name, client_info: LEA_ARC }, { hours: 1, rate: 40 });
  const { draft } = (await owner.call("POST", `/api/projects/${projectId}/quote-draft`, {})).json;
  const lines = [lineAt(1, "Carrelage", 1_000), lineAt(2, "Chaudière", 2_000)];
  await owner.call("PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
  await owner.call("POST", `/api/projects/${projectId}/quote`, {});
  return projectId;
}

const lineAt = (rank: number, label: string, vat_basis_points: number) => ({
  kind: "item",
  id: `line-${rank}`,
  label,
  details: [],
  nature: "service",
  quantity_e4: 10_000,
  unit: "u",
  unit_price_e6: 40_000_000,
  discount_basis_points: 0,
  vat_basis_points,
  vat_reason: null,
  is_option: false,
  task_id: null,
});

async function say(message: string) {
  const context = { path: `/etape/${id}/quote` };
  const { status, json } = await owner.call("POST", "/api/assistant/chat", { message, history: [], context });
  expect([status, json.error]).toEqual([200, undefined]);
  const action = json.action_id && (await owner.call("GET", `/api/assistant/actions/${json.action_id}`)).json.action;
  return plainly({ reply: json.reply, follow_ups: json.follow_ups ?? [], action: action ?? null });
}

const readAction = async (action: { id: string }) =>
  (await owner.call("GET", `/api/assistant/actions/${action.id}`)).json.action;

test("an answer is noted on the day that is said", async () => {
  const { action } = await say("le client a accepté hier");
  expect(action.lines).toContainEqual({ label: "Réponse", value: "accepté le 23 nov. 2026" });
});

test("an answer to a quote that is not noted as sent says so", async () => {
  const { action } = await say("le client a accepté hier");
  expect(action.warning).toContain("Ce devis n'est pas noté envoyé");
});

test("an answer told of a day before its quote is asked about", async () => {
  const { reply, follow_ups, action } = await say("le client a accepté avant-hier");
  expect([reply, action]).toEqual([expect.stringContaining("ne peut pas être du 22 nov. 2026"), null]);
  const next = await say(follow_ups[0].ask);
  expect(next.action.lines).toContainEqual({ label: "Réponse", value: "accepté le 23 nov. 2026" });
});

test("the rates of a line that waits are buttons", async () => {
  const { reply, follow_ups } = await say("ajoute une ligne dépose de l'ancien carrelage 12 m² à 18 €");
  expect(reply).toMatch(/^Quelle TVA sur « /);
  expect(follow_ups.map(({ label }: { label: string }) => label)).toEqual(["10 %", "20 %", "5,5 %"]);
});

test.each(["TVA 10", "10", "dix pour cent", "10 %"])("« %s » completes the line that waits", async (answer) => {
  await say("ajoute une ligne dépose de l'ancien carrelage 12 m² à 18 €");
  const { action } = await say(answer);
  const changes = action.lines.filter(({ label }: { label: string }) => !/Client|Projet|Total/.test(label));
  expect(changes).toEqual([{ label: "Ligne ajoutée", value: expect.stringMatching(/12 m² × 18,00 € HT, TVA 10 %/) }]);
});

test("a price alone completes the line that waits for it, then its rate", async () => {
  await say("ajoute une ligne dépose de l'ancien carrelage 12 m²");
  expect((await say("18 €")).reply).toMatch(/^Quelle TVA sur « /);
  const { action } = await say("TVA 20");
  expect(JSON.stringify(action.lines)).toContain("12 m² × 18,00 € HT, TVA 20 %");
});

test("a quote that is to leave on a day to come is offered now", async () => {
  const { reply, follow_ups, action } = await say("envoie le devis vendredi");
  expect([reply, action]).toEqual([
    "Je ne sais pas programmer un envoi pour vendredi 27 novembre 2026 : on l'envoie maintenant ?",
    null,
  ]);
  expect(follow_ups).toHaveLength(1);
  expect((await say("oui")).action.title).toContain("comme envoyé");
});

test("a sending that the answer of the customer has overtaken is outdated", async () => {
  const sending = (await say("envoie le devis")).action;
  const answer = (await say("le client a accepté")).action;
  expect((await readAction(sending)).is_outdated).toBe(false);
  await confirmAs(owner, answer);
  expect((await readAction(sending)).is_outdated).toBe(true);
});

test("an outdated action is refused in plain words", async () => {
  const sending = (await say("envoie le devis")).action;
  await confirmAs(owner, (await say("le client a accepté")).action);
  const { status, json } = await confirmAs(owner, sending);
  expect([status, json.code, json.error]).toEqual([409, "action_outdated", expect.stringContaining("Rien n'a été")]);
});
