import type { AuthSession } from "#test/auth-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A token of a program is made by who has just proved who they are: a session left open is not enough (ASVS 7.5.1).

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let now = new Date("2026-11-21T08:00:00Z");
let people = 0;
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

beforeAll(async () => {
  app = await testApp({ clock: () => now, env: { AUTH_TOKEN_SECONDS: "200000" } });
  auth = authCalls(app);
});
afterAll(() => app.close());

const somebody = () => auth.signUp(`jeton${++people}@example.org`);

async function call(session: AuthSession, method: "GET" | "POST", url: string, payload?: object) {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const answer = await app.server.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, json: answer.json() };
}

const create = (session: AuthSession) =>
  call(session, "POST", "/api/programs/tokens", { name: "Mon programme", scopes: ["read"] });

test("a token is made within ten minutes of the sign-in", async () => {
  const session = await somebody();
  later(599);
  expect(await create(session)).toMatchObject({ status: 200, json: { secret: expect.stringMatching(/^etabli_/) } });
});

test("a session left open makes no token", async () => {
  const session = await somebody();
  later(601);
  const { status, json } = await create(session);
  expect([status, json.code]).toEqual([403, "recent_proof_needed"]);
  expect(json.error).toContain("Confirme d'abord que c'est bien toi");
  expect((await call(session, "GET", "/api/programs")).json.tokens).toEqual([]);
});

test("the password makes a session left open good for a token again", async () => {
  const session = await somebody();
  later(601);
  const proof = { bearer: session.access_token, body: { current_password: PASSWORD } };
  expect((await auth.call("PUT", "/user", proof)).status).toBe(200);
  expect((await create(session)).status).toBe(200);
});

test("a sign-in elsewhere proves nothing for a session left open", async () => {
  const session = await somebody();
  later(601);
  const other = (await auth.signIn(session.user.email)).json as AuthSession;
  expect((await create(session)).status).toBe(403);
  expect((await create(other)).status).toBe(200);
});

test("a sign-in service that does not share its sessions asks for no proof", async () => {
  const session = await somebody();
  later(601);
  const { sessions } = app.deps;
  app.deps.sessions = null;
  try {
    expect((await create(session)).status).toBe(200);
  } finally {
    app.deps.sessions = sessions;
  }
});
