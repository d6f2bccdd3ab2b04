import type { AuthSession } from "#test/auth-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { lastLetter, waitingLetters } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

// A new email must be confirmed by both mailboxes. A new password may ask for a code or the old password
// (docs/sign-in-protocol.md#endpoints, ASVS 7.5.1).

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
let people = 0;

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  auth = authCalls(app);
});
afterEach(() => later(24 * 3600));
afterAll(() => app.close());

const newAddress = () => `adresse${++people}@example.org`;
const change = (session: AuthSession, body: object, on = auth) =>
  on.call("PUT", "/user", { bearer: session.access_token, body });
const typeCode = (email: string, token: string) =>
  auth.call("POST", "/verify", { body: { type: "email_change", email, token } });
const emailOf = async (session: AuthSession) => (await auth.user(session.access_token)).json.email as string;

async function asking(): Promise<{ session: AuthSession; old: string; wanted: string }> {
  const [oldEmail, newEmail] = [newAddress(), newAddress()];
  const session = await auth.signUp(oldEmail);
  expect((await change(session, { email: newEmail })).json).toMatchObject({
    email: oldEmail,
    new_email: newEmail,
    email_change_sent_at: now.toISOString(),
  });
  return { session, old: oldEmail, wanted: newEmail };
}

test("an address changes when both mailboxes have answered, in any order, by code or link", async () => {
  for (const [first, second] of [
    ["old", "wanted"],
    ["wanted", "old"],
  ] as const) {
    const { session, ...addresses } = await asking();
    const { code } = await lastLetter(app, addresses[first]);
    expect((await typeCode(addresses[first], code)).json).toEqual({
      code: "200",
      msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
    });
    expect(await emailOf(session)).toBe(addresses.old);
    expect((await typeCode(addresses[first], code)).status).toBe(403);
    const { link } = await lastLetter(app, addresses[second]);
    const done = await app.server.inject({ method: "GET", url: link.slice(link.indexOf("/auth/v1")) });
    expect(String(done.headers.location)).toContain("type=email_change");
    const { json } = await auth.user(session.access_token);
    expect(json).toMatchObject({
      email: addresses.wanted,
      identities: [{ email: addresses.wanted }],
      user_metadata: { email: addresses.wanted },
    });
    expect(json.new_email).toBeUndefined();
    expect((await auth.signIn(addresses.wanted)).status).toBe(200);
    expect((await auth.signIn(addresses.old)).status).toBe(400);
    expect((await lastLetter(app, addresses.old)).subject).toBe("Ton adresse a changé");
  }
});

test("two mailboxes that answer at the same moment complete the change", async () => {
  for (let round = 0; round < 8; round++) {
    const { session, old, wanted } = await asking();
    const codes = [(await lastLetter(app, old)).code, (await lastLetter(app, wanted)).code] as const;
    const answers = await Promise.all([typeCode(old, codes[0]), typeCode(wanted, codes[1])]);
    expect(answers.map(({ status, json }) => [status, json.msg ? "first" : "session"]).sort()).toEqual([
      [200, "first"],
      [200, "session"],
    ]);
    expect(await emailOf(session)).toBe(wanted);
  }
});

