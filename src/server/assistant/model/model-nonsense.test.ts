import { issuedInvoice } from "#test/issued-invoice.ts";
import type { ModelMessage, ModelServer } from "#test/model-server.ts";
import { allowModel, modelServer, toolCallOf } from "#test/model-server.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// A model that asks tools for nonsense harms nothing, and the person gets an answer.

let app: TestApp;
let model: ModelServer;
let owner: Person;

beforeAll(async () => {
  model = await modelServer();
  app = await testApp({ env: model.env });
  owner = await app.signUp();
  await issuedInvoice(owner, "Toiture");
  await allowModel(owner);
});
beforeEach(() => {
  model.requests.length = 0;
});
afterAll(async () => {
  await app.close();
  model.close();
});

const ask = (message: string) => owner.call("POST", "/api/assistant/chat", { message, history: [] });

/** A call of a tool whose arguments are this text. */
function rawCall(name: string, argumentText: string): ModelMessage {
  return { tool_calls: [{ id: "1", type: "function", function: { name, arguments: argumentText } }] };
}

test.each([
  ["a tool that does not exist", "delete_everything", "{}"],
  ["a tool named after a part of every object", "__proto__", "{}"],
  ["an action of programs, which only they propose", "propose_record_payment", '{"amount_cents": 1}'],
  ["arguments that are no JSON", "list_projects", "{oops"],
  ["no arguments", "find_customer", ""],
  ["a list for an object", "project_status", "[1,2]"],
  ["a number for a text", "find_customer", '{"about": 12}'],
  ["an ID that is SQL", "project_money", `{"project_id": "x' or 1=1 --"}`],
  ["an ID of nobody", "project_money", `{"project_id": "${crypto.randomUUID()}"}`],
  ["a text of 100,000 characters", "find_customer", `{"about": "${"a".repeat(100_000)}"}`],
  ["a day that does not exist", "turnover", '{"from": "2026-02-31", "to": "9999-99-99"}'],
  ["half of a character", "search", '{"about": "\\ud83d\\u0000"}'],
  ["another company", "list_projects", '{"company_id": "1", "__proto__": {"may": 1}}'],
])("%s is refused to the model, which then answers", async (_what, name, argumentText) => {
  model.say = ({ messages }) =>
    messages.some(({ role }) => role === "tool") ? { content: "Je ne sais pas." } : rawCall(name, argumentText);
  const { status, json } = await ask("raconte-moi une histoire");
  expect([status, json.reply]).toEqual([200, "Je ne sais pas."]);
  expect(model.requests).toHaveLength(2);
  expect(model.requests[1]!.text).not.toMatch(/select |at Object\.|\.ts:\d/);
});

test("a model that asks tools without end is stopped after four requests", async () => {
  model.say = () => toolCallOf("list_projects", {});
  await ask("raconte-moi une histoire");
  expect(model.requests).toHaveLength(4);
});

test("what a model looked up is the answer when it is stopped", async () => {
  model.say = () => toolCallOf("list_projects", {});
  const { status, json } = await ask("raconte-moi une histoire");
  expect([status, json.reply]).toEqual([200, expect.stringContaining("[Toiture](/project/")]);
});

test("a message of 10,000 characters is answered and stored whole", async () => {
  model.say = () => ({ content: "C'est noté." });
  const message = `raconte ${"mot ".repeat(2_498)}`.trim();
  expect((await ask(message)).json.reply).toBe("C'est noté.");
  const { history } = (await owner.call("GET", "/api/assistant/session")).json.session;
  expect(history.at(-2).content).toBe(message);
});

test("a message beyond the limit is refused with the limit", async () => {
  const { status, json } = await ask("a".repeat(20_001));
  expect([status, json.error]).toEqual([400, "20000 caractères au plus."]);
});

test("without a model a message of 10,000 characters is answered", async () => {
  const alone = await app.signUp();
  const long = `quelles factures sont en retard ? ${"mot ".repeat(2_490)}`;
  const { status, json } = await alone.call("POST", "/api/assistant/chat", { message: long, history: [] });
  expect([status, json.reply.length > 0]).toEqual([200, true]);
});

const callsOf = (name: string, count: number): ModelMessage => ({
  tool_calls: Array.from({ length: count }, (_, index) => ({
    id: String(index),
    type: "function",
    function: { name, arguments: "{}" },
  })),
});

test("twenty calls of tools are answered", async () => {
  model.say = ({ messages }) =>
    messages.some(({ role }) => role === "tool") ? { content: "Voilà." } : callsOf("list_projects", 20);
  expect((await ask("raconte-moi une histoire")).json.reply).toBe("Voilà.");
  expect(model.requests[1]!.asks.messages.filter(({ role }) => role === "tool")).toHaveLength(20);
});

test.each([21, 500, 20_000])("a model that asks %i tools at once hears nothing of them", async (count) => {
  model.say = () => callsOf("list_projects", count);
  expect((await ask("raconte-moi une histoire")).json.code).toBe("model_unavailable");
  expect(model.requests).toHaveLength(1);
});

/** An answer of the model that is longer than a message may be. */
async function longAnswer(): Promise<string> {
  model.say = () => ({ content: "Mot long. ".repeat(2_100) });
  return (await ask("raconte-moi une histoire")).json.reply;
}

test("an answer longer than a message is cut after a sentence", async () => {
  expect(await longAnswer()).toMatch(/^(Mot long\. )+Mot long\.\n\nLa réponse s'est coupée là\.$/);
});

test("a conversation is read after an answer that was cut", async () => {
  const reply = await longAnswer();
  const { status, json } = await owner.call("GET", "/api/assistant/session");
  expect([status, json.session.history.at(-1).content]).toEqual([200, reply]);
});

test("a conversation in which an answer was stored too long is read", async () => {
  const { id } = (await owner.call("GET", "/api/assistant/session")).json.session;
  await app.database.owner.query(
    `update assistant_session set history = jsonb_set(history::jsonb, '{0,content}', to_jsonb(repeat('Long. ', 5000)))
      where id = $1`,
    [id],
  );
  const { status, json } = await owner.call("GET", `/api/assistant/session?session_id=${id}`);
  expect([status, json.session.history[0].content.length <= 20_000]).toEqual([200, true]);
});
