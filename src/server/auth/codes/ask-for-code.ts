import { clearSignUpProgram, keepSignUp } from "#server/auth/first-proof/sign-ups.repository.ts";
import { codeChallengeOf } from "#server/auth/flow-codes/pkce.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, validationFailed } from "#server/auth/ground/auth-error.ts";
import type { Login, UserRow } from "#server/auth/ground/auth.repository.ts";
import { inTransaction, lockUserByLogin, findUserByLogin } from "#server/auth/ground/auth.repository.ts";
import { bodyOf, loginOf, metadataOf, tidyEmail } from "#server/auth/ground/credentials.ts";
import type { Asker } from "#server/auth/messages/message-limits.ts";
import { isSmsCeilingReached, limitLetters, limitSms } from "#server/auth/messages/message-limits.ts";
import { makeToken } from "#server/auth/messages/one-time-tokens.ts";
import type { CodeLetter } from "#server/auth/messages/send-letter.ts";
import { mailCode, imitateLetter } from "#server/auth/messages/send-letter.ts";
import { sendSmsCode, imitateSms } from "#server/auth/messages/send-sms.ts";
import type { CallOrigin } from "#server/auth/sessions/sessions.ts";
import { isBanned } from "#server/auth/sessions/sessions.ts";
import { insertUser, isOpen, saveSentAt } from "#server/auth/users/users.repository.ts";
import { isUniqueViolation } from "#server/db/unique-violation.ts";
import type { PoolClient } from "pg";

// Known and unknown addresses get the same answer after the same work. Where addresses are not confirmed, sign-up
// already shows who is registered, so these calls may show it too.

/**
 * POST /otp and /magiclink: sends a code, and by mail also a link, that sign in. A new or unconfirmed user gets the
 * confirmation instead, which signs in too.
 */
export async function askForCode(
  deps: AuthDeps,
  rawBody: unknown,
  { redirectTo, ...place }: CallOrigin & { redirectTo: string },
  asker: Asker,
): Promise<{ message_id?: string }> {
  const body = bodyOf(rawBody);
  const login = loginOf(body, deps.config);
  if (!login) throw validationFailed("One of email or phone must be set");
  if (login.email !== "" && body.channel !== undefined)
    throw validationFailed("Channel should only be specified with Phone OTP");
  const newcomer = { data: metadataOf(body.data), mayCreate: body.create_user !== false, place };
  if (login.email === "") return askForSms(deps, login, { newcomer, channel: body.channel }, asker);
  const link = { address: login.email, redirectTo, codeChallenge: codeChallengeOf(body) };
  await limitLetters(deps, { to: login.email, use: "access", clientAddress: asker.clientAddress });
  await retryOnceIfTaken(() =>
    inTransaction(deps.pool, async (tx) => {
      const account = await lockUserAndContestSignUps(tx, login);
      if (!account && !mayCreateUser(deps, newcomer)) refuseNewcomer(deps, login, newcomer);
      const user = account ?? (mayCreateUser(deps, newcomer) ? await createNewcomer(deps, tx, login, newcomer) : null);
      if (user === null || isBanned(user, deps.clock())) return imitateLetter(deps, tx);
      if (user.email_confirmed_at)
        return mailRecovery(deps, tx, user, { ...link, userId: user.id, letter: "magic_link" });
      return mailConfirmation(deps, tx, { ...link, userId: user.id, mayWait: account === null });
    }),
  );
  return {};
}

/** POST /recover: sends a code and a link that sign in, so that the user can choose a new password. */
export async function askForRecovery(
  deps: AuthDeps,
  rawBody: unknown,
  redirectTo: string,
  asker: Asker,
): Promise<Record<string, never>> {
  const body = bodyOf(rawBody);
  if (typeof body.email !== "string" || body.email === "")
    throw validationFailed("Password recovery requires an email");
  const address = tidyEmail(body.email);
  const codeChallenge = codeChallengeOf(body);
  await limitLetters(deps, { to: address, use: "access", clientAddress: asker.clientAddress });
  await inTransaction(deps.pool, async (tx) => {
    const user = await lockUserAndContestSignUps(tx, { email: address, phone: "" });
    if (!user || isBanned(user, deps.clock())) return imitateLetter(deps, tx);
    return mailRecovery(deps, tx, user, { userId: user.id, address, redirectTo, codeChallenge, letter: "recovery" });
  });
  return {};
}

