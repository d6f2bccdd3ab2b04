import { rememberLetter } from "#web/auth/ground/asked-here.ts";
import { captchaToken } from "#web/auth/ground/captcha.ts";
import { readLogin } from "#web/auth/ground/login.ts";
import { auth, CALLBACK } from "#web/auth/ground/session.tsx";
import { mustChoosePassword } from "#web/auth/pages/after-link.ts";
import type { ReturnPath } from "#web/auth/pages/return-path.ts";
import { linkTarget } from "#web/auth/pages/return-path.ts";
import type { AuthError } from "@supabase/auth-js";
import type { PendingCode, Purpose } from "./pending-code.ts";
import { keepPendingCode, pendingCode } from "./pending-code.ts";

/**
 * Has a first code sent and makes this tab wait for it. Answers a sentence when that fails. When a code is already on
 * its way, the tab waits for that one.
 */
export async function startCode(
  purpose: Purpose,
  address: string,
  returnPath: Pick<ReturnPath, "search">,
): Promise<AuthError | null> {
  const error = await askForCode(purpose, address, returnPath);
  const formerCode = pendingCode();
  if (error && secondsToWait(error) !== null && formerCode?.address === address && formerCode.purpose === purpose)
    return null;
  if (!error) keepPendingCode({ purpose, address, sentAt: Date.now() });
  return error;
}

/** Has a code sent, the first or another one. Answers a sentence when that fails. */
export async function askForCode(
  purpose: Purpose,
  address: string,
  returnPath: Pick<ReturnPath, "search">,
): Promise<AuthError | null> {
  const login = readLogin(address);
  const emailRedirectTo = linkTarget(CALLBACK, returnPath);
  const captcha = await captchaToken();
  if ("email" in login) rememberLetter(login.email);
  if (purpose === "signup")
    return (
      await ("email" in login
        ? auth.resend({ type: "signup", ...login, options: { emailRedirectTo, ...captcha } })
        : auth.resend({ type: "sms", ...login, options: captcha }))
    ).error;
  if (purpose === "recovery" && "email" in login)
    return (await auth.resetPasswordForEmail(login.email, { redirectTo: emailRedirectTo, ...captcha })).error;
  // There is no recovery by phone: the user signs in with a code, then chooses a password.
  const shouldCreateUser = purpose === "join";
  return (
    await auth.signInWithOtp(
      "email" in login
        ? { ...login, options: { shouldCreateUser, emailRedirectTo, ...captcha } }
        : { ...login, options: { shouldCreateUser, ...captcha } },
    )
  ).error;
}

/** Opens a session with the typed code, or answers a sentence. Also says whether a new password must be chosen. */
export async function giveCode(
  { purpose, address }: PendingCode,
  token: string,
): Promise<{ error: AuthError | null; needsNewPassword: boolean }> {
  const login = readLogin(address);
  const { data, error } = await auth.verifyOtp(
    "email" in login ? { ...login, token, type: emailType(purpose) } : { ...login, token, type: "sms" },
  );
  return { error, needsNewPassword: mustChoosePassword(data.session) };
}

function emailType(purpose: Purpose) {
  return purpose === "signup" || purpose === "recovery" ? purpose : "email";
}

/** The seconds to wait that a refusal asks for, or null. */
export function secondsToWait({ message }: { message: string }): number | null {
  const match = /after (\d+) second/.exec(message);
  return match ? Number(match[1]) : null;
}
