import type { AuthSession } from "#test/auth-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { lastLetter, waitingLetters } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

// Codes and links sent by mail: what they open, how often and for how long (docs/sign-in-protocol.md#endpoints and
// #codes-and-links).

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
let people = 0;

beforeAll(async () => {
  app = await testApp({ clock: () => now, env: { AUTH_MAIL_AUTOCONFIRM: "false" } });
  auth = authCalls(app);
});
afterEach(() => later(24 * 3600));
afterAll(() => app.close());

const someone = () => `code${++people}@example.org`;
const post = (path: string, body: unknown) => auth.call("POST", path, { body });
const typeCode = (email: string, token: string, type = "email") => post("/verify", { type, email, token });
const secretOf = (link: string) => new URL(link).searchParams.get("token")!;
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function addConfirmedUser(email = someone()): Promise<string> {
  await post("/signup", { email, password: PASSWORD });
  expect((await typeCode(email, (await lastLetter(app, email)).code, "signup")).status).toBe(200);
  later(61);
  return email;
}

test("the code of a sign-up letter confirms the address and signs in with the method « otp »", async () => {
  const email = someone();
  const signUp = await post("/signup", { email, password: PASSWORD, data: { nom: "Léa" } });
  expect(signUp.json).toMatchObject({
    email,
    user_metadata: { nom: "Léa", email_verified: false },
    confirmation_sent_at: now.toISOString(),
  });
  expect(signUp.json.access_token).toBeUndefined();
  expect((await auth.signIn(email)).json.error_code).toBe("email_not_confirmed");
  const { json: session } = await typeCode(email, (await lastLetter(app, email)).code);
  expect(session.user).toMatchObject({
    email_confirmed_at: now.toISOString(),
    user_metadata: { email_verified: true },
    identities: [{ identity_data: { email_verified: true } }],
  });
  expect(JSON.parse(Buffer.from(session.access_token.split(".")[1], "base64url").toString()).amr[0].method).toBe("otp");
  expect(await auth.api(session.access_token)).toBe(200);
  expect((await auth.signIn(email)).status).toBe(200);
});

test.each(["signup", "magiclink", "recovery"])(
  "a code or a link of type %s works once, even when it is used twice at the same time",
  async (type) => {
    for (const by of ["code", "link"]) {
      const email = type === "signup" ? someone() : await addConfirmedUser();
      await post(type === "signup" ? "/signup" : type === "magiclink" ? "/otp" : "/recover", {
        email,
        password: PASSWORD,
      });
      const { code, link } = await lastLetter(app, email);
      expect(new URL(link).searchParams.get("type")).toBe(type);
      const use = () =>
        by === "code" ? typeCode(email, code, type) : post("/verify", { type, token_hash: secretOf(link) });
      const statuses = (await Promise.all([use(), use(), use()])).map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 403, 403]);
      expect((await use()).json).toMatchObject({
        error_code: "otp_expired",
        msg: by === "code" ? "Token has expired or is invalid" : "Email link is invalid or has expired",
      });
      expect(
        (await (by === "code" ? post("/verify", { type, token_hash: secretOf(link) }) : typeCode(email, code, type)))
          .status,
      ).toBe(403);
    }
  },
);

test("a code to confirm an address lives a day", async () => {
  const email = someone();
  await post("/signup", { email, password: PASSWORD });
  const first = await lastLetter(app, email);
  later(24 * 3600);
  expect((await typeCode(email, first.code)).status).toBe(403);
  expect((await post("/verify", { type: "signup", token_hash: secretOf(first.link) })).status).toBe(403);
  await post("/resend", { type: "signup", email });
  later(24 * 3600 - 1);
  expect((await typeCode(email, (await lastLetter(app, email)).code)).status).toBe(200);
});

test.each([
  [599, 200],
  [600, 403],
])("a code to sign in lives ten minutes: %i s, %i", async (wait, status) => {
  const email = await addConfirmedUser();
  await post("/otp", { email });
  later(wait);
  expect((await typeCode(email, (await lastLetter(app, email)).code)).status).toBe(status);
});

test("after five wrong codes the right code fails, but the link still works", async () => {
  for (const together of [false, true]) {
    const email = await addConfirmedUser();
    await post("/otp", { email });
    const { code, link } = await lastLetter(app, email);
    const wrong = Array.from({ length: 5 }, () => () => typeCode(email, wrongCode(code)));
    const answers = together ? await Promise.all(wrong.map((one) => one())) : await inTurn(wrong);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(403));
    expect((await typeCode(email, code)).json.error_code).toBe("otp_expired");
    expect((await post("/verify", { type: "email", token_hash: secretOf(link) })).status).toBe(200);
  }
});

test("after four wrong codes the right one still works", async () => {
  const email = await addConfirmedUser();
  await post("/otp", { email });
  const { code } = await lastLetter(app, email);
  for (let index = 0; index < 4; index++) await typeCode(email, wrongCode(code));
  expect((await typeCode(email, code)).status).toBe(200);
});

test("a code works for one user, one kind and one address", async () => {
  const [mine, theirs] = [await addConfirmedUser(), await addConfirmedUser()];
  await post("/recover", { email: mine });
  const { code, link } = await lastLetter(app, mine);
  expect((await typeCode(theirs, code)).status).toBe(403);
  expect((await typeCode(mine, code, "signup")).status).toBe(403);
  expect((await post("/verify", { type: "signup", token_hash: secretOf(link) })).status).toBe(403);
  await app.database.owner.query("update auth.users set email = 'ailleurs-' || email where email = $1", [mine]);
  expect((await typeCode(mine, code, "recovery")).status).toBe(403);
  expect((await post("/verify", { type: "recovery", token_hash: secretOf(link) })).status).toBe(403);
});

