import { adminCalls } from "#test/admin-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { waitingLetters } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { hash } from "@node-rs/argon2";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

// POST /admin/users. Addresses need no confirmation here, and an admin's users are still not confirmed.

let app: TestApp;
const now = () => new Date("2026-11-02T08:00:00Z");
beforeAll(async () => {
  app = await testApp({ clock: now });
});
afterAll(() => app.close());

const create = (body: object) => adminCalls(app).post("/admin/users", body);

test("a user is confirmed only by the `_confirm` flags and gets no letter", async () => {
  const plain = await create({
    email: "  Nouveau@Example.org ",
    password: PASSWORD,
    user_metadata: { nom: "Léa" },
    app_metadata: { equipe: "pose" },
  });
  expect(plain.status).toBe(200);
  expect(plain.json).toMatchObject({
    email: "nouveau@example.org",
    phone: "",
    role: "authenticated",
    aud: "authenticated",
    is_anonymous: false,
  });
  expect(plain.json).not.toHaveProperty("email_confirmed_at");
  expect(plain.json).not.toHaveProperty("confirmation_sent_at");
  expect(plain.json.user_metadata).toEqual({ nom: "Léa" });
  expect(plain.json.app_metadata).toEqual({ provider: "email", providers: ["email"], equipe: "pose" });
  expect(plain.json.identities).toMatchObject([
    {
      provider: "email",
      id: plain.json.id,
      identity_data: { sub: plain.json.id, email: "nouveau@example.org", email_verified: false },
    },
  ]);
  expect((await authCalls(app).signIn("nouveau@example.org")).json.error_code).toBe("email_not_confirmed");

  const { json } = await create({
    email: "sure@example.org",
    phone: "+33 6 12 34 56 78",
    password: PASSWORD,
    email_confirm: true,
    phone_confirm: true,
    user_metadata: { nom: "Zoé" },
  });
  expect(json).toMatchObject({
    email_confirmed_at: now().toISOString(),
    phone_confirmed_at: now().toISOString(),
    phone: "33612345678",
    app_metadata: { provider: "email", providers: ["email", "phone"] },
  });
  expect(json.user_metadata).toEqual({ nom: "Zoé", email_verified: true, phone_verified: true });
  expect(json.identities).toHaveLength(2);
  for (const login of [{ email: "sure@example.org" }, { phone: "0612345678" }])
    expect(
      (await authCalls(app).call("POST", "/token?grant_type=password", { body: { ...login, password: PASSWORD } }))
        .status,
    ).toBe(200);
  expect(await waitingLetters(app)).toEqual([]);
});

test("an address, number or ID of another user is refused, also when two calls come at once", async () => {
  const id = randomUUID();
  expect((await create({ id, email: "pris@example.org", phone: "33700000001" })).json.id).toBe(id);
  expect(await create({ email: "PRIS@example.org" })).toMatchObject({
    status: 422,
    json: { error_code: "email_exists", msg: "A user with this email address has already been registered" },
  });
  expect(await create({ phone: "+33700000001" })).toMatchObject({ status: 422, json: { error_code: "phone_exists" } });
  expect(await create({ id, email: "autre@example.org" })).toMatchObject({
    status: 422,
    json: { error_code: "user_already_exists" },
  });
  const both = await Promise.all([create({ email: "course@example.org" }), create({ email: "course@example.org" })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test("a user is created with a role, a ban and no password", async () => {
  const { json } = await create({
    email: "robot@example.org",
    email_confirm: true,
    role: "service_role",
    ban_duration: "1h30m",
    password: PASSWORD,
  });
  expect(json).toMatchObject({
    role: "service_role",
    banned_until: new Date(now().getTime() + 5_400_000).toISOString(),
  });
  expect((await authCalls(app).signIn("robot@example.org")).json.error_code).toBe("user_banned");
  expect((await create({ email: "libre@example.org", ban_duration: "none" })).json).not.toHaveProperty("banned_until");
  expect((await authCalls(app).signIn("libre@example.org", "")).json.error_code).toBe("invalid_credentials");
});

test("a user with a password hash from another system can sign in", async () => {
  await create({
    email: "importe@example.org",
    email_confirm: true,
    password_hash: await hash("venu d'ailleurs", { memoryCost: 8192, timeCost: 3, parallelism: 2 }),
  });
  expect((await authCalls(app).signIn("importe@example.org", "venu d'ailleurs")).status).toBe(200);
  expect((await authCalls(app).signIn("importe@example.org", "venue d'ailleurs")).json.error_code).toBe(
    "invalid_credentials",
  );
});

test.each([
  [{}, "validation_failed"],
  [{ user_metadata: { a: 1 } }, "validation_failed"],
  [{ email: "pas une adresse" }, "validation_failed"],
  [{ email: ["a@example.org"] }, "validation_failed"],
  [{ email: "nul\u0000@example.org" }, "validation_failed"],
  [{ email: "a1@example.org", role: "nul\u0000" }, "validation_failed"],
  [{ phone: "abc" }, "validation_failed"],
  [{ email: "a1@example.org", id: "1" }, "validation_failed"],
  [{ email: "a1@example.org", id: "00000000-0000-0000-0000-000000000000" }, "validation_failed"],
  [{ email: "a1@example.org", ban_duration: "1 jour" }, "validation_failed"],
  [{ email: "a1@example.org", ban_duration: "-1h" }, "validation_failed"],
  [{ email: "a1@example.org", role: 3 }, "validation_failed"],
  [{ email: "a1@example.org", password: PASSWORD, password_hash: "$2a$10$" + "a".repeat(53) }, "validation_failed"],
  [{ email: "a1@example.org", password_hash: "5f4dcc3b5aa765d61d8327deb882cf99" }, "validation_failed"],
  [{ email: "a1@example.org", password_hash: `$2b$31$${"a".repeat(53)}` }, "validation_failed"],
  [
    { email: "a1@example.org", password_hash: "$argon2id$v=19$m=4000000,t=3,p=1$c29tZXNhbHQ$" + "A".repeat(43) },
    "validation_failed",
  ],
  [{ email: "a1@example.org", password: "court" }, "weak_password"],
  [{ email: "a1@example.org", user_metadata: { long: "x".repeat(5_000) } }, "validation_failed"],
])("a wrong body is refused and creates no user: %j", async (body, code) => {
  const answer = await create(body);
  expect([answer.status, answer.json.error_code]).toEqual([code === "weak_password" ? 422 : 400, code]);
  expect((await app.database.owner.query("select from auth.users where email like 'a1@%'")).rowCount).toBe(0);
});

test("prototype keys in metadata are dropped", async () => {
  const { json } = await adminCalls(app).post(
    "/admin/users",
    JSON.parse('{"email":"proto@example.org","user_metadata":{"constructor":1,"ok":2},"app_metadata":{"prototype":1}}'),
  );
  expect([json.user_metadata, json.app_metadata]).toEqual([{ ok: 2 }, { provider: "email", providers: ["email"] }]);
});
