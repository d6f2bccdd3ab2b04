import { confirmAs, plainly } from "#test/action-calls.ts";
import { LEA_ARC, pricedProject, READY_SELLER } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What a quote comes to is answered from its own lines, on its page or after it was spoken of.

let app: TestApp;
let owner: Person;
let id: string;

beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-11-23T10:00:00Z") });
  owner = await app.signUp();
  await owner.call("PATCH", "/api/company", READY_SELLER);
  id = await pricedProject(owner, { name: "Salle de bain", client_info: LEA_ARC }, { hours: 10, rate: 40 });
  await owner.call("POST", `/api/projects/${id}/quote`, {});
  await change("ajoute en option, hébergement 100 €");
  await change("acompte 30 %");
});
afterAll(() => app.close());

async function say(message: string, path = `/etape/${id}/quote`) {
  const { status, json } = await owner.call("POST", "/api/assistant/chat", { message, history: [], context: { path } });
  expect([status, json.error]).toEqual([200, undefined]);
  const action = json.action_id && (await owner.call("GET", `/api/assistant/actions/${json.action_id}`)).json.action;
  return plainly({ reply: json.reply, action: action ?? null });
}

async function change(order: string): Promise<void> {
  const { action, reply } = await say(order);
  if (action === null) throw new Error(`${order}: ${reply}`);
  expect((await confirmAs(owner, action)).status).toBe(200);
}

test.each([
  ["combien ça fait ?", "Ce devis fait 400,00 € hors taxes, 480,00 € TTC, hors option : « Hébergement »."],
  ["combien ça fait avec l'option ?", "Avec « Hébergement », ce devis fait 500,00 € hors taxes, 600,00 € TTC."],
  ["c'est combien l'acompte ?", "L'acompte demandé est de 30 %, soit 144,00 €."],
  ["sa fait cb", "Ce devis fait 400,00 € hors taxes"],
  ["c'est combien le solde après l'acompte de 30 % ?", "soit 144,00 € : il reste 336,00 €."],
  ["c'est combien la TVA ?", "La TVA de ce devis fait 80,00 €."],
  ["combien coûte l'hébergement ?", "« Hébergement » : 1 forfait × 100 € = 100,00 €, TVA 20 %, en option"],
])("« %s » is answered from the lines of the quote", async (question, words) => {
  expect(await say(question)).toMatchObject({ action: null, reply: expect.stringContaining(words) });
});

test("a share of a line that is not said to be a discount is asked about", async () => {
  const { status, json } = await owner.call("POST", "/api/assistant/chat", {
    message: "10 % sur l'hébergement",
    history: [],
    context: { path: `/etape/${id}/quote` },
  });
  expect([status, json.action_id, json.reply]).toEqual([200, undefined, expect.stringContaining("remise ou TVA ?")]);
  expect(json.follow_ups).toEqual([
    { label: "Remise de 10 %", ask: "remise de 10 % sur Hébergement" },
    { label: "TVA à 10 %", ask: "TVA 10 % sur Hébergement" },
  ]);
});

test("a discount of a line is proposed for that line alone", async () => {
  const { action } = await say("remise de 10 % sur Hébergement");
  expect(action.lines).toContainEqual({
    label: "Hébergement",
    value: "1 forfait × 100,00 € → 1 forfait × 100,00 €, remise 10 %",
  });
  expect((await confirmAs(owner, action)).status).toBe(200);
  expect((await say("combien ça fait avec l'option ?")).reply).toContain("ce devis fait 490,00 € hors taxes");
});

test("what is asked away from any quote is about none", async () => {
  expect((await say("combien ça fait ?", "/app")).reply).not.toContain("Ce devis fait");
});

test("a version that nobody was given is not counted apart", async () => {
  expect((await say("c'est quoi la différence ?")).reply).toContain("Ce devis n'a qu'une version");
});

test("versions are shown and compared by what they come to", async () => {
  const [version] = (await owner.call("GET", `/api/projects/${id}/quote-versions`)).json.versions;
  await owner.call("POST", `/api/quotes/${version.id}/sending`, {});
  await change("remise 10 %");
  expect((await say("montre-moi la version 1")).reply).toContain("Version 1 du 23 nov. 2026 : 480,00 € TTC.");
  expect((await say("montre-moi la version 4")).reply).toContain("la dernière est la version 2");
  expect((await say("c'est quoi la différence")).reply).toContain(
    "Version 2 du 23 nov. 2026 : 432,00 € TTC. La plus récente fait 48,00 € de moins.",
  );
});

test("the quote of somebody who is named is told with its total and where it stands", async () => {
  const { reply } = await say("combien ça fait le devis Arc ?", "/app");
  expect(reply).toMatch(/Ce devis fait .* hors taxes, .* TTC.* Devis D2026-0001, .*\./);
});
