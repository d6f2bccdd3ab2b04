import { authCalls } from "#test/auth-calls.ts";
import { lastLetter, waitingLetters } from "#test/letters.ts";
import type { OidcServer } from "#test/oidc-server.ts";
import { oidcServer } from "#test/oidc-server.ts";
import { asProvider, fieldsOf, pkcePair, providerCalls } from "#test/provider-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The account that a provider's proof opens, and attempts to enter another person's account
// (docs/sign-in-protocol.md#endpoints). The provider is a small server of our own.

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let server: OidcServer;
let browser: ReturnType<typeof providerCalls>;

beforeAll(async () => {
  server = await oidcServer();
  app = await testApp({ env: { ...asProvider(server), AUTH_MAIL_AUTOCONFIRM: "false" } });
  auth = authCalls(app);
  browser = providerCalls(app, server);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const enter = async () => (await auth.user(fieldsOf(await browser.through()).access_token!)).json;
const row = async (email: string) =>
  (await app.database.owner.query("select * from auth.users where email = $1", [email])).rows[0];
const providersOf = async (userId: string) =>
  (
    await app.database.owner.query("select provider from auth.identities where user_id = $1 order by created_at, id", [
      userId,
    ])
  ).rows.map(({ provider }) => provider);

async function addConfirmedUser(email: string): Promise<{ id: string; token: string }> {
  await auth.signUp(email);
  const { json } = await auth.call("POST", "/verify", {
    body: { type: "email", email, token: (await lastLetter(app, email)).code },
  });
  return { id: json.user.id, token: json.access_token };
}

test("a new person gets an account without a password", async () => {
  browser.as("neuve@example.org");
  const first = await enter();
  browser.as("neuve@example.org", { name: "Léa" });
  expect(await enter()).toMatchObject({ id: first.id, identities: [{ identity_data: { full_name: "Léa" } }] });
  expect((await row("neuve@example.org")).password_hash).toBeNull();
  expect((await auth.signIn("neuve@example.org", "")).json.error_code).toBe("invalid_credentials");
});

test("a person keeps their account when the provider changes their address", async () => {
  browser.as("avant@example.org", { sub: "constant" });
  const { id } = await enter();
  browser.as("apres@example.org", { sub: "constant" });
  expect(await enter()).toMatchObject({ id, email: "avant@example.org" });
});

test("a new person who signs in twice at the same time has one account", async () => {
  browser.as("jumelle@example.org");
  const answers = [
    await browser.visit(await browser.leave()),
    await browser.visit(await browser.leave()),
    await browser.visit(await browser.leave()),
  ];
  const places = await Promise.all(answers.map((answer) => browser.back(answer)));
  expect(
    new Set(await Promise.all(places.map(async (place) => (await auth.user(fieldsOf(place).access_token!)).json.id)))
      .size,
  ).toBe(1);
});

test("a proved address opens the account that has it", async () => {
  const { id } = await addConfirmedUser("connue@example.org");
  browser.as("Connue@Example.org", { name: "Léa" });
  expect(await enter()).toMatchObject({
    id,
    email: "connue@example.org",
    app_metadata: { provider: "email", providers: ["email", "atelier"] },
    user_metadata: { full_name: "Léa", sub: id },
  });
  expect((await auth.signIn("connue@example.org")).status).toBe(200);
  expect((await lastLetter(app, "connue@example.org")).subject).toBe("Un nouveau moyen de connexion");
  await enter();
  expect(
    (await waitingLetters(app)).filter(
      ({ to, subject }) => to === "connue@example.org" && subject === "Un nouveau moyen de connexion",
    ),
  ).toHaveLength(1);
});

test("an unproved address opens no account and stores nothing", async () => {
  const { id } = await addConfirmedUser("victime@example.org");
  for (const email of ["victime@example.org", "personne@example.org"])
    for (const email_verified of [false, undefined, "false", null, "yes", 2]) {
      browser.as(email, { sub: "attaquant", email_verified });
      expect(fieldsOf(await browser.through())).toEqual({
        error: "access_denied",
        error_code: "provider_email_needs_verification",
        error_description: "Unverified email with atelier. Verify the email with atelier in order to sign in",
        sb: "",
      });
    }
  expect([await providersOf(id), await row("personne@example.org")]).toEqual([["email"], undefined]);
});

test("a person without an address is refused", async () => {
  browser.as("", { email: undefined, sub: "sans-adresse" });
  expect(fieldsOf(await browser.through()).error_code).toBe("provider_email_needs_verification");
});

test("an account with an unproved address is wiped and given to the owner of the address", async () => {
  const email = "convoitee@example.org";
  await auth.signUp(email, { data: { full_name: "Attaquant" } });
  const letter = await lastLetter(app, email);
  const { id } = await row(email);
  const insert = (sql: string) => app.database.owner.query(sql, [id]);
  await insert(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
  );
  await insert(
    `insert into auth.sessions (id, user_id, refresh_key, refreshed_at, created_at)
      values (gen_random_uuid(), $1, '', now(), now())`,
  );
  await insert(
    `insert into auth.identities (id, user_id, provider, subject, created_at, updated_at)
      values (gen_random_uuid(), $1, 'atelier', 'attaquant-2', now(), now())`,
  );
  await insert(
    `insert into auth.flow_state (id, user_id, kind, auth_code, created_at)
      values (gen_random_uuid(), $1, 'otp', 'code', now())`,
  );
  browser.as(email, { name: "Propriétaire" });
  const owner = await enter();
  expect(owner).toMatchObject({
    id,
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: "atelier", providers: ["atelier"] },
    user_metadata: { full_name: "Propriétaire" },
  });
  expect([owner.identities.length, owner.factors]).toEqual([1, undefined]);
  expect((await auth.signIn(email)).json.error_code).toBe("invalid_credentials");
  expect(
    (await auth.call("POST", "/verify", { body: { type: "email", email, token: letter.code } })).json.error_code,
  ).toBe("otp_expired");
  for (const [table, left] of [
    ["sessions", 1],
    ["mfa_factors", 0],
    ["flow_state", 0],
  ] as const)
    expect((await app.database.owner.query(`select 1 from auth.${table} where user_id = $1`, [id])).rows).toHaveLength(
      left,
    );
});

test("the owner of an address that a proved account never proved gets an account of their own", async () => {
  await auth.signUp("numero@example.org");
  const { id } = await row("numero@example.org");
  await app.database.owner.query(
    "update auth.users set phone = '33611111111', phone_confirmed_at = now(), phone_proved_at = now() where id = $1",
    [id],
  );
  browser.as("numero@example.org");
  const owner = await enter();
  expect([owner.email, owner.phone, owner.id === id]).toEqual(["numero@example.org", "", false]);
  expect((await app.database.owner.query("select email, phone from auth.users where id = $1", [id])).rows).toEqual([
    { email: "", phone: "33611111111" },
  ]);
});

test("a banned user gets the reason, by identity or by address", async () => {
  browser.as("bannie@example.org");
  await enter();
  const { id } = await addConfirmedUser("bannie2@example.org");
  await app.database.owner.query(
    "update auth.users set banned_until = now() + interval '1 hour' where email like 'bannie%'",
  );
  const { query } = pkcePair();
  const location = await browser.through(query);
  expect([location.searchParams.get("error_code"), fieldsOf(location).error_code]).toEqual([
    "user_banned",
    "user_banned",
  ]);
  browser.as("bannie2@example.org");
  expect(fieldsOf(await browser.through())).toMatchObject({ error: "access_denied", error_code: "user_banned" });
  expect(await providersOf(id)).toEqual(["email"]);
});

test("a user banned before the code is exchanged gets no session", async () => {
  browser.as("tardive@example.org");
  const { verifier, query } = pkcePair();
  const code = (await browser.through(query)).searchParams.get("code");
  await app.database.owner.query(
    "update auth.users set banned_until = now() + interval '1 hour' where email = 'tardive@example.org'",
  );
  expect(
    (await auth.call("POST", "/token?grant_type=pkce", { body: { auth_code: code, code_verifier: verifier } })).json
      .error_code,
  ).toBe("user_banned");
});

test("with sign-up closed, users sign in and new people are refused", async () => {
  const closedApp = await testApp({ env: { ...asProvider(server), AUTH_SIGNUP_ENABLED: "false" } });
  try {
    const way = providerCalls(closedApp, server);
    way.as("dehors@example.org");
    expect(fieldsOf(await way.through())).toMatchObject({
      error: "access_denied",
      error_code: "signup_disabled",
      error_description: "Signups not allowed for this instance",
    });
    await closedApp.database.owner.query(
      `insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
        values (gen_random_uuid(), 'dehors@example.org', now(), now(), now())`,
    );
    expect(fieldsOf(await way.through()).access_token).toBeTypeOf("string");
  } finally {
    await closedApp.close();
  }
});

test("claims of a provider change no role and cause no server error", async () => {
  browser.as("gourmande@example.org", {
    role: "service_role",
    app_metadata: { admin: true },
    is_anonymous: true,
    aud: "our-client",
    picture: "javascript:alert(1)",
    name: `L\u0000éa${"x".repeat(9_000)}`,
  });
  const user = await enter();
  expect(user).toMatchObject({
    role: "authenticated",
    is_anonymous: false,
    app_metadata: { provider: "atelier", providers: ["atelier"] },
  });
  expect(Object.keys(user.user_metadata).sort()).toEqual([
    "email",
    "email_verified",
    "full_name",
    "iss",
    "name",
    "phone_verified",
    "provider_id",
    "sub",
  ]);
  expect(user.user_metadata.full_name).toHaveLength(500);
});

test("the audit log holds each sign-in by a provider, with the provider's name alone", async () => {
  const { rows } = await app.database.owner.query(
    "select distinct action, details from auth.audit_log where details ->> 'provider' = 'atelier'",
  );
  expect(rows.map(({ action }) => action).sort()).toEqual(["identity_linked", "login", "user_signedup"]);
  expect(rows.every(({ details }) => Object.keys(details).length === 1)).toBe(true);
});
