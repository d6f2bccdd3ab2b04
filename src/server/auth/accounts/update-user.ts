import { assertRecentProof, proofRequired, renewProof } from "#server/auth/changes/recent-proof.ts";
import { tellChange } from "#server/auth/changes/tell-change.ts";
import { assertSms } from "#server/auth/codes/ask-for-code.ts";
import { askForChange, changeEmail } from "#server/auth/codes/email-change.ts";
import { askForPhoneChange, changePhone } from "#server/auth/codes/phone-change.ts";
import { isReauthenticated } from "#server/auth/codes/reauthenticate.ts";
import { owesSecondFactor } from "#server/auth/factors/session-level.ts";
import { codeChallengeOf } from "#server/auth/flow-codes/pkce.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, emailTaken, phoneTaken } from "#server/auth/ground/auth-error.ts";
import type { SessionRow, UserRow } from "#server/auth/ground/auth.repository.ts";
import { inTransaction, listMethodsOf, findUserByLogin } from "#server/auth/ground/auth.repository.ts";
import { bodyOf, mergedMetadata, tidyEmail, tidyPhone } from "#server/auth/ground/credentials.ts";
import { countTry, forgetWrongTries, returnTry, takeAccountTry } from "#server/auth/ground/limits.ts";
import type { Asker } from "#server/auth/messages/message-limits.ts";
import { limitLetters, limitSms } from "#server/auth/messages/message-limits.ts";
import { deleteTokens } from "#server/auth/messages/one-time-tokens.repository.ts";
import { forgetTokens } from "#server/auth/messages/one-time-tokens.ts";
import { sendSmsCode } from "#server/auth/messages/send-sms.ts";
import { acceptPassword, hashPassword, isPassword } from "#server/auth/passwords/passwords.ts";
import { readWordsOfUser } from "#server/auth/passwords/user-words.ts";
import type { CallOrigin } from "#server/auth/sessions/sessions.ts";
import { authenticate, endSessions, lockCaller } from "#server/auth/sessions/sessions.ts";
import { readUserAnswer } from "#server/auth/users/user-answer.ts";
import type { PoolClient } from "pg";
import { saveChange } from "./accounts.repository.ts";

type Change = { passwordHash: string | null; newEmail: string | null; newPhone: string | null; data: unknown };

/** A password is changed without a code in a session that was opened within a day, as GoTrue counts it. */
const FRESH_SESSION_MS = 24 * 3_600_000;

type UpdateCall = Pick<Asker, "hangUpSignal"> & Pick<CallOrigin, "remember"> & { redirectTo: string };

/**
 * PUT /user: changes metadata, password, email or phone. A new password ends every other session. A new email must be
 * confirmed by its mailboxes. A phone can be changed here only where it needs no code. Password, email and phone ask
 * for a recent proof. The field `current_password` or `nonce` is such a proof, may be sent alone, and holds for ten
 * minutes.
 */
export async function updateUser(
  deps: AuthDeps,
  authorization: string | undefined,
  rawBody: unknown,
  { redirectTo, hangUpSignal, remember }: UpdateCall,
): Promise<unknown> {
  const { user, session } = await authenticate(deps, deps.pool, authorization);
  const body = bodyOf(rawBody);
  await assertMayChange(deps, user, session, body);
  const codeChallenge = codeChallengeOf(body);
  // The fields are checked before any message is sent, because an SMS cannot be undone.
  mergedMetadata(user.user_metadata, body.data);
  const login = await readNewLogin(deps, user, body);
  const newPassword = await readNewPassword(deps, user, body.password);
  if (newPassword !== null || isGiven(body.current_password))
    await proveByPassword(deps, user, session, body.current_password);
  // Only after the proof: « the same as the old one » tells what the old one is.
  const passwordHash = newPassword === null ? null : await hashNewPassword(deps, user, newPassword);
  if (isGiven(body.nonce)) await proveByCode(deps, authorization, session, body.nonce);
  else if (passwordHash !== null && needsNonce(deps, session)) throw proofRequired();
  const change: Change = { ...login, passwordHash, data: body.data };
  // An anonymous user has no address to protect, so theirs may change at once.
  const isEmailImmediate = user.is_anonymous && deps.config.mailAutoconfirm;
  if (change.newEmail !== null && !isEmailImmediate)
    await limitLetters(deps, { to: user.id, use: "own", clientAddress: null });
  const sms =
    change.newPhone === null || deps.config.phoneAutoconfirm
      ? null
      : await textNewPhone(deps, user, change.newPhone, hangUpSignal);
  return inTransaction(deps.pool, async (tx) => {
    // The user is read again under lock, so that two changes at once are both kept.
    const { user: current } = await lockCaller(deps, tx, authorization);
    let savedUser = await save(deps, tx, current, change);
    if (change.passwordHash !== null) {
      await finishPasswordChange(deps, tx, savedUser, session);
      remember?.({ ...savedUser, device_generation: savedUser.device_generation + 1 });
    }
    if (change.newEmail !== null && isEmailImmediate) savedUser = await changeEmail(deps, tx, savedUser);
    else if (change.newEmail !== null) await askForChange(deps, tx, savedUser, { redirectTo, codeChallenge });
    if (change.newPhone !== null)
      savedUser = await (sms === null
        ? changePhone(deps, tx, savedUser)
        : askForPhoneChange(deps, tx, savedUser, sms.code));
    return readUserAnswer(tx, savedUser);
  });
}

type Body = Record<string, unknown>;

