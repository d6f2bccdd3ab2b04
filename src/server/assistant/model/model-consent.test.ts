import { issuedInvoice } from "#test/issued-invoice.ts";
import type { ModelServer } from "#test/model-server.ts";
import { CONSENT, allowModel, modelServer, toolCallOf } from "#test/model-server.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// Nothing of a company reaches a model before its owner's consent, nor after it was taken back.

let app: TestApp;
let model: ModelServer;

beforeAll(async () => {
  model = await modelServer();
  app = await testApp({ env: model.env });
});
beforeEach(() => {
  model.requests.length = 0;
  model.say = () => ({ content: "Voici." });
});
afterAll(async () => {
  await app.close();
  model.close();
});

const ask = (who: Person, message: string, more: object = {}) =>
  who.call("POST", "/api/assistant/chat", { message, history: [], ...more });
const host = () => new URL(model.env.LLM_BASE_URL).host;
const revoke = (owner: Person) => owner.call("PUT", CONSENT, { is_given: false, host: host() });

/** Takes every path that leads to a model. */
async function askEverything(owner: Person): Promise<void> {
  const { project_id } = await issuedInvoice(owner, "Chez Durand");
  const description = "Poser la fenêtre de Mme Durand";
  for (const message of ["combien on me doit ?", "raconte-moi une histoire", "quels sont mes projets ?"])
    expect((await ask(owner, message)).status).toBe(200);
  const estimation = await owner.call("POST", `/api/projects/${project_id}/ai-estimation`, { description });
  expect(estimation.status).toBe(200);
}

test("without consent no request reaches the model, by any path", async () => {
  const owner = await app.signUp();
  await askEverything(owner);
  expect(model.requests).toEqual([]);
  await allowModel(owner);
  await askEverything(owner);
  expect(model.requests.length).toBeGreaterThanOrEqual(4);
});

test("without consent the assistant says so once in a conversation, with a link for the owner alone", async () => {
  const owner = await app.signUp();
  const worker = await join(app, owner, "compagnon@example.org", "worker");
  const fresh = async (who: Person) => (await who.call("GET", "/api/assistant/session?fresh=true")).json.session.id;
  for (const [who, hasLink] of [
    [owner, true],
    [worker, false],
  ] as const) {
    const sessionId = await fresh(who);
    const [first, second] = [await ask(who, "xyzzy", { sessionId }), await ask(who, "xyzzy", { sessionId })];
    expect(first.json.reply).toContain("sans rien envoyer à personne");
    expect(first.json.reply.includes("(/app/model)")).toBe(hasLink);
    expect(second.json.reply).toMatch(/^Je n'ai pas compris ta question\./);
    expect((await ask(who, "xyzzy", { sessionId: await fresh(who) })).json.reply).toContain("sans rien envoyer");
  }
});

test("only the owner consents", async () => {
  const owner = await app.signUp();
  const chief = await join(app, owner, "chef@example.org", "manager");
  expect((await chief.call("PUT", CONSENT, { is_given: true, host: host() })).status).toBe(403);
  expect((await chief.call("GET", "/api/assistant/model")).json.consent).toBe(null);
});

test("only the owner takes the consent back", async () => {
  const owner = await app.signUp();
  const chief = await join(app, owner, "chef-2@example.org", "manager");
  await allowModel(owner);
  expect((await chief.call("PUT", CONSENT, { is_given: false, host: host() })).status).toBe(403);
  await ask(chief, "raconte-moi une histoire");
  expect(model.requests).toHaveLength(1);
});

test("a member reads who receives the texts, since when and by whose consent", async () => {
  const owner = await app.signUp();
  const chief = await join(app, owner, "chef-3@example.org", "manager");
  await allowModel(owner);
  const { recipient, consent } = (await chief.call("GET", "/api/assistant/model")).json;
  expect(recipient).toEqual({
    host: host(),
    name: "un modèle installé sur la machine d'Établi",
    place: "",
    model: "test",
  });
  expect(consent).toEqual({ given_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), given_by: owner.email });
});

test("a consent taken back counts at once, also in the middle of an answer", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Véranda secrète");
  await allowModel(owner);
  const withdrawal = Promise.withResolvers<void>();
  model.say = (_asks, response) => {
    void revoke(owner).then(() => {
      const message = { role: "assistant", content: null, ...toolCallOf("list_projects", {}) };
      const choices = [{ index: 0, finish_reason: "tool_calls", message }];
      response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "test", choices }));
      withdrawal.resolve();
    });
  };
  const answer = ask(owner, "raconte-moi une histoire");
  await withdrawal.promise;
  model.say = () => ({ content: "Voici." });
  await answer;
  expect((await ask(owner, "raconte-moi une histoire")).status).toBe(200);
  expect(model.requests).toHaveLength(1);
});

test("a consent counts for the host alone that the owner was shown", async () => {
  const owner = await app.signUp();
  await allowModel(owner);
  const otherModel = await modelServer();
  const elsewhere = await testApp({ env: otherModel.env, beside: app });
  try {
    const response = await elsewhere.server.inject({
      method: "POST",
      url: "/api/assistant/chat",
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { message: "raconte-moi une histoire", history: [] },
    });
    expect([response.statusCode, otherModel.requests]).toEqual([200, []]);
    const stale = await owner.call("PUT", CONSENT, { is_given: true, host: new URL(otherModel.env.LLM_BASE_URL).host });
    expect(stale).toMatchObject({ status: 409, json: { code: "other_host" } });
  } finally {
    await elsewhere.close();
    otherModel.close();
  }
});

test("a consent of one company is none of another", async () => {
  const [owner, stranger] = [await app.signUp(), await app.signUp()];
  await allowModel(owner);
  expect((await stranger.call("GET", "/api/assistant/model")).json.consent).toBe(null);
  await ask(stranger, "raconte-moi une histoire");
  expect(model.requests).toEqual([]);
  await revoke(stranger);
  await ask(owner, "raconte-moi une histoire");
  expect(model.requests).toHaveLength(1);
});

test("the example of the settings is what leaves, word for word", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Toiture");
  const example = async () => (await owner.call("GET", "/api/assistant/model")).json.example;
  expect((await example()).messages).toHaveLength(1);
  await allowModel(owner);
  await ask(owner, "combien on me doit ?");
  const { messages } = model.requests[0]!.asks;
  const { instructions, messages: exampleMessages } = await example();
  expect([{ role: "system", content: instructions }, ...exampleMessages]).toEqual(messages);
});

test("an installation without a model has nothing to consent to", async () => {
  const alone = await testApp();
  try {
    const owner = await alone.signUp();
    expect((await owner.call("GET", "/api/assistant/model")).json).toMatchObject({ recipient: null, consent: null });
    const refusal = await owner.call("PUT", CONSENT, { is_given: true, host: "api.openai.com" });
    expect(refusal).toMatchObject({ status: 422, json: { code: "no_model" } });
    expect((await ask(owner, "xyzzy")).json.reply).toContain("sans intelligence artificielle");
    expect((await ask(owner, "xyzzy")).json.reply).toMatch(/^Je n'ai pas compris/);
  } finally {
    await alone.close();
  }
});
