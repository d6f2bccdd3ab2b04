import { adminCalls } from "#test/admin-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";

// Mass assignment, hostile bodies, the shapes of errors, and what logs may hold.

const logLines: string[] = [];
const log = pino(
  { level: "trace" },
  new Writable({ write: (line, _encoding, done) => (logLines.push(String(line)), done()) }),
);
let app: TestApp;
let auth: ReturnType<typeof authCalls>;
beforeAll(async () => {
  app = await testApp({ log });
  auth = authCalls(app);
});
afterAll(() => app.close());

test("fields that only the server decides are ignored in a sign-up or a change", async () => {
  const serverFields = {
    id: "00000000-0000-4000-8000-000000000001",
    role: "service_role",
    aud: "admin",
    is_anonymous: true,
    app_metadata: { admin: true },
    email_confirmed_at: "2000-01-01",
    banned_until: null,
  };
  const session = await auth.signUp("masse@example.org", {
    ...serverFields,
    data: { role: "service_role", name: "Léa" },
  });
  expect(session.user).toMatchObject({
    role: "authenticated",
    aud: "authenticated",
    is_anonymous: false,
    app_metadata: { provider: "email", providers: ["email"] },
  });
  expect(session.user.id).not.toBe(serverFields.id);
  const { app_metadata: _, ...rest } = serverFields;
  const answer = await auth.call("PUT", "/user", {
    bearer: session.access_token,
    body: { ...rest, data: { name: "Zoé" } },
  });
  expect(answer.json).toMatchObject({
    id: session.user.id,
    role: "authenticated",
    aud: "authenticated",
    is_anonymous: false,
    user_metadata: { name: "Zoé" },
  });
  expect(
    (await auth.call("PUT", "/user", { bearer: session.access_token, body: { app_metadata: { admin: true } } })).json
      .error_code,
  ).toBe("not_admin");
});

test("prototype keys in the metadata of a user change no prototype", async () => {
  const session = await auth.signUp("proto@example.org", {
    data: JSON.parse('{"__proto__":{"admin":true},"constructor":{"a":1},"nom":"Léa"}'),
  });
  expect(session.user.user_metadata).not.toHaveProperty("constructor.a");
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
  expect(session.user.user_metadata.nom).toBe("Léa");
});

