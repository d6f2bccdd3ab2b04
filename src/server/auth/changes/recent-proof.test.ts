import type { AuthSession } from "#test/auth-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { factorCalls } from "#test/factor-calls.ts";
import { lastLetter } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

// Changing how a user signs in asks for a recent proof. A session left open is not enough (ASVS 7.5.1).

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let factors: ReturnType<typeof factorCalls>;
let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
let people = 0;

const SETTINGS = {
  AUTH_TOKEN_SECONDS: "200000",
  AUTH_MANUAL_LINKING_ENABLED: "true",
  SMS_URL: "outbox:",
  AUTH_PHONE_AUTOCONFIRM: "true",
};
beforeAll(async () => {
  app = await testApp({ clock: () => now, env: SETTINGS });
  auth = authCalls(app);
  factors = factorCalls(app, () => now);
});
afterEach(() => later(24 * 3600));
afterAll(() => app.close());

const somebody = () => auth.signUp(`preuve${++people}@example.org`);
const change = (session: AuthSession, body: object, on = auth) =>
  on.call("PUT", "/user", { bearer: session.access_token, body });
const NEEDED = { status: 400, json: { error_code: "reauthentication_needed" } };

/** Every call that changes how a user signs in. */
const CHANGES: Record<string, (session: AuthSession) => Promise<{ status: number; json: { error_code?: string } }>> = {
  password: (session) => change(session, { password: `tout autre mot ${++people}` }),
  email: (session) => change(session, { email: `voulue${++people}@example.org` }),
  phone: (session) => change(session, { phone: `+3361200${1000 + ++people}` }),
  factor: (session) => factors.enroll(session, { friendly_name: `facteur ${++people}` }),
  identity: (session) =>
    auth.call("DELETE", `/user/identities/${session.user.identities[0].identity_id}`, { bearer: session.access_token }),
};

test.each(Object.keys(CHANGES))(
  "%s: ten minutes after signing in, a change needs a proof and is refused without one",
  async (kind) => {
    const session = await somebody();
    later(599);
    expect((await CHANGES[kind]!(session)).json.error_code).not.toBe("reauthentication_needed");
    const other = await somebody();
    later(601);
    const before = (await auth.user(other.access_token)).json;
    expect(await CHANGES[kind]!(other)).toMatchObject(NEEDED);
    expect((await auth.user(other.access_token)).json).toEqual(before);
  },
);

test("a verified factor is removed only after a recent proof, such as showing that factor", async () => {
  const { factor, session } = await factors.protect(await somebody());
  later(700);
  expect(await factors.remove(session, factor.id)).toMatchObject(NEEDED);
  const aal2Session = (await factors.show(session, factor)).json as AuthSession;
  expect((await factors.remove(aal2Session, factor.id)).status).toBe(200);
});

test("a password or a code is a proof for ten minutes", async () => {
  const session = await somebody();
  later(700);
  expect((await change(session, { data: { nom: "Léa" } })).status).toBe(200);
  expect((await change(session, { current_password: "faux mot de passe" })).json.error_code).toBe(
    "current_password_invalid",
  );
  expect(await CHANGES.email!(session)).toMatchObject(NEEDED);
  expect((await change(session, { current_password: PASSWORD })).status).toBe(200);
  expect((await CHANGES.email!(session)).status).toBe(200);
  later(601);
  expect(await CHANGES.factor!(session)).toMatchObject(NEEDED);
  await auth.call("GET", "/reauthenticate", { bearer: session.access_token });
  const { code } = await lastLetter(app, session.user.email);
  expect((await change(session, { nonce: code })).status).toBe(200);
  expect((await CHANGES.factor!(session)).status).toBe(200);
  expect((await change(session, { nonce: code })).json.error_code).toBe("reauthentication_not_valid");
});

test("a wrong nonce is refused even after a recent proof", async () => {
  const session = await somebody();
  for (const body of [
    { password: "un autre mot de passe" },
    { email: "autre-adresse@example.org" },
    { phone: "+33612999999" },
    { data: { a: 1 } },
    {},
  ])
    expect(await change(session, { ...body, nonce: "000000" })).toMatchObject({
      status: 422,
      json: { error_code: "reauthentication_not_valid" },
    });
  expect((await auth.user(session.access_token)).json.user_metadata.a).toBeUndefined();
  await auth.call("GET", "/reauthenticate", { bearer: session.access_token });
  const { code } = await lastLetter(app, session.user.email);
  const wrong = code === "111111" ? "222222" : "111111";
  for (let index = 0; index < 5; index++) await change(session, { nonce: wrong });
  expect((await change(session, { nonce: code })).json.error_code).toBe("reauthentication_not_valid");
});

test("proofs and wrong passwords count for one session only", async () => {
  const session = await somebody();
  const other = (await auth.signIn(session.user.email)).json as AuthSession;
  later(700);
  for (let index = 0; index < 5; index++) await change(other, { current_password: `faux mot ${index}` });
  expect((await change(other, { current_password: PASSWORD })).status).toBe(429);
  expect((await change(session, { current_password: PASSWORD })).status).toBe(200);
  expect(await CHANGES.email!(other)).toMatchObject(NEEDED);
  expect((await CHANGES.email!(session)).status).toBe(200);
});

test("a user without a password proves themselves with a code", async () => {
  const session = await somebody();
  await app.database.owner.query("update auth.users set password_hash = null where id = $1", [session.user.id]);
  later(700);
  expect(await change(session, { current_password: PASSWORD, password: "un tout premier mot" })).toMatchObject(NEEDED);
  expect((await change(session, { current_password: PASSWORD })).status).toBe(200);
  expect(await CHANGES.email!(session)).toMatchObject(NEEDED);
});

test("a recovery leaves ten minutes to choose a password, unless the setting turns the rule off", async () => {
  const session = await somebody();
  await auth.call("POST", "/recover", { body: { email: session.user.email } });
  const recovery = (
    await auth.call("POST", "/verify", {
      body: { type: "recovery", email: session.user.email, token: (await lastLetter(app, session.user.email)).code },
    })
  ).json as AuthSession;
  later(590);
  expect((await CHANGES.password!(recovery)).status).toBe(200);
  const lenient = await testApp({ clock: () => now, env: { ...SETTINGS, AUTH_RECENT_PROOF_SECONDS: "0" } });
  const on = authCalls(lenient);
  const old = await on.signUp("ancienne@example.org");
  later(3600);
  expect((await change(old, { email: "toute-neuve@example.org" }, on)).status).toBe(200);
  await lenient.close();
});
