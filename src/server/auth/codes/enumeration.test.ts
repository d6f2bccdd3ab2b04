import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { lastLetter, waitingLetters } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// With confirmation on, no call shows who is registered, by its status, form, pace or time (ASVS 6.3.8).

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
let count = 0;
const nobody = () => `nobody${++count}@example.org`;

beforeAll(async () => {
  app = await testApp({ clock: () => now, env: { AUTH_MAIL_AUTOCONFIRM: "false" } });
  auth = authCalls(app);
});
afterAll(() => app.close());

const post = (path: string, body: unknown) => auth.call("POST", path, { body });

async function person(state: "unconfirmed" | "confirmed" | "banned"): Promise<string> {
  const email = `${state}${++count}@example.org`;
  await post("/signup", { email, password: PASSWORD });
  if (state !== "unconfirmed")
    await post("/verify", { type: "signup", email, token: (await lastLetter(app, email)).code });
  if (state === "banned")
    await app.database.owner.query("update auth.users set banned_until = $2 where email = $1", [
      email,
      new Date(now.getTime() + 1e9),
    ]);
  later(61);
  return email;
}

const CALLS: [string, string, (email: string) => object][] = [
  ["signup", "/signup", (email) => ({ email, password: "un tout autre mot", data: { nom: "Léa" } })],
  ["otp", "/otp", (email) => ({ email })],
  ["otp, no new user", "/otp", (email) => ({ email, create_user: false })],
  ["magiclink", "/magiclink", (email) => ({ email })],
  ["recover", "/recover", (email) => ({ email })],
  ["resend of a sign-up", "/resend", (email) => ({ email, type: "signup" })],
  ["resend of a change", "/resend", (email) => ({ email, type: "email_change" })],
  ["verify a code", "/verify", (email) => ({ email, type: "email", token: "000000" })],
];

test.each(CALLS)(
  "%s answers a new, an unconfirmed, a known and a banned address alike, the first time and the second",
  async (_name, path, body) => {
    const emails = [nobody(), await person("unconfirmed"), await person("confirmed"), await person("banned")];
    for (const _round of [1, 2]) {
      const answers = [];
      for (const email of emails) answers.push(await post(path, body(email)));
      const [first, ...others] = answers.map(({ status, json, headers }) => ({
        status,
        shape: shapeOf(json),
        retry: headers["retry-after"],
      }));
      for (const other of others) expect(other).toEqual(first);
    }
  },
);

test("a second sign-up with the same address answers another ID", async () => {
  for (const email of [nobody(), await person("unconfirmed"), await person("confirmed")]) {
    const first = (await post("/signup", { email, password: PASSWORD })).json;
    later(61);
    const second = (await post("/signup", { email, password: PASSWORD })).json;
    expect(second.id).not.toBe(first.id);
    expect(JSON.stringify(second)).not.toContain("invalid");
    expect(second).toMatchObject({
      email,
      identities: [{ email, identity_data: { email, sub: second.id } }],
      user_metadata: { sub: second.id },
    });
    later(61);
  }
});

test("a second sign-up keeps the first password", async () => {
  const users = async () => (await app.database.owner.query("select id from auth.users")).rowCount;
  const [confirmedEmail, pendingEmail] = [await person("confirmed"), await person("unconfirmed")];
  const before = await users();
  for (const email of [confirmedEmail, pendingEmail])
    await post("/signup", { email, password: "le mot d'un autre", data: { role: "intrus" } });
  expect(await users()).toBe(before);
  expect((await lastLetter(app, confirmedEmail)).subject).toBe("Tu as déjà un compte");
  expect(await lastLetter(app, pendingEmail)).toMatchObject({
    subject: "Confirme ton adresse",
    code: expect.stringMatching(/^\d{6}$/),
  });
  expect((await auth.signIn(confirmedEmail)).status).toBe(200);
  expect((await auth.signIn(pendingEmail)).json.error_code).toBe("email_not_confirmed");
  expect((await auth.signIn(pendingEmail, "le mot d'un autre")).json.error_code).toBe("invalid_credentials");
});

test("sign-ups with one address at the same moment make one user", async () => {
  const email = nobody();
  await app.database.owner.query("delete from auth.rate_buckets");
  const answers = await Promise.all(Array.from({ length: 6 }, () => post("/signup", { email, password: PASSWORD })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
  const open = await testApp();
  const all = await Promise.all(
    Array.from({ length: 6 }, () => authCalls(open).call("POST", "/signup", { body: { email, password: PASSWORD } })),
  );
  await open.close();
  expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
});

test("each address, known or not, gets one letter a minute", async () => {
  for (const email of [nobody(), await person("confirmed")]) {
    expect((await post("/recover", { email })).status).toBe(200);
    later(59);
    expect(await post("/otp", { email })).toMatchObject({
      status: 429,
      json: {
        error_code: "over_email_send_rate_limit",
        msg: "For security purposes, you can only request this after 1 seconds.",
      },
    });
    later(1);
    expect((await post("/otp", { email })).status).toBe(200);
  }
});

test("a call for an unknown address makes as many statements as one for a known address", async () => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  // The connections keep the method that they find when they are opened.
  const other = await testApp({ clock: () => now, env: { AUTH_MAIL_AUTOCONFIRM: "false" } });
  const { call } = authCalls(other);
  const email = nobody();
  await call("POST", "/signup", { body: { email, password: PASSWORD } });
  await other.database.owner.query("update auth.users set email_confirmed_at = created_at");
  const countFor = async (address: string) => {
    later(61);
    query.mockClear();
    await call("POST", "/recover", { body: { email: address } });
    return query.mock.contexts.filter((client) => client instanceof pg.Client && client.user === "etabli_auth").length;
  };
  const knownCount = await countFor(email);
  expect(knownCount).toBeGreaterThan(3);
  expect(await countFor(nobody())).toBe(knownCount);
  await other.close();
});

test("unknown addresses and banned users get no letter", async () => {
  const [unknownEmail, bannedEmail] = [nobody(), await person("banned")];
  const before = (await waitingLetters(app)).filter(({ to }) => to === bannedEmail).length;
  for (const email of [unknownEmail, bannedEmail]) {
    await post("/recover", { email });
    later(61);
    await post("/otp", { email, create_user: false });
  }
  const letters = await waitingLetters(app);
  expect(letters.filter(({ to }) => to === unknownEmail)).toEqual([]);
  expect(letters.filter(({ to }) => to === bannedEmail)).toHaveLength(before);
});

test("without confirmation, a code for an unknown address is refused", async () => {
  const open = await testApp();
  const closedApp = await testApp({ env: { AUTH_SIGNUP_ENABLED: "false" } });
  expect(
    (await authCalls(open).call("POST", "/otp", { body: { email: "personne@example.org", create_user: false } })).json,
  ).toMatchObject({ error_code: "otp_disabled", msg: "Signups not allowed for otp" });
  expect(
    (await authCalls(closedApp).call("POST", "/otp", { body: { email: "personne@example.org" } })).json.error_code,
  ).toBe("signup_disabled");
  await Promise.all([open.close(), closedApp.close()]);
});

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]));
  return typeof value;
}
