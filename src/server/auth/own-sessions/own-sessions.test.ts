import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

// The sessions of a user, listed and ended from the security settings.

let app: TestApp;
let limitedApp: TestApp;
let now = Date.parse("2026-11-02T08:00:00Z");
const clock = () => new Date(now);
const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";

beforeAll(async () => {
  app = await testApp({ clock });
  limitedApp = await testApp({
    clock,
    env: { AUTH_SESSION_TIMEBOX_SECONDS: "7200", AUTH_SESSION_INACTIVITY_SECONDS: "3600" },
  });
});
afterAll(() => Promise.all([app.close(), limitedApp.close()]));

async function signIn(
  app: TestApp,
  email: string,
  from: string,
  agent = PHONE,
): Promise<{ token: string; refresh: string }> {
  const answer = await app.server.inject({
    method: "POST",
    url: "/auth/v1/token?grant_type=password",
    payload: { email, password: PASSWORD },
    remoteAddress: from,
    headers: { "user-agent": agent },
  });
  return { token: answer.json().access_token, refresh: answer.json().refresh_token };
}

async function call(app: TestApp, token: string, method: "GET" | "DELETE", id = "") {
  const answer = await app.server.inject({
    method,
    url: `/api/security/sessions${id && `/${id}`}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, json: answer.json() };
}

test("the list shows the caller's sessions, last used first", async () => {
  const first = await authCalls(app).signUp("liste@example.org");
  await authCalls(app).signUp("voisine@example.org");
  now += 60_000;
  const phone = await signIn(app, "liste@example.org", "203.0.113.7");
  const { status, json } = await call(app, phone.token, "GET");
  expect([status, json.available, json.sessions.length]).toEqual([200, true, 2]);
  expect(json.sessions[0]).toEqual({
    id: expect.any(String),
    current: true,
    device: "Chrome sur Android",
    ip: "203.0.113.7",
    created_at: clock().toISOString(),
    last_used_at: clock().toISOString(),
    aal: "aal1",
  });
  expect(json.sessions[1]).toMatchObject({ current: false });
  now += 60_000;
  await authCalls(app).refresh(first.refresh_token);
  expect((await call(app, phone.token, "GET")).json.sessions[0]).toMatchObject({
    current: false,
    last_used_at: clock().toISOString(),
  });
});

test("ending a session takes effect at once", async () => {
  const auth = authCalls(app);
  const oldSession = await auth.signUp("perdu@example.org");
  const here = await signIn(app, "perdu@example.org", "203.0.113.8");
  const { sessions } = (await call(app, here.token, "GET")).json;
  const [mine, other] = [
    sessions.find((session: { current: boolean }) => session.current),
    sessions.find((session: { current: boolean }) => !session.current),
  ];
  expect((await call(app, here.token, "DELETE", other.id)).status).toBe(200);
  expect(await auth.user(oldSession.access_token)).toMatchObject({
    status: 403,
    json: { error_code: "session_not_found" },
  });
  expect((await auth.refresh(oldSession.refresh_token)).json.error_code).toBe("refresh_token_not_found");
  expect(await auth.api(oldSession.access_token)).toBe(401);
  expect((await call(app, here.token, "DELETE", other.id)).status).toBe(404);
  expect((await call(app, here.token, "GET")).json.sessions).toEqual([mine]);
  const entries = await app.database.owner.query(
    "select actor_id, details from auth.audit_log where action = 'session_ended'",
  );
  expect(entries.rows).toEqual([{ actor_id: oldSession.user.id, details: { session: other.id, by: mine.id } }]);
});

test("another person's session answers as an unknown one", async () => {
  const auth = authCalls(app);
  const owner = await auth.signUp("proprietaire@example.org");
  const stranger = await auth.signUp("etranger@example.org");
  const { sessions } = (await call(app, owner.access_token, "GET")).json;
  const [foreign, unknown] = [
    await call(app, stranger.access_token, "DELETE", sessions[0].id),
    await call(app, stranger.access_token, "DELETE", randomUUID()),
  ];
  expect([foreign.status, foreign.json.error]).toEqual([404, unknown.json.error]);
  expect((await auth.user(owner.access_token)).status).toBe(200);
});

test("an expired session is not listed", async () => {
  await authCalls(limitedApp).signUp("oubliee@example.org");
  now += 3_600_001;
  const here = await signIn(limitedApp, "oubliee@example.org", "203.0.113.9");
  expect((await call(limitedApp, here.token, "GET")).json.sessions).toHaveLength(1);
  await limitedApp.database.owner.query("update auth.sessions set refreshed_at = $1", [clock()]);
  expect((await call(limitedApp, here.token, "GET")).json.sessions).toHaveLength(2);
  now += 3_600_001;
  await limitedApp.database.owner.query("update auth.sessions set refreshed_at = $1", [clock()]);
  expect((await call(limitedApp, here.token, "GET")).json.sessions).toHaveLength(1);
  await limitedApp.database.owner.query("update auth.sessions set not_after = $1", [clock()]);
  expect(
    await limitedApp.deps.sessions!.list(
      (await limitedApp.database.owner.query<{ id: string }>("select id from auth.users")).rows[0]!.id,
    ),
  ).toEqual([]);
});

test("with a hosted service the list is unavailable and no session can be ended", async () => {
  const token = (await authCalls(app).signUp("heberge@example.org")).access_token;
  const { sessions } = app.deps;
  app.deps.sessions = null;
  try {
    expect(await call(app, token, "GET")).toEqual({
      status: 200,
      json: { available: false, sessions: [], warning: null },
    });
    expect((await call(app, token, "DELETE", randomUUID())).status).toBe(404);
  } finally {
    app.deps.sessions = sessions;
  }
});
