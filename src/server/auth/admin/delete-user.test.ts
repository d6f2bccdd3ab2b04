import { adminCalls } from "#test/admin-calls.ts";
import { authCalls } from "#test/auth-calls.ts";
import { lastLetter } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const TABLES = ["identities", "sessions", "mfa_factors", "one_time_tokens", "flow_state"];
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES)
    counts[table] =
      (await app.database.owner.query(`select from auth.${table} where user_id = $1`, [userId])).rowCount ?? 0;
  return counts;
}

async function somebody(email: string) {
  const session = await authCalls(app).signUp(email, { data: { nom: "Durand" } });
  const { id } = session.user;
  await authCalls(app).call("POST", "/recover", { body: { email } });
  await app.database.owner.query(
    'update auth.users set phone = $2, app_metadata = app_metadata || \'{"note": "Durand"}\' where id = $1',
    [id, `337${id.replace(/\D/g, "").slice(-8)}`],
  );
  await app.database.owner.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, friendly_name, created_at, updated_at)
      values ($1, $2, 'totp', 'unverified', 'Durand', now(), now())`,
    [randomUUID(), id],
  );
  await app.database.owner.query(
    `insert into auth.identities (id, user_id, provider, subject, identity_data, created_at, updated_at)
      values ($1, $2, 'google', $3, '{"name":"Durand"}', now(), now())`,
    [randomUUID(), id, `google ${email}`],
  );
  return session;
}

test("a deleted user leaves neither a row nor a session", async () => {
  const auth = authCalls(app);
  const { user, access_token, refresh_token } = await somebody("part@example.org");
  expect(await adminCalls(app).delete(`/admin/users/${user.id}`, {})).toMatchObject({ status: 200, json: {} });
  expect(Object.values(await rowsOf(user.id))).toEqual([0, 0, 0, 0, 0]);
  expect((await auth.user(access_token)).json.error_code).toBe("user_not_found");
  expect((await auth.refresh(refresh_token)).json.error_code).toBe("refresh_token_not_found");
  expect(await auth.api(access_token)).toBe(401);
  expect((await adminCalls(app).delete(`/admin/users/${user.id}`)).json.error_code).toBe("user_not_found");
});

test("a soft deletion keeps nothing that identifies the user", async () => {
  const auth = authCalls(app);
  const { user, access_token, refresh_token } = await somebody("efface@example.org");
  const { code } = await lastLetter(app, "efface@example.org");
  expect((await adminCalls(app).delete(`/admin/users/${user.id}`, { should_soft_delete: true })).status).toBe(200);
  const { json } = await adminCalls(app).get(`/admin/users/${user.id}`);
  expect(json).toMatchObject({
    id: user.id,
    deleted_at: expect.any(String),
    user_metadata: {},
    app_metadata: {},
    email: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await rowsOf(user.id)).toEqual({
    identities: 2,
    sessions: 0,
    mfa_factors: 0,
    one_time_tokens: 0,
    flow_state: 0,
  });
  const remaining = await app.database.owner.query(
    `select (select to_jsonb(u) from auth.users u where id = $1) as row,
      (select jsonb_agg(to_jsonb(i)) from auth.identities i where user_id = $1) as identities`,
    [user.id],
  );
  expect(JSON.stringify(remaining.rows)).not.toMatch(/efface|Durand|argon2|"337\d{8}"/);
  expect((await auth.user(access_token)).json.error_code).toBe("user_not_found");
  expect((await auth.refresh(refresh_token)).json.error_code).toBe("refresh_token_not_found");
  expect((await auth.signIn("efface@example.org")).json.error_code).toBe("invalid_credentials");
  expect(
    (await auth.call("POST", "/verify", { body: { type: "recovery", email: "efface@example.org", token: code } })).json
      .error_code,
  ).toBe("otp_expired");
  expect((await adminCalls(app).put(`/admin/users/${user.id}`, { role: "service_role" })).json.error_code).toBe(
    "user_not_found",
  );
});

test("after a soft deletion the address and the provider's account can be used again", async () => {
  const ids = [];
  for (let round = 0; round < 2; round++) {
    const { user } = await somebody("revient@example.org");
    ids.push(user.id);
    const softly = () => adminCalls(app).delete(`/admin/users/${user.id}`, { should_soft_delete: true });
    expect((await softly()).status).toBe(200);
    const once = (await adminCalls(app).get(`/admin/users/${user.id}`)).json;
    expect((await softly()).status).toBe(200);
    expect((await adminCalls(app).get(`/admin/users/${user.id}`)).json).toEqual(once);
  }
  expect(new Set(ids).size).toBe(2);
  expect((await adminCalls(app).delete(`/admin/users/${ids[0]}`)).status).toBe(200);
  expect((await adminCalls(app).get(`/admin/users/${ids[0]}`)).status).toBe(404);
});
