import { wipeAccount } from "#server/auth/first-proof/first-proof.ts";
import { belongsToOtherLogin, removeTypedLogin } from "#server/auth/first-proof/own-account.ts";
import { listSignUpsOf } from "#server/auth/first-proof/sign-ups.repository.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { audit, findUserById } from "#server/auth/ground/auth.repository.ts";
import { tidyEmail } from "#server/auth/ground/credentials.ts";
import { isBanned } from "#server/auth/sessions/sessions.ts";
import {
  addIdentity,
  keepProvidersInStep,
  findOwnerOfIdentity,
  refreshIdentity,
} from "#server/auth/users/identities.repository.ts";
import { addMetadata, lockUserByEmail } from "#server/auth/users/users.repository.ts";
import type { PoolClient } from "pg";
import { tellOwner } from "./link-identity.ts";
import { insertProvedUser, saveEmailProved } from "./linked-users.repository.ts";
import type { ProviderClaims } from "./provider-claims.ts";
import { needsVerification } from "./provider-claims.ts";

/**
 * The user that a provider's proof opens (docs/sign-in-protocol.md#endpoints): the owner of the identity, else the user
 * with the proved address, else a new user. An address that was only typed on an account with a proved number is
 * removed from that account. An address that the provider has not proved opens nothing: 422, with the same answer
 * whether or not a user has it.
 */
export async function findOrCreatePerson(
  deps: AuthDeps,
  tx: PoolClient,
  claims: ProviderClaims,
  ip: string,
): Promise<UserRow> {
  const owner = await findOwnerOfIdentity(tx, claims);
  if (owner !== null) return refreshPerson(deps, tx, owner, claims);
  if (!claims.isEmailVerified) throw needsVerification(claims);
  const email = tidyEmail(claims.email);
  const holder = await lockUserByEmail(tx, email);
  if (!holder) return createPerson(deps, tx, email, claims, ip);
  assertNotBanned(deps, holder);
  if (holder.email_proved_at === null) {
    if (belongsToOtherLogin(holder, "email", await listSignUpsOf(tx, holder.id))) {
      await removeTypedLogin(deps, tx, holder, "email");
      return createPerson(deps, tx, email, claims, ip);
    }
    await wipeUnprovedAccount(deps, tx, holder, claims);
  }
  await addIdentity(deps, tx, holder.id, claims);
  await addMetadata(tx, holder.id, claims.data);
  await tellOwner(deps, tx, holder, claims, ip);
  return keepProvidersInStep(deps, tx, holder.id);
}

async function refreshPerson(deps: AuthDeps, tx: PoolClient, userId: string, claims: ProviderClaims): Promise<UserRow> {
  const user = await findUserById(tx, userId);
  if (!user) throw new AuthError(403, "user_not_found", "User not found");
  assertNotBanned(deps, user);
  await refreshIdentity(deps, tx, claims);
  return user;
}

async function createPerson(
  deps: AuthDeps,
  tx: PoolClient,
  email: string,
  claims: ProviderClaims,
  ip: string,
): Promise<UserRow> {
  if (!deps.config.signupEnabled) throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  const [id, now, providers] = [deps.ids(), deps.clock(), { provider: claims.provider, providers: [claims.provider] }];
  const user = await insertProvedUser(tx, { id, email, app_metadata: providers, user_metadata: claims.data }, now);
  await addIdentity(deps, tx, id, claims);
  await audit(tx, {
    id: deps.ids(),
    actorId: id,
    action: "user_signedup",
    details: { provider: claims.provider },
    ip,
    at: now,
  });
  return user;
}

// The person who signed up with this address never proved it, so nothing they set may open the account. An address that
// an administrator wrote beside a proved number belongs to that person, and nothing is removed.
async function wipeUnprovedAccount(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  claims: ProviderClaims,
): Promise<void> {
  if (user.phone_proved_at === null) await wipeAccount(tx, user, null, claims.data);
  await saveEmailProved(tx, user.id, deps.clock());
}

function assertNotBanned(deps: AuthDeps, user: UserRow): void {
  if (isBanned(user, deps.clock())) throw new AuthError(403, "user_banned", "User is banned");
}
