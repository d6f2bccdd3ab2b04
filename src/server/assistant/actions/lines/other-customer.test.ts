import { confirmAs, plainly, undoAs } from "#test/action-calls.ts";
import { signUpSeller, pricedProject } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A project whose quote is made is put in the name of somebody else by words, on a card.

let app: TestApp;
let owner: Person;
let id: string;

const personNamed = (civility: string, last_name: string, first_name = "", city = "Lyon") => {
  const address = { line1: "1 rue A", postal_code: "69003", city };
  return { kind: "person", civility, first_name, last_name, company: "", address };
};

beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-11-23T10:00:00Z") });
  owner = await signUpSeller(app);
  for (const customer of [personNamed("m", "Petitjean"), personNamed("mme", "Roux", "Sylvie", "Bron")])
    await owner.call("POST", "/api/customers", customer);
  const core = { name: "Robinet – Dupont", client_info: personNamed("mme", "Dupont") };
  id = await pricedProject(owner, core);
  await owner.call("POST", `/api/projects/${id}/quote`, {});
});
afterAll(() => app.close());

async function say(message: string, projectId = id) {
  const context = { path: `/etape/${projectId}/quote` };
  const { status, json } = await owner.call("POST", "/api/assistant/chat", { message, history: [], context });
  expect([status, json.error]).toEqual([200, undefined]);
  const action = json.action_id && (await owner.call("GET", `/api/assistant/actions/${json.action_id}`)).json.action;
  return plainly({ reply: json.reply, follow_ups: json.follow_ups ?? [], action: action ?? null });
}

const readProject = async () => (await owner.call("GET", `/api/projects/${id}`)).json.project;
const readVersions = async () => (await owner.call("GET", `/api/projects/${id}/quote-versions`)).json.versions;

test("the click on the card draws the quote up for the other customer", async () => {
  const { action } = await say("c'est une erreur, le client c'est M. Petitjean");
  expect(action.title).toBe("Mettre ce projet au nom de M. Petitjean");
  expect(action.lines).toEqual([
    { label: "Projet", value: "Robinet – Dupont → Robinet – Petitjean" },
    { label: "Client", value: "Mme Dupont – Lyon → M. Petitjean – Lyon" },
    { label: "Devis", value: "D2026-0001" },
  ]);
  expect((await readProject()).client_info.last_name).toBe("Dupont");
  await confirmAs(owner, action);
  expect(await readProject()).toMatchObject({ name: "Robinet – Petitjean", client_info: { last_name: "Petitjean" } });
  expect((await readVersions()).map((one: { is_of_other_customer: boolean }) => one.is_of_other_customer)).toEqual([
    false,
    true,
  ]);
  expect((await undoAs(owner, action)).json.action.state).toBe("undone");
  expect(await readProject()).toMatchObject({ name: "Robinet – Dupont", client_info: { last_name: "Dupont" } });
});

test("somebody who is not known is a new customer once it is confirmed", async () => {
  const { action } = await say("non c'est pour M. et Mme Garnier");
  expect(action.lines[2]).toEqual({ label: "Nouveau client", value: "M. et Mme Garnier" });
  const { customers } = (await owner.call("GET", "/api/customers?q=garnier")).json;
  expect(customers).toEqual([]);
});

test("of several customers of a name it is asked which one", async () => {
  await owner.call("POST", "/api/customers", personNamed("mme", "Roux", "Claire", "Paris"));
  const { reply, follow_ups, action } = await say("le client c'est Mme Roux");
  expect([reply.includes("Claire Roux, Paris ou Sylvie Roux, Bron"), action]).toEqual([true, null]);
  expect(follow_ups[1].ask).toBe("Le client c'est Sylvie Roux");
  expect((await say(follow_ups[1].ask)).action.title).toBe("Mettre ce projet au nom de Sylvie Roux");
});

test("« c'est pas la bonne Mme Roux » gives the others of that name to choose from", async () => {
  const core = { name: "Évier", client_info: { ...personNamed("mme", "Roux"), email: "roux@example.fr" } };
  const evier = await pricedProject(owner, core);
  const { reply, action } = await say("c'est pas la bonne Mme Roux", evier);
  expect([reply.includes("Sylvie Roux, Bron"), action]).toEqual([true, null]);
});

test("the customer of the project is not changed for themself", async () => {
  const { reply, action } = await say("le client c'est Mme Dupont");
  expect([reply, action]).toEqual(["Ce projet est déjà pour Mme Dupont.", null]);
});

test("the other one of a name, whose first name is said, is a new customer with the same civility", async () => {
  const { action } = await say("c'est pas la bonne Mme Dupont, c'est Martine Dupont");
  expect(action.title).toBe("Mettre ce projet au nom de Martine Dupont");
  expect(action.lines.find(({ label }: { label: string }) => label === "Nouveau client").value).toBe("Martine Dupont");
  expect((await readProject()).client_info.first_name).toBe("");
  await confirmAs(owner, action);
  expect((await readProject()).client_info).toMatchObject({ civility: "mme", first_name: "Martine" });
  await undoAs(owner, action);
});
