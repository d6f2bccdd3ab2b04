import type { AuthSession } from "#test/auth-calls.ts";
import { authCalls } from "#test/auth-calls.ts";
import { factorCalls } from "#test/factor-calls.ts";
import { lastLetter, waitingLetters } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// The effects of a second factor on sessions.

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let factors: ReturnType<typeof factorCalls>;
let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
let people = 0;
let email: string;
let session: AuthSession;

beforeAll(async () => {
  app = await testApp({ clock: () => now, env: { AUTH_TEST_CODES: "33612345678=123456" } });
  auth = authCalls(app);
  factors = factorCalls(app, () => now);
});
beforeEach(async () => {
  later(3600);
  email = `niveau${++people}@example.org`;
  session = await auth.signUp(email);
});
afterAll(() => app.close());

const signedIn = async () => (await auth.signIn(email)).json as AuthSession;
const refreshSession = async (of: AuthSession) => (await auth.refresh(of.refresh_token)).json as AuthSession;
const methods = (of: AuthSession) =>
  (decodeJwt(of.access_token).amr as { method: string }[]).map(({ method }) => method).sort();
const level = (of: AuthSession) => decodeJwt(of.access_token).aal;
const api = async (of: AuthSession) => {
  const answer = await app.server.inject({
    method: "GET",
    url: "/api/company",
    headers: { authorization: `Bearer ${of.access_token}` },
  });
  return [answer.statusCode, answer.json<{ code?: string }>().code];
};

test("a refresh token from before the second factor is refused and ends the session", async () => {
  const { session: aal2Session } = await factors.protect(session);
  expect(await auth.refresh(session.refresh_token)).toMatchObject({
    status: 400,
    json: { error_code: "refresh_token_already_used" },
  });
  expect(await auth.refresh(aal2Session.refresh_token)).toMatchObject({
    status: 400,
    json: { error_code: "refresh_token_not_found" },
  });
});

test("a factor shown right after the password comes before it in `amr`", async () => {
  for (const name of ["un", "deux", "trois"]) {
    const { session: aal2Session } = await factors.protect(await auth.signUp(`instant-${name}@example.org`));
    expect((decodeJwt(aal2Session.access_token).amr as { method: string }[]).map(({ method }) => method)).toEqual([
      "totp",
      "password",
    ]);
  }
});

test("a refresh token from before the second factor stays refused right after a later refresh", async () => {
  const { session: aal2Session } = await factors.protect(session);
  later(600);
  await refreshSession(aal2Session);
  later(1);
  expect((await auth.refresh(session.refresh_token)).status).toBe(400);
});

test("the new refresh token keeps the session's level and can be used late like any other", async () => {
  const { session: aal2Session } = await factors.protect(session);
  const next = await refreshSession(aal2Session);
  expect([level(next), methods(next)]).toEqual(["aal2", ["password", "totp"]]);
  later(3600);
  expect((await refreshSession(aal2Session)).refresh_token).toBe(next.refresh_token);
  await refreshSession(next);
  expect((await auth.refresh(aal2Session.refresh_token)).status).toBe(200);
});

test("showing a factor ends only the user's other sessions of the first level", async () => {
  const other = await signedIn();
  const stranger = await auth.signUp(`passante${people}@example.org`);
  const { factor, session: aal2Session } = await factors.protect(session);
  expect((await auth.user(other.access_token)).json.error_code).toBe("session_not_found");
  later(60);
  const second = (await factors.show(await signedIn(), factor)).json as AuthSession;
  for (const alive of [aal2Session, second, stranger]) expect((await auth.user(alive.access_token)).status).toBe(200);
});

test("our own API answers that a second factor is needed until it is shown", async () => {
  expect(await api(session)).toEqual([200, undefined]);
  const { factor } = await factors.protect(session);
  later(60);
  const aal1 = await signedIn();
  expect(await api(aal1)).toEqual([401, "second_factor_needed"]);
  expect((await auth.user(aal1.access_token)).status).toBe(200);
  expect(await api((await factors.show(aal1, factor)).json)).toEqual([200, undefined]);
  await auth.call("POST", "/logout", { bearer: aal1.access_token });
  expect(await api(aal1)).toEqual([401, "signed_out"]);
});

test("a session that has not shown its second factor creates nothing", async () => {
  const { factor } = await factors.protect(session);
  later(60);
  const companies = async () =>
    (await app.database.owner.query("select from membership where user_id = $1", [session.user.id])).rowCount;
  const aal1 = await signedIn();
  expect([await api(aal1), await companies()]).toEqual([[401, "second_factor_needed"], 0]);
  expect([await api((await factors.show(aal1, factor)).json), await companies()]).toEqual([[200, undefined], 1]);
});

test("after a recovery letter alone, no login and no factor can be changed", async () => {
  const { factor, session: aal2Session } = await factors.protect(session);
  await auth.call("POST", "/recover", { body: { email } });
  const { code } = await lastLetter(app, email);
  const recovery = (await auth.call("POST", "/verify", { body: { type: "recovery", email, token: code } }))
    .json as AuthSession;
  expect([level(recovery), methods(recovery)]).toEqual(["aal1", ["otp"]]);
  const change = (of: AuthSession, body: object) => auth.call("PUT", "/user", { bearer: of.access_token, body });
  for (const body of [{ password: "tout nouveau mot" }, { email: `x${email}` }, { phone: "33612345678" }])
    expect(await change(recovery, body)).toMatchObject({ status: 401, json: { error_code: "insufficient_aal" } });
  expect(await factors.remove(recovery, factor.id)).toMatchObject({
    status: 422,
    json: { error_code: "insufficient_aal", msg: "AAL2 required to unenroll verified factor" },
  });
  expect((await factors.enroll(recovery, { friendly_name: "Autre" })).status).toBe(403);
  expect((await auth.signIn(email)).status).toBe(200);
  expect((await change(aal2Session, { password: "tout nouveau mot" })).status).toBe(200);
});