test("the link of the first mailbox says that the other must answer too", async () => {
  const { wanted } = await asking();
  const { link } = await lastLetter(app, wanted);
  const first = await app.server.inject({ method: "GET", url: link.slice(link.indexOf("/auth/v1")) });
  expect(first.headers.location).toMatch(/#message=Confirmation\+link\+accepted.*&sb=$/);
});

test("a mailbox's answer counts only for the latest change", async () => {
  const { session, old, wanted } = await asking();
  await typeCode(wanted, (await lastLetter(app, wanted)).code);
  const early = await lastLetter(app, old);
  later(61);
  const other = newAddress();
  await change(session, { email: other });
  expect((await typeCode(old, early.code)).status).toBe(early.code === (await lastLetter(app, old)).code ? 200 : 403);
  await typeCode(old, (await lastLetter(app, old)).code);
  expect(await emailOf(session)).toBe(old);
  await typeCode(other, (await lastLetter(app, other)).code);
  expect(await emailOf(session)).toBe(other);
});

test("the first answer expires with its letter, so a day later the second one is refused", async () => {
  const { old, wanted } = await asking();
  await typeCode(wanted, (await lastLetter(app, wanted)).code);
  later(24 * 3600);
  expect((await typeCode(old, (await lastLetter(app, old)).code)).status).toBe(403);
  expect((await auth.signIn(old)).status).toBe(200);
});

test("an address that another user has, before or meanwhile, is refused and nothing changes", async () => {
  const takenEmail = newAddress();
  await auth.signUp(takenEmail);
  const { session, old, wanted } = await asking();
  later(61);
  expect((await change(session, { email: takenEmail })).json.error_code).toBe("email_exists");
  await auth.signUp(wanted);
  await typeCode(old, (await lastLetter(app, old)).code);
  expect((await typeCode(wanted, (await lastLetter(app, wanted)).code)).json.error_code).toBe("email_exists");
  expect(await emailOf(session)).toBe(old);
});

test("both letters are sent again on demand, once a minute", async () => {
  const { session, old, wanted } = await asking();
  expect((await change(session, { email: newAddress() })).json.error_code).toBe("over_email_send_rate_limit");
  const before = await Promise.all([lastLetter(app, old), lastLetter(app, wanted)]);
  expect((await auth.call("POST", "/resend", { body: { type: "email_change", email: old } })).json).toEqual({});
  const after = await Promise.all([lastLetter(app, old), lastLetter(app, wanted)]);
  expect(after.map(({ link }) => link)).not.toEqual(before.map(({ link }) => link));
  await typeCode(old, after[0].code);
  await typeCode(wanted, after[1].code);
  expect(await emailOf(session)).toBe(wanted);
});

test("one answer is enough without a former mailbox, or when the settings say so", async () => {
  const lone = await testApp({ clock: () => now, env: { AUTH_SECURE_EMAIL_CHANGE: "false" } });
  const on = authCalls(lone);
  const session = await on.signUp(newAddress());
  const newEmail = newAddress();
  await change(session, { email: newEmail }, on);
  expect(
    (
      await on.call("POST", "/verify", {
        body: { type: "email_change", email: newEmail, token: (await lastLetter(lone, newEmail)).code },
      })
    ).json.user.email,
  ).toBe(newEmail);
  expect((await lastLetter(lone, session.user.email)).subject).toBe("Ton adresse a changé");
  await lone.close();
  const byPhone = (await auth.call("POST", "/signup", { body: { phone: "0612000000", password: PASSWORD } }))
    .json as AuthSession;
  const addedEmail = newAddress();
  await change(byPhone, { email: addedEmail });
  expect((await typeCode(addedEmail, (await lastLetter(app, addedEmail)).code)).json.user).toMatchObject({
    email: addedEmail,
    app_metadata: { providers: ["phone", "email"] },
    identities: [{ provider: "phone" }, { provider: "email" }],
  });
  expect((await auth.signIn(addedEmail)).status).toBe(200);
});

test("a missing or empty login changes nothing", async () => {
  const session = await auth.signUp(newAddress());
  for (const blank of ["", null]) {
    const { status, json } = await change(session, {
      email: blank,
      phone: blank,
      ...(blank === null && { password: null }),
      data: { note: blank ?? "rien" },
    });
    expect([status, json.email, json.new_email]).toEqual([200, session.user.email, undefined]);
  }
  expect((await auth.signIn(session.user.email)).status).toBe(200);
});

test("two changes of a user at the same moment are both saved", async () => {
  const session = await auth.signUp(newAddress());
  await Promise.all(Array.from({ length: 8 }, (_, index) => change(session, { data: { [`cle${index}`]: index } })));
  const { user_metadata: metadata } = (await auth.user(session.access_token)).json;
  expect(Object.keys(metadata).filter((key) => key.startsWith("cle"))).toHaveLength(8);
});

test("a new password sends a letter", async () => {
  const session = await auth.signUp(newAddress());
  await change(session, { password: "un autre mot de passe" });
  const letter = await lastLetter(app, session.user.email);
  expect([letter.subject, letter.code, letter.link]).toEqual([
    "Ton mot de passe a changé",
    "",
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/auth\/way-back\?token=[0-9a-f]{56}$/),
  ]);
});

