import type { AuthSession } from "#test/auth-calls.ts";
import { PASSWORD, authCalls } from "#test/auth-calls.ts";
import { factorCalls } from "#test/factor-calls.ts";
import { lastLetter, waitingLetters } from "#test/letters.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

// The letter about a change of how a user signs in can take the change back (ASVS 6.3.6). Only the owner of the former
// address gets it.

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let factors: ReturnType<typeof factorCalls>;
let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
let people = 0;

beforeAll(async () => {
  app = await testApp({
    clock: () => now,
    env: { AUTH_SECURE_EMAIL_CHANGE: "false", SMS_URL: "outbox:", AUTH_PHONE_AUTOCONFIRM: "true" },
  });
  auth = authCalls(app);
  factors = factorCalls(app, () => now);
});
afterEach(() => later(24 * 3600));
afterAll(() => app.close());

const newAddress = () => `retour${++people}@example.org`;
const change = (session: AuthSession, body: object) =>
  auth.call("PUT", "/user", { bearer: session.access_token, body });
const wayBack = (token: unknown) => auth.call("POST", "/way-back", { body: { token } });
const tokenTo = async (address: string) => new URL((await lastLetter(app, address)).link).searchParams.get("token");

/** A user whose address was changed by themselves, or by a thief with their session. */
async function changeAddress(): Promise<{ session: AuthSession; old: string; taken: string }> {
  const [oldEmail, newEmail] = [newAddress(), newAddress()];
  const session = await auth.signUp(oldEmail);
  await change(session, { email: newEmail });
  const { code } = await lastLetter(app, newEmail);
  const confirmedSession = (
    await auth.call("POST", "/verify", { body: { type: "email_change", email: newEmail, token: code } })
  ).json as AuthSession;
  expect(confirmedSession.user.email).toBe(newEmail);
  return { session: confirmedSession, old: oldEmail, taken: newEmail };
}

test("the link sent to the former address restores it", async () => {
  const { session, old } = await changeAddress();
  const letter = await lastLetter(app, old);
  expect([letter.subject, letter.link.startsWith("http://127.0.0.1:3000/auth/way-back?token=")]).toEqual([
    "Ton adresse a changé",
    true,
  ]);
  expect(letter.text).toContain("dans les 7 jours");
  expect(await wayBack(await tokenTo(old))).toMatchObject({ status: 200, json: { email: old } });
  expect((await recoveryOf(old)).user).toMatchObject({
    id: session.user.id,
    email: old,
    identities: [{ identity_data: { email: old } }],
  });
});

test("the link sent to the former address ends every session", async () => {
  const { session, old } = await changeAddress();
  expect((await auth.user(session.access_token)).status).toBe(200);
  await wayBack(await tokenTo(old));
  expect((await auth.user(session.access_token)).status).toBe(403);
});

test("after the link, only a recovery of the former address signs in", async () => {
  const { old, taken } = await changeAddress();
  await wayBack(await tokenTo(old));
  for (const address of [old, taken]) expect((await auth.signIn(address)).json.error_code).toBe("invalid_credentials");
  expect((await change(await recoveryOf(old), { password: "encore un tout autre mot" })).status).toBe(200);
});

async function recoveryOf(email: string): Promise<AuthSession> {
  await auth.call("POST", "/recover", { body: { email } });
  const { code } = await lastLetter(app, email);
  return (await auth.call("POST", "/verify", { body: { type: "recovery", email, token: code } })).json;
}

test("changes made later are undone too, the latest first", async () => {
  const { session, old, taken } = await changeAddress();
  const first = await tokenTo(old);
  await change(session, { password: "le mot du voleur" });
  await change(session, { phone: "+33612345600" });
  const { session: aal2Session } = await factors.protect(session);
  const third = newAddress();
  later(61);
  await change(aal2Session, { email: third });
  await auth.call("POST", "/verify", {
    body: { type: "email_change", email: third, token: (await lastLetter(app, third)).code },
  });
  expect((await waitingLetters(app)).filter(({ to }) => to === taken).map(({ subject }) => subject)).toContain(
    "Ton adresse a changé",
  );
  expect((await wayBack(first)).json).toEqual({ email: old });
  const { rows } = await app.database.owner.query(
    "select email, phone, phone_confirmed_at, password_hash, app_metadata from auth.users where id = $1",
    [session.user.id],
  );
  expect(rows).toEqual([
    {
      email: old,
      phone: "",
      phone_confirmed_at: null,
      password_hash: null,
      app_metadata: { provider: "email", providers: ["email"] },
    },
  ]);
  for (const table of ["mfa_factors", "sessions", "login_changes", "one_time_tokens"])
    expect(
      (await app.database.owner.query(`select from auth.${table} where user_id = $1`, [session.user.id])).rowCount,
      table,
    ).toBe(0);
  expect((await wayBack(await tokenTo(taken))).status).toBe(403);
});

