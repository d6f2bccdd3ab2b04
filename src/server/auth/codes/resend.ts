import type { PoolClient } from "pg";
import type { AuthDeps } from "#server/auth/auth-deps.ts";
import { validationFailed } from "#server/auth/auth-error.ts";
import type { Login, UserRow } from "#server/auth/auth.repository.ts";
import { inTransaction, lockedByLogin } from "#server/auth/auth.repository.ts";
import { bodyOf, loginOf } from "#server/auth/credentials.ts";
import { takeLetter, takeSms } from "#server/auth/limits.ts";
import { isBanned } from "#server/auth/sessions.ts";
import { mailConfirmation } from "./ask-for-code.ts";
import { askForChange } from "./email-change.ts";
import { codeChallengeOf } from "./pkce.ts";
import { userOfNewPhone } from "./phone-change.ts";
import { mailNobody } from "./send-letter.ts";
import { textNewCode, textNobody } from "./send-sms.ts";

type Link = { redirectTo: string; codeChallenge: string };

/** POST /resend: the letter of a sign-up or of a change of address, again, with a new code. Unknown or confirmed: the same answer. */
export async function resend(deps: AuthDeps, rawBody: unknown, redirectTo: string): Promise<{ message_id?: string }> {
  const body = bodyOf(rawBody);
  const { type } = body;
  if (type !== "signup" && type !== "email_change" && type !== "sms" && type !== "phone_change") throw validationFailed("Missing one of these types: signup, email_change, sms, phone_change");
  const login = loginOf(body, deps.config);
  const byMail = type === "signup" || type === "email_change";
  if (!login || (byMail ? login.email : login.phone) === "") throw validationFailed(`Type provided requires ${byMail ? "an email address" : "a phone number"}`);
  if (type === "sms" || type === "phone_change") return resendSms(deps, login, type);
  const link = { redirectTo, codeChallenge: codeChallengeOf(body) };
  await takeLetter(deps, login.email, "anybody");
  await inTransaction(deps.pool, async (tx) => {
    const user = await lockedByLogin(tx, login);
    if (!user || isBanned(user, deps.clock())) return mailNobody(deps, tx);
    return type === "signup" ? again(deps, tx, user, link) : changeAgain(deps, tx, user, link);
  });
  return {};
}

async function resendSms(deps: AuthDeps, login: Login, type: "sms" | "phone_change"): Promise<{ message_id?: string }> {
  // As the protocol has it: a change that nobody waits for answers before the sender or the limits are looked at.
  if (type === "phone_change" && !(await waitsForChange(deps, login.phone))) return {};
  await takeSms(deps, login.phone, "anybody");
  const message_id = await inTransaction(deps.pool, async (tx) => {
    const user = type === "sms" ? await lockedByLogin(tx, login) : await userOfNewPhone(tx, login.phone);
    if (!user || isBanned(user, deps.clock()) || (type === "sms" && user.phone_confirmed_at)) return textNobody(deps);
    return textNewCode(deps, tx, { userId: user.id, kind: type, phone: login.phone });
  });
  return { message_id };
}

async function waitsForChange(deps: AuthDeps, phone: string): Promise<boolean> {
  const user = await userOfNewPhone(deps.pool, phone);
  return user !== null && !isBanned(user, deps.clock());
}

async function again(deps: AuthDeps, tx: PoolClient, user: UserRow, link: Link): Promise<void> {
  if (user.email_confirmed_at) return mailNobody(deps, tx);
  return mailConfirmation(deps, tx, { ...link, userId: user.id, address: user.email });
}

async function changeAgain(deps: AuthDeps, tx: PoolClient, user: UserRow, link: Link): Promise<void> {
  if (user.new_email === "") return mailNobody(deps, tx);
  return askForChange(deps, tx, user, link);
}
