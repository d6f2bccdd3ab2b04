import { apiKeysOf } from "#test/admin-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { authEndpoints } from "#test/auth-endpoints.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";

// Every call to the auth server is answered or refused without a server error, with any value in any field, parameter
// or header.

const faults: string[] = [];
const log = pino(
  { level: "error" },
  new Writable({ write: (line, _encoding, done) => (faults.push(String(line)), done()) }),
);
let app: TestApp;
let [admin, person, otherId] = ["", "", ""];
beforeAll(async () => {
  app = await testApp({
    log,
    env: {
      SMS_URL: "outbox:",
      AUTH_ANONYMOUS_ENABLED: "true",
      AUTH_MANUAL_LINKING_ENABLED: "true",
      AUTH_SMS_PER_HOUR: "100000",
    },
  });
  const session = await authCalls(app).signUp("claire@example.org");
  const other = await authCalls(app).signUp("paul@example.org");
  [admin, person, otherId] = [apiKeysOf(app).service_role, session.access_token, other.user.id];
});
afterAll(() => app.close());

/** Each field of each call gets the next one of these, and the next one of `ODD`. */
const VALUES: unknown[] = ["a\u0000b", "moitié \ud83d ici", { "a\u0000\ud800": "\udfff" }];
const ODD: unknown[] = ["-271821-04-20", "9".repeat(40), null, 1e308, ["\u0000"]];
const WRITTEN = ["a%00b", "%ED%A0%80", "-271821-04-20", "9".repeat(40)];
const FIELDS = [
  "email",
  "phone",
  "password",
  "data",
  "type",
  "token",
  "token_hash",
  "code",
  "code_verifier",
  "code_challenge",
  "code_challenge_method",
  "refresh_token",
  "auth_code",
  "nonce",
  "current_password",
  "channel",
  "create_user",
  "provider",
  "id_token",
  "access_token",
  "factor_type",
  "friendly_name",
  "issuer",
  "challenge_id",
  "app_metadata",
  "user_metadata",
  "role",
  "ban_duration",
  "email_confirm",
  "new_email",
  "redirect_to",
  "should_soft_delete",
  "id",
  "password_hash",
  "aud",
  "gotrue_meta_security",
  "options",
  "grant_type",
];
const GRANTS = ["password", "refresh_token", "pkce", "id_token", "web3"];
const QUERY = [
  "grant_type",
  "redirect_to",
  "token",
  "type",
  "provider",
  "scopes",
  "page",
  "per_page",
  "scope",
  "state",
  "code",
  "error",
  "code_challenge",
  "code_challenge_method",
  "filter",
  "sort",
  "skip_http_redirect",
];

type HostileRequest = { body?: unknown; query?: string; param?: string };

/** The signs of a server error in the answer and in the log, or null. */
async function send(endpoint: string, { body, query = "", param = otherId }: HostileRequest): Promise<string | null> {
  const [method = "", path = ""] = endpoint.split(" ");
  const url = `/auth/v1${path.replace(/:\w+|\*/g, () => param)}${query}`;
  const bearer = path.startsWith("/admin") || path === "/invite" ? admin : person;
  const answer = await app.server.inject({
    method: method as "GET",
    url,
    headers: { authorization: `Bearer ${bearer}` },
    ...(body !== undefined && { payload: body as object }),
  });
  const isFault = answer.statusCode >= 500 || faults.length > 0;
  return isFault
    ? `${method} ${url} ${JSON.stringify(body)}: ${answer.statusCode} ${faults.splice(0).join("").slice(0, 300)}`
    : null;
}

// These calls would end the session that the test uses, or delete the user it acts on.
const ENDS_THE_WALK = /^POST \/logout|^DELETE \/admin\/users\/:\w+$/;

/** Bodies that a single hostile field does not cover. */
const BASES = [
  {},
  { email: "nouvelle@example.org", password: PASSWORD, type: "signup", token: "123456" },
  { phone: "33612345678", type: "sms", factor_type: "phone", token: "123456", code: "123456" },
];

test("no value in any field of any body causes a server error", { timeout: 240_000 }, async () => {
  const refusals: (string | null)[] = [];
  const reading = (await authEndpoints()).filter(
    (endpoint) => /^(POST|PUT|PATCH|DELETE) /.test(endpoint) && !ENDS_THE_WALK.test(endpoint),
  );
  expect(reading.length).toBeGreaterThan(20);
  for (const [rank, endpoint] of reading.entries())
    for (const [place, field] of FIELDS.entries())
      for (const [index, value] of [VALUES[(rank + place) % VALUES.length], ODD[place % ODD.length]].entries())
        refusals.push(
          await send(endpoint, {
            body: { ...BASES[(place + index) % BASES.length], [field]: value },
            ...(endpoint === "POST /token" && { query: `?grant_type=${GRANTS[(place + index) % GRANTS.length]}` }),
          }),
        );
  expect(refusals.filter((refusal) => refusal !== null)).toEqual([]);
  // The session of the test lived until its end.
  expect((await authCalls(app).user(person)).status).toBe(200);
});

test("no text in any parameter of a query or path causes a server error", { timeout: 120_000 }, async () => {
  const refusals: (string | null)[] = [];
  const endpoints = (await authEndpoints()).filter((endpoint) => !ENDS_THE_WALK.test(endpoint));
  // Each parameter of each call gets the next text: every parameter gets every text of some call.
  for (const [rank, endpoint] of endpoints.entries()) {
    const body = !endpoint.startsWith("GET") && { body: BASES[1] };
    for (const [place, name] of QUERY.entries())
      refusals.push(await send(endpoint, { query: `?${name}=${WRITTEN[(rank + place) % WRITTEN.length]}`, ...body }));
    for (const param of endpoint.includes(":") ? WRITTEN : []) refusals.push(await send(endpoint, { param, ...body }));
  }
  expect(refusals.filter((refusal) => refusal !== null)).toEqual([]);
  // The session of the test lived until its end.
  expect((await authCalls(app).user(person)).status).toBe(200);
});
