import type { ModelServer } from "#test/model-server.ts";
import { CONSENT, allowModel, modelServer, toolCallOf } from "#test/model-server.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// The model that an owner brings for their company: whose it is, who receives the texts, and a key that nobody reads.

const SETTINGS = "/api/assistant/model/settings";
const TRIAL = "/api/assistant/model/trial";
const KEY = "sk-tres-secrete-0123456789-abcd";

const lines: string[] = [];
const log = pino(
  { level: "trace" },
  new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) }),
);
let app: TestApp;
let installationModel: ModelServer;
let companyModel: ModelServer;

beforeAll(async () => {
  installationModel = await modelServer();
  companyModel = await modelServer();
  app = await testApp({ log, env: { ...installationModel.env, LLM_COMPANY_ADDRESSES: "private" } });
});
beforeEach(() => {
  for (const model of [installationModel, companyModel]) {
    model.requests.length = 0;
    model.say = () => ({ content: "Voici." });
  }
});
afterAll(async () => {
  await app.close();
  for (const model of [installationModel, companyModel]) model.close();
});

const settingsWith = (more: object = {}) => ({
  base_url: companyModel.env.LLM_BASE_URL,
  model: "notre-modele",
  key: KEY,
  ...more,
});
const ask = (who: Person) =>
  who.call("POST", "/api/assistant/chat", { message: "raconte-moi une histoire", history: [] });
const hostOf = ({ env }: ModelServer) => new URL(env.LLM_BASE_URL).host;

test("the company's model is asked in its place and with its key, after a consent of its own", async () => {
  const owner = await app.signUp();
  await allowModel(owner);
  expect((await owner.call("PUT", SETTINGS, settingsWith())).status).toBe(200);
  await ask(owner);
  expect([installationModel.requests, companyModel.requests]).toEqual([[], []]);
  expect((await owner.call("GET", "/api/assistant/model")).json).toMatchObject({
    recipient: { host: hostOf(companyModel), model: "notre-modele" },
    consent: null,
  });
  await allowModel(owner);
  expect((await ask(owner)).json.reply).toBe("Voici.");
  expect(installationModel.requests).toEqual([]);
  expect(companyModel.requests.map(({ headers, asks }) => [headers.authorization, asks.model])).toEqual([
    [`Bearer ${KEY}`, "notre-modele"],
  ]);
});

test("a consent does not come back with the provider that it was given to", async () => {
  const owner = await app.signUp();
  await allowModel(owner);
  await owner.call("PUT", SETTINGS, settingsWith());
  await owner.call("DELETE", SETTINGS);
  const { recipient, consent } = (await owner.call("GET", "/api/assistant/model")).json;
  expect([recipient.host, consent]).toEqual([hostOf(installationModel), null]);
  await ask(owner);
  expect(installationModel.requests).toEqual([]);
});

test("another model of the same provider keeps the consent", async () => {
  const owner = await app.signUp();
  await owner.call("PUT", SETTINGS, settingsWith());
  await allowModel(owner);
  await owner.call("PUT", SETTINGS, { base_url: companyModel.env.LLM_BASE_URL, model: "plus-grand" });
  await ask(owner);
  expect(companyModel.requests.map(({ headers, asks }) => [headers.authorization, asks.model])).toEqual([
    [`Bearer ${KEY}`, "plus-grand"],
  ]);
});

test("a provider that was changed in the middle of an answer hears no figure of the company", async () => {
  const owner = await app.signUp();
  await allowModel(owner);
  const change = Promise.withResolvers<void>();
  installationModel.say = (_asks, response) => {
    void (async () => {
      await owner.call("PUT", SETTINGS, settingsWith());
      await allowModel(owner);
      const message = { role: "assistant", content: null, ...toolCallOf("list_projects", {}) };
      const choices = [{ index: 0, finish_reason: "tool_calls", message }];
      response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "test", choices }));
      change.resolve();
    })();
  };
  const answer = ask(owner);
  await change.promise;
  installationModel.say = () => ({ content: "Voici." });
  await answer;
  expect(installationModel.requests).toHaveLength(1);
});

/** A company with a model of its own, and another one that uses the model of the installation. */
async function ownerAndStranger() {
  const [owner, stranger] = [await app.signUp(), await app.signUp()];
  await owner.call("PUT", SETTINGS, settingsWith());
  await allowModel(stranger);
  return { owner, stranger };
}

test("another company does not read these settings", async () => {
  const { stranger } = await ownerAndStranger();
  expect((await stranger.call("GET", SETTINGS)).json.settings).toBe(null);
  expect((await stranger.call("GET", "/api/assistant/model")).json.recipient.host).toBe(hostOf(installationModel));
});

