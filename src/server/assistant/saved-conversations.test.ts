import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A conversation is kept for the person who has it.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
});
afterAll(() => app.close());

const message = (content: string, index = 0) => ({
  id: `m${index}`,
  role: "user",
  origin: "user",
  type: "text",
  content,
  created_at: "2026-11-21T08:00:00Z",
});

test("a reopened conversation has its last thirty messages", async () => {
  const { session } = (await person.call("GET", "/api/assistant/session")).json;
  const history = Array.from({ length: 40 }, (_, index) => message(`message ${index}`, index));
  expect(
    (
      await person.call("PUT", `/api/assistant/session/${session.id}`, {
        history,
        state: { a: 1 },
        version: session.version,
      })
    ).status,
  ).toBe(200);
  const again = (await person.call("GET", "/api/assistant/session")).json.session;
  expect(again).toMatchObject({ id: session.id, state: { a: 1 }, last_message: "message 39" });
  expect(again.history.map((one: { content: string }) => one.content)).toEqual(
    history.slice(10).map((one) => one.content),
  );
  const fresh = (await person.call("GET", "/api/assistant/session?fresh=true")).json.session;
  expect(fresh.id).not.toBe(session.id);
  expect((await person.call("GET", "/api/assistant/session?fresh=true")).json.session.id).not.toBe(fresh.id);
  expect(
    (await person.call("GET", "/api/assistant/sessions")).json.sessions.map((one: { id: string }) => one.id),
  ).toEqual([session.id]);
});

test("a tab with an old version is refused and overwrites nothing", async () => {
  const { session } = (await person.call("GET", "/api/assistant/session?fresh=true")).json;
  const save = (content: string) =>
    person.call("PUT", `/api/assistant/session/${session.id}`, {
      history: [message(content)],
      state: null,
      version: session.version,
    });
  expect((await save("premier onglet")).status).toBe(200);
  expect(await save("second onglet")).toMatchObject({
    status: 409,
    json: {
      code: "stale_version",
      error: "Cette conversation a continué dans un autre onglet. Recharge-la pour reprendre.",
    },
  });
  expect((await person.call("GET", `/api/assistant/session?session_id=${session.id}`)).json.session.last_message).toBe(
    "premier onglet",
  );
});

test("a colleague's conversation is not found, even within the company", async () => {
  const { session } = (await person.call("GET", "/api/assistant/session")).json;
  await app.database.owner.query("update assistant_session set user_id = gen_random_uuid() where id = $1", [
    session.id,
  ]);
  expect((await person.call("GET", `/api/assistant/session?session_id=${session.id}`)).status).toBe(404);
  expect(
    (
      await person.call("PUT", `/api/assistant/session/${session.id}`, {
        history: [],
        state: null,
        version: session.version,
      })
    ).status,
  ).toBe(404);
});
