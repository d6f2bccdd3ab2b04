import { authCalls } from "#test/auth-calls.ts";
import type { OidcServer } from "#test/oidc-server.ts";
import { oidcServer } from "#test/oidc-server.ts";
import { asProvider, fieldsOf, pkcePair } from "#test/provider-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let server: OidcServer;

beforeAll(async () => {
  server = await oidcServer();
  app = await testApp({ env: { ...asProvider(server), AUTH_REDIRECT_URLS: "https://app.example.org/**" } });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const exchange = (auth_code: string, code_verifier: string) =>
  authCalls(app).call("POST", "/token?grant_type=pkce", { body: { auth_code, code_verifier } });
const users = async () => Number((await app.database.owner.query("select count(*) from auth.users")).rows[0].count);

test("an answer opened in another browser signs nobody in", async () => {
  const cookieOf = (headers: Record<string, unknown>) =>
    [headers["set-cookie"]]
      .flat()
      .map(String)
      .find((one) => one.startsWith("etabli-browser="))!
      .split(";")[0]!;
  const asBrowser = (cookie = "") => ({ accept: "text/html", "user-agent": "Firefox", ...(cookie && { cookie }) });
  const finishFlow = async (answer: URL, headers: Record<string, string>) =>
    new URL(String((await app.server.inject({ url: answer.pathname + answer.search, headers })).headers.location));
  const startFlow = async (query: Record<string, string> = {}) => {
    const { headers } = await app.server.inject({
      url: `/auth/v1/authorize?${new URLSearchParams({
        provider: "atelier",
        redirect_to: "https://app.example.org/retour",
        ...query,
      })}`,
      headers: asBrowser(),
    });
    return { cookie: cookieOf(headers), answer: await server.visit(String(headers.location)) };
  };
  server.person = { sub: "sub-venu", email: "venu@example.org", email_verified: true };
  const strangersFlow = await startFlow();
  for (const cookie of ["", `etabli-browser=${"x".repeat(32)}`, (await startFlow()).cookie]) {
    const { answer } = await startFlow();
    const before = await users();
    const place = await finishFlow(answer, asBrowser(cookie));
    expect([place.origin, fieldsOf(place)]).toEqual([
      "http://127.0.0.1:3000",
      { error: "invalid_request", error_code: "bad_oauth_state", error_description: expect.any(String), sb: "" },
    ]);
    expect(await users()).toBe(before);
  }
  expect(fieldsOf(await finishFlow(strangersFlow.answer, asBrowser(strangersFlow.cookie))).access_token).toBeTypeOf(
    "string",
  );
  const { query } = pkcePair();
  const code = (await finishFlow((await startFlow(query)).answer, asBrowser())).searchParams.get("code")!;
  expect((await exchange(code, pkcePair().verifier)).json.error_code).toBe("bad_code_verifier");
});
