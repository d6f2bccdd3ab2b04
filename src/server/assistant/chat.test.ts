import { contract } from "#server/http/contract/contract.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

// A free question and its reply are stored in the conversation by the server.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
});
afterAll(() => app.close());

const ask = (who: Person, message: unknown, sessionId?: unknown) =>
  who.call("POST", "/api/assistant/chat", { message, history: [], sessionId });
const fresh = async (who: Person) => (await who.call("GET", "/api/assistant/session?fresh=true")).json.session;
const read = async (who: Person, id: string) =>
  (await who.call("GET", `/api/assistant/session?session_id=${id}`)).json.session;

test("an empty message is refused with a sentence and not stored", async () => {
  const { id } = await fresh(person);
  for (const message of [
    "",
    "   ",
    "\n\t\r\n",
    "\u00a0\u202f\u3000",
    "\u200b\u200d\ufeff",
    "\u0000",
    undefined,
    null,
    12,
  ]) {
    const { status, json } = await ask(person, message, id);
    expect([message, status]).toEqual([message, 400]);
    expect(json.error).toMatch(/^[A-ZÉ].+[.]$|^Champ requis$/);
  }
  expect((await read(person, id)).history).toEqual([]);
});

test("question and reply are kept in the conversation, which is then in the list", async () => {
  const { id, version } = await fresh(person);
  const answer = await ask(person, "Combien ai-je facturé ?", id);
  expect(answer).toMatchObject({ status: 200, json: { session: { id } } });
  const session = await read(person, id);
  expect(session.history).toMatchObject([
    { role: "user", origin: "user", type: "text", content: "Combien ai-je facturé ?" },
    { role: "assistant", origin: "llm", type: "text", content: answer.json.reply },
  ]);
  expect(session.version).toBe(version + 1);
  expect(answer.json.session.version).toBe(session.version);
  const { sessions } = (await person.call("GET", "/api/assistant/sessions")).json;
  expect(sessions[0]).toMatchObject({ id, last_message: answer.json.reply.slice(0, 160) });
});

test("a question without a conversation goes to the current one", async () => {
  const newcomer = await app.signUp();
  const first = await ask(newcomer, "Bonjour");
  const second = await ask(newcomer, "Quels sont mes projets ?", null);
  expect(second.json.session.id).toBe(first.json.session.id);
  expect((await read(newcomer, first.json.session.id)).history).toHaveLength(4);
});

test("a conversation keeps thirty messages and both of two simultaneous questions", async () => {
  const { id, version } = await fresh(person);
  const history = Array.from({ length: 30 }, (_, index) => ({
    id: `m${index}`,
    role: "user",
    origin: "user",
    type: "text",
    content: `message ${index}`,
    created_at: "2026-11-21T08:00:00Z",
  }));
  await person.call("PUT", `/api/assistant/session/${id}`, { history, state: { activeFlow: "quote" }, version });
  await Promise.all([ask(person, "Première", id), ask(person, "Seconde", id)]);
  const session = await read(person, id);
  expect(session.state).toEqual({ activeFlow: "quote" });
  expect(session.history).toHaveLength(30);
  const contents = session.history.map((one: { content: string }) => one.content);
  expect(contents).toEqual(expect.arrayContaining(["message 4", "Première", "Seconde"]));
  expect(contents).not.toContain("message 3");
});

test("another person's conversation answers 404 and does not change", async () => {
  const stranger = await app.signUp();
  const { id } = await fresh(person);
  const unknown = await ask(stranger, "Bonjour", randomUUID());
  expect(unknown).toMatchObject({ status: 404, json: { code: "not_found" } });
  for (const wrong of [id, "x", "", "1", "undefined"]) {
    const { status, json } = await ask(stranger, "Bonjour", wrong);
    expect([wrong, status, json.error]).toEqual([wrong, 404, unknown.json.error]);
  }
  expect((await read(person, id)).history).toEqual([]);
  expect((await stranger.call("GET", "/api/assistant/session?session_id=x")).status).toBe(404);
});

test("`fresh` starts another conversation each time", async () => {
  const newcomer = await app.signUp();
  const ids = [];
  for (let time = 0; time < 25; time++) ids.push((await fresh(newcomer)).id);
  expect(new Set(ids).size).toBe(25);
  expect((await newcomer.call("GET", "/api/assistant/session")).json.session.id).toBe(ids.at(-1));
  const { rows } = await app.database.owner.query(
    "select s.id from assistant_session s join membership m using (company_id) where m.email = $1",
    [newcomer.email],
  );
  expect(rows.length).toBeLessThanOrEqual(10);
  // A tab that still shows the previous conversation continues it.
  expect((await ask(newcomer, "Bonjour", ids.at(-2))).status).toBe(200);
});

test("a conversation with messages is never removed", async () => {
  const newcomer = await app.signUp();
  const { id } = await fresh(newcomer);
  await ask(newcomer, "Bonjour", id);
  for (let time = 0; time < 15; time++) await fresh(newcomer);
  expect((await read(newcomer, id)).history).toHaveLength(2);
});

test("a list lowers a limit beyond its longest page", async () => {
  expect((await person.call("GET", "/api/assistant/sessions?limit=1000000")).status).toBe(200);
  expect((await person.call("GET", "/api/assistant/sessions?limit=0")).status).toBe(400);
  const most = (line: (typeof contract)[number]) =>
    z.object({ limit: (line.query as z.ZodObject).shape.limit! }).safeParse({ limit: "1000000" });
  const listEndpoints = contract.filter(({ query }) => query instanceof z.ZodObject && "limit" in query.shape);
  expect(listEndpoints.length).toBeGreaterThan(3);
  for (const line of listEndpoints)
    expect([line.path, most(line)]).toMatchObject([
      line.path,
      { success: true, data: { limit: expect.toSatisfy((value: number) => value <= 200) } },
    ]);
  // The check above also fails for an endpoint that refuses a large limit instead of lowering it.
  expect(most({ ...listEndpoints[0]!, query: z.object({ limit: z.coerce.number().max(50) }) })).toMatchObject({
    success: false,
  });
});

test("the list says what a conversation was about: its first order, then its project", async () => {
  const newcomer = await app.signUp();
  const { id } = await fresh(newcomer);
  const subject = async () => (await newcomer.call("GET", "/api/assistant/sessions")).json.sessions[0].subject;
  const typedMessage = (content: string) => ({
    id: content,
    role: "user",
    origin: "user",
    type: "text",
    content,
    created_at: "2026-11-21T08:00:00Z",
  });
  const end = { ...typedMessage("Le flux est terminé. Dis-moi si tu veux faire autre chose."), role: "assistant" };
  const save = async (history: object[], state: object | null) => {
    const { version } = await read(newcomer, id);
    const { status } = await newcomer.call("PUT", `/api/assistant/session/${id}`, { history, state, version });
    expect(status).toBe(200);
    return subject();
  };
  expect(await save([typedMessage("Fais le devis")], null)).toBe("Fais le devis");
  const messages = Array.from({ length: 40 }, (_, index) => typedMessage(`message ${index}`));
  const state = { activeFlow: "quote", answers: { projectName: "Toiture" } };
  expect(await save([...messages, end], state)).toBe("Fais le devis · Toiture");
  expect(await save([...messages, end], { project: { name: "Autre" } })).toBe("Fais le devis · Toiture");
  await ask(newcomer, "Combien ai-je facturé ?", id);
  expect(await subject()).toBe("Fais le devis · Toiture");
});
