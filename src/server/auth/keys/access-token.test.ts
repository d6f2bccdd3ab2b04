import { installationKey } from "#server/installation-key.ts";
import { unseal } from "#server/sealed.ts";
import type { AuthSession } from "#test/auth-calls.ts";
import { authCalls } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { SignJWT, generateKeyPair, importJWK } from "jose";
import type { JWK } from "jose";
import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let now = new Date("2026-11-21T08:00:00Z");
let session: AuthSession;
let jwk: JWK;

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  auth = authCalls(app);
  session = await auth.signUp("jetons@example.org");
  jwk = (await auth.call("GET", "/.well-known/jwks.json")).json.keys[0];
});
afterAll(() => app.close());

const part = (token: string, index: number) =>
  JSON.parse(Buffer.from(token.split(".")[index]!, "base64url").toString()) as Record<string, unknown>;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Both the auth server and our own API refuse the token. */
async function expectRefused(token: string): Promise<void> {
  const answer = await auth.user(token);
  expect([401, 403]).toContain(answer.status);
  expect(["bad_jwt", "no_authorization"]).toContain(answer.json.error_code);
  expect(await auth.api(token)).toBe(401);
}

test("an access token works on both APIs and holds its user, audience and expiry", async () => {
  expect((await auth.user(session.access_token)).status).toBe(200);
  expect(await auth.api(session.access_token)).toBe(200);
  expect(part(session.access_token, 0)).toEqual({ alg: "ES256", typ: "JWT", kid: jwk.kid });
  expect(part(session.access_token, 1)).toMatchObject({
    aud: "authenticated",
    role: "authenticated",
    aal: "aal1",
    sub: session.user.id,
    exp: now.getTime() / 1000 + 3600,
  });
});

test("the published key verifies tokens and holds nothing private", () => {
  expect(jwk).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" });
  expect(jwk.d).toBeUndefined();
});

test("a token without signature, with another algorithm or signed with the public key is refused", async () => {
  const [header, payload] = session.access_token.split(".");
  const none = `${encode({ alg: "none", typ: "JWT" })}.${payload}.`;
  const unsignedToken = `${header}.${payload}.${"A".repeat(86)}`;
  const asSecret = `${encode({ alg: "HS256", typ: "JWT", kid: jwk.kid })}.${payload}`;
  const hmac = createHmac("sha256", JSON.stringify(jwk)).update(asSecret).digest("base64url");
  for (const token of [
    none,
    unsignedToken,
    `${asSecret}.${hmac}`,
    `${header}.${payload}`,
    "a.b.c",
    "",
    `${session.access_token}x`,
  ])
    await expectRefused(token);
});

test("a token signed with another key is refused, even under our key's name", async () => {
  const stranger = await generateKeyPair("ES256", { extractable: true });
  const claims = part(session.access_token, 1);
  for (const header of [
    { kid: jwk.kid },
    { kid: "unknown" },
    {},
    { kid: jwk.kid, jku: "https://example.org/jwks.json" },
    { kid: jwk.kid, jwk },
  ])
    await expectRefused(
      await new SignJWT(claims).setProtectedHeader({ alg: "ES256", ...header }).sign(stranger.privateKey),
    );
});

test("a token with another audience, issuer or key, or without user or expiry, is refused", async () => {
  const claims = part(session.access_token, 1);
  const { sub: _, ...nobody } = claims;
  const { exp: __, ...endless } = claims;
  for (const wrong of [{ ...claims, aud: "anon" }, { ...claims, iss: "https://example.org/auth/v1" }, nobody, endless])
    await expectRefused(await signedByUs(wrong));
  await expectRefused(await signedByUs(claims, "unknown"));
  expect((await auth.user(await signedByUs(claims))).status).toBe(200);
});

test("a bad token is refused with the reason", async () => {
  const [header, payload] = session.access_token.split(".");
  const claims = part(session.access_token, 1);
  const unreadable = "invalid JWT: unable to parse or verify signature, ";
  const refusalOf = async (authorization: string) => {
    const { status, json } = await auth.call("GET", "/user", { headers: { authorization } });
    return `${status} ${json.error_code} ${json.msg}`;
  };
  for (const malformedToken of ["x", "a.b", "a.b.c"])
    expect(await refusalOf(`Bearer ${malformedToken}`)).toBe(`403 bad_jwt ${unreadable}token is malformed`);
  for (const badToken of [`${header}.${payload}.${"A".repeat(86)}`, await signedByUs(claims, "unknown")])
    expect(await refusalOf(`Bearer ${badToken}`)).toBe(`403 bad_jwt ${unreadable}signature is invalid`);
  expect(await refusalOf(`Bearer ${await signedByUs({ ...claims, exp: now.getTime() / 1000 - 61 })}`)).toBe(
    `403 bad_jwt ${unreadable}token is expired`,
  );
  expect(await refusalOf(`Bearer ${await signedByUs({ ...claims, nbf: now.getTime() / 1000 + 61 })}`)).toBe(
    `403 bad_jwt ${unreadable}token has invalid claims`,
  );
  expect(await refusalOf(`Bearer ${await signedByUs({ ...claims, sub: "'; --" })}`)).toBe(
    "403 bad_jwt invalid claim: sub claim must be a UUID",
  );
  for (const none of ["Bearer", "Bearer ", "Basic eDp5", session.access_token])
    expect(await refusalOf(none)).toBe("401 no_authorization This endpoint requires a valid Bearer token");
});

test("a token of an unknown or malformed session is refused", async () => {
  const claims = part(session.access_token, 1);
  const strange = await signedByUs({ ...claims, session_id: randomUUID() });
  expect((await auth.user(strange)).json.error_code).toBe("session_not_found");
  expect(await auth.api(strange)).toBe(401);
  const nothing = await signedByUs({ ...claims, session_id: "'; drop table project; --" });
  expect((await auth.user(nothing)).json.error_code).toBe("session_not_found");
  expect(await auth.api(nothing)).toBe(401);
  expect(await auth.api(await signedByUs({ ...claims, sub: "1' or '1'='1" }))).toBe(401);
});

test("a cached token still expires on time, with a minute of clock skew", async () => {
  const { access_token: token } = (await auth.signIn("jetons@example.org")).json as AuthSession;
  expect(await auth.api(token)).toBe(200);
  now = new Date(now.getTime() + (3600 + 59) * 1000);
  expect(await auth.api(token)).toBe(200);
  now = new Date(now.getTime() + 2_000);
  expect(await auth.api(token)).toBe(401);
  expect((await auth.user(token)).json.error_code).toBe("bad_jwt");
});

test("signing out takes effect at once on our own API, even for cached tokens", async () => {
  const { access_token: token } = (await auth.signIn("jetons@example.org")).json as AuthSession;
  expect(await auth.api(token)).toBe(200);
  await auth.call("POST", "/logout?scope=local", { bearer: token });
  expect(await auth.api(token)).toBe(401);
});

// Signed with the installation's own key, which nobody outside has.
async function signedByUs(claims: Record<string, unknown>, keyId?: string): Promise<string> {
  const { rows } = await app.database.owner.query<{ sealed: Buffer; kid: string }>(
    "select sealed_private_jwk as sealed, kid from auth.signing_keys",
  );
  const { sealed, kid } = rows[0]!;
  const own = unseal(installationKey(app.config.dataDir, app.config.installationKey), sealed).toString();
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "ES256", typ: "JWT", kid: keyId ?? kid })
    .sign(await importJWK(JSON.parse(own) as JWK, "ES256"));
}
