import { confirmAs } from "#test/action-calls.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { pricedProject, READY_SELLER } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What short words do to the card that was just confirmed.

let app: TestApp;
beforeAll(async () => void (app = await testApp({ clock: () => new Date("2026-11-21T10:00:00Z") })));
afterAll(() => app.close());

async function say(person: Person, message: string) {
  const { status, json } = await person.call("POST", "/api/assistant/chat", { message, history: [] });
  expect([status, json.error]).toEqual([200, undefined]);
  return { ...json, reply: json.reply.replace(/[\u00a0\u202f]/g, " ") };
}

async function sayAndConfirm(person: Person, message: string): Promise<string> {
  const { action_id } = await say(person, message);
  const { action } = (await person.call("GET", `/api/assistant/actions/${action_id}`)).json;
  expect((await confirmAs(person, action)).status).toBe(200);
  return action_id;
}

const stateOf = async (person: Person, id: string) =>
  (await person.call("GET", `/api/assistant/actions/${id}`)).json.action.state;

async function personWithQuote() {
  const owner = await app.signUp();
  await owner.call("PATCH", "/api/company", READY_SELLER);
  const client_info = { kind: "person", civility: "mme", first_name: "", last_name: "Vidal", company: "" };
  const id = await pricedProject(owner, { name: "Pergola", client_info }, { hours: 2, rate: 50 });
  await owner.call("POST", `/api/projects/${id}/quote`, {});
  return { owner, id };
}

test.each(["annule", "non finalement", "oups, annule ça"])(
  "« %s » right after « C'est fait. » undoes it",
  async (text) => {
    const { owner } = await personWithQuote();
    const id = await sayAndConfirm(owner, "mme vidal a accepté le devis");
    const { reply, has_undone } = await say(owner, text);
    expect([reply.startsWith("C'est annulé : « Noter le devis"), has_undone]).toEqual([true, true]);
    expect(await stateOf(owner, id)).toBe("undone");
    const again = await say(owner, "annule");
    expect([again.reply.includes("rien"), again.has_undone]).toEqual([true, undefined]);
  },
);

test("« annule » later says whose card undoes what was done last", async () => {
  const { owner } = await personWithQuote();
  const id = await sayAndConfirm(owner, "mme vidal a accepté le devis");
  await say(owner, "qui me doit de l'argent ?");
  const { reply, has_undone } = await say(owner, "annule");
  expect([reply.includes("touche « Annuler » sur sa carte"), has_undone]).toEqual([true, undefined]);
  expect(await stateOf(owner, id)).toBe("done");
});

test("« annule » says why what cannot be undone stays", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Mur nord");
  const id = await sayAndConfirm(owner, "fais un avoir de 20 € sur F2026-0001");
  expect((await say(owner, "annule")).reply).toContain("Un avoir porte un numéro");
  expect(await stateOf(owner, id)).toBe("done");
});

test("« annule » undoes nothing of a record that changed since", async () => {
  const { owner, id: projectId } = await personWithQuote();
  const id = await sayAndConfirm(owner, "décale le projet Pergola au 12 mars");
  await owner.call("PATCH", `/api/projects/${projectId}/core`, { start_date: "2027-04-01" });
  const { reply, has_undone } = await say(owner, "annule");
  expect([reply.includes("Quelque chose a changé depuis"), has_undone]).toEqual([true, undefined]);
  expect(await stateOf(owner, id)).toBe("done");
});

test("« il n'a pas encore accepté » offers to take back the answer that was confirmed", async () => {
  const { owner } = await personWithQuote();
  const id = await sayAndConfirm(owner, "mme vidal a accepté le devis");
  const { reply, follow_ups } = await say(owner, "non finalement elle n'a pas encore accepté");
  expect([reply.includes("Noter le devis"), await stateOf(owner, id)]).toEqual([true, "done"]);
  expect((await say(owner, follow_ups[0].ask)).has_undone).toBe(true);
  expect(await stateOf(owner, id)).toBe("undone");
});

test("« il n'a pas encore accepté » after an answer noted on its page says the way", async () => {
  const { owner, id } = await personWithQuote();
  const { versions } = (await owner.call("GET", `/api/projects/${id}/quote-versions`)).json;
  const at = { path: `/etape/${id}/quote` };
  const ask = () => owner.call("POST", "/api/assistant/chat", { message: "il n'a pas encore accepté", context: at });
  expect((await ask()).json.reply).toContain("Aucune réponse n'est notée");
  const decision = await owner.call("POST", `/api/quotes/${versions[0].id}/decision`, {
    decision: "accepted",
    signer: "Mme Vidal",
    decided_on: "2026-11-21",
  });
  expect([decision.status, decision.json.error]).toEqual([200, undefined]);
  expect((await ask()).json.follow_ups).toEqual([{ label: "Ouvrir la page", path: at.path }]);
});