/** An application with the setting on, and a session that is a day old. */
async function oldSession() {
  const careful = await testApp({
    clock: () => now,
    env: { AUTH_REAUTHENTICATION_REQUIRED: "true", AUTH_TOKEN_SECONDS: "200000" },
  });
  const calls = authCalls(careful);
  const session = await calls.signUp(newAddress());
  expect((await change(session, { password: "premier changement" }, calls)).status).toBe(200);
  later(24 * 3600);
  return {
    careful,
    askCode: async () => (await calls.call("GET", "/reauthenticate", { bearer: session.access_token })).json,
    lastCode: async () => (await lastLetter(careful, session.user.email)).code,
    verify: async (token: string) =>
      (await calls.call("POST", "/verify", { body: { type: "email", email: session.user.email, token } })).status,
    changePassword: async (password: string, nonce?: string) =>
      (await change(session, { password, ...(nonce && { nonce }) }, calls)).json.error_code ?? "changed",
  };
}

test("with the setting on, an older session needs a mailed code that works once", async () => {
  const { careful, askCode, lastCode, verify, changePassword } = await oldSession();
  expect(await changePassword("second changement")).toBe("reauthentication_needed");
  expect(await askCode()).toEqual({});
  expect((await askCode()).error_code).toBe("over_email_send_rate_limit");
  const code = await lastCode();
  expect(await verify(code)).toBe(403);
  expect(await changePassword("second changement", code)).toBe("changed");
  expect(await changePassword("troisieme changement", code)).toBe("reauthentication_not_valid");
  await careful.close();
});

test.each([
  [4, "changed"],
  [5, "reauthentication_not_valid"],
])("a mailed code for a new password allows five tries: after %i wrong ones, %s", async (tries, outcome) => {
  const { careful, askCode, lastCode, changePassword } = await oldSession();
  await askCode();
  const code = await lastCode();
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  for (let index = 0; index < tries; index++)
    expect(await changePassword("second changement", wrong)).toBe("reauthentication_not_valid");
  expect(await changePassword("second changement", code)).toBe(outcome);
  await careful.close();
});

test("an old password is checked whenever it is sent, even if it is not required", async () => {
  const session = await auth.signUp(newAddress());
  expect(
    (await change(session, { password: "un autre mot de passe", current_password: "faux mot de passe" })).json,
  ).toMatchObject({ code: 400, error_code: "current_password_invalid" });
  expect((await change(session, { password: "un autre mot de passe", current_password: PASSWORD })).status).toBe(200);
  expect((await change(session, { password: "encore un autre mot", current_password: "" })).status).toBe(200);
});

test("with the setting on, a new password needs the old one, except after a recovery", async () => {
  const careful = await testApp({ clock: () => now, env: { AUTH_CURRENT_PASSWORD_REQUIRED: "true" } });
  const on = authCalls(careful);
  const session = await on.signUp(newAddress());
  const attempt = (current_password?: string) =>
    change(session, { password: "un autre mot de passe", ...(current_password && { current_password }) }, on);
  expect((await attempt()).json.error_code).toBe("current_password_required");
  for (let index = 0; index < 5; index++)
    expect((await attempt(`faux mot ${index}`)).json.error_code).toBe("current_password_invalid");
  expect((await attempt(PASSWORD)).status).toBe(429);
  later(2);
  expect((await attempt(PASSWORD)).status).toBe(200);
  await on.call("POST", "/recover", { body: { email: session.user.email } });
  const recovery = (
    await on.call("POST", "/verify", {
      body: {
        type: "recovery",
        email: session.user.email,
        token: (await lastLetter(careful, session.user.email)).code,
      },
    })
  ).json as AuthSession;
  expect((await change(recovery, { password: "encore un autre mot" }, on)).status).toBe(200);
  await careful.close();
});

test("reauthentication needs a session and a confirmed address", async () => {
  expect((await auth.call("GET", "/reauthenticate")).status).toBe(401);
  const session = await auth.signUp(newAddress());
  await app.database.owner.query("update auth.users set email_confirmed_at = null where id = $1", [session.user.id]);
  expect((await auth.call("GET", "/reauthenticate", { bearer: session.access_token })).json.error_code).toBe(
    "email_not_confirmed",
  );
  expect((await waitingLetters(app)).filter(({ to }) => to === session.user.email)).toEqual([]);
});
