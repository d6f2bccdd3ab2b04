import { adminCalls } from "#test/admin-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { lastLetter, waitingLetters } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let now = Date.parse("2026-11-02T08:00:00Z");
beforeAll(async () => {
  app = await testApp({ clock: () => new Date(now) });
});
afterAll(() => app.close());

const change = (id: string, body: object) => adminCalls(app).put(`/admin/users/${id}`, body);

test("metadata merges by top-level key", async () => {
  const { user } = await authCalls(app).signUp("meta@example.org", { data: { a: 1, b: { c: 2 } } });
  const { json } = await change(user.id, {
    user_metadata: { a: null, b: { d: 3 }, e: 4 },
    app_metadata: { plan: "pro" },
  });
  expect(json.user_metadata).toMatchObject({ b: { d: 3 }, e: 4, email: "meta@example.org" });
  expect(json.user_metadata).not.toHaveProperty("a");
  expect(json.app_metadata).toEqual({ provider: "email", providers: ["email"], plan: "pro" });
  expect((await change(user.id, {})).json).toEqual(json);
});

test("a new password ends every session and the old password", async () => {
  const auth = authCalls(app);
  const [first, second] = [await auth.signUp("passe@example.org"), (await auth.signIn("passe@example.org")).json];
  await auth.call("POST", "/recover", { body: { email: "passe@example.org" } });
  const { code } = await lastLetter(app, "passe@example.org");
  expect((await change(first.user.id, { password: "tout autre mot de passe" })).status).toBe(200);
  for (const session of [first, second]) {
    expect((await auth.user(session.access_token)).json.error_code).toBe("session_not_found");
    expect((await auth.refresh(session.refresh_token)).json.error_code).toBe("refresh_token_not_found");
  }
  expect((await auth.signIn("passe@example.org")).json.error_code).toBe("invalid_credentials");
  expect((await auth.signIn("passe@example.org", "tout autre mot de passe")).status).toBe(200);
  expect((await lastLetter(app, "passe@example.org")).subject).toBe("Ton mot de passe a changé");
  expect(
    (await auth.call("POST", "/verify", { body: { type: "recovery", email: "passe@example.org", token: code } })).json
      .error_code,
  ).toBe("otp_expired");
  expect((await change(first.user.id, { password: "court" })).json.error_code).toBe("weak_password");
});

test("a new address is valid at once", async () => {
  const auth = authCalls(app);
  const { user, access_token } = await auth.signUp("avant@example.org", { data: { nom: "Léa" } });
  await auth.call("PUT", "/user", { bearer: access_token, body: { email: "ailleurs@example.org" } });
  const { json } = await change(user.id, { email: "Apres@example.org" });
  expect(json).toMatchObject({
    email: "apres@example.org",
    email_confirmed_at: expect.any(String),
    user_metadata: { nom: "Léa", email: "apres@example.org" },
  });
  expect(json).not.toHaveProperty("new_email");
  expect(json.identities).toMatchObject([
    { provider: "email", email: "apres@example.org", identity_data: { email_verified: true } },
  ]);
  expect((await lastLetter(app, "avant@example.org")).subject).toBe("Ton adresse a changé");
  expect((await waitingLetters(app)).some(({ to }) => to === "apres@example.org")).toBe(false);
  expect((await auth.signIn("apres@example.org")).status).toBe(200);
  const { rows } = await app.database.owner.query("select kind from auth.one_time_tokens where user_id = $1", [
    user.id,
  ]);
  expect(rows).toEqual([]);
});

