import { authCalls } from "#test/auth-calls.ts";
import { oidcServer } from "#test/oidc-server.ts";
import { asProvider, fieldsOf, providerCalls } from "#test/provider-calls.ts";
import { testApp } from "#test/test-app.ts";
import { expect, onTestFinished, test } from "vitest";

test("while a provider is down browsers are sent back and callers told to try again", async () => {
  const server = await oidcServer();
  const app = await testApp({ env: { ...asProvider(server), AUTH_PROVIDER_TIMEOUT_SECONDS: "3" } });
  onTestFinished(async () => {
    await app.close();
    await server.close();
  });
  const [auth, browser] = [authCalls(app), providerCalls(app, server)];
  browser.as("patiente@example.org");
  // The slow one comes first: a call that joins its reading of the configuration also ends with it.
  for (const misdeeds of [{ delayMs: 4_000 }, { status: 503 }]) {
    server.misdeeds = misdeeds;
    expect(fieldsOf(await browser.leave())).toMatchObject({
      error: "temporarily_unavailable",
      error_code: "unexpected_failure",
      sb: "",
    });
  }
  server.misdeeds = { status: 404 };
  expect(fieldsOf(await browser.leave()).error).toBe("server_error");
  expect((await auth.call("GET", "/authorize?provider=atelier&skip_http_redirect=true")).status).toBe(500);
  server.misdeeds = { status: 503 };
  expect((await auth.call("GET", "/authorize?provider=atelier&skip_http_redirect=true")).status).toBe(503);
  expect(
    (await auth.call("POST", "/token?grant_type=id_token", { body: { provider: "atelier", id_token: "x" } })).status,
  ).toBe(503);
  server.misdeeds = {};
  expect(fieldsOf(await browser.through()).access_token).toBeTypeOf("string");
  const before = server.asked.filter(({ path }) => path.includes("well-known")).length;
  await Promise.all([browser.leave(), browser.leave(), browser.leave()]);
  expect(server.asked.filter(({ path }) => path.includes("well-known"))).toHaveLength(before);
});

test("a provider whose port is closed counts as down", async () => {
  const app = await testApp({
    env: { AUTH_OIDC_PROVIDERS: "atelier", AUTH_ATELIER_CLIENT_ID: "x", AUTH_ATELIER_ISSUER: "http://127.0.0.1:9" },
  });
  onTestFinished(() => app.close());
  const answer = await app.server.inject({ url: "/auth/v1/authorize?provider=atelier" });
  expect(fieldsOf(new URL(String(answer.headers.location)))).toMatchObject({ error: "temporarily_unavailable" });
});

test("/authorize and /callback are limited by client address", async () => {
  const app = await testApp({ env: { AUTH_RATE_LIMIT_FACTOR: "1" } });
  onTestFinished(() => app.close());
  const call = async (method: "GET" | "POST", path: string, remoteAddress = "192.0.2.1") =>
    (await app.server.inject({ method, url: `/auth/v1${path}`, remoteAddress })).statusCode;
  for (let at = 0; at < 30; at++) expect(await call("GET", "/callback?state=x")).toBe(303);
  for (const [method, path] of [
    ["GET", "/callback?state=x"],
    ["POST", "/callback"],
    ["GET", "/authorize?provider=google"],
    ["GET", "/user/identities/authorize?provider=google"],
  ] as const)
    expect(await call(method, path)).toBe(429);
  expect(await call("GET", "/callback?state=x", "192.0.2.2")).toBe(303);
});