test("another company does not use this model", async () => {
  const { stranger } = await ownerAndStranger();
  await ask(stranger);
  expect([installationModel.requests.length, companyModel.requests]).toEqual([1, []]);
});

test("another company does not forget these settings", async () => {
  const { owner, stranger } = await ownerAndStranger();
  await stranger.call("DELETE", SETTINGS);
  expect((await owner.call("GET", SETTINGS)).json.settings).toMatchObject({ model: "notre-modele" });
});

test.each(["manager", "worker", "accountant"] as const)("a %s neither reads nor changes it", async (role) => {
  const owner = await app.signUp();
  await owner.call("PUT", SETTINGS, settingsWith());
  const member = await join(app, owner, `${role}-${Date.now()}@example.org`, role);
  const statuses = [
    await member.call("GET", SETTINGS),
    await member.call("PUT", SETTINGS, settingsWith({ model: "autre" })),
    await member.call("DELETE", SETTINGS),
    await member.call("POST", TRIAL, settingsWith()),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 403, 403]);
  expect((await owner.call("GET", SETTINGS)).json.settings.model).toBe("notre-modele");
  expect(companyModel.requests).toEqual([]);
});

test("the key is in no answer, no log and no column, also when a provider repeats it", async () => {
  const owner = await app.signUp();
  companyModel.say = (_asks, response) =>
    void response.writeHead(401, { "content-type": "application/json" }).end(`{"error":{"message":"bad ${KEY}"}}`);
  const answers = [
    await owner.call("PUT", SETTINGS, settingsWith()),
    await owner.call("POST", TRIAL, settingsWith()),
    await owner.call("GET", SETTINGS),
    await owner.call("GET", "/api/assistant/model"),
  ];
  await allowModel(owner);
  answers.push(await ask(owner));
  const { rows } = await app.database.owner.query("select row_to_json(m)::text as row from company_model m");
  expect(answers[2]!.json.settings).toEqual({
    base_url: companyModel.env.LLM_BASE_URL,
    model: "notre-modele",
    has_key: true,
    key_end: "abcd",
  });
  expect(companyModel.requests.length).toBe(2);
  expect(JSON.stringify([answers, rows, lines])).not.toContain(KEY.slice(0, 12));
  await owner.call("PUT", SETTINGS, settingsWith({ key: "courte-abcd" }));
  expect((await owner.call("GET", SETTINGS)).json.settings).toMatchObject({ has_key: true, key_end: "" });
});

test("a key goes to no other host", async () => {
  const owner = await app.signUp();
  await owner.call("PUT", SETTINGS, settingsWith());
  const elsewhere = { base_url: installationModel.env.LLM_BASE_URL, model: "x" };
  for (const call of [owner.call("PUT", SETTINGS, elsewhere), owner.call("POST", TRIAL, elsewhere)])
    expect(await call).toMatchObject({
      status: 400,
      json: { fields: { key: expect.stringContaining("tape la clé") } },
    });
  expect(installationModel.requests).toEqual([]);
});

test("a key stays while its host stays", async () => {
  const owner = await app.signUp();
  await owner.call("PUT", SETTINGS, settingsWith());
  const { status } = await owner.call("POST", TRIAL, { base_url: companyModel.env.LLM_BASE_URL, model: "x" });
  expect([status, companyModel.requests[0]?.headers.authorization]).toEqual([200, `Bearer ${KEY}`]);
});

test("a sealed key that is copied to another company or another host opens nothing", async () => {
  const [owner, thief] = [await app.signUp(), await app.signUp()];
  await owner.call("PUT", SETTINGS, settingsWith());
  await thief.call("PUT", SETTINGS, settingsWith({ key: "" }));
  await allowModel(thief);
  const { rows } = await app.database.owner.query<{ sealed_key: string; company_id: string }>(
    "select sealed_key, company_id from company_model where sealed_key is not null order by updated_at desc limit 1",
  );
  await app.database.owner.query("update company_model set sealed_key = $1 where sealed_key is null", [
    rows[0]!.sealed_key,
  ]);
  await ask(thief);
  expect(companyModel.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  await app.database.owner.query("update company_model set base_url = $2 where company_id = $1", [
    rows[0]!.company_id,
    installationModel.env.LLM_BASE_URL,
  ]);
  await allowModel(owner);
  await ask(owner);
  expect(installationModel.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});

test("a member who asks for a consent to the earlier provider is refused", async () => {
  const owner = await app.signUp();
  await owner.call("PUT", SETTINGS, settingsWith());
  const stale = await owner.call("PUT", CONSENT, { is_given: true, host: hostOf(installationModel) });
  expect(stale).toMatchObject({ status: 409, json: { code: "other_host" } });
});
