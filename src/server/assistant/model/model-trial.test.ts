import { openAiCompatible } from "#server/llm/openai-compatible.llm.ts";
import type { ModelServer } from "#test/model-server.ts";
import { modelServer } from "#test/model-server.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// The address that an owner types for a model, and the trial that says plainly what is wrong with it.

const SETTINGS = "/api/assistant/model/settings";
const TRIAL = "/api/assistant/model/trial";

let app: TestApp;
let publicApp: TestApp;
let companyModel: ModelServer;
beforeAll(async () => {
  companyModel = await modelServer();
  app = await testApp({ env: { LLM_COMPANY_ADDRESSES: "private" } });
  publicApp = await testApp();
});
beforeEach(() => {
  companyModel.requests.length = 0;
  companyModel.say = () => ({ content: "Bonjour." });
});
afterAll(async () => {
  await Promise.all([app.close(), publicApp.close()]);
  companyModel.close();
});

const settingsWith = (more: object = {}) => ({
  base_url: companyModel.env.LLM_BASE_URL,
  model: "notre-modele",
  key: "sk-essai-0123456789",
  ...more,
});

test.each([
  "http://api.mistral.ai/v1",
  "https://127.0.0.1/v1",
  "https://2130706433/v1",
  "https://[::1]:8443/v1",
  "https://169.254.169.254/latest/meta-data",
  "https://10.1.2.3/v1",
  "https://localhost/v1",
  "https://postgres/v1",
  "https://metadata.google.internal/v1",
  "https://moi:secret@api.mistral.ai/v1",
  "https://api.mistral.ai/v1?to=evil",
  "https://api.mistral.ai/v1#x",
  "ftp://api.mistral.ai/v1",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "api.mistral.ai",
  "https://",
])("by default %s is no address of a model", async (base_url) => {
  const owner = await publicApp.signUp();
  for (const [method, path] of [
    ["PUT", SETTINGS],
    ["POST", TRIAL],
  ] as const)
    expect(await owner.call(method, path, settingsWith({ base_url }))).toMatchObject({
      status: 400,
      json: { fields: { base_url: expect.any(String) } },
    });
});

test.each([
  ["https://api.mistral.ai/v1/", "https://api.mistral.ai/v1"],
  [" https://API.mistral.ai/v1/chat/completions ", "https://api.mistral.ai/v1"],
])("the address %s is kept as %s", async (base_url, storedUrl) => {
  const owner = await publicApp.signUp();
  expect((await owner.call("PUT", SETTINGS, settingsWith({ base_url }))).json.settings.base_url).toBe(storedUrl);
});

test("a trial asks the model once, also before any consent", async () => {
  const { json } = await (await app.signUp()).call("POST", TRIAL, settingsWith());
  expect(json).toEqual({ is_ok: true, sentence: expect.stringMatching(/^Le modèle répond, en \d+,\d s\.$/) });
  expect(companyModel.requests).toHaveLength(1);
});

test("a trial sends nothing of the company", async () => {
  const owner = await app.signUp();
  await owner.call("PATCH", "/api/company", { name: "Toitures Durand" });
  await owner.call("POST", TRIAL, settingsWith());
  expect(companyModel.requests[0]!.text).not.toContain("Durand");
});

test("a trial stores no settings", async () => {
  const owner = await app.signUp();
  await owner.call("POST", TRIAL, settingsWith());
  expect((await owner.call("GET", SETTINGS)).json.settings).toBe(null);
});

const json =
  (status: number, body: object): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

test.each<[string, RequestListener, RegExp]>([
  ["a wrong key", json(401, { error: { message: "Incorrect API key" } }), /refuse la clé/],
  ["no credit", json(429, { error: { message: "You exceeded your current quota" } }), /crédit épuisé/],
  ["an unknown model", json(404, { error: { code: "model_not_found" } }), /ne connaît pas le modèle « notre-modele »/],
  ["no tools", json(400, { error: { message: "model does not support tools" } }), /refuse les outils/],
  ["a page of HTML", (_request, response) => response.end("<html>Bienvenue</html>"), /pas comme un modèle/],
  ["a path that is not there", (_request, response) => response.writeHead(404).end("Not found"), /pas comme un modèle/],
  ["an answer of another protocol", json(200, { hello: "world" }), /pas comme un modèle/],
  ["a redirection", (_request, response) => response.writeHead(307, { location: "/ailleurs" }).end(), /renvoie vers/],
  ["a provider that is down", json(503, {}), /est en panne/],
  ["a line that is cut", (request) => request.socket.destroy(), /ne se joint pas/],
])("a trial says plainly: %s", async (_what, answer, sentence) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    const owner = await app.signUp();
    const { json } = await owner.call("POST", TRIAL, settingsWith({ base_url }));
    expect(json).toEqual({ is_ok: false, sentence: expect.stringMatching(sentence) });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("a trial does not wait longer than the assistant does", async () => {
  companyModel.say = () => {};
  const silent = openAiCompatible({
    baseUrl: companyModel.env.LLM_BASE_URL,
    apiKey: null,
    model: "test",
    timeoutMs: 50,
  });
  expect((await silent.tryOut(new AbortController().signal)).fault).toBe("too_slow");
});