test("a body too large, unreadable or of another shape is refused", async () => {
  const big = await auth.call("POST", "/signup", {
    body: { email: "gros@example.org", password: PASSWORD, data: { a: "x".repeat(1_100_000) } },
  });
  expect(big).toMatchObject({ status: 413, json: { error_code: "request_entity_too_large" } });
  const raw = await app.server.inject({
    method: "POST",
    url: "/auth/v1/signup",
    headers: { "content-type": "application/json" },
    payload: "{oops",
  });
  expect([raw.statusCode, raw.json().error_code]).toEqual([400, "bad_json"]);
  const deepData = `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`;
  const deep = `{"email":"p@example.org","password":"${PASSWORD}","data":${deepData}}`;
  const bodies = [
    "[]",
    "null",
    '"text"',
    "12",
    '{"email":{"a":1},"password":["x"]}',
    '{"email":"nul\\u0000@example.org","password":"un bon mot de passe"}',
    '{"email":"a@example.org","phone":"0612345678","password":"un bon mot de passe"}',
    deep,
  ];
  for (const payload of bodies) {
    const answer = await app.server.inject({
      method: "POST",
      url: "/auth/v1/signup",
      headers: { "content-type": "application/json" },
      payload,
    });
    expect([payload.slice(0, 40), answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([
      payload.slice(0, 40),
      true,
    ]);
  }
});

test("every call refuses a text longer than any token", async () => {
  const calls = ["/signup", "/token?grant_type=password", "/recover", "/otp", "/magiclink", "/resend", "/verify"];
  const text = "\u0301\u0323".repeat(8_193);
  for (const path of calls)
    for (const body of [
      { email: text },
      { phone: text },
      { password: text },
      { data: { a: [{ b: text }] } },
      { [text]: 1 },
    ]) {
      const answer = await auth.call("POST", path, { body });
      expect([path, answer.status, answer.json]).toMatchObject([
        path,
        400,
        { error_code: "validation_failed", msg: "A text of this request is too long" },
      ]);
    }
  expect(
    (
      await auth.call("POST", "/signup", {
        body: { email: "long@example.org", password: PASSWORD, data: { a: "x".repeat(70_000) } },
      })
    ).status,
  ).toBe(413);
});

test("metadata that cannot be stored or is too large for a token is refused", async () => {
  for (const data of [{ a: "nul \u0000 ici" }, { a: "moitié \ud83d" }, { "\udc00": 1 }, { a: "x".repeat(5_000) }])
    expect(
      (
        await auth.call("POST", "/signup", {
          body: { email: `meta${Math.random()}@example.org`, password: PASSWORD, data },
        })
      ).json.error_code,
    ).toBe("validation_failed");
});

test("metadata that is already too large may shrink but not grow", async () => {
  const session = await auth.signUp("large@example.org", { data: { a: "x".repeat(3_950), b: "\\u0000 et 😀" } });
  expect(session.user.user_metadata.b).toBe("\\u0000 et 😀");
  const change = (body: object) => auth.call("PUT", "/user", { bearer: session.access_token, body });
  expect((await change({ password: "un autre mot de passe" })).status).toBe(200);
  expect((await change({ data: { c: 1 } })).json.error_code).toBe("validation_failed");
  expect((await change({ data: { a: "court", b: null } })).json.user_metadata).toMatchObject({
    a: "court",
    email: "large@example.org",
  });
  await auth.signUp("large2@example.org", { data: { a: "x".repeat(3_980) } });
  const { rows } = await app.database.owner.query<{ id: string }>(
    "select id from auth.users where email = 'large2@example.org'",
  );
  expect(
    (await adminCalls(app).put(`/admin/users/${rows[0]!.id}`, { ban_duration: "24h" })).json.banned_until,
  ).toBeDefined();
});

test("an error has the newer format on request, the older one by default", async () => {
  const ask = (headers: Record<string, string>) =>
    auth.call("POST", "/token?grant_type=password", {
      body: { email: "x@example.org", password: "faux mot" },
      headers,
    });
  const newer = await ask({ "x-supabase-api-version": "2024-01-01" });
  expect(newer.json).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
  expect(newer.headers).toMatchObject({
    "x-supabase-api-version": "2024-01-01",
    "x-sb-error-code": "invalid_credentials",
    "cache-control": "no-store",
  });
  for (const headers of [
    {},
    { "x-supabase-api-version": "2023-12-31" },
    { "x-supabase-api-version": "tomorrow" },
    { "x-supabase-api-version": "2024-02-31" },
  ]) {
    const older = await ask(headers as Record<string, string>);
    expect(older.json).toEqual({ code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" });
    expect(older.headers["x-supabase-api-version"]).toBeUndefined();
  }
  expect((await auth.call("GET", "/nothing-here")).json).toMatchObject({ code: 404, error_code: "not_found" });
});

test("no answer contains a stack, SQL or a secret, even after a server error", async () => {
  const { access_token: token } = await auth.signUp("panne@example.org");
  await app.database.owner.query("alter table auth.users rename column last_sign_in_at to gone");
  const answer = await auth.signIn("panne@example.org");
  await app.database.owner.query("alter table auth.users rename column gone to last_sign_in_at");
  expect(answer).toMatchObject({ status: 500, json: { error_code: "unexpected_failure" } });
  expect(JSON.stringify(answer.json)).not.toMatch(/select|update|column|\.ts|at /i);
  expect((await auth.user(token)).status).toBe(200);
});

test("logs contain no password, token or address", async () => {
  const session = await auth.signUp("journal@example.org", { password: "mot tres secret 42" });
  await auth.signIn("journal@example.org", "autre secret 43");
  await auth.refresh(session.refresh_token);
  await auth.api(session.access_token);
  await auth.call("GET", "/nothing-here?token=secret44", { bearer: session.access_token });
  const all = logLines.join("");
  expect(all).toContain("/auth/v1/token");
  for (const secret of [
    "mot tres secret",
    "autre secret",
    "secret44",
    session.access_token.slice(-40),
    session.refresh_token,
    "journal@example.org",
  ])
    expect(all).not.toContain(secret);
});