test("a newer letter or a new password ends the older letters", async () => {
  const email = await addConfirmedUser();
  await post("/recover", { email });
  const first = await lastLetter(app, email);
  later(61);
  await post("/recover", { email });
  const second = await lastLetter(app, email);
  if (first.code !== second.code) expect((await typeCode(email, first.code, "recovery")).status).toBe(403);
  expect((await post("/verify", { type: "recovery", token_hash: secretOf(first.link) })).status).toBe(403);
  const { access_token: bearer } = (await auth.signIn(email)).json;
  expect((await auth.call("PUT", "/user", { bearer, body: { password: "un autre mot de passe" } })).status).toBe(200);
  expect((await typeCode(email, second.code, "recovery")).status).toBe(403);
});

async function recoveryOf(email: string): Promise<AuthSession> {
  await post("/recover", { email });
  return (await typeCode(email, (await lastLetter(app, email)).code, "recovery")).json;
}

const setPassword = (bearer: string) => auth.call("PUT", "/user", { bearer, body: { password: "tout nouveau mot" } });

test("a recovery sets a new password without the old one", async () => {
  const email = await addConfirmedUser();
  const { access_token } = await recoveryOf(email);
  expect((await setPassword(access_token)).status).toBe(200);
  expect((await auth.signIn(email, "tout nouveau mot")).status).toBe(200);
  expect((await lastLetter(app, email)).subject).toBe("Ton mot de passe a changé");
});

test("a new password after a recovery ends the other sessions", async () => {
  const email = await addConfirmedUser();
  const other = (await auth.signIn(email)).json;
  const { access_token } = await recoveryOf(email);
  expect((await auth.user(other.access_token)).status).toBe(200);
  await setPassword(access_token);
  expect((await auth.user(other.access_token)).json.error_code).toBe("session_not_found");
});

test("a recovery forgets wrong passwords", async () => {
  const email = await addConfirmedUser();
  for (let index = 0; index < 5; index++) await auth.signIn(email, "pas le bon mot");
  await recoveryOf(email);
  expect((await auth.signIn(email)).status).toBe(200);
});

test("the code of a banned or deleted user signs nobody in", async () => {
  for (const [column, status] of [
    ["banned_until", 403],
    ["deleted_at", 403],
  ] as const) {
    const email = await addConfirmedUser();
    await post("/otp", { email });
    const { code } = await lastLetter(app, email);
    await app.database.owner.query(`update auth.users set ${column} = $2 where email = $1`, [
      email,
      new Date(now.getTime() + 60_000),
    ]);
    expect((await typeCode(email, code)).status).toBe(status);
  }
});

test("an incomplete or malformed request to verify a code is refused", async () => {
  const email = someone();
  for (const body of [
    {},
    { token: "123456", email },
    { type: "email", email },
    { type: "email", token: "1", token_hash: "2", email },
    { type: "constructor", token: "1", email },
    { type: "email", token: "123456" },
    { type: ["email"], token: "1", email },
    { type: "email", email, token: "x".repeat(10_000) },
    { type: "email", email, token: "\u0000" },
  ])
    expect((await post("/verify", body)).json.error_code).toBe("validation_failed");
  expect((await post("/verify", { type: "sms", phone: "abc", token: "123456" })).status).toBe(400);
});

test("a code that no SMS brought is refused as an expired one", async () => {
  const { json } = await post("/verify", { type: "sms", phone: "0612345678", token: "123456" });
  expect(json.error_code).toBe("otp_expired");
});

test("codes, links and waiting letters cannot be read in the database", async () => {
  const email = await addConfirmedUser();
  await post("/recover", { email });
  const { code, link } = await lastLetter(app, email);
  const dump = async (table: string) =>
    JSON.stringify((await app.database.owner.query(`select t::text from ${table} t`)).rows);
  const all = `${await dump("auth.one_time_tokens")}${await dump("jobs._private_jobs")}`;
  expect(all).not.toContain(secretOf(link));
  expect(all).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  expect(JSON.parse(await dump("jobs._private_jobs"))[0].t).not.toContain("@");
});

test("a letter is sent only when its transaction commits", async () => {
  const before = (await waitingLetters(app)).length;
  await app.database.owner.query("alter table auth.users rename column recovery_sent_at to gone");
  expect((await post("/otp", { email: await findConfirmedEmail() })).status).toBe(500);
  await app.database.owner.query("alter table auth.users rename column gone to recovery_sent_at");
  expect((await waitingLetters(app)).length).toBe(before);
});

async function findConfirmedEmail(): Promise<string> {
  const { rows } = await app.database.owner.query<{ email: string }>(
    `select email from auth.users
      where email_confirmed_at is not null and deleted_at is null and banned_until is null limit 1`,
  );
  return rows[0]!.email;
}

async function inTurn<T>(work: (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = [];
  for (const one of work) done.push(await one());
  return done;
}

test("a code has as many digits as the settings say", async () => {
  const longer = await testApp({ env: { AUTH_MAIL_AUTOCONFIRM: "false", AUTH_CODE_DIGITS: "8" } });
  const calls = authCalls(longer);
  await calls.call("POST", "/otp", { body: { email: "huit@example.org" } });
  const { code } = await lastLetter(longer, "huit@example.org");
  expect(code).toMatch(/^\d{8}$/);
  expect(
    (await calls.call("POST", "/verify", { body: { type: "email", email: "huit@example.org", token: code } })).status,
  ).toBe(200);
  await longer.close();
});
