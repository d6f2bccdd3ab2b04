import type { PoolClient } from "pg";
import { assertSms, mailConfirmation, onceMoreIfTaken } from "#server/auth/codes/ask-for-code.ts";
import { codeChallengeOf } from "#server/auth/flow-codes/pkce.ts";
import { mailNews, mailNobody } from "#server/auth/messages/send-letter.ts";
import { makeToken } from "#server/auth/messages/one-time-tokens.ts";
import { textCode, textNobody } from "#server/auth/messages/send-sms.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { Login, UserRow } from "#server/auth/ground/auth.repository.ts";
import { audit, inTransaction, lockedByLogin, userByLogin } from "#server/auth/ground/auth.repository.ts";
import { bodyOf, loginOf, metadataOf } from "#server/auth/ground/credentials.ts";
import { forgetSignUps, keepSignUp } from "#server/auth/first-proof/sign-ups.repository.ts";
import { limitCalls } from "#server/auth/ground/limits.ts";
import type { Asker } from "#server/auth/messages/message-limits.ts";
import { isSmsCeilingReached, overSmsCeiling, limitLetters, limitSms } from "#server/auth/messages/message-limits.ts";
import type { NewUser } from "#server/auth/users/users.repository.ts";
import { insertUser, isOpen, markConfirmed } from "#server/auth/users/users.repository.ts";
import { ownWords } from "#server/auth/passwords/own-words.ts";
import { acceptPassword, hashPassword, isPassword } from "#server/auth/passwords/passwords.ts";
import type { Place } from "#server/auth/sessions/sessions.ts";
import { isBanned, openSession } from "#server/auth/sessions/sessions.ts";
import { userAnswer } from "#server/auth/users/user-answer.ts";
import { adoptUser, insertAnonymousUser, undoAfter } from "./accounts.repository.ts";

/** Where a sign-up comes from, and where its letter leads. */
export type SignUpPlace = Place & Asker & { redirectTo: string };

/**
 * POST /signup: a new user with a password, signed in at once where addresses need no confirmation; anonymous when
 * allowed.
 */
export async function signUp(deps: AuthDeps, rawBody: unknown, place: SignUpPlace): Promise<unknown> {
  const { config } = deps;
  const body = bodyOf(rawBody);
  if (!config.signupEnabled) throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  const login = loginOf(body, config);
  if (!login) return signUpAnonymously(deps, body, place);
  const data = metadataOf(body.data);
  const password = await acceptPassword(deps, body.password, ownWords(login, data));
  const codeChallenge = login.email ? codeChallengeOf(body) : "";
  const confirmed = login.email ? config.mailAutoconfirm : config.phoneAutoconfirm;
  if (login.phone) assertSms(body.channel);
  if (!confirmed)
    await (login.email ? limitLetters : limitSms)(deps, {
      to: login.email || login.phone,
      use: "confirmation",
      client: place.client,
    });
  const wanted: NewUser = { login, passwordHash: await hashPassword(password, config), data, confirmed };
  const from: From = { ...place, codeChallenge, repeats: confirmed ? null : await hashRepeated(deps, login, password) };
  const sms = !confirmed && login.phone ? await textNewcomer(deps, wanted, place) : null;
  return onceMoreIfTaken(() =>
    inTransaction(deps.pool, (tx) => {
      if (confirmed) return signUpAtOnce(deps, tx, wanted, from);
      return login.email ? signUpByMail(deps, tx, wanted, from) : signUpBySms(deps, tx, wanted, { ...from, code: sms });
    }),
  );
}

/** `repeats`: the hash of the password that the account has already, when the same one is given again. */
type From = SignUpPlace & { codeChallenge: string; repeats: string | null };

// Looked at for every address, known or not: it takes as long.
async function hashRepeated(deps: AuthDeps, login: Login, password: string): Promise<string | null> {
  const stored = (await userByLogin(deps.pool, login))?.password_hash ?? null;
  return (await isPassword(stored, password, deps.config)) ? stored : null;
}

async function signUpAtOnce(deps: AuthDeps, tx: PoolClient, wanted: NewUser, place: From): Promise<unknown> {
  const known = await lockedByLogin(tx, wanted.login);
  if (known && (isOpen(known) || isBanned(known, deps.clock())))
    throw new AuthError(422, "user_already_exists", "User already registered");
  const user = known ? await adoptAccount(deps, tx, known, wanted) : await insertUser(deps, tx, wanted);
  await forgetSignUps(tx, user.id);
  await keepChoice(deps, tx, user, wanted, place);
  await audit(tx, { id: deps.ids(), actorId: user.id, action: "user_signedup", ip: place.ip, at: deps.clock() });
  return openSession(deps, tx, user, "password", place);
}