// The password of this account was chosen by a person who has not proved the address or number.
async function lockUserAndContestSignUps(tx: PoolClient, login: Login): Promise<UserRow | null> {
  const user = await lockUserByLogin(tx, login);
  if (user && !isOpen(user)) await clearSignUpProgram(tx, user.id);
  return user;
}

/** Sends the letter that confirms a new user's address. */
export async function mailConfirmation(
  deps: AuthDeps,
  tx: PoolClient,
  link: Omit<CodeLetter, "kind" | "letter">,
): Promise<void> {
  await saveSentAt(tx, link.userId, "confirmation_sent_at", deps.clock());
  await mailCode(deps, tx, { ...link, kind: "confirmation", letter: "confirmation" });
}

/** Runs a sign-up a second time when another sign-up has just taken the address. */
export async function retryOnceIfTaken<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (isUniqueViolation(error)) return work();
    throw error;
  });
}

/** Refuses every channel but SMS, because no other channel has a sender. */
export function assertSms(channel: unknown): void {
  if (channel !== undefined && channel !== "sms")
    throw validationFailed("Invalid channel provided: sms is the only one");
}

async function askForSms(
  deps: AuthDeps,
  login: Login,
  { newcomer, channel }: { newcomer: Newcomer; channel: unknown },
  asker: Asker,
): Promise<{ message_id: string }> {
  assertSms(channel);
  await limitSms(deps, { to: login.phone, use: "access", clientAddress: asker.clientAddress });
  const account = await findUserByLogin(deps.pool, login);
  if (!account && !mayCreateUser(deps, newcomer)) refuseNewcomer(deps, login, newcomer);
  const isSent = account
    ? !isBanned(account, deps.clock())
    : mayCreateUser(deps, newcomer) && !(await isSmsCeilingReached(deps));
  if (!isSent) return { message_id: await imitateSms(deps, login.phone, asker) };
  const sms = await sendSmsCode(deps, login.phone, asker);
  await retryOnceIfTaken(() =>
    inTransaction(deps.pool, async (tx) => {
      const user = (await lockUserAndContestSignUps(tx, login)) ?? (await createNewcomer(deps, tx, login, newcomer));
      const sentColumn = user.phone_confirmed_at ? "recovery_sent_at" : "confirmation_sent_at";
      await saveSentAt(tx, user.id, sentColumn, deps.clock());
      await makeToken(deps, tx, {
        userId: user.id,
        kind: "sms",
        address: user.phone,
        codeChallenge: "",
        code: sms.code,
      });
    }),
  );
  return { message_id: sms.id };
}

type Newcomer = { data: Record<string, unknown>; mayCreate: boolean; place: CallOrigin };

async function mailRecovery(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  link: Omit<CodeLetter, "kind">,
): Promise<void> {
  await saveSentAt(tx, user.id, "recovery_sent_at", deps.clock());
  await mailCode(deps, tx, { ...link, kind: "recovery" });
}

// Whether asking for a code may create a user.
function mayCreateUser({ config }: AuthDeps, { mayCreate }: Newcomer): boolean {
  return mayCreate && config.signupEnabled;
}

// Throws only where sign-up already shows who is registered.
function refuseNewcomer({ config }: AuthDeps, login: Login, { mayCreate }: Newcomer): void {
  if (!(login.email ? config.mailAutoconfirm : config.phoneAutoconfirm)) return;
  if (!mayCreate) throw new AuthError(422, "otp_disabled", "Signups not allowed for otp");
  throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
}

async function createNewcomer(
  deps: AuthDeps,
  tx: PoolClient,
  login: Login,
  { data, place }: Newcomer,
): Promise<UserRow> {
  const user = await insertUser(deps, tx, { login, passwordHash: null, data, isConfirmed: false });
  await keepSignUp(deps, tx, user.id, {
    login: login.email ? "email" : "phone",
    origin: place,
    codeChallenge: "",
    passwordHash: null,
    data,
  });
  return user;
}
