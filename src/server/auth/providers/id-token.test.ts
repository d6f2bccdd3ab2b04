import { authCalls } from "#test/auth-calls.ts";
import { officialClient } from "#test/official-client.ts";
import type { OidcServer } from "#test/oidc-server.ts";
import { oidcServer } from "#test/oidc-server.ts";
import { asProvider, providerCalls } from "#test/provider-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

// POST /token?grant_type=id_token (docs/sign-in-protocol.md#endpoints). The provider is a small server of our own,
// because the emulator of other tests signs no wrong token.

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let server: OidcServer;
let address: string;
let shiftMs = 0;

beforeAll(async () => {
  server = await oidcServer();
  app = await testApp({
    clock: () => new Date(Date.now() + shiftMs),
    env: { ...asProvider(server), AUTH_MANUAL_LINKING_ENABLED: "true" },
  });
  auth = authCalls(app);
  address = await app.server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const as = (email: string, more: object = {}) => providerCalls(app, server).as(email, { ...more });
const give = (body: object, bearer?: string) =>
  auth.call("POST", "/token?grant_type=id_token", {
    body: { provider: "atelier", ...body },
    ...(bearer && { bearer }),
  });
const hex = (nonce: string) => createHash("sha256").update(nonce).digest("hex");
const atHash = (token: string) => createHash("sha256").update(token).digest().subarray(0, 16).toString("base64url");
const BAD = { status: 400, json: { error: "invalid request", error_description: "Bad ID token" } };
const seconds = (shift: number) => Math.floor(Date.now() / 1000) + shift;

test("an ID token for any of our client IDs signs in until it expires", async () => {
  as("jeton@example.org", { name: "Léa" });
  const first = await give({ id_token: await server.idToken() });
  expect(first).toMatchObject({
    status: 200,
    json: {
      token_type: "bearer",
      user: {
        email: "jeton@example.org",
        user_metadata: { full_name: "Léa" },
        app_metadata: { providers: ["atelier"] },
      },
    },
  });
  expect(JSON.parse(Buffer.from(first.json.access_token.split(".")[1], "base64url").toString()).amr).toMatchObject([
    { method: "oauth" },
  ]);
  for (const aud of ["our-phone-app", ["our-phone-app"]])
    expect((await give({ id_token: await server.idToken({ aud }) })).json.user.id).toBe(first.json.user.id);
  expect(
    (await give({ id_token: await server.idToken({ aud: ["our-phone-app", "another"], azp: "our-phone-app" }) }))
      .status,
  ).toBe(200);
});

test.each([
  ["signed with another key", () => server.idToken({}, "another")],
  ["signed with the public key as a secret", () => server.idToken({}, "secret")],
  [
    "not signed",
    async () => `${Buffer.from('{"alg":"none"}').toString("base64url")}.${(await server.idToken()).split(".")[1]}.`,
  ],
  ["of another issuer", () => server.idToken({ iss: "https://accounts.google.com" })],
  ["for another client", () => server.idToken({ aud: "another" })],
  ["for several, asked for by another", () => server.idToken({ aud: ["our-client", "another"], azp: "another" })],
  ["for several, asked for by nobody", () => server.idToken({ aud: ["our-client", "another"] })],
  ["that is over", () => server.idToken({ exp: seconds(-60) })],
  ["that never ends", () => server.idToken({ exp: undefined })],
  ["not valid yet", () => server.idToken({ nbf: seconds(120) })],
  ["about nobody", () => server.idToken({ sub: undefined })],
  ["with a nonce nobody gave", () => server.idToken({ nonce: hex("n") })],
  ["that is no token", async () => "not.a.token"],
  ["with a nul", async () => "a\u0000b"],
  ["too long", async () => "x".repeat(16_001)],
])("a token %s is refused", async (_what, badToken) => {
  as("faussaire@example.org");
  const id_token = await badToken();
  expect(await give({ id_token })).toMatchObject(BAD);
  const { json } = await auth.call("POST", "/token?grant_type=id_token", {
    body: { provider: "atelier", id_token },
    headers: { "x-supabase-api-version": "2024-01-01" },
  });
  expect(json).toEqual(BAD.json);
});

test("a token with a changed claim is refused", async () => {
  as("changee@example.org");
  const [head, body, signature] = (await server.idToken()).split(".");
  const claims = { ...JSON.parse(Buffer.from(body!, "base64url").toString()), sub: "somebody else" };
  expect(
    await give({ id_token: `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}` }),
  ).toMatchObject(BAD);
});

test("an expired token is refused", async () => {
  as("jeton@example.org");
  const id_token = await server.idToken();
  shiftMs = 3_700_000;
  expect(await give({ id_token })).toMatchObject(BAD);
  shiftMs = 0;
  expect((await give({ id_token })).status).toBe(200);
});

test("a nonce must be in the call and, hashed, in the token, or in neither", async () => {
  as("jeton@example.org");
  expect((await give({ id_token: await server.idToken({ nonce: hex("mine") }), nonce: "mine" })).status).toBe(200);
  const wrong = [
    [{ nonce: hex("mine") }, {}],
    [{ nonce: hex("mine") }, { nonce: "another" }],
    [{}, { nonce: "mine" }],
    [{ nonce: "mine" }, { nonce: "mine" }],
    [{ nonce: hex("") }, { nonce: "" }],
    [{ nonce: 1 }, { nonce: "1" }],
  ];
  for (const [claims, body] of wrong)
    expect(await give({ id_token: await server.idToken(claims as Record<string, unknown>), ...body })).toMatchObject(
      BAD,
    );
});

test("an access token must be the one the ID token came with", async () => {
  as("jeton@example.org");
  const id_token = await server.idToken({ at_hash: atHash("theirs") });
  expect((await give({ id_token, access_token: "theirs" })).status).toBe(200);
  expect(await give({ id_token, access_token: "another" })).toMatchObject(BAD);
  expect(await give({ id_token: await server.idToken({ at_hash: 1 }), access_token: "theirs" })).toMatchObject(BAD);
});

test("a disabled provider, an unknown one and an incomplete body have different errors", async () => {
  expect((await give({ provider: "google", id_token: "x" })).json).toMatchObject({
    error_code: "provider_disabled",
    msg: 'Provider (issuer "https://accounts.google.com") is not enabled',
    code: 400,
  });
  expect((await give({ provider: "nobody", id_token: "x" })).json).toMatchObject({
    error_code: "validation_failed",
    code: 400,
  });
  for (const body of [{}, { id_token: "" }, { id_token: 1 }, { provider: undefined, id_token: "x" }])
    expect((await give(body)).json).toMatchObject({ error: "invalid request" });
});

test("an ID token signs in neither an unproved address nor a banned user", async () => {
  as("jeton@example.org", { sub: "attaquant", email_verified: false });
  expect((await give({ id_token: await server.idToken() })).json).toMatchObject({
    code: 422,
    error_code: "provider_email_needs_verification",
  });
  as("bannie@example.org");
  await give({ id_token: await server.idToken() });
  await app.database.owner.query(
    "update auth.users set banned_until = now() + interval '1 hour' where email = 'bannie@example.org'",
  );
  expect((await give({ id_token: await server.idToken() })).json).toMatchObject({
    code: 403,
    error_code: "user_banned",
  });
});

test("an ID token of a new person sent twice at once makes one account", async () => {
  as("jumelle@example.org");
  const id_token = await server.idToken();
  const answers = await Promise.all([give({ id_token }), give({ id_token }), give({ id_token })]);
  expect(new Set(answers.map(({ json }) => json.user?.id)).size).toBe(1);
});

test("link_identity adds an identity to the signed-in user", async () => {
  const { access_token, user } = await auth.signUp("liee@example.org");
  as("autre@example.org");
  const id_token = await server.idToken();
  expect((await give({ id_token, link_identity: true })).json.error_code).toBe("no_authorization");
  const linkAnswer = await give({ id_token, link_identity: true }, access_token);
  expect(linkAnswer).toMatchObject({
    status: 200,
    json: { user: { id: user.id, email: "liee@example.org", app_metadata: { providers: ["email", "atelier"] } } },
  });
  const claimOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());
  expect(claimOf(linkAnswer.json.access_token).session_id).toBe(claimOf(access_token).session_id);
  expect((await auth.refresh(linkAnswer.json.refresh_token)).status).toBe(200);
  expect((await give({ id_token, link_identity: true }, access_token)).json).toMatchObject({
    code: 422,
    error_code: "identity_already_exists",
  });
  expect((await give({ id_token })).json.user.id).toBe(user.id);
});

test("the official client signs in and links by an ID token", async () => {
  const client = officialClient(address);
  as("client@example.org");
  const { data, error } = await client.signInWithIdToken({
    provider: "atelier",
    token: await server.idToken({ nonce: hex("n") }),
    nonce: "n",
  });
  expect([error, data.user?.email]).toEqual([null, "client@example.org"]);
  expect(
    (await client.signInWithIdToken({ provider: "atelier", token: await server.idToken({}, "another") })).error,
  ).toMatchObject({ status: 400, message: "Bad ID token" });
  as("second@example.org");
  const linkAnswer = await client.linkIdentity({ provider: "atelier", token: await server.idToken() });
  expect([linkAnswer.error, linkAnswer.data.user?.identities?.length]).toEqual([null, 2]);
});
