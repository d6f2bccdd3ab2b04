import { authCalls } from "#test/auth-calls.ts";
import type { OidcServer } from "#test/oidc-server.ts";
import { oidcServer } from "#test/oidc-server.ts";
import { asProvider, fieldsOf, pkcePair, providerCalls } from "#test/provider-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

// The return from the provider: /callback. The provider is a small server of our own, so that it can misbehave.

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let server: OidcServer;
let browser: ReturnType<typeof providerCalls>;
let shiftMs = 0;
const logLines: string[] = [];
let people = 0;

beforeAll(async () => {
  server = await oidcServer();
  const { pino } = await import("pino");
  const log = pino({ level: "trace" }, { write: (line: string) => void logLines.push(line) });
  app = await testApp({
    clock: () => new Date(Date.now() + shiftMs),
    log,
    env: {
      ...asProvider(server),
      AUTH_REDIRECT_URLS: "https://app.example.org/**",
      AUTH_PROVIDER_TIMEOUT_SECONDS: "1",
    },
  });
  auth = authCalls(app);
  browser = providerCalls(app, server);
});
afterEach(() => {
  server.misdeeds = {};
  shiftMs = 0;
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const someone = (more: Record<string, unknown> = {}) => {
  const email = `venu${++people}@example.org`;
  browser.as(email, more);
  return email;
};
const exchange = (auth_code: string, code_verifier: string) =>
  auth.call("POST", "/token?grant_type=pkce", { body: { auth_code, code_verifier } });
const problem = (error: string, error_code: string) =>
  expect.objectContaining({ error, error_code, error_description: expect.any(String), sb: "" });
const users = async () => Number((await app.database.owner.query("select count(*) from auth.users")).rows[0].count);

test("the browser comes back with a session and the provider's tokens in the fragment, cached nowhere", async () => {
  const email = someone({ name: "Léa Martin", picture: "https://example.org/lea.png" });
  const answer = await browser.visit(await browser.leave({ redirect_to: "https://app.example.org/bienvenue?x=1" }));
  const { statusCode, headers } = await app.server.inject({ url: `${answer.pathname}${answer.search}` });
  expect([statusCode, headers["cache-control"]]).toEqual([303, "no-store"]);
  const location = new URL(String(headers.location));
  expect(`${location.origin}${location.pathname}${location.search}`).toBe("https://app.example.org/bienvenue?x=1");
  const fields = fieldsOf(location);
  expect(fields).toMatchObject({
    token_type: "bearer",
    expires_in: "3600",
    provider_token: "their-access-token",
    provider_refresh_token: "their-refresh-token",
    sb: "",
  });
  expect((await auth.user(fields.access_token!)).json).toMatchObject({
    email,
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: "atelier", providers: ["atelier"] },
    user_metadata: {
      iss: server.issuer,
      sub: `sub-${email}`,
      provider_id: `sub-${email}`,
      email,
      email_verified: true,
      phone_verified: false,
      name: "Léa Martin",
      full_name: "Léa Martin",
      avatar_url: "https://example.org/lea.png",
    },
    identities: [
      {
        provider: "atelier",
        id: `sub-${email}`,
        email,
        identity_data: { full_name: "Léa Martin" },
        last_sign_in_at: expect.any(String),
      },
    ],
  });
  const claims = JSON.parse(Buffer.from(fields.access_token!.split(".")[1]!, "base64url").toString());
  expect(claims).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });
  expect((await auth.refresh(fields.refresh_token)).status).toBe(200);
});

test("a redirect that is not allowed leads to our site", async () => {
  someone();
  expect((await browser.through({ redirect_to: "https://evil.org/" })).origin).toBe("http://127.0.0.1:3000");
});

