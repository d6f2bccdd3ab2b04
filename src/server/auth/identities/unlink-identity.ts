import { tellChange } from "#server/auth/changes/tell-change.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { audit, listIdentitiesOf, inTransaction } from "#server/auth/ground/auth.repository.ts";
import { deleteIdentity, keepProvidersInStep } from "#server/auth/users/identities.repository.ts";
import { isUniqueViolation } from "#server/db/unique-violation.ts";
import { isId } from "#server/ids.ts";
import type { PoolClient } from "pg";
import { mayChangeIdentities } from "./link-identity.ts";
import { deletePassword, deletePhone, lockUserById, moveEmail } from "./linked-users.repository.ts";

type Identity = Awaited<ReturnType<typeof listIdentitiesOf>>[number];

/**
 * DELETE /user/identities/:id: removes an identity of the caller, with the logins that only this identity gave. 422 for
 * the last identity, for an identity of another user, and when another user has the address that would remain.
 */
export async function unlinkIdentity(
  deps: AuthDeps,
  authorization: string | undefined,
  identityId: string,
  ip: string,
): Promise<void> {
  const { userId } = await mayChangeIdentities(deps, authorization);
  if (!isId(identityId)) throw new AuthError(404, "validation_failed", "identity_id must be an UUID");
  await inTransaction(deps.pool, async (tx) => {
    // The user is locked, because two removals at once could leave no identity.
    const user = await lockUserById(tx, userId);
    const identities = await listIdentitiesOf(tx, userId);
    if (identities.length <= 1)
      throw new AuthError(422, "single_identity_not_deletable", "User must have at least 1 identity after unlinking");
    const identity = identities.find(({ id }) => id === identityId);
    if (!identity) throw new AuthError(422, "identity_not_found", "Identity doesn't exist");
    await deleteIdentity(tx, userId, identity);
    await dropLogin(
      deps,
      tx,
      user,
      identity,
      identities.filter(({ id }) => id !== identityId),
    );
    await keepProvidersInStep(deps, tx, userId);
    await audit(tx, {
      id: deps.ids(),
      actorId: userId,
      action: "identity_unlinked",
      details: { provider: identity.provider },
      ip,
      at: deps.clock(),
    });
    await tellChange(deps, tx, user, { kind: "identity_unlinked", before: {} });
  });
}

// Removes what only this identity gave: the number or address. Also removes the password once neither is left.
async function dropLogin(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  identity: Identity,
  others: Identity[],
): Promise<void> {
  if (identity.provider === "phone") await deletePhone(tx, user.id);
  else if (emailOf(identity) === user.email) await moveAddress(deps, tx, user, others);
  if (
    !others.some(({ provider }) => provider === "email" || provider === "phone") &&
    (identity.provider === "email" || identity.provider === "phone")
  )
    await deletePassword(tx, user.id);
}

// Takes the address of the oldest identity that proved one, unless another identity has the present address.
async function moveAddress(deps: AuthDeps, tx: PoolClient, user: UserRow, others: Identity[]): Promise<void> {
  if (others.some((identity) => emailOf(identity) === user.email)) return;
  const email =
    others
      .filter(({ identity_data }) => identity_data.email_verified === true)
      .map(emailOf)
      .find((one) => one !== "") ?? "";
  await moveEmail(tx, user.id, email, email === "" ? null : deps.clock()).catch((error: unknown) => {
    throw isUniqueViolation(error)
      ? new AuthError(422, "email_conflict_identity_not_deletable", "Unable to unlink identity due to email conflict")
      : error;
  });
}

function emailOf({ identity_data }: Identity): string {
  return typeof identity_data.email === "string" ? identity_data.email.toLowerCase() : "";
}
