import { assertSms, mailConfirmation, retryOnceIfTaken } from "#server/auth/codes/ask-for-code.ts";
import { deleteSignUps, keepSignUp } from "#server/auth/first-proof/sign-ups.repository.ts";
import { codeChallengeOf } from "#server/auth/flow-codes/pkce.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { Login, UserRow } from "#server/auth/ground/auth.repository.ts";
import { audit, inTransaction, lockUserByLogin, findUserByLogin } from "#server/auth/ground/auth.repository.ts";
import { bodyOf, loginOf, metadataOf } from "#server/auth/ground/credentials.ts";
import { limitCalls } from "#server/auth/ground/limits.ts";
import type { Asker } from "#server/auth/messages/message-limits.ts";
import { isSmsCeilingReached, overSmsCeiling, limitLetters, limitSms } from "#server/auth/messages/message-limits.ts";
import { makeToken } from "#server/auth/messages/one-time-tokens.ts";
import { mailNotice, imitateLetter } from "#server/auth/messages/send-letter.ts";
import { sendSmsCode, imitateSms } from "#server/auth/messages/send-sms.ts";
import { acceptPassword, hashPassword, isPassword } from "#server/auth/passwords/passwords.ts";
import { wordsOfUser } from "#server/auth/passwords/user-words.ts";
import type { CallOrigin } from "#server/auth/sessions/sessions.ts";
import { isBanned, openSession } from "#server/auth/sessions/sessions.ts";
import { readUserAnswer } from "#server/auth/users/user-answer.ts";
import type { NewUser } from "#server/auth/users/users.repository.ts";
import { insertUser, isOpen, markConfirmed } from "#server/auth/users/users.repository.ts";
import type { PoolClient } from "pg";
import { adoptUser, insertAnonymousUser, undoAfter } from "./accounts.repository.ts";

/** Where a sign-up comes from, and the page its letter links to. */
export type SignUpPlace = CallOrigin & Asker & { redirectTo: string };

/**
 * POST /signup: creates a user with a password, or an anonymous user where the settings allow it. The user is signed in
 * at once where addresses need no confirmation.
 */
export async function signUp(deps: AuthDeps, rawBody: unknown, place: SignUpPlace): Promise<unknown> {
  const { config } = deps;
  const body = bodyOf(rawBody);
  if (!config.signupEnabled) throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  const login = loginOf(body, config);
  if (!login) return signUpAnonymously(deps, body, place);
  const metadata = metadataOf(body.data);
  const password = await acceptPassword(deps, body.password, wordsOfUser(login, metadata));
  const codeChallenge = login.email ? codeChallengeOf(body) : "";
  const needsNoConfirmation = login.email ? config.mailAutoconfirm : config.phoneAutoconfirm;
  if (login.phone) assertSms(body.channel);
  if (!needsNoConfirmation)
    await (login.email ? limitLetters : limitSms)(deps, {
      to: login.email || login.phone,
      use: "confirmation",
      clientAddress: place.clientAddress,
    });
  const newUser: NewUser = {
    login,
    passwordHash: await hashPassword(password, config),
    data: metadata,
    isConfirmed: needsNoConfirmation,
  };
  const origin: SignUpOrigin = {
    ...place,
    codeChallenge,
    repeatedHash: needsNoConfirmation ? null : await findHashOfSamePassword(deps, login, password),
  };
  const smsCode = !needsNoConfirmation && login.phone ? await textSignUpCode(deps, newUser, place) : null;
  return retryOnceIfTaken(() =>
    inTransaction(deps.pool, (tx) => {
      if (needsNoConfirmation) return signUpAtOnce(deps, tx, newUser, origin);
      return login.email
        ? signUpByMail(deps, tx, newUser, origin)
        : signUpBySms(deps, tx, newUser, { ...origin, code: smsCode });
    }),
  );
}

/** `repeatedHash` is the present password hash of the account, when the sign-up gives the same password again. */
type SignUpOrigin = SignUpPlace & { codeChallenge: string; repeatedHash: string | null };

// The password is checked for every address, known or not, so that both answers take equally long.
async function findHashOfSamePassword(deps: AuthDeps, login: Login, password: string): Promise<string | null> {
  const hash = (await findUserByLogin(deps.pool, login))?.password_hash ?? null;
  return (await isPassword(hash, password, deps.config)) ? hash : null;
}

async function signUpAtOnce(deps: AuthDeps, tx: PoolClient, newUser: NewUser, origin: SignUpOrigin): Promise<unknown> {
  const account = await lockUserByLogin(tx, newUser.login);
  if (account && (isOpen(account) || isBanned(account, deps.clock())))
    throw new AuthError(422, "user_already_exists", "User already registered");
  const user = account ? await adoptAccount(deps, tx, account, newUser) : await insertUser(deps, tx, newUser);
  await deleteSignUps(tx, user.id);
  await keepChoice(deps, tx, user, newUser, origin);
  await audit(tx, { id: deps.ids(), actorId: user.id, action: "user_signedup", ip: origin.ip, at: deps.clock() });
  return openSession(deps, tx, user, "password", origin);
}