test("an unconfirmed address stays unconfirmed until an admin confirms it", async () => {
  const newUser = (await adminCalls(app).post("/admin/users", { email: "doute@example.org", password: PASSWORD })).json;
  expect((await change(newUser.id, { email: "doute2@example.org" })).json).not.toHaveProperty("email_confirmed_at");
  expect((await change(newUser.id, { email_confirm: true })).json).toMatchObject({
    email_confirmed_at: expect.any(String),
    user_metadata: { email_verified: true },
  });
  const { json } = await change(newUser.id, { phone: "0700000011", phone_confirm: true });
  expect(json).toMatchObject({
    phone: "33700000011",
    phone_confirmed_at: expect.any(String),
    app_metadata: { providers: ["email", "phone"] },
  });
  expect(
    (
      await authCalls(app).call("POST", "/token?grant_type=password", {
        body: { phone: "33700000011", password: PASSWORD },
      })
    ).status,
  ).toBe(200);
});

test("a call with the address or number of another user changes nothing", async () => {
  const [a, b] = [
    await adminCalls(app).post("/admin/users", { email: "a@example.org", phone: "33700000021" }),
    await adminCalls(app).post("/admin/users", { email: "b@example.org" }),
  ];
  expect(await change(b.json.id, { email: "A@example.org", role: "service_role" })).toMatchObject({
    status: 422,
    json: { error_code: "email_exists" },
  });
  expect(await change(b.json.id, { phone: "33700000021", role: "service_role" })).toMatchObject({
    status: 422,
    json: { error_code: "phone_exists" },
  });
  expect((await adminCalls(app).get(`/admin/users/${b.json.id}`)).json).toEqual(b.json);
  expect((await change(a.json.id, { email: "a@example.org", phone: "33700000021" })).status).toBe(200);
});

test("a ban ends all access at once until it expires or is lifted", async () => {
  const auth = authCalls(app);
  const session = await auth.signUp("banni@example.org");
  expect((await change(session.user.id, { ban_duration: "24h" })).json.banned_until).toBe(
    new Date(now + 86_400_000).toISOString(),
  );
  expect((await auth.user(session.access_token)).json.error_code).toBe("user_banned");
  expect((await auth.refresh(session.refresh_token)).json.error_code).toBe("user_banned");
  expect((await auth.signIn("banni@example.org")).json.error_code).toBe("user_banned");
  expect(await auth.api(session.access_token)).toBe(401);
  expect((await change(session.user.id, { user_metadata: { a: 1 } })).json).toHaveProperty("banned_until");
  expect((await change(session.user.id, { ban_duration: "none" })).json).not.toHaveProperty("banned_until");
  expect((await auth.user(session.access_token)).status).toBe(200);
  await change(session.user.id, { ban_duration: "1m" });
  now += 60_000;
  expect((await auth.signIn("banni@example.org")).status).toBe(200);
});

test("an unknown or malformed user ID answers 404", async () => {
  for (const method of ["get", "put", "delete"] as const) {
    expect(
      await adminCalls(app)[method](`/admin/users/${randomUUID()}`, method === "get" ? undefined : {}),
    ).toMatchObject({ status: 404, json: { error_code: "user_not_found", msg: "User not found" } });
    expect(await adminCalls(app)[method]("/admin/users/nobody", method === "get" ? undefined : {})).toMatchObject({
      status: 404,
      json: { error_code: "validation_failed" },
    });
  }
  const { user } = await authCalls(app).signUp("facteurs@example.org");
  expect(await adminCalls(app).delete(`/admin/users/${user.id}/factors/none`)).toMatchObject({
    status: 404,
    json: { error_code: "validation_failed" },
  });
  expect(await adminCalls(app).get("/admin/users/nobody/factors")).toMatchObject({
    status: 404,
    json: { error_code: "validation_failed" },
  });
});

test("users still cannot change their own role, ban or app metadata", async () => {
  const { user, access_token } = await authCalls(app).signUp("simple@example.org");
  await authCalls(app).call("PUT", "/user", {
    bearer: access_token,
    body: { role: "service_role", ban_duration: "1h", id: randomUUID(), email_confirm: true },
  });
  expect((await adminCalls(app).get(`/admin/users/${user.id}`)).json).toMatchObject({
    id: user.id,
    role: "authenticated",
  });
});
