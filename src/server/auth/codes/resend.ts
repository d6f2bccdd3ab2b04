import { codeChallengeOf } from "#server/auth/flow-codes/pkce.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { validationFailed } from "#server/auth/ground/auth-error.ts";
import type { AuthDb, Login, UserRow } from "#server/auth/ground/auth.repository.ts";
import { inTransaction, lockUserByLogin, findUserByLogin } from "#server/auth/ground/auth.repository.ts";
import { bodyOf, loginOf } from "#server/auth/ground/credentials.ts";
import type { Asker } from "#server/auth/messages/message-limits.ts";
import { limitLetters, limitSms } from "#server/auth/messages/message-limits.ts";
import { makeToken } from "#server/auth/messages/one-time-tokens.ts";
import { imitateLetter } from "#server/auth/messages/send-letter.ts";
import { sendSmsCode, imitateSms } from "#server/auth/messages/send-sms.ts";
import { isBanned } from "#server/auth/sessions/sessions.ts";
import type { PoolClient } from "pg";
import { mailConfirmation } from "./ask-for-code.ts";
import { askForChange } from "./email-change.ts";
import { findUserOfNewPhone } from "./new-logins.repository.ts";

type Link = { redirectTo: string; codeChallenge: string };

/**
 * POST /resend: sends the message of a sign-up or of a change again, with a new code. Unknown and confirmed logins get
 * the same answer.
 */
export async function resend(
  deps: AuthDeps,
  rawBody: unknown,
  redirectTo: string,
  asker: Asker,
): Promise<{ message_id?: string }> {
  const body = bodyOf(rawBody);
  const { type } = body;
  if (type !== "signup" && type !== "email_change" && type !== "sms" && type !== "phone_change")
    throw validationFailed("Missing one of these types: signup, email_change, sms, phone_change");
  const login = loginOf(body, deps.config);
  const isByMail = type === "signup" || type === "email_change";
  if (!login || (isByMail ? login.email : login.phone) === "")
    throw validationFailed(`Type provided requires ${isByMail ? "an email address" : "a phone number"}`);
  if (type === "sms" || type === "phone_change") return resendSms(deps, login, type, asker);
  const link = { redirectTo, codeChallenge: codeChallengeOf(body) };
  await limitLetters(deps, {
    to: login.email,
    use: type === "signup" ? "confirmation" : "change",
    clientAddress: asker.clientAddress,
  });
  await inTransaction(deps.pool, async (tx) => {
    const user = await lockUserByLogin(tx, login);
    if (!user || isBanned(user, deps.clock())) return imitateLetter(deps, tx);
    return type === "signup" ? resendConfirmation(deps, tx, user, link) : resendChange(deps, tx, user, link);
  });
  return {};
}

async function resendSms(
  deps: AuthDeps,
  login: Login,
  type: "sms" | "phone_change",
  asker: Asker,
): Promise<{ message_id?: string }> {
  const hasReceiver = (await findSmsReceiver(deps, deps.pool, login, type)) !== null;
  // As in the protocol, this answer for a change that was not asked for comes before the checks of sender and limits.
  if (type === "phone_change" && !hasReceiver) return {};
  await limitSms(deps, {
    to: login.phone,
    use: type === "sms" ? "confirmation" : "change",
    clientAddress: asker.clientAddress,
  });
  if (!hasReceiver) return { message_id: await imitateSms(deps, login.phone, asker) };
  const sms = await sendSmsCode(deps, login.phone, asker);
  await inTransaction(deps.pool, async (tx) => {
    const user = await findSmsReceiver(deps, tx, login, type);
    if (user)
      await makeToken(deps, tx, {
        userId: user.id,
        kind: type,
        address: login.phone,
        codeChallenge: "",
        code: sms.code,
      });
  });
  return { message_id: sms.id };
}

async function findSmsReceiver(
  deps: AuthDeps,
  db: AuthDb,
  login: Login,
  type: "sms" | "phone_change",
): Promise<UserRow | null> {
  const user =
    type === "sms" ? await findUserByLogin(db, login, "for no key update") : await findUserOfNewPhone(db, login.phone);
  const isWaiting =
    user !== null && !isBanned(user, deps.clock()) && (type === "phone_change" || user.phone_confirmed_at === null);
  return isWaiting ? user : null;
}

async function resendConfirmation(deps: AuthDeps, tx: PoolClient, user: UserRow, link: Link): Promise<void> {
  if (user.email_confirmed_at) return imitateLetter(deps, tx);
  return mailConfirmation(deps, tx, { ...link, userId: user.id, address: user.email });
}

async function resendChange(deps: AuthDeps, tx: PoolClient, user: UserRow, link: Link): Promise<void> {
  if (user.new_email === "") return imitateLetter(deps, tx);
  return askForChange(deps, tx, user, link);
}