// A caller must not learn who is registered: new, unconfirmed and known addresses get the same answer after the same
// work.
async function signUpByMail(deps: AuthDeps, tx: PoolClient, newUser: NewUser, origin: SignUpOrigin): Promise<unknown> {
  const account = await lockUserByLogin(tx, newUser.login);
  const letterTarget = {
    address: newUser.login.email,
    redirectTo: origin.redirectTo,
    codeChallenge: origin.codeChallenge,
  };
  if (!account) {
    const { user, answer } = await createUser(deps, tx, newUser, origin);
    await keepChoice(deps, tx, user, newUser, origin);
    await mailConfirmation(deps, tx, { ...letterTarget, userId: user.id, mayWait: true });
    return answer;
  }
  const answer = await inventAnswer(deps, tx, newUser, origin);
  if (isBanned(account, deps.clock())) await imitateLetter(deps, tx);
  else if (isLoginConfirmed(account, newUser))
    await mailNotice(deps, tx, { to: account.email, letter: "address_known" });
  else {
    await keepSecondSignUp(deps, tx, account, newUser, origin);
    await mailConfirmation(deps, tx, { ...letterTarget, userId: account.id });
  }
  return answer;
}

// The code of the SMS, or null when no SMS was sent because the number is already signed up. Once the ceiling is
// reached, known and unknown numbers get the same refusal.
async function textSignUpCode(deps: AuthDeps, newUser: NewUser, asker: Asker): Promise<string | null> {
  if (await isSmsCeilingReached(deps)) throw overSmsCeiling(deps);
  const account = await findUserByLogin(deps.pool, newUser.login);
  if (account && isSignedUp(deps, account, newUser))
    return imitateSms(deps, newUser.login.phone, asker).then(() => null);
  return (await sendSmsCode(deps, newUser.login.phone, asker)).code;
}

async function signUpBySms(
  deps: AuthDeps,
  tx: PoolClient,
  newUser: NewUser,
  origin: SignUpOrigin & { code: string | null },
): Promise<unknown> {
  const account = await lockUserByLogin(tx, newUser.login);
  const { user, answer } = account
    ? { user: account, answer: await inventAnswer(deps, tx, newUser, origin) }
    : await createUser(deps, tx, newUser, origin);
  if (origin.code === null || isSignedUp(deps, user, newUser)) return answer;
  await (account ? keepSecondSignUp : keepChoice)(deps, tx, user, newUser, origin);
  await makeToken(deps, tx, {
    userId: user.id,
    kind: "sms",
    address: user.phone,
    codeChallenge: "",
    code: origin.code,
  });
  return answer;
}

async function keepChoice(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  { login, passwordHash, data }: NewUser,
  origin: SignUpOrigin,
): Promise<void> {
  await keepSignUp(deps, tx, user.id, {
    login: login.email ? "email" : "phone",
    origin,
    codeChallenge: origin.codeChallenge,
    passwordHash,
    data,
  });
}

// The account keeps what the first sign-up chose. The proof will tell which sign-up was the owner's. A program that
// signs up again with the same password counts once.
async function keepSecondSignUp(
  deps: AuthDeps,
  tx: PoolClient,
  account: UserRow,
  newUser: NewUser,
  origin: SignUpOrigin,
): Promise<void> {
  const isSameProgram =
    origin.isProgram === true && origin.repeatedHash !== null && origin.repeatedHash === account.password_hash;
  if (!isSameProgram) await keepChoice(deps, tx, account, newUser, origin);
}

function isSignedUp(deps: AuthDeps, user: UserRow, newUser: NewUser): boolean {
  return isLoginConfirmed(user, newUser) || isBanned(user, deps.clock());
}

async function createUser(deps: AuthDeps, tx: PoolClient, newUser: NewUser, origin: CallOrigin) {
  const user = await insertUser(deps, tx, newUser);
  await audit(tx, { id: deps.ids(), actorId: user.id, action: "user_signedup", ip: origin.ip, at: deps.clock() });
  return { user, answer: await readUserAnswer(tx, user) };
}

// Creates a user under an address without account, reads the answer, and removes the user again.
async function inventAnswer(deps: AuthDeps, tx: PoolClient, newUser: NewUser, origin: CallOrigin): Promise<unknown> {
  // No country's phone numbers start with 0.
  const placeholder = newUser.login.email
    ? `${deps.ids()}@nobody.invalid`
    : `0${Buffer.from(deps.random(6)).readUIntBE(0, 6)}`;
  const login = newUser.login.email ? { email: placeholder, phone: "" } : { email: "", phone: placeholder };
  const { answer } = await undoAfter(tx, () => createUser(deps, tx, { ...newUser, login }, origin));
  return JSON.parse(JSON.stringify(answer).replaceAll(placeholder, newUser.login.email || newUser.login.phone));
}

// The account was created while addresses had to be confirmed, or by a code that was never used. Its user never came.
async function adoptAccount(
  deps: AuthDeps,
  tx: PoolClient,
  account: UserRow,
  { login, passwordHash, data }: NewUser,
): Promise<UserRow> {
  await adoptUser(tx, account.id, { passwordHash, data });
  return markConfirmed(deps, tx, account.id, login.email ? "email" : "phone");
}

function isLoginConfirmed(user: UserRow, { login }: NewUser): boolean {
  return (login.email ? user.email_confirmed_at : user.phone_confirmed_at) !== null;
}

async function signUpAnonymously(deps: AuthDeps, body: Record<string, unknown>, origin: CallOrigin): Promise<unknown> {
  if (!deps.config.anonymousEnabled)
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  await limitCalls(deps, "anonymous", origin.ip);
  const [id, now] = [deps.ids(), deps.clock()];
  return inTransaction(deps.pool, async (tx) => {
    const user = await insertAnonymousUser(tx, { id, data: metadataOf(body.data), now });
    return openSession(deps, tx, user, "anonymous", origin);
  });
}