test("removing a factor lowers the sessions it had raised", async () => {
  const { factor, session: aal2Session } = await factors.protect(session);
  later(60);
  const elsewhere = (await factors.show(await signedIn(), factor)).json as AuthSession;
  expect(await factors.remove(aal2Session, factor.id)).toMatchObject({ status: 200, json: { id: factor.id } });
  expect((await lastLetter(app, email)).subject).toBe("Double authentification : un moyen retiré");
  for (const one of [aal2Session, elsewhere]) {
    const next = await refreshSession(one);
    expect([level(next), methods(next), next.user.factors]).toEqual(["aal1", ["password"], undefined]);
    expect(await api(next)).toEqual([200, undefined]);
  }
  expect((await factors.remove(aal2Session, factor.id)).json.error_code).toBe("mfa_factor_not_found");
});

test("removing a factor lowers only the sessions it raised, whatever their tokens still say", async () => {
  const { factor: first, session: aal2Session } = await factors.protect(session);
  later(60);
  const { factor: second } = await factors.protect(aal2Session, { friendly_name: "Bureau" });
  later(60);
  const byFirst = (await factors.show(await signedIn(), first)).json as AuthSession;
  await factors.remove(aal2Session, first.id);
  expect(await api(aal2Session)).toEqual([200, undefined]);
  expect([level(byFirst), await api(byFirst)]).toEqual(["aal2", [401, "second_factor_needed"]]);
  expect(await factors.remove(byFirst, second.id)).toMatchObject({
    status: 422,
    json: { error_code: "insufficient_aal" },
  });
  expect(
    (await auth.call("PUT", "/user", { bearer: byFirst.access_token, body: { password: "tout nouveau mot" } })).status,
  ).toBe(401);
});

test("a session that showed two factors keeps its level while one of them is there", async () => {
  const { factor, session: aal2Session } = await factors.protect(session);
  const phone = await factors.enrolled(aal2Session, {
    factor_type: "phone",
    phone: "33612345678",
    friendly_name: "Mobile",
  });
  const both = (
    await factors.verify(aal2Session, phone.id, (await factors.challenge(aal2Session, phone.id)).json.id, "123456")
  ).json as AuthSession;
  expect([level(both), methods(both)]).toEqual(["aal2", ["mfa/phone", "password", "totp"]]);
  await factors.remove(both, factor.id);
  const one = await refreshSession(both);
  expect([level(one), methods(one), await api(one)]).toEqual(["aal2", ["mfa/phone", "password"], [200, undefined]]);
  await factors.remove(one, phone.id);
  const none = await refreshSession(one);
  expect([level(none), methods(none)]).toEqual(["aal1", ["password"]]);
});

test("an unverified factor is removed without a second level and without a letter", async () => {
  const before = (await waitingLetters(app)).length;
  const factor = await factors.enrolled(session);
  expect((await factors.remove(session, factor.id)).status).toBe(200);
  expect((await waitingLetters(app)).length).toBe(before);
});

test("a session signed out meanwhile is not raised", async () => {
  const factor = await factors.enrolled(session);
  await auth.call("POST", "/logout?scope=local", { bearer: session.access_token });
  expect((await factors.show(session, factor)).json.error_code).toBe("session_not_found");
  expect((await factors.show(await signedIn(), factor)).status).toBe(200);
});

test("a session that ends during a verification is not raised", async () => {
  const factor = await factors.enrolled(session);
  const { owner } = app.database;
  await owner.query("begin");
  await owner.query("delete from auth.sessions where user_id = $1", [session.user.id]);
  const pendingAnswer = factors.show(session, factor);
  const waitingUpdates = () =>
    app.database.auth.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update auth.sessions set aal%'",
    );
  await expect.poll(async () => (await waitingUpdates()).rowCount, { interval: 20 }).toBe(1);
  await owner.query("commit");
  expect(await pendingAnswer).toMatchObject({ status: 403, json: { error_code: "session_not_found" } });
  expect((await auth.user((await signedIn()).access_token)).json.factors).toMatchObject([{ status: "unverified" }]);
});

test("the audit log holds each step of a factor", async () => {
  const { factor, session: aal2Session } = await factors.protect(session);
  await factors.remove(aal2Session, factor.id);
  const lines = await app.database.owner.query<{ action: string }>(
    "select action from auth.audit_log where actor_id = $1 and action like 'factor%' order by action",
    [session.user.id],
  );
  expect(lines.rows.map(({ action }) => action)).toEqual([
    "factor_challenged",
    "factor_enrolled",
    "factor_removed",
    "factor_verified",
  ]);
});

test("challenges and verifications are limited by client address", async () => {
  const { rateLimitFactor } = app.config.auth;
  Object.assign(app.config.auth, { rateLimitFactor: 1 });
  try {
    for (const path of ["challenge", "verify"]) {
      const ask = () => auth.call("POST", `/factors/nonsense/${path}`, { body: {}, from: "203.0.113.9" });
      for (let calls = 0; calls < 30; calls++) expect((await ask()).status).toBe(401);
      expect(await ask()).toMatchObject({
        status: 429,
        json: { error_code: "over_request_rate_limit" },
        headers: { "retry-after": "4" },
      });
      later(8);
      expect((await ask()).status).toBe(401);
    }
  } finally {
    Object.assign(app.config.auth, { rateLimitFactor });
  }
});
