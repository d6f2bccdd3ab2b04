import { authCalls } from "#test/auth-calls.ts";
import type { OidcServer } from "#test/oidc-server.ts";
import { oidcServer } from "#test/oidc-server.ts";
import { asProvider, pkcePair, providerCalls } from "#test/provider-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The parameters that /authorize passes on to the provider, and those it refuses.

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let server: OidcServer;
let browser: ReturnType<typeof providerCalls>;

beforeAll(async () => {
  server = await oidcServer();
  app = await testApp({ env: asProvider(server) });
  auth = authCalls(app);
  browser = providerCalls(app, server);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

test("a caller's parameters never replace ours at the provider", async () => {
  const url = await browser.leave({
    scopes: "calendar",
    access_type: "offline",
    prompt: "consent",
    client_id: "evil",
    redirect_uri: "https://evil.org",
    state: "x",
    nonce: "x",
    response_type: "token",
    response_mode: "fragment",
    scope: "x",
  });
  const fields = Object.fromEntries(url.searchParams);
  expect(fields).toMatchObject({
    client_id: "our-client",
    redirect_uri: "http://127.0.0.1:3000/auth/v1/callback",
    response_type: "code",
    scope: "openid email profile calendar",
    access_type: "offline",
    prompt: "consent",
    code_challenge_method: "S256",
  });
  for (const key of ["provider", "scopes", "redirect_to", "response_mode"]) expect(fields).not.toHaveProperty(key);
});

test("each departure has a state, a nonce and a PKCE challenge of its own", async () => {
  const departures = [await browser.leave(), await browser.leave()];
  for (const key of ["state", "nonce", "code_challenge"]) {
    const [first, second] = departures.map(({ searchParams }) => searchParams.get(key) ?? "");
    expect([first?.length, second?.length, first === second]).toEqual([43, 43, false]);
  }
});

test("a provider that is off, unknown or named twice is refused, in both error formats", async () => {
  for (const [query, message] of [
    ["provider=google", "provider is not enabled"],
    ["provider=nobody", "Provider nobody could not be found"],
    ["", "could not be found"],
    ["provider=atelier&provider=atelier", "could not be found"],
  ] as const) {
    expect(await auth.call("GET", `/authorize?${query}`)).toMatchObject({
      status: 400,
      json: { code: 400, error_code: "validation_failed", msg: expect.stringContaining(`Unsupported provider: `) },
    });
    const { json } = await auth.call("GET", `/authorize?${query}`, {
      headers: { "x-supabase-api-version": "2024-01-01" },
    });
    expect(json).toMatchObject({ code: "validation_failed", message: expect.stringContaining(message) });
  }
});

test("an incomplete, plain or short challenge is refused before any redirect", async () => {
  const { query } = pkcePair();
  for (const wrong of [
    { code_challenge: query.code_challenge },
    { code_challenge_method: "s256" },
    { ...query, code_challenge_method: "plain" },
    { ...query, code_challenge: "short" },
  ])
    expect(
      (
        await auth.call(
          "GET",
          `/authorize?${new URLSearchParams({ provider: "atelier", ...(wrong as Record<string, string>) })}`,
        )
      ).json.error_code,
    ).toBe("validation_failed");
});

test("skip_http_redirect answers with the address instead of a redirect", async () => {
  const { status, json } = await auth.call("GET", "/authorize?provider=atelier&skip_http_redirect=true");
  expect([status, new URL(json.url).pathname]).toEqual([200, "/authorize"]);
});

test("the settings list the providers that are on", async () => {
  expect((await auth.call("GET", "/settings")).json.external).toMatchObject({
    google: false,
    apple: false,
    azure: false,
    atelier: true,
  });
});
