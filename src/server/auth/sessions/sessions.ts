import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, invalidCredentials, validationFailed } from "#server/auth/ground/auth-error.ts";
import type { AuthDb, SessionRow, UserRow } from "#server/auth/ground/auth.repository.ts";
import { readAccountDetails, inTransaction, findUserById } from "#server/auth/ground/auth.repository.ts";
import { issueAccessToken, readAccessToken } from "#server/auth/keys/access-token.ts";
import { userWith } from "#server/auth/users/user-answer.ts";
import { endDeviceCookies, lockUser, revokeTokensOf } from "#server/auth/users/users.repository.ts";
import { isId } from "#server/ids.ts";
import { seal, unseal } from "#server/sealed.ts";
import type { PoolClient } from "pg";
import { parseRefreshToken, refreshToken } from "./refresh-token.ts";
import {
  deleteSession,
  deleteSessions,
  insertSession,
  lockSession,
  findSessionRow,
  advanceSession,
} from "./sessions.repository.ts";

/**
 * The client that opens a session. `browser` is a hash of the browser's ID, empty without one. `isProgram` is true when
 * no page of a browser calls. `remember` makes the answer tell the browser that a user signed in there.
 */
export type CallOrigin = {
  ip: string;
  userAgent: string;
  cookies?: string | undefined;
  browser?: string;
  isProgram?: boolean;
  remember?: (user: UserRow) => void;
};

/** A session as the protocol answers it. */
export type SessionAnswer = {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: Record<string, unknown>;
  weak_password?: { message: string; reasons: string[] };
};

/**
 * Opens a session for a user who has just proved who they are by `method`. Writes `action` in the audit log. Refused
 * when the user was deleted or their password changed meanwhile.
 */
export async function openSession(
  deps: AuthDeps,
  db: AuthDb,
  user: UserRow,
  method: string,
  place: CallOrigin,
  options: { action?: string; passwordHash?: string } = {},
): Promise<SessionAnswer> {
  const now = deps.clock();
  const id = deps.ids();
  const key = deps.random(32);
  const session: SessionRow = {
    id,
    user_id: user.id,
    aal: "aal1",
    refresh_key: seal(deps.installationKey, key),
    refresh_counter: 0,
    refresh_floor: 0,
    refreshed_at: now,
    not_after: endOf(deps, now),
    proved_at: null,
    created_at: now,
  };
  // The last use of a provider's identity is saved when the identity is refreshed.
  const provider = method === "oauth" ? null : user.email === "" ? "phone" : "email";
  const { action = null, passwordHash = null } = options;
  const signedInUser = await insertSession(db, {
    ...session,
    userAgent: place.userAgent.slice(0, 400),
    ip: place.ip,
    method,
    provider,
    auditId: deps.ids(),
    action,
    passwordHash,
  });
  if (!signedInUser) throw invalidCredentials();
  if (method !== "anonymous") place.remember?.(signedInUser);
  return makeSessionAnswer(deps, db, signedInUser, session);
}

/**
 * Exchanges a refresh token (docs/sign-in-protocol.md#refresh-tokens). The token rotates. The token before the last one
 * still works, because an answer may be lost or a tab may be late. Reuse of an older token ends the session.
 */
