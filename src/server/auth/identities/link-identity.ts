import { assertRecentProof } from "#server/auth/changes/recent-proof.ts";
import { tellChange } from "#server/auth/changes/tell-change.ts";
import { owesSecondFactor } from "#server/auth/factors/session-level.ts";
import { markProved } from "#server/auth/first-proof/first-proof.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError, throwIfLoginTaken } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { audit } from "#server/auth/ground/auth.repository.ts";
import { tidyEmail } from "#server/auth/ground/credentials.ts";
import { authenticate, isBanned } from "#server/auth/sessions/sessions.ts";
import { addIdentity, keepProvidersInStep, findOwnerOfIdentity } from "#server/auth/users/identities.repository.ts";
import type { PoolClient } from "pg";
import { giveProvedEmail, lockUserOfSession } from "./linked-users.repository.ts";
import type { ProviderClaims } from "./provider-claims.ts";
import { needsVerification } from "./provider-claims.ts";

/** The user who asked to link an identity, and their session. */
export type LinkTarget = { userId: string; sessionId: string };

/**
 * The signed-in user who may change their identities. 404 where the settings do not allow it, 401 while their second
 * factor is still to be shown.
 */
export async function mayChangeIdentities(
  deps: AuthDeps,
  authorization: string | undefined,
): Promise<UserRow & LinkTarget> {
  const { user, session } = await authenticate(deps, deps.pool, authorization);
  if (!deps.config.manualLinkingEnabled)
    throw new AuthError(404, "manual_linking_disabled", "Manual linking is disabled");
  if (await owesSecondFactor(deps.pool, session))
    throw new AuthError(401, "insufficient_aal", "AAL2 session is required to change identities when MFA is enabled.");
  await assertRecentProof(deps, deps.pool, user, session);
  return { ...user, userId: user.id, sessionId: session.id };
}

/**
 * Gives a user one more identity and mails them. Refused when a user has it already (`identity_already_exists`), or
 * when the session that asked has ended. A user without an address gets the one that the provider has proved. An
 * anonymous user becomes permanent.
 */
export async function linkIdentity(
  deps: AuthDeps,
  tx: PoolClient,
  target: LinkTarget,
  claims: ProviderClaims,
  ip: string,
): Promise<UserRow> {
  const user = await lockUserOfSession(tx, target, deps.clock());
  if (!user) throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  if (isBanned(user, deps.clock())) throw new AuthError(403, "user_banned", "User is banned");
  const owner = await findOwnerOfIdentity(tx, claims);
  if (owner !== null)
    throw new AuthError(
      422,
      "identity_already_exists",
      owner === user.id ? "Identity is already linked" : "Identity is already linked to another user",
    );
  await addIdentity(deps, tx, user.id, claims);
  if (user.email === "") await takeAddress(deps, tx, user, claims);
  else if (claims.isEmailVerified && claims.email === user.email && user.email_confirmed_at !== null)
    await markProved(deps, tx, user.id, "email");
  await tellOwner(deps, tx, user, claims, ip);
  return keepProvidersInStep(deps, tx, user.id);
}

/** Saves that a user has one more identity, and tells them at their former address. */
export async function tellOwner(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  { provider, subject }: ProviderClaims,
  ip: string,
): Promise<void> {
  await audit(tx, {
    id: deps.ids(),
    actorId: user.id,
    action: "identity_linked",
    details: { provider },
    ip,
    at: deps.clock(),
  });
  await tellChange(deps, tx, user, { kind: "identity_linked", before: { provider, subject } });
}

async function takeAddress(deps: AuthDeps, tx: PoolClient, user: UserRow, claims: ProviderClaims): Promise<void> {
  if (!claims.isEmailVerified) throw needsVerification(claims);
  const provedEmail = { email: tidyEmail(claims.email), data: claims.data, now: deps.clock() };
  await giveProvedEmail(tx, user.id, provedEmail).catch(throwIfLoginTaken);
}
