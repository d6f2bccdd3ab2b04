import type { ChangeRow } from "#server/auth/changes/login-changes.repository.ts";
import { takeChangesSince, findUserOfChange } from "#server/auth/changes/login-changes.repository.ts";
import { wayBackHash } from "#server/auth/changes/tell-change.ts";
import { retryOnceIfTaken } from "#server/auth/codes/ask-for-code.ts";
import { deleteUnverifiedFactors, insertFactor } from "#server/auth/factors/factors.repository.ts";
import { deleteFactor } from "#server/auth/factors/session-level.ts";
import { removeTypedLogin } from "#server/auth/first-proof/own-account.ts";
import type { LoginKind } from "#server/auth/first-proof/sign-ups.repository.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, emailTaken } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { audit, inTransaction, findUserById } from "#server/auth/ground/auth.repository.ts";
import { bodyOf } from "#server/auth/ground/credentials.ts";
import { forgetWrongTries } from "#server/auth/ground/limits.ts";
import { deleteTokensOfAddress } from "#server/auth/messages/one-time-tokens.repository.ts";
import { deleteIdentity, keepProvidersInStep, saveLoginIdentity } from "#server/auth/users/identities.repository.ts";
import { deleteRowsOf } from "#server/auth/users/users.repository.ts";
import type { PoolClient } from "pg";
import { closeAccount, lockOtherHolder, restoreLogin } from "./former-logins.repository.ts";

/** The login that its owner can recover after a change was taken back. */
export type AccountToRecover = { email: string };

/**
 * POST /way-back: undoes a change of how a user signs in, and all later ones, latest first. The account is locked until
 * its owner recovers it. Sessions, codes and password are deleted, because the person who made the change may know
 * them. A former login that another user has proved meanwhile stays with that user. The account is locked all the same
 * (422 when that login was the address).
 */
export async function takeBack(deps: AuthDeps, rawBody: unknown, ip: string): Promise<AccountToRecover> {
  const { token } = bodyOf(rawBody);
  const hash = typeof token === "string" && token.length <= 500 ? wayBackHash(token) : "";
  const outcome = await retryOnceIfTaken(() => inTransaction(deps.pool, (tx) => undoAndLock(deps, tx, hash, ip)));
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

async function undoAndLock(
  deps: AuthDeps,
  tx: PoolClient,
  hash: string,
  ip: string,
): Promise<AccountToRecover | AuthError> {
  const oldest = new Date(deps.clock().getTime() - deps.config.wayBackDays * 86_400_000);
  const userId = await findUserOfChange(tx, hash, oldest);
  const user = userId === null ? null : await findUserById(tx, userId, "for no key update");
  // The user is locked. When two links are used at once, the second finds no change left.
  const changes = user ? await takeChangesSince(tx, user.id, hash) : [];
  if (!user || changes.length === 0) {
    await audit(tx, { id: deps.ids(), actorId: null, action: "way_back_failed", ip, at: deps.clock() });
    return new AuthError(403, "otp_expired", "Email link is invalid or has expired");
  }
  // An unverified factor may have the name of one that is restored.
  await deleteUnverifiedFactors(tx, user.id);
  for (const change of changes) await undoChange(deps, tx, user.id, change);
  await lockAccount(tx, user);
  await audit(tx, {
    id: deps.ids(),
    actorId: user.id,
    action: "login_changes_taken_back",
    ip,
    at: deps.clock(),
    details: { kinds: changes.map(({ kind }) => kind) },
  });
  const { email } = await keepProvidersInStep(deps, tx, user.id);
  // The error is returned, not thrown, because a rollback would undo the lock.
  return email === "" ? emailTaken() : { email };
}

async function undoChange(deps: AuthDeps, tx: PoolClient, userId: string, change: ChangeRow): Promise<void> {
  const { kind, before } = change;
  const now = deps.clock();
  if (kind === "email")
    await restoreFormerLogin(deps, tx, userId, {
      login: "email",
      to: before.email,
      isConfirmed: true,
      isProved: before.proved,
    });
  else if (kind === "phone")
    await restoreFormerLogin(deps, tx, userId, {
      login: "phone",
      to: before.phone,
      isConfirmed: before.confirmed,
      isProved: before.proved,
    });
  else if (kind === "factor_added") await deleteFactor(tx, before.id);
  else if (kind === "identity_linked") await deleteIdentity(tx, userId, before);
  else if (kind === "factor_removed")
    await insertFactor(tx, {
      id: deps.ids(),
      user_id: userId,
      friendly_name: before.name,
      factor_type: before.type,
      status: "verified",
      secret: before.secret === "" ? null : Buffer.from(before.secret, "base64"),
      phone: before.phone,
      created_at: now,
    });
}

type FormerLogin = { login: LoginKind; to: string; isConfirmed: boolean; isProved: boolean | undefined };

// The present login is removed even when the former one now belongs to somebody else.
async function restoreFormerLogin(deps: AuthDeps, tx: PoolClient, userId: string, former: FormerLogin): Promise<void> {
  const { login, to, isConfirmed, isProved } = former;
  if (to === "" || !(await isFree(deps, tx, userId, former))) return removeTypedLogin(deps, tx, { id: userId }, login);
  const now = deps.clock();
  await restoreLogin(tx, userId, { login, to, isConfirmed, isProved, now });
  await saveLoginIdentity(deps, tx, userId, login, { sub: userId, [login]: to });
}

// A user who never proved the login loses it, because a thief may have typed it there to block taking back the change.
async function isFree(
  deps: AuthDeps,
  tx: PoolClient,
  userId: string,
  { login, to, isProved }: FormerLogin,
): Promise<boolean> {
  const holder = await lockOtherHolder(tx, userId, login, to);
  if (!holder) return true;
  if (holder[`${login}_proved_at`] !== null || isProved === false) return false;
  await deleteTokensOfAddress(tx, holder.id, to);
  await removeTypedLogin(deps, tx, holder, login);
  return true;
}

async function lockAccount(tx: PoolClient, user: UserRow): Promise<void> {
  await closeAccount(tx, user.id);
  await deleteRowsOf(tx, user.id, ["sessions", "one_time_tokens", "flow_state"]);
  for (const account of [user.email, user.phone]) await forgetWrongTries(tx, account);
}
