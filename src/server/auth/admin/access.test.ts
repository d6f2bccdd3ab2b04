import { adminCalls, apiKeysOf } from "#test/admin-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { authEndpoints } from "#test/auth-endpoints.ts";
import { factorCalls } from "#test/factor-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { SignJWT, generateKeyPair } from "jose";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

// Who may administer, and that every call is written in the audit log (docs/sign-in-protocol.md#endpoints).

let app: TestApp;
let target: string;
beforeAll(async () => {
  app = await testApp();
  target = (await authCalls(app).signUp("cible@example.org")).user.id;
});
afterAll(() => app.close());

const NEW_ADDRESS = "nouvelle@example.org";
const CALLS = [
  ["GET", "/admin/users", undefined, "users_listed"],
  ["POST", "/admin/users", { email: NEW_ADDRESS }, "user_created"],
  ["GET", "/admin/users/:id", undefined, "user_read"],
  ["PUT", "/admin/users/:id", { user_metadata: { a: 1 } }, "user_changed"],
  ["GET", "/admin/users/:id/factors", undefined, "factors_listed"],
  ["DELETE", "/admin/users/:id/factors/:factor", undefined, "factor_deleted"],
  ["POST", "/invite", { email: "invitee@example.org" }, "user_invited"],
  ["POST", "/admin/generate_link", { type: "magiclink", email: "cible@example.org" }, "link_generated"],
  ["DELETE", "/admin/users/:id", {}, "user_deleted"],
] as const;

const path = (pattern: string, factor = randomUUID()) => pattern.replace(":id", target).replace(":factor", factor);

async function readTables() {
  const { rows } = await app.database.owner.query(
    "select id, email, user_metadata, role, updated_at from auth.users order by id",
  );
  return rows;
}

async function refusals(bearer?: string, headers: Record<string, string> = {}) {
  const { call } = authCalls(app);
  const answers = [];
  for (const [method, pattern, body] of CALLS)
    answers.push(
      await call(method, path(pattern), { ...(body && { body }), ...(bearer !== undefined && { bearer }), headers }),
    );
  return answers;
}

test("without a bearer every admin call answers 401, even with the secret key in `apikey` alone", async () => {
  const before = await readTables();
  for (const answer of [
    ...(await refusals()),
    ...(await refusals(undefined, { apikey: apiKeysOf(app).service_role })),
  ]) {
    expect(answer).toMatchObject({
      status: 401,
      json: { code: 401, error_code: "no_authorization", msg: "This endpoint requires a valid Bearer token" },
    });
    expect(answer.headers["x-sb-error-code"]).toBe("no_authorization");
  }
  expect(await readTables()).toEqual(before);
});

test("with the public key or as a user, every admin call answers 403, in both error formats", async () => {
  const user = await authCalls(app).signUp("simple@example.org", {
    role: "service_role",
    data: { role: "service_role" },
  });
  const before = await readTables();
  for (const bearer of [apiKeysOf(app).anon, user.access_token]) {
    for (const { status, json } of await refusals(bearer))
      expect([status, json]).toEqual([403, { code: 403, error_code: "not_admin", msg: "User not allowed" }]);
    for (const { status, json } of await refusals(bearer, { "x-supabase-api-version": "2024-01-01" }))
      expect([status, json]).toEqual([403, { code: "not_admin", message: "User not allowed" }]);
  }
  expect(await readTables()).toEqual(before);
});

test("an admin call is refused at once when the role, the session or the account ends", async () => {
  const auth = authCalls(app);
  const owner = app.database.owner;
  await auth.signUp("chef@example.org");
  for (const role of ["supabase_admin", "service_role"]) {
    await owner.query("update auth.users set role = $1 where email = 'chef@example.org'", [role]);
    const { access_token: bearer, user } = (await auth.signIn("chef@example.org")).json;
    expect((await auth.call("GET", "/admin/users", { bearer })).status).toBe(200);
    expect((await adminCalls(app).audit()).at(-1)).toMatchObject({
      actor_id: user.id,
      action: "users_listed",
      details: { by: role },
      ip: "127.0.0.1",
    });
    await owner.query("update auth.users set role = 'authenticated' where id = $1", [user.id]);
    expect((await auth.call("GET", "/admin/users", { bearer })).json).toMatchObject({ error_code: "not_admin" });
    await owner.query("update auth.users set role = $2, banned_until = '2100-01-01' where id = $1", [user.id, role]);
    expect((await auth.call("GET", "/admin/users", { bearer })).json).toMatchObject({ error_code: "user_banned" });
    await owner.query("update auth.users set banned_until = null where id = $1", [user.id]);
    await auth.call("POST", "/logout", { bearer });
    const before = await readTables();
    for (const { status, json } of await refusals(bearer))
      expect([status, json.error_code]).toEqual([403, "session_not_found"]);
    expect(await readTables()).toEqual(before);
  }
});

