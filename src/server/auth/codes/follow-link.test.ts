import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { lastLetter } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { createHash, randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

// The link of a letter, opened in a browser. It leads to the right address, with the right fields, and works once
// (docs/sign-in-protocol.md#endpoints and #redirects).

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
let people = 0;

beforeAll(async () => {
  app = await testApp({
    clock: () => now,
    env: { AUTH_MAIL_AUTOCONFIRM: "false", AUTH_REDIRECT_URLS: "https://app.example.org/**" },
  });
  auth = authCalls(app);
});
afterEach(() => later(3600));
afterAll(() => app.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  auth.call("POST", path, { body, headers });
const open = async (link: string, method: "GET" | "HEAD" = "GET") =>
  app.server.inject({ method, url: link.slice(link.indexOf("/auth/v1")) });
const fragmentOf = (location: unknown) => Object.fromEntries(new URLSearchParams(String(location).split("#")[1] ?? ""));

async function linkFor(
  options: { path?: string; query?: string; more?: object; headers?: Record<string, string> } = {},
) {
  const email = `lien${++people}@example.org`;
  await post(
    `${options.path ?? "/signup"}${options.query ?? ""}`,
    { email, password: PASSWORD, ...options.more },
    options.headers,
  );
  return { email, link: (await lastLetter(app, email)).link };
}

function pkce() {
  const verifier = randomBytes(32).toString("base64url");
  return {
    verifier,
    more: { code_challenge: createHash("sha256").update(verifier).digest("base64url"), code_challenge_method: "s256" },
  };
}

test("a link leads to our site with the session in the fragment", async () => {
  const { email, link } = await linkFor();
  const answer = await open(link);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(String(answer.headers.location)).toMatch(/^http:\/\/127\.0\.0\.1:3000\/#access_token=[^?]+&sb=$/);
  const fields = fragmentOf(answer.headers.location);
  expect(fields).toMatchObject({
    token_type: "bearer",
    type: "signup",
    expires_in: "3600",
    expires_at: String(now.getTime() / 1000 + 3600),
  });
  expect((await auth.user(fields.access_token!)).json.email).toBe(email);
  expect((await auth.refresh(fields.refresh_token)).status).toBe(200);
});

test("a used or wrong link leads to the same page with the reason", async () => {
  const { link } = await linkFor();
  await open(link);
  for (const bad of [
    link,
    link.replace(/token=\w{8}/, "token=00000000"),
    `${link.split("?")[0]}?type=signup`,
    `${link.split("?")[0]}?token=a&type=nothing`,
  ]) {
    const { statusCode, headers } = await open(bad);
    expect([statusCode, new URL(String(headers.location)).origin, new URL(String(headers.location)).pathname]).toEqual([
      303,
      "http://127.0.0.1:3000",
      "/",
    ]);
    expect(fragmentOf(headers.location)).toMatchObject({
      error: "access_denied",
      error_code: expect.stringMatching(/otp_expired|validation_failed/),
      error_description: expect.any(String),
      sb: "",
    });
  }
});

test("a link opened twice at once works once", async () => {
  const { link } = await linkFor();
  const places = (await Promise.all([open(link), open(link), open(link)])).map(({ headers }) =>
    String(headers.location).includes("access_token"),
  );
  expect(places.filter(Boolean)).toHaveLength(1);
});

test("a HEAD request does not use up a link", async () => {
  const { link } = await linkFor();
  expect((await open(link, "HEAD")).statusCode).toBe(404);
  expect(String((await open(link)).headers.location)).toContain("access_token");
});

test("a link leads to the requested address if allowed, else the caller's page, else our site", async () => {
  const letter = await linkFor({ query: "?redirect_to=https://app.example.org/bienvenue?x=1" });
  expect(String((await open(letter.link)).headers.location)).toMatch(
    /^https:\/\/app\.example\.org\/bienvenue\?x=1#access_token/,
  );
  const evil = await linkFor({
    query: "?redirect_to=https://evil.org/",
    headers: { referer: "http://127.0.0.1:3000/register" },
  });
  expect(String((await open(evil.link)).headers.location)).toMatch(
    /^http:\/\/127\.0\.0\.1:3000\/register#access_token/,
  );
  const turnedLink = await linkFor();
  const bent = turnedLink.link.replace(/redirect_to=.*/, "redirect_to=https%3A%2F%2Fevil.org%2F");
  expect(String((await open(bent)).headers.location)).toMatch(/^http:\/\/127\.0\.0\.1:3000\/?#access_token/);
});

test("a PKCE link gives a code that is exchanged once for a session", async () => {
  const { verifier, more } = pkce();
  const { link } = await linkFor({ path: "/otp", more });
  expect(link).toContain("token=pkce_");
  const location = new URL(String((await open(link)).headers.location));
  expect(location.hash).toBe("");
  const code = location.searchParams.get("code")!;
  const exchange = () => post("/token?grant_type=pkce", { auth_code: code, code_verifier: verifier });
  const answers = await Promise.all([exchange(), exchange()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await exchange()).json.error_code).toBe("flow_state_not_found");
  const secondPage = new URL(String((await open(link)).headers.location));
  expect([secondPage.searchParams.get("error_code"), fragmentOf(secondPage.href).error_code]).toEqual([
    "otp_expired",
    "otp_expired",
  ]);
});

test("a PKCE code ends with a wrong verifier or after five minutes", async () => {
  const codeOf = async (more: object) =>
    new URL(String((await open((await linkFor({ path: "/otp", more })).link)).headers.location)).searchParams.get(
      "code",
    )!;
  const exchange = (auth_code: unknown, code_verifier: unknown) =>
    post("/token?grant_type=pkce", { auth_code, code_verifier });
  const [mine, theirs] = [pkce(), pkce()];
  const stolen = await codeOf(mine.more);
  expect((await exchange(stolen, theirs.verifier)).json.error_code).toBe("bad_code_verifier");
  expect((await exchange(stolen, mine.verifier)).json.error_code).toBe("flow_state_not_found");
  for (const [wait, outcome] of [
    [299, undefined],
    [300, "flow_state_expired"],
  ] as const) {
    const code = await codeOf(mine.more);
    later(wait);
    expect((await exchange(code, mine.verifier)).json.error_code).toBe(outcome);
  }
  expect((await exchange("nothing", mine.verifier)).status).toBe(404);
  for (const [code, verifier] of [
    ["", "x"],
    ["x", ""],
    [null, "x"],
    [{}, "x"],
  ])
    expect((await exchange(code, verifier)).json.error_code).toBe("validation_failed");
});

test("an incomplete, plain, short or malformed challenge is refused", async () => {
  const { more } = pkce();
  const wrong = [
    { code_challenge: more.code_challenge },
    { code_challenge_method: "s256" },
    { ...more, code_challenge_method: "plain" },
    { ...more, code_challenge: "x".repeat(42) },
    { ...more, code_challenge: "x".repeat(129) },
    { ...more, code_challenge: `${"x".repeat(43)}=` },
    { ...more, code_challenge: ["x"] },
  ];
  for (const path of ["/otp", "/recover", "/resend", "/signup"])
    for (const body of wrong)
      expect(
        (await post(path, { email: `pkce${Math.random()}@example.org`, password: PASSWORD, type: "signup", ...body }))
          .json.error_code,
      ).toBe("validation_failed");
  expect((await post("/otp", { email: "majuscules@example.org", ...more, code_challenge_method: "S256" })).status).toBe(
    200,
  );
});