export async function refreshSession(deps: AuthDeps, token: unknown): Promise<SessionAnswer> {
  const claim = typeof token === "string" && token.length >= 12 ? parseRefreshToken(token) : null;
  if (!claim) throw validationFailed("Refresh token is not valid");
  const outcome = await inTransaction(deps.pool, (tx) => rotate(deps, tx, claim));
  // A stolen token ends the session and gives an error. The error is thrown after the commit, so that the session stays
  // ended.
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

async function rotate(
  deps: AuthDeps,
  tx: PoolClient,
  claim: NonNullable<ReturnType<typeof parseRefreshToken>>,
): Promise<SessionAnswer | AuthError> {
  const session = await lockSession(tx, claim.sessionId);
  if (!session || !claim.isSignedBy(unseal(deps.installationKey, session.refresh_key)))
    throw new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
  const user = await findUserById(tx, session.user_id);
  const now = deps.clock();
  if (!user) throw new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
  if (isBanned(user, now)) throw new AuthError(400, "user_banned", "Invalid Refresh Token: User Banned");
  const reason = endReason(deps, session, now);
  if (reason) throw new AuthError(400, "session_expired", reason);
  const stepsBehind = session.refresh_counter - claim.counter;
  if (stepsBehind < 0) throw validationFailed("Refresh token is not valid");
  const isJustRefreshed = now.getTime() - session.refreshed_at.getTime() < deps.config.refreshReuseSeconds * 1000;
  // A late token from before the second factor is refused, because a stolen one would reach the second level.
  const isOverruled = claim.counter < session.refresh_floor;
  if (stepsBehind === 1 || (stepsBehind > 1 && isJustRefreshed && !isOverruled))
    return makeSessionAnswer(deps, tx, user, session);
  if (stepsBehind > 1) {
    await deleteSession(tx, session.id);
    return new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
  }
  return makeSessionAnswer(deps, tx, user, await advanceSession(tx, session.id, now));
}

function endOf({ config }: AuthDeps, now: Date): Date | null {
  return config.sessionTimeboxSeconds === null ? null : new Date(now.getTime() + config.sessionTimeboxSeconds * 1000);
}

function endReason({ config }: AuthDeps, session: SessionRow, now: Date): string | null {
  if (session.not_after && session.not_after <= now) return "Invalid Refresh Token: Session Expired";
  const idleMs = now.getTime() - session.refreshed_at.getTime();
  const isIdle = config.sessionInactivitySeconds !== null && idleMs >= config.sessionInactivitySeconds * 1000;
  return isIdle ? "Invalid Refresh Token: Session Expired (Inactivity)" : null;
}

/** The user and session of a bearer, both checked in the database now. Throws 401, or 403 with the reason. */
export async function authenticate(deps: AuthDeps, db: AuthDb, authorization: string | undefined) {
  const claims = await readAccessToken(deps, authorization);
  const user = await findUserById(db, claims.sub);
  if (!user) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  if (isBanned(user, deps.clock())) throw new AuthError(403, "user_banned", "User is banned");
  const session = await findSessionRow(db, isId(claims.session_id) ? claims.session_id : null, user.id);
  if (!session || (session.not_after && session.not_after <= deps.clock()))
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  return { user, session };
}

/**
 * The user and session of a bearer, with the user locked until the transaction ends, so that nothing is written about a
 * deleted user.
 */
export async function lockCaller(deps: AuthDeps, tx: PoolClient, authorization: string | undefined) {
  const { sub } = await readAccessToken(deps, authorization);
  await lockUser(tx, sub);
  return authenticate(deps, tx, authorization);
}

/**
 * Ends sessions of a user: all (`global`), this one (`local`), or all but this one (`others`). `global` and `others`
 * also end the device cookies given so far, and `global` the tokens of programs.
 */
export async function endSessions(
  db: AuthDb,
  userId: string,
  sessionId: string,
  scope: "global" | "local" | "others",
): Promise<void> {
  await deleteSessions(db, userId, sessionId, scope);
  if (scope !== "local") await endDeviceCookies(db, userId);
  if (scope === "global") await revokeTokensOf(db, userId);
}

/** True while a user is banned. */
export function isBanned(user: UserRow, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now;
}

/**
 * A session of a user as it is now, locked until the transaction ends. For changes of the user that leave the session
 * as it is.
 */
export async function lockSessionAnswer(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  sessionId: string,
): Promise<SessionAnswer> {
  const session = await lockSession(tx, sessionId, user.id);
  if (!session) throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  return makeSessionAnswer(deps, tx, user, session);
}

/** A session with a new access token and its present refresh token. */
export async function makeSessionAnswer(
  deps: AuthDeps,
  db: AuthDb,
  user: UserRow,
  session: SessionRow,
): Promise<SessionAnswer> {
  const { methods, ...details } = await readAccountDetails(db, user.id, session.id);
  const { token, expiresAt } = await issueAccessToken(deps, user, session, methods);
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: deps.config.tokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken(unseal(deps.installationKey, session.refresh_key), {
      sessionId: session.id,
      counter: session.refresh_counter,
    }),
    user: userWith(user, details),
  };
}
