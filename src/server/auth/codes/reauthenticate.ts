import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, validationFailed } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { inTransaction } from "#server/auth/ground/auth.repository.ts";
import type { Asker } from "#server/auth/messages/message-limits.ts";
import { limitLetters, limitSms } from "#server/auth/messages/message-limits.ts";
import { makeToken, checkTypedCode } from "#server/auth/messages/one-time-tokens.ts";
import { mailCode } from "#server/auth/messages/send-letter.ts";
import { sendSmsCode } from "#server/auth/messages/send-sms.ts";
import { authenticate, lockCaller } from "#server/auth/sessions/sessions.ts";
import { saveSentAt } from "#server/auth/users/users.repository.ts";
import type { PoolClient } from "pg";

/**
 * GET /reauthenticate: sends the signed-in user a code by mail or SMS. The user gives it as `nonce` with a new
 * password.
 */
export async function reauthenticate(
  deps: AuthDeps,
  authorization: string | undefined,
  asker: Asker,
): Promise<{ message_id?: string }> {
  const { user } = await authenticate(deps, deps.pool, authorization);
  if (user.email === "" && user.phone === "")
    throw validationFailed("Reauthentication requires the user to have an email or a phone number");
  if (user.email === "") return reauthenticateBySms(deps, user, authorization, asker);
  if (!user.email_confirmed_at) throw new AuthError(422, "email_not_confirmed", "Email not confirmed");
  await limitLetters(deps, { to: user.email, use: "own", clientAddress: null });
  await inTransaction(deps.pool, async (tx) => {
    await lockCaller(deps, tx, authorization);
    await saveSentAt(tx, user.id, "reauthentication_sent_at", deps.clock());
    await mailCode(deps, tx, {
      userId: user.id,
      kind: "reauthentication",
      letter: "reauthentication",
      address: user.email,
      redirectTo: "",
      codeChallenge: "",
    });
  });
  return {};
}

async function reauthenticateBySms(
  deps: AuthDeps,
  user: UserRow,
  authorization: string | undefined,
  asker: Asker,
): Promise<{ message_id: string }> {
  if (!user.phone_confirmed_at) throw new AuthError(422, "phone_not_confirmed", "Phone not confirmed");
  await limitSms(deps, { to: user.phone, use: "own", clientAddress: null });
  const sms = await sendSmsCode(deps, user.phone, asker);
  await inTransaction(deps.pool, async (tx) => {
    await lockCaller(deps, tx, authorization);
    await saveSentAt(tx, user.id, "reauthentication_sent_at", deps.clock());
    await makeToken(deps, tx, {
      userId: user.id,
      kind: "reauthentication",
      address: user.phone,
      codeChallenge: "",
      code: sms.code,
    });
  });
  return { message_id: sms.id };
}

/**
 * True when this is the last code sent to the user. A wrong code costs a try, which counts only when the transaction is
 * committed.
 */
export async function isReauthenticated(deps: AuthDeps, tx: PoolClient, user: UserRow, code: string): Promise<boolean> {
  const token = await checkTypedCode(deps, tx, {
    kinds: ["reauthentication"],
    address: user.email || user.phone,
    code,
    userId: user.id,
  });
  return token !== null;
}