test("with PKCE the browser comes back with a code, exchanged once for a session and the tokens", async () => {
  const email = someone();
  const { verifier, query } = pkcePair();
  const location = await browser.through(query);
  expect(location.hash).toBe("");
  const code = location.searchParams.get("code")!;
  const answers = await Promise.all([exchange(code, verifier), exchange(code, verifier)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const session = answers.find(({ status }) => status === 200)!.json;
  expect(session).toMatchObject({
    provider_token: "their-access-token",
    provider_refresh_token: "their-refresh-token",
    user: { email },
  });
  expect(JSON.parse(Buffer.from(session.access_token.split(".")[1], "base64url").toString()).amr).toMatchObject([
    { method: "oauth" },
  ]);
});

test("a code needs its own verifier within five minutes", async () => {
  someone();
  const [mine, theirs] = [pkcePair(), pkcePair()];
  const codeOf = async () => (await browser.through(mine.query)).searchParams.get("code")!;
  expect((await exchange(await codeOf(), theirs.verifier)).json.error_code).toBe("bad_code_verifier");
  const code = await codeOf();
  const flows = await app.database.owner.query("select * from auth.flow_state");
  expect(JSON.stringify(flows.rows)).not.toMatch(/their-(access|refresh)-token/);
  expect(JSON.stringify(flows.rows)).not.toContain(code);
  shiftMs += 300_000;
  expect((await exchange(code, mine.verifier)).json.error_code).toBe("flow_state_expired");
});

test("a state is stored hashed and works once, even when sent twice at the same time", async () => {
  someone();
  const page = await browser.leave();
  expect(JSON.stringify((await app.database.owner.query("select * from auth.flow_state")).rows)).not.toContain(
    page.searchParams.get("state"),
  );
  const answer = await browser.visit(page);
  const places = await Promise.all([browser.back(answer), browser.back(answer), browser.back(answer)]);
  expect(places.filter((place) => fieldsOf(place).access_token)).toHaveLength(1);
  expect(fieldsOf(await browser.back(answer))).toEqual(problem("invalid_request", "bad_oauth_state"));
});

test("an expired, unknown or missing state is refused without asking the provider", async () => {
  someone();
  const answer = await browser.visit(await browser.leave());
  server.asked = [];
  shiftMs += 300_000;
  expect(fieldsOf(await browser.back(answer))).toEqual(problem("invalid_request", "bad_oauth_state"));
  answer.searchParams.set("state", "x".repeat(43));
  expect(fieldsOf(await browser.back(answer))).toEqual(problem("invalid_request", "bad_oauth_state"));
  answer.searchParams.delete("state");
  expect(fieldsOf(await browser.back(answer))).toEqual(problem("invalid_request", "bad_oauth_callback"));
  expect(server.asked).toEqual([]);
});

test("a state is not accepted as a code", async () => {
  const { verifier, query } = pkcePair();
  const page = await browser.leave(query);
  expect((await exchange(page.searchParams.get("state")!, verifier)).json.error_code).toBe("flow_state_not_found");
});

test("a code is not accepted as a state", async () => {
  someone();
  const { verifier, query } = pkcePair();
  const page = await browser.leave(query);
  const code = (await browser.back(await browser.visit(page))).searchParams.get("code")!;
  expect(fieldsOf(await browser.back(new URL(`http://127.0.0.1:3000/auth/v1/callback?code=x&state=${code}`)))).toEqual(
    problem("invalid_request", "bad_oauth_state"),
  );
  expect((await exchange(code, verifier)).status).toBe(200);
});

test("the code of another flow, or no code, signs nobody in", async () => {
  someone();
  const [mine, theirs] = [await browser.visit(await browser.leave()), await browser.visit(await browser.leave())];
  mine.searchParams.set("code", theirs.searchParams.get("code")!);
  expect(fieldsOf(await browser.back(mine))).toEqual(problem("server_error", "unexpected_failure"));
  const none = await browser.visit(await browser.leave());
  none.searchParams.delete("code");
  expect(fieldsOf(await browser.back(none))).toEqual(problem("invalid_request", "bad_oauth_callback"));
});

test("a refusal at the provider comes back in the fragment, with PKCE in the query too", async () => {
  const declineFlow = async (query: Record<string, string>) => {
    const state = (await browser.leave({ redirect_to: "https://app.example.org/", ...query })).searchParams.get(
      "state",
    )!;
    return browser.back(
      new URL(
        `http://127.0.0.1:3000/auth/v1/callback?${new URLSearchParams({
          state,
          error: "access_denied",
          error_description: "No <thanks>",
        })}`,
      ),
    );
  };
  const location = await declineFlow({});
  expect([location.origin, location.search, fieldsOf(location)]).toEqual([
    "https://app.example.org",
    "",
    { error: "access_denied", error_code: "bad_oauth_callback", error_description: "No <thanks>", sb: "" },
  ]);
  expect(Object.fromEntries((await declineFlow(pkcePair().query)).searchParams)).toMatchObject({
    error: "access_denied",
  });
});

test.each([
  ["signed with another key", { isSignedByAnother: true }],
  ["with another nonce", { claims: { nonce: "another" } }],
  ["without a nonce", { claims: { nonce: undefined } }],
  ["of another issuer", { claims: { iss: "https://evil.org" } }],
  ["for another client", { claims: { aud: "another" } }],
  ["that is over", { claims: { iat: 1_700_000_000, exp: 1_700_003_600 } }],
  ["about nobody", { claims: { sub: undefined } }],
  ["that is not there", { lacksIdToken: true }],
])("an ID token %s signs nobody in", async (_what, misdeeds) => {
  someone();
  const [answer, before] = [await browser.visit(await browser.leave()), await users()];
  server.misdeeds = misdeeds;
  expect(fieldsOf(await browser.back(answer))).toEqual(problem("server_error", "unexpected_failure"));
  expect(await users()).toBe(before);
});

test("when a provider is slow or fails the browser comes back with temporarily_unavailable", async () => {
  someone();
  for (const misdeeds of [{ delayMs: 1_500 }, { status: 503 }]) {
    const answer = await browser.visit(await browser.leave());
    server.misdeeds = misdeeds;
    expect(fieldsOf(await browser.back(answer))).toEqual(problem("temporarily_unavailable", "unexpected_failure"));
    server.misdeeds = {};
  }
});

test("an address missing in the ID token is read from the userinfo endpoint", async () => {
  const email = someone();
  server.misdeeds = { claims: { email: undefined, email_verified: undefined } };
  expect((await auth.user(fieldsOf(await browser.through()).access_token!)).json.email).toBe(email);
});

test("Apple's form is read by /callback alone", async () => {
  const email = someone();
  const redirect = await app.server.inject({
    url: "/auth/v1/authorize?provider=atelier",
    headers: { accept: "text/html" },
  });
  const answer = await server.visit(String(redirect.headers.location));
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    origin: "https://appleid.apple.com",
    cookie: String(redirect.headers["set-cookie"]).split(";")[0]!,
  };
  const user = JSON.stringify({ name: { firstName: "Léa", lastName: "Martin" } });
  const postedAnswer = await app.server.inject({
    method: "POST",
    url: "/auth/v1/callback",
    headers,
    payload: new URLSearchParams({ ...Object.fromEntries(answer.searchParams), user }).toString(),
  });
  expect(postedAnswer.statusCode).toBe(303);
  expect((await auth.user(fieldsOf(new URL(String(postedAnswer.headers.location))).access_token!)).json).toMatchObject({
    email,
    user_metadata: { full_name: "Léa Martin" },
  });
  for (const url of ["/auth/v1/otp", "/auth/v1/token?grant_type=password"])
    expect((await app.server.inject({ method: "POST", url, headers, payload: "email=a@b.fr" })).json().error_code).toBe(
      "bad_json",
    );
});

test("a HEAD request does not use up the answer", async () => {
  someone();
  const answer = await browser.visit(await browser.leave());
  expect((await app.server.inject({ method: "HEAD", url: `${answer.pathname}${answer.search}` })).statusCode).toBe(404);
  expect(fieldsOf(await browser.back(answer)).access_token).toBeTypeOf("string");
});

test("flows that nobody finished are deleted", async () => {
  await browser.leave();
  shiftMs += 3_700_000;
  await browser.leave();
  expect((await app.database.owner.query("select 1 from auth.flow_state where created_at < now()")).rows).toEqual([]);
});

test("the log holds no state, code, token or secret", async () => {
  const logText = logLines.join("");
  expect(logText).toContain("a provider could not be asked");
  for (const secret of ["their-access-token", "their-refresh-token", "our-secret", "state=", "code="])
    expect(logText).not.toContain(secret);
  for (const { fields } of server.asked)
    for (const key of ["code", "state", "code_verifier"]) if (fields[key]) expect(logText).not.toContain(fields[key]);
});
