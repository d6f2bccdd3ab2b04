import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { clientWithoutStorage } from "#test/official-client.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// The checks that every call passes first: headers, other origins, API keys (docs/sign-in-protocol.md#calls-and-errors
// and #keys-and-tokens).

let app: TestApp;
let lockedApp: TestApp;
let keys: { anon: string; service_role: string };
beforeAll(async () => {
  app = await testApp();
  lockedApp = await testApp({
    env: { AUTH_API_KEY_REQUIRED: "true", AUTH_ALLOWED_ORIGINS: "https://app.example.org, https://other.example.org" },
  });
  keys = keysOf(lockedApp);
});
afterAll(() => Promise.all([app.close(), lockedApp.close()]));

const path = ({ config }: TestApp) => join(config.dataDir, "api-keys.json");
const keysOf = (app: TestApp) => JSON.parse(readFileSync(path(app), "utf8")) as typeof keys;
const paths = ["/signup", "/token?grant_type=password", "/logout"] as const;

test("the file of API keys is readable by its owner alone and stays the same after a restart", async () => {
  expect(statSync(path(lockedApp)).mode & 0o777).toBe(0o600);
  const installation = await lockedApp.database.owner.query<{ value: string }>("select value from auth.installation");
  // The two keys, and the mark of the installation key.
  expect(installation.rows).toHaveLength(3);
  for (const { value } of installation.rows) expect(Buffer.from(value, "base64").toString()).not.toContain("eyJ");
  const claims = JSON.parse(Buffer.from(keys.anon.split(".")[1]!, "base64url").toString()) as Record<string, unknown>;
  expect(claims).toMatchObject({ iss: "etabli", role: "anon", iat: expect.any(Number), exp: expect.any(Number) });
  expect(claims).not.toHaveProperty("sub");
});

test("where an API key is required, only our two keys pass", async () => {
  const auth = authCalls(lockedApp);
  const ask = (key?: string) =>
    auth.call("POST", "/signup", {
      body: { email: `cle${Math.random()}@example.org`, password: PASSWORD },
      ...(key && { headers: { apikey: key } }),
    });
  expect(await ask()).toMatchObject({ status: 401, json: { msg: "No API key found in request" } });
  for (const wrong of [
    "x",
    keysOf(app).anon,
    `${keys.anon.slice(0, -1)}_`,
    `${keys.anon.slice(0, -1)}é`,
    keys.anon.split(".").slice(0, 2).join("."),
  ])
    expect((await ask(wrong)).json.msg).toBe("Invalid API key");
  expect((await ask(keys.anon)).status).toBe(200);
  expect((await ask(keys.service_role)).status).toBe(200);
  for (const open of ["/health", "/.well-known/jwks.json"]) expect((await auth.call("GET", open)).status).toBe(200);
  for (const open of ["/verify?token=x&type=signup", "/callback"])
    expect((await lockedApp.server.inject(`/auth/v1${open}`)).statusCode).toBe(303);
  expect((await auth.call("GET", "/authorize?provider=google")).json.error_code).toBe("validation_failed");
  for (const [method, path] of [
    ["GET", "/user"],
    ["POST", "/verify"],
    ["POST", "/factors/x/verify"],
    ["GET", "/user/identities/authorize"],
  ] as const)
    expect((await auth.call(method, path)).json.msg, path).toBe("No API key found in request");
});

test("a requested audience changes nothing", async () => {
  const auth = authCalls(app);
  await auth.signUp("audience@example.org");
  const { json } = await auth.call("POST", "/token?grant_type=password", {
    body: { email: "audience@example.org", password: PASSWORD },
    headers: { "x-jwt-aud": "autre" },
  });
  expect([json.user.aud, JSON.parse(Buffer.from(json.access_token.split(".")[1], "base64url").toString()).aud]).toEqual(
    ["authenticated", "authenticated"],
  );
  expect(
    (await auth.call("GET", "/user", { bearer: json.access_token, headers: { "x-jwt-aud": "autre" } })).status,
  ).toBe(200);
});

test("where no API key is required, any key is ignored", async () => {
  expect((await authCalls(app).call("GET", "/settings", { headers: { apikey: "whatever" } })).status).toBe(200);
});

test("an API key as bearer is no user", async () => {
  const auth = authCalls(app);
  const own = keysOf(app);
  await auth.signUp("personne@example.org");
  for (const key of [own.anon, own.service_role]) {
    expect(await auth.user(key)).toMatchObject({
      status: 403,
      json: { error_code: "bad_jwt", msg: "invalid claim: missing sub claim" },
    });
    expect(await auth.api(key)).toBe(401);
    const signedIn = await auth.call("POST", "/token?grant_type=password", {
      bearer: key,
      body: { email: "personne@example.org", password: PASSWORD },
    });
    expect(signedIn.status).toBe(200);
  }
});

test("the official client signs in with the public key in both headers", async () => {
  const address = await lockedApp.server.listen({ port: 0, host: "127.0.0.1" });
  const headers = { apikey: keys.anon, Authorization: `Bearer ${keys.anon}` };
  const client = clientWithoutStorage(`${address}/auth/v1`, { headers });
  expect((await client.signUp({ email: "officiel@example.org", password: PASSWORD })).error).toBeNull();
  expect((await client.getUser()).data.user?.email).toBe("officiel@example.org");
});

test("without a setting, no answer has a CORS header", async () => {
  for (const oneApp of [app, lockedApp]) {
    const answer = await oneApp.server.inject({
      method: "GET",
      url: "/auth/v1/health",
      headers: { origin: "https://evil.example.org" },
    });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    const preflight = await oneApp.server.inject({
      method: "OPTIONS",
      url: "/auth/v1/token",
      headers: { origin: "https://evil.example.org", "access-control-request-method": "POST" },
    });
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});

test("an origin named in the settings reads answers and errors", async () => {
  const headers = { origin: "https://other.example.org", "access-control-request-method": "POST" };
  for (const one of paths) {
    const preflight = await lockedApp.server.inject({ method: "OPTIONS", url: `/auth/v1${one}`, headers });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": "https://other.example.org",
      vary: expect.stringContaining("Origin"),
    });
    expect(preflight.headers["access-control-allow-headers"]).toMatch(/Authorization.*apikey.*X-Supabase-Api-Version/);
    expect(preflight.headers["access-control-allow-credentials"]).toBeUndefined();
  }
  const refusal = await lockedApp.server.inject({
    method: "POST",
    url: "/auth/v1/token?grant_type=password",
    headers: { origin: headers.origin },
    payload: {},
  });
  expect([
    refusal.statusCode,
    refusal.headers["access-control-allow-origin"],
    refusal.headers["access-control-expose-headers"],
  ]).toEqual([401, headers.origin, expect.stringContaining("X-Supabase-Api-Version")]);
});

test("only the public keys may be cached", async () => {
  const auth = authCalls(app);
  const session = await auth.signUp("caches@example.org");
  const answers = [
    await auth.user(session.access_token),
    await auth.refresh(session.refresh_token),
    await auth.signIn("caches@example.org"),
    await auth.user("x.y.z"),
    await auth.call("GET", "/nothing"),
  ];
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  expect((await auth.call("GET", "/.well-known/jwks.json")).headers["cache-control"]).toBe("public, max-age=600");
});