// What changes how one signs in needs the second factor, and a proof: a recent one, or one that comes with the call.
async function assertMayChange(deps: AuthDeps, user: UserRow, session: SessionRow, body: Body): Promise<void> {
  if (body.app_metadata !== undefined)
    throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
  if (![body.email, body.phone, body.password].some((one) => (one ?? "") !== "")) return;
  await assertMayChangeLogin(deps, session);
  const isProving = isGiven(body.nonce) || (isGiven(body.current_password) && user.password_hash !== null);
  if (!isProving) await assertRecentProof(deps, deps.pool, user, session);
}

// An anonymous user has no password before they have an address or a number.
async function readNewLogin(deps: AuthDeps, user: UserRow, body: Body): Promise<Pick<Change, "newEmail" | "newPhone">> {
  const newEmail = await readNewEmail(deps, user, body.email);
  const newPhone = await readNewPhone(deps, user, body);
  if (user.is_anonymous && newEmail === null && newPhone === null) assertNoPassword(body);
  return { newEmail, newPhone };
}

async function textNewPhone(deps: AuthDeps, user: UserRow, phone: string, hangUpSignal: AbortSignal) {
  await limitSms(deps, { to: user.id, use: "own", clientAddress: null });
  return sendSmsCode(deps, phone, { hangUpSignal, limitKey: user.id });
}

function save(deps: AuthDeps, tx: PoolClient, storedUser: UserRow, change: Change): Promise<UserRow> {
  return saveChange(tx, storedUser.id, {
    passwordHash: change.passwordHash,
    metadata: mergedMetadata(storedUser.user_metadata, change.data),
    newEmail: change.newEmail,
    newPhone: change.newPhone,
    now: deps.clock(),
  });
}

async function finishPasswordChange(deps: AuthDeps, tx: PoolClient, user: UserRow, session: SessionRow): Promise<void> {
  await forgetTokens(tx, user.id);
  await endSessions(tx, user.id, session.id, "others");
  await tellChange(deps, tx, user, { kind: "password", before: {} });
}

async function assertMayChangeLogin(deps: AuthDeps, session: SessionRow): Promise<void> {
  if (await owesSecondFactor(deps.pool, session))
    throw new AuthError(
      401,
      "insufficient_aal",
      "AAL2 session is required to update email or password when MFA is enabled.",
    );
}

function assertNoPassword({ password }: Body): void {
  if ((password ?? null) !== null)
    throw new AuthError(
      422,
      "validation_failed",
      "Updating password of an anonymous user without an email or phone is not allowed",
    );
}

async function readNewPassword(deps: AuthDeps, user: UserRow, value: unknown): Promise<string | null> {
  if ((value ?? null) === null) return null;
  return acceptPassword(deps, value, await readWordsOfUser(deps.pool, user));
}

async function hashNewPassword(deps: AuthDeps, user: UserRow, password: string): Promise<string> {
  if (await isPassword(user.password_hash, password, deps.config))
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  return hashPassword(password, deps.config);
}

// A wrong current password is refused even where none is required. A right one is saved as a proof. A session opened by
// a letter needs none, because it serves to replace a forgotten one.
async function proveByPassword(deps: AuthDeps, user: UserRow, session: SessionRow, value: unknown): Promise<void> {
  if (user.password_hash === null || (!isGiven(value) && !deps.config.currentPasswordRequired)) return;
  if (!isGiven(value) && (await listMethodsOf(deps.pool, session.id)).some(({ method }) => method === "otp")) return;
  if (!isGiven(value))
    throw new AuthError(400, "current_password_required", "Current password required when setting new password.");
  const account = `session ${session.id}`;
  await countTry(deps, account);
  if (!(await isPassword(user.password_hash, value, deps.config)))
    throw new AuthError(400, "current_password_invalid", "Current password required when setting new password.");
  await forgetWrongTries(deps.pool, account);
  await renewProof(deps, deps.pool, session);
}

function needsNonce({ config, clock }: AuthDeps, session: SessionRow): boolean {
  return config.reauthenticationRequired && clock().getTime() - session.created_at.getTime() >= FRESH_SESSION_MS;
}

async function proveByCode(
  deps: AuthDeps,
  authorization: string | undefined,
  session: SessionRow,
  code: string,
): Promise<void> {
  await takeAccountTry(deps, session.user_id, "codes own", "codes");
  const isRight = await inTransaction(deps.pool, async (tx) => {
    const { user } = await lockCaller(deps, tx, authorization);
    // A wrong code returns false instead of throwing, because a rollback would give the try back.
    if (!(await isReauthenticated(deps, tx, user, code))) return false;
    await deleteTokens(tx, user.id, ["reauthentication"]);
    await renewProof(deps, tx, session);
    return true;
  });
  if (!isRight) throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  await returnTry(deps, session.user_id, "codes own");
}

async function readNewEmail(deps: AuthDeps, user: UserRow, value: unknown): Promise<string | null> {
  if (isBlank(value)) return null;
  const email = tidyEmail(String(value));
  if (email === user.email) return null;
  if (await findUserByLogin(deps.pool, { email, phone: "" })) throw emailTaken();
  return email;
}

async function readNewPhone(deps: AuthDeps, user: UserRow, { phone: value, channel }: Body): Promise<string | null> {
  if (isBlank(value)) return null;
  const phone = tidyPhone(String(value));
  assertSms(channel);
  if (phone === user.phone) return null;
  if (await findUserByLogin(deps.pool, { email: "", phone })) throw phoneTaken();
  return phone;
}

// A missing or empty field changes nothing.
function isBlank(value: unknown): boolean {
  return typeof value !== "string" || value.trim() === "";
}

function isGiven(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