test("a factor that was removed is required again", async () => {
  const email = newAddress();
  const { factor, session } = await factors.protect(await auth.signUp(email));
  expect((await factors.remove(session, factor.id)).status).toBe(200);
  expect((await wayBack(await tokenTo(email))).status).toBe(200);
  later(61);
  await auth.call("POST", "/recover", { body: { email } });
  const recovery = (
    await auth.call("POST", "/verify", {
      body: { type: "recovery", email, token: (await lastLetter(app, email)).code },
    })
  ).json as AuthSession;
  const [restoredFactor] = (await auth.user(recovery.access_token)).json.factors;
  expect(restoredFactor.status).toBe("verified");
  expect((await change(recovery, { password: "un autre mot de passe" })).json.error_code).toBe("insufficient_aal");
  expect((await factors.show(recovery, { id: restoredFactor.id, secret: factor.secret }, 1)).status).toBe(200);
});

test("the letter about a new password can undo it", async () => {
  const session = await auth.signUp(newAddress());
  await change(session, { password: "le mot du voleur" });
  expect((await wayBack(await tokenTo(session.user.email))).json).toEqual({ email: session.user.email });
  for (const password of [PASSWORD, "le mot du voleur"])
    expect((await auth.signIn(session.user.email, password)).status).toBe(400);
});

test("a way back works once within seven days, even when used twice at the same time", async () => {
  const { old } = await changeAddress();
  const token = await tokenTo(old);
  for (const wrong of ["", null, 12, ["x"], "0".repeat(56), "x".repeat(10_000)])
    expect((await wayBack(wrong)).json.error_code).toBe("otp_expired");
  const answers = await Promise.all([wayBack(token), wayBack(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  const late = await changeAddress();
  const lateToken = await tokenTo(late.old);
  later(7 * 86_400 + 1);
  expect((await wayBack(lateToken)).status).toBe(403);
  expect((await auth.signIn(late.taken)).status).toBe(200);
  const { rows } = await app.database.owner.query("select link_hash from auth.login_changes");
  expect(JSON.stringify(rows)).not.toContain(lateToken);
});

test("a way back locks the account even if another user now has the former address", async () => {
  const { session, old, taken } = await changeAddress();
  await auth.signUp(old);
  expect(
    (await wayBack(await tokenTo((await waitingLetters(app)).some(({ to }) => to === old) ? old : taken))).json
      .error_code,
  ).toBe("email_exists");
  expect((await auth.user(session.access_token)).json.error_code).toBe("session_not_found");
  expect((await auth.signIn(old)).status).toBe(200);
  const { rows } = await app.database.owner.query("select email, password_hash from auth.users where id = $1", [
    session.user.id,
  ]);
  expect(rows).toEqual([{ email: "", password_hash: null }]);
});

test("a former login returns to its owner unless another user has proved it", async () => {
  for (const isProvedSince of [false, true]) {
    const [email, phone, thiefs] = [newAddress(), `3361700${1000 + people}`, `3361800${1000 + people}`];
    const session = await auth.signUp(email);
    await change(session, { phone });
    await app.database.owner.query(
      "update auth.users set email_proved_at = now(), phone_proved_at = now() where id = $1",
      [session.user.id],
    );
    await app.database.owner.query("delete from auth.login_changes where user_id = $1", [session.user.id]);
    later(1);
    await change(session, { phone: thiefs, password: "le mot du voleur" });
    const token = await tokenTo(email);
    await auth.call("POST", "/otp", { body: { phone } });
    if (isProvedSince)
      await app.database.owner.query(
        "update auth.users set phone_confirmed_at = now(), phone_proved_at = now() where phone = $1",
        [phone],
      );
    expect((await wayBack(token)).json).toEqual({ email });
    const { rows } = await app.database.owner.query(
      "select phone, phone_proved_at is not null as proved, password_hash from auth.users where id = $1",
      [session.user.id],
    );
    expect(rows).toEqual([{ phone: isProvedSince ? "" : phone, proved: !isProvedSince, password_hash: null }]);
    expect((await auth.user(session.access_token)).json.error_code).toBe("session_not_found");
    expect((await app.database.owner.query("select from auth.users where phone = $1", [thiefs])).rowCount).toBe(0);
    const { session: moving, old, taken } = await changeAddress();
    await app.database.owner.query(
      "update auth.login_changes set before = before || '{\"proved\": true}' where user_id = $1",
      [moving.user.id],
    );
    const way = await tokenTo(old);
    await auth.signUp(old);
    if (isProvedSince)
      await app.database.owner.query("update auth.users set email_proved_at = now() where email = $1", [old]);
    expect((await wayBack(way)).json).toMatchObject(isProvedSince ? { error_code: "email_exists" } : { email: old });
    expect((await auth.user(moving.access_token)).json.error_code).toBe("session_not_found");
    expect((await app.database.owner.query("select from auth.users where email = $1", [taken])).rowCount).toBe(0);
  }
});

test("an unproved address gets no way back", async () => {
  const session = await auth.signUp(newAddress());
  await app.database.owner.query("update auth.users set email_confirmed_at = null where id = $1", [session.user.id]);
  await change(session, { password: "un autre mot de passe" });
  expect(
    (await app.database.owner.query("select from auth.login_changes where user_id = $1", [session.user.id])).rowCount,
  ).toBe(0);
  const { session: deletedUsersSession, old } = await changeAddress();
  const token = await tokenTo(old);
  await app.database.owner.query("update auth.users set deleted_at = now() where id = $1", [
    deletedUsersSession.user.id,
  ]);
  expect((await wayBack(token)).status).toBe(403);
});