// Nobody may learn who is registered: new, unconfirmed and known addresses get the same answer, made by the same work.
async function signUpByMail(deps: AuthDeps, tx: PoolClient, wanted: NewUser, place: From): Promise<unknown> {
  const known = await lockedByLogin(tx, wanted.login);
  const link = { address: wanted.login.email, redirectTo: place.redirectTo, codeChallenge: place.codeChallenge };
  if (!known) {
    const { user, answer } = await createUser(deps, tx, wanted, place);
    await keepChoice(deps, tx, user, wanted, place);
    await mailConfirmation(deps, tx, { ...link, userId: user.id, mayWait: true });
    return answer;
  }
  const invented = await inventedAnswer(deps, tx, wanted, place);
  if (isBanned(known, deps.clock())) await mailNobody(deps, tx);
  else if (isConfirmed(known, wanted)) await mailNews(deps, tx, { to: known.email, letter: "address_known" });
  else {
    await keepSecondSignUp(deps, tx, known, wanted, place);
    await mailConfirmation(deps, tx, { ...link, userId: known.id });
  }
  return invented;
}

// The code that was sent; null when none was, for there is nobody to sign up. Over the ceiling, refused alike for known
// numbers and others.
async function textNewcomer(deps: AuthDeps, wanted: NewUser, asker: Asker): Promise<string | null> {
  if (await isSmsCeilingReached(deps)) throw overSmsCeiling(deps);
  const known = await userByLogin(deps.pool, wanted.login);
  if (known && isSignedUp(deps, known, wanted)) return textNobody(deps, wanted.login.phone, asker).then(() => null);
  return (await textCode(deps, wanted.login.phone, asker)).code;
}

async function signUpBySms(
  deps: AuthDeps,
  tx: PoolClient,
  wanted: NewUser,
  place: From & { code: string | null },
): Promise<unknown> {
  const known = await lockedByLogin(tx, wanted.login);
  const { user, answer } = known
    ? { user: known, answer: await inventedAnswer(deps, tx, wanted, place) }
    : await createUser(deps, tx, wanted, place);
  if (place.code === null || isSignedUp(deps, user, wanted)) return answer;
  await (known ? keepSecondSignUp : keepChoice)(deps, tx, user, wanted, place);
  await makeToken(deps, tx, { userId: user.id, kind: "sms", address: user.phone, codeChallenge: "", code: place.code });
  return answer;
}

async function keepChoice(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  { login, passwordHash, data }: NewUser,
  place: From,
): Promise<void> {
  await keepSignUp(deps, tx, user.id, {
    login: login.email ? "email" : "phone",
    place,
    codeChallenge: place.codeChallenge,
    passwordHash,
    data,
  });
}

// The account keeps what the first one chose; the proof will tell which of them it was. A program that asks again with
// the same password is one and the same.
async function keepSecondSignUp(
  deps: AuthDeps,
  tx: PoolClient,
  known: UserRow,
  wanted: NewUser,
  place: From,
): Promise<void> {
  const isAgain = place.isProgram === true && place.repeats !== null && place.repeats === known.password_hash;
  if (!isAgain) await keepChoice(deps, tx, known, wanted, place);
}

function isSignedUp(deps: AuthDeps, user: UserRow, wanted: NewUser): boolean {
  return isConfirmed(user, wanted) || isBanned(user, deps.clock());
}

async function createUser(deps: AuthDeps, tx: PoolClient, wanted: NewUser, place: Place) {
  const user = await insertUser(deps, tx, wanted);
  await audit(tx, { id: deps.ids(), actorId: user.id, action: "user_signedup", ip: place.ip, at: deps.clock() });
  return { user, answer: await userAnswer(tx, user) };
}

// A user under an address nobody has is really made, answered with, and unmade.
async function inventedAnswer(deps: AuthDeps, tx: PoolClient, wanted: NewUser, place: Place): Promise<unknown> {
  // A phone's digits are drawn among numbers no country has.
  const nobody = wanted.login.email
    ? `${deps.ids()}@nobody.invalid`
    : `0${Buffer.from(deps.random(6)).readUIntBE(0, 6)}`;
  const login = wanted.login.email ? { email: nobody, phone: "" } : { email: "", phone: nobody };
  const { answer } = await undoAfter(tx, () => createUser(deps, tx, { ...wanted, login }, place));
  return JSON.parse(JSON.stringify(answer).replaceAll(nobody, wanted.login.email || wanted.login.phone));
}

// Signed up while addresses had to be confirmed, or asked for a code and never used it: nobody has ever been inside.
async function adoptAccount(
  deps: AuthDeps,
  tx: PoolClient,
  known: UserRow,
  { login, passwordHash, data }: NewUser,
): Promise<UserRow> {
  await adoptUser(tx, known.id, { passwordHash, data });
  return markConfirmed(deps, tx, known.id, login.email ? "email" : "phone");
}

function isConfirmed(user: UserRow, { login }: NewUser): boolean {
  return (login.email ? user.email_confirmed_at : user.phone_confirmed_at) !== null;
}

async function signUpAnonymously(deps: AuthDeps, body: Record<string, unknown>, place: Place): Promise<unknown> {
  if (!deps.config.anonymousEnabled)
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  await limitCalls(deps, "anonymous", place.ip);
  const [id, now] = [deps.ids(), deps.clock()];
  return inTransaction(deps.pool, async (tx) => {
    const user = await insertAnonymousUser(tx, { id, data: metadataOf(body.data), now });
    return openSession(deps, tx, user, "anonymous", place);
  });
}