test("an admin without their second factor is refused", async () => {
  const auth = authCalls(app);
  const factors = factorCalls(app, () => new Date());
  const session = await auth.signUp("prudent@example.org");
  await app.database.owner.query("update auth.users set role = 'supabase_admin' where id = $1", [session.user.id]);
  const { session: aal2Session } = await factors.protect(session);
  const { access_token: bearer } = (await auth.signIn("prudent@example.org")).json;
  const before = await readTables();
  for (const { status, json } of await refusals(bearer))
    expect([status, json.error_code]).toEqual([401, "insufficient_aal"]);
  expect(await readTables()).toEqual(before);
  expect((await adminCalls(app).audit()).at(-1)).toMatchObject({
    actor_id: session.user.id,
    action: "admin_call_refused",
    details: { by: "supabase_admin", code: "insufficient_aal" },
  });
  expect((await auth.call("GET", "/admin/users", { bearer: aal2Session.access_token })).status).toBe(200);
});

test("this file tries every admin call", async () => {
  const endpoints = (await authEndpoints()).filter((one) => /\/admin\/|\/invite$/.test(one));
  const bare = (one: string) => one.replaceAll(/:\w+/g, ":");
  expect(CALLS.map(([method, pattern]) => bare(`${method} ${pattern}`)).sort()).toEqual(endpoints.map(bare).sort());
});

test("a nearly right, foreign or forged key is refused", async () => {
  const key = apiKeysOf(app).service_role;
  const { privateKey } = await generateKeyPair("ES256");
  const forgedKey = await new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "ES256", typ: "JWT" })
    .setIssuer("etabli")
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(privateKey);
  const parts = ['{"alg":"none"}', '{"role":"service_role","iss":"etabli"}'];
  const none = `${parts.map((part) => Buffer.from(part).toString("base64url")).join(".")}.`;
  const tokens = [
    `${key}x`,
    key.slice(0, -1),
    key.slice(0, -2) + (key.endsWith("AA") ? "BB" : "AA"),
    forgedKey,
    none,
    "service_role",
    `${key} ${key}`,
  ];
  for (const bearer of tokens)
    expect((await authCalls(app).call("GET", "/admin/users", { bearer })).status, bearer).toBeOneOf([401, 403]);
});

test("the audit log says who made each admin call and for which user", async () => {
  const admin = adminCalls(app);
  const factor = randomUUID();
  await app.database.owner.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, created_at, updated_at)
      values ($1, $2, 'totp', now(), now())`,
    [factor, target],
  );
  for (const [method, pattern, body, action] of CALLS) {
    const before = (await admin.audit()).length;
    const answer = await authCalls(app).call(method, path(pattern, factor), {
      bearer: apiKeysOf(app).service_role,
      ...(body && { body }),
      from: "203.0.113.5",
    });
    expect(answer.status, `${method} ${pattern}`).toBe(200);
    const entries = (await admin.audit()).slice(before);
    const about =
      pattern.includes(":id") || action === "link_generated"
        ? target
        : action === "users_listed"
          ? undefined
          : answer.json.id;
    expect(entries).toMatchObject([
      { actor_id: null, action, ip: "203.0.113.5", details: { by: "service_role", ...(about && { target: about }) } },
    ]);
  }
});

test("the audit log holds refused admin calls without address, number or secret", async () => {
  const admin = adminCalls(app);
  const before = (await admin.audit()).length;
  expect((await admin.post("/admin/users", { email: NEW_ADDRESS, password: PASSWORD })).status).toBe(422);
  expect((await admin.get(`/admin/users/${randomUUID()}`)).status).toBe(404);
  expect((await admin.audit()).slice(before)).toEqual([
    {
      actor_id: null,
      action: "admin_call_refused",
      ip: "127.0.0.1",
      details: { by: "service_role", call: "POST /auth/v1/admin/users", code: "email_exists" },
    },
    {
      actor_id: null,
      action: "admin_call_refused",
      ip: "127.0.0.1",
      details: { by: "service_role", call: "GET /auth/v1/admin/users/:id", code: "user_not_found" },
    },
  ]);
  const { access_token: bearer, user } = await authCalls(app).signUp("curieux@example.org");
  expect((await authCalls(app).call("GET", "/admin/users", { bearer, from: "203.0.113.6" })).status).toBe(403);
  expect((await admin.audit()).at(-1)).toEqual({
    actor_id: user.id,
    action: "admin_call_refused",
    ip: "203.0.113.6",
    details: { by: "authenticated", call: "GET /auth/v1/admin/users", code: "not_admin" },
  });
  expect(JSON.stringify(await admin.audit())).not.toMatch(/example\.org|eyJ|mot de passe/);
});
