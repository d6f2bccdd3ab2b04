import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

// A question is in its conversation once, although the page may save it too and its call may come twice.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
});
afterAll(() => app.close());

const QUESTION = "Combien ai-je facturé ?";
const FAILURE = "Erreur: Pas de réseau";

/** A new conversation, a question of it with its ID, and what page and server write of it. */
async function askedQuestion() {
  const { session } = (await person.call("GET", "/api/assistant/session?fresh=true")).json;
  const messageId = randomUUID();
  const messageOf = (id: string, role: string, content: string, more: object = {}) => ({
    id,
    role,
    origin: role === "user" ? "user" : "llm",
    type: "text",
    content,
    created_at: "2026-11-23T08:00:00Z",
    ...more,
  });
  const question = messageOf(messageId, "user", QUESTION);
  return {
    question,
    messageOf,
    version: session.version as number,
    chat: () =>
      person.call("POST", "/api/assistant/chat", {
        message: QUESTION,
        messageId,
        history: [],
        sessionId: session.id,
      }),
    save: (history: object[], version = session.version) =>
      person.call("PUT", `/api/assistant/session/${session.id}`, { history, state: null, version }),
    contents: async (): Promise<string[]> => {
      const answer = await person.call("GET", `/api/assistant/session?session_id=${session.id}`);
      return answer.json.session.history.map(({ content }: { content: string }) => content);
    },
  };
}

test("a question that the leaving page saved before the server is stored once", async () => {
  const { question, messageOf, save, chat, contents } = await askedQuestion();
  expect((await save([question, messageOf("failure", "assistant", FAILURE)])).status).toBe(200);
  const { reply } = (await chat()).json;
  expect(await contents()).toEqual([QUESTION, FAILURE, reply]);
});

test("a question that the leaving page saves after the server is stored once", async () => {
  const { question, messageOf, save, chat, contents } = await askedQuestion();
  const { reply } = (await chat()).json;
  expect((await save([question, messageOf("failure", "assistant", FAILURE)])).status).toBe(409);
  expect(await contents()).toEqual([QUESTION, reply]);
});

test("a question whose call comes twice gets the stored answer", async () => {
  const { chat, contents } = await askedQuestion();
  const first = (await chat()).json;
  expect((await chat()).json).toEqual(first);
  expect(await contents()).toEqual([QUESTION, first.reply]);
});

test("two calls of one question at the same moment are stored once", async () => {
  const { chat, contents, version } = await askedQuestion();
  const answers = await Promise.all([chat(), chat()]);
  expect(answers.map(({ json }) => json.session.version)).toEqual([version + 1, version + 1]);
  expect(await contents()).toHaveLength(2);
});

test("a late second call finds the answer that the page has saved meanwhile", async () => {
  const { question, messageOf, save, chat, contents } = await askedQuestion();
  const { reply, session } = (await chat()).json;
  const answer = messageOf("shown", "assistant", reply, { answer_to: question.id });
  expect((await save([question, answer], session.version)).status).toBe(200);
  expect((await chat()).json.reply).toBe(reply);
  expect(await contents()).toEqual([QUESTION, reply]);
});

test("the same question asked again is another question", async () => {
  const { question, chat, contents } = await askedQuestion();
  const { reply, session } = (await chat()).json;
  await person.call("POST", "/api/assistant/chat", {
    message: QUESTION,
    messageId: randomUUID(),
    history: [],
    sessionId: session.id,
  });
  expect((await contents()).filter((content) => content === question.content)).toHaveLength(2);
  expect(await contents()).toContain(reply);
});
