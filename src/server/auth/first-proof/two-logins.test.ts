import type { AuthSession } from "#test/auth-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { lastLetter } from "#test/letters.ts";
import type { OidcServer } from "#test/oidc-server.ts";
import { oidcServer } from "#test/oidc-server.ts";
import { asProvider, fieldsOf, providerCalls } from "#test/provider-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A user types another person's login on their account, and proves their own second login there. Each login has a first
// proof of its own.

let server: OidcServer;
let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let people = 0;
beforeAll(async () => {
  server = await oidcServer();
  app = await testApp({
    env: {
      ...asProvider(server),
      SMS_URL: "outbox:",
      AUTH_TEST_CODES: PHONES.map((phone) => `${phone}=${SMS_CODE}`).join(","),
      AUTH_MAIL_AUTOCONFIRM: "true",
      AUTH_PHONE_AUTOCONFIRM: "true",
      AUTH_ANONYMOUS_ENABLED: "true",
      AUTH_SECURE_EMAIL_CHANGE: "false",
    },
  });
  auth = authCalls(app);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const PHONES = Array.from({ length: 20 }, (_, index) => String(33_660_000_000 + index));
const SMS_CODE = "246810";
const STRANGERS = "le mot d'un autre";
const THIEF = { "user-agent": "Voleur", origin: "http://127.0.0.1:3000" };
const OWNER = { "user-agent": "Propriétaire", origin: "http://127.0.0.1:3000" };
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers["set-cookie"] ?? []]
    .flat()
    .map((one) => String(one).split(";")[0])
    .join("; ");
const forgetLimits = () => app.database.owner.query("delete from auth.rate_buckets");
const newLogins = () => ({ email: `deux${++people}@example.org`, phone: PHONES[people]! });

async function provePhone(phone: string, headers: Record<string, string>): Promise<AuthSession> {
  await forgetLimits();
  await auth.call("POST", "/otp", { body: { phone, create_user: false }, headers });
  return (await auth.call("POST", "/verify", { body: { type: "sms", phone, token: SMS_CODE }, headers })).json;
}

async function recover(email: string, headers: Record<string, string>): Promise<AuthSession> {
  await forgetLimits();
  await auth.call("POST", "/recover", { body: { email }, headers });
  return (
    await auth.call("POST", "/verify", {
      body: { type: "recovery", email, token: (await lastLetter(app, email)).code },
      headers,
    })
  ).json;
}

/** Ways to have an account with another person's unproved address and one's own proved number. */
const HOLDS = {
  "signing up first": async ({ email, phone }: { email: string; phone: string }) => {
    const signUp = await auth.call("POST", "/signup", { body: { email, password: STRANGERS }, headers: THIEF });
    const headers = { ...THIEF, cookie: cookiesOf(signUp) };
    expect(
      (await auth.call("PUT", "/user", { bearer: signUp.json.access_token, body: { phone }, headers })).status,
    ).toBe(200);
    return provePhone(phone, headers);
  },
  "an anonymous account": async ({ email, phone }: { email: string; phone: string }) => {
    const { json } = await auth.call("POST", "/signup", { body: { data: {} }, headers: THIEF });
    for (const body of [{ email }, { phone }, { password: STRANGERS }])
      expect(
        (await auth.call("PUT", "/user", { bearer: json.access_token, body, headers: THIEF })).status,
        JSON.stringify(body),
      ).toBe(200);
    await app.database.owner.query("update auth.users set phone_proved_at = now() where id = $1", [json.user.id]);
    return json as AuthSession;
  },
};

test.each(Object.keys(HOLDS) as (keyof typeof HOLDS)[])(
  "an account that claimed an address by %s loses it when its owner recovers",
  async (hold) => {
    const logins = newLogins();
    const thief = await HOLDS[hold](logins);
    const owner = await recover(logins.email, OWNER);
    expect([owner.user.email, owner.user.phone, owner.user.id === thief.user.id]).toEqual([logins.email, "", false]);
    expect((owner as { choose_password?: string }).choose_password).toBe("true");
    expect((await auth.call("PUT", "/user", { bearer: owner.access_token, body: { password: PASSWORD } })).status).toBe(
      200,
    );
    expect((await auth.signIn(logins.email, STRANGERS)).json.error_code).toBe("invalid_credentials");
    expect((await auth.user(thief.access_token)).json).toMatchObject({
      id: thief.user.id,
      email: "",
      phone: logins.phone,
    });
    expect((await provePhone(logins.phone, THIEF)).user.id).toBe(thief.user.id);
    expect((await recover(logins.email, OWNER)).user.id).toBe(owner.user.id);
  },
);

test.each(Object.keys(HOLDS) as (keyof typeof HOLDS)[])(
  "the owner gets the address back by a provider too (%s)",
  async (hold) => {
    const logins = newLogins();
    const thief = await HOLDS[hold](logins);
    const way = providerCalls(app, server);
    way.as(logins.email);
    const { json: owner } = await auth.user(fieldsOf(await way.through()).access_token!);
    expect([owner.email, owner.phone, owner.id === thief.user.id]).toEqual([logins.email, "", false]);
    expect((await auth.signIn(logins.email, STRANGERS)).json.error_code).toBe("invalid_credentials");
  },
);

test("the owner of a number that was only typed on another account gets an account of their own", async () => {
  const { email, phone } = newLogins();
  await auth.call("POST", "/signup", { body: { email, password: STRANGERS }, headers: THIEF });
  const thief = await recover(email, THIEF);
  expect(
    (await auth.call("PUT", "/user", { bearer: thief.access_token, body: { phone, password: STRANGERS } })).status,
  ).toBe(200);
  const owner = await provePhone(phone, OWNER);
  expect([owner.user.email, owner.user.phone, owner.user.id === thief.user.id]).toEqual(["", phone, false]);
  expect(
    (await auth.call("POST", "/token?grant_type=password", { body: { phone, password: STRANGERS } })).json.error_code,
  ).toBe("invalid_credentials");
  expect((await auth.user(thief.access_token)).json).toMatchObject({ email, phone: "" });
});

test("proving address and number in the same browser keeps one account and its password", async () => {
  const { email, phone } = newLogins();
  const signUp = await auth.call("POST", "/signup", { body: { email, password: PASSWORD }, headers: OWNER });
  const headers = { ...OWNER, cookie: cookiesOf(signUp) };
  await auth.call("PUT", "/user", { bearer: signUp.json.access_token, body: { phone }, headers });
  expect((await provePhone(phone, headers)).user.id).toBe(signUp.json.user.id);
  expect((await recover(email, headers)).user).toMatchObject({ id: signUp.json.user.id, phone });
  expect((await auth.signIn(email)).status).toBe(200);
});
