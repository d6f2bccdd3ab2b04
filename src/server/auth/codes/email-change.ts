import { tellChange } from "#server/auth/changes/tell-change.ts";
import { markProved } from "#server/auth/first-proof/first-proof.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { throwIfLoginTaken } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import type { TokenRow } from "#server/auth/messages/one-time-tokens.repository.ts";
import { confirmToken, lockConfirmedToken } from "#server/auth/messages/one-time-tokens.repository.ts";
import { forgetTokens, isTokenAlive } from "#server/auth/messages/one-time-tokens.ts";
import { mailCode } from "#server/auth/messages/send-letter.ts";
import { saveLoginIdentity } from "#server/auth/users/identities.repository.ts";
import { markConfirmed, saveSentAt } from "#server/auth/users/users.repository.ts";
import type { PoolClient } from "pg";
import { replaceEmail } from "./new-logins.repository.ts";

/**
 * Asks both mailboxes to confirm a change of address. Only the new mailbox is asked where the settings say so, or when
 * the user has no old address.
 */
export async function askForChange(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  link: { redirectTo: string; codeChallenge: string },
): Promise<void> {
  await saveSentAt(tx, user.id, "email_change_sent_at", deps.clock());
  await mailCode(deps, tx, {
    ...link,
    userId: user.id,
    kind: "email_change_new",
    letter: "email_change_new",
    address: user.new_email,
  });
  if (needsBoth(deps, user))
    await mailCode(deps, tx, {
      ...link,
      userId: user.id,
      kind: "email_change_current",
      letter: "email_change_current",
      address: user.email,
    });
}

/**
 * Takes one confirmation of a change of address. Gives the changed user once the change is complete, and `first` while
 * the second mailbox must still confirm. Gives `stale` when the user has asked for another change meanwhile. 422 when
 * another user has taken the address.
 */
export async function confirmChange(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  token: TokenRow,
): Promise<UserRow | "first" | "stale"> {
  const address = token.kind === "email_change_new" ? user.new_email : user.email;
  if (user.new_email === "" || token.relates_to !== address) return "stale";
  if (needsBoth(deps, user) && !(await hasOtherAnswered(deps, tx, user, token))) {
    await confirmToken(tx, user.id, token.kind, deps.clock());
    return "first";
  }
  // The old mailbox alone never changes anything.
  if (!needsBoth(deps, user) && token.kind !== "email_change_new") return "stale";
  const changedUser = await changeEmail(deps, tx, user);
  await markProved(deps, tx, user.id, "email");
  return changedUser;
}

async function hasOtherAnswered(deps: AuthDeps, tx: PoolClient, user: UserRow, token: TokenRow): Promise<boolean> {
  const [kind, address] =
    token.kind === "email_change_new"
      ? (["email_change_current", user.email] as const)
      : (["email_change_new", user.new_email] as const);
  const other = await lockConfirmedToken(tx, { userId: user.id, kind, address });
  return other !== null && isTokenAlive(deps, other);
}

/** Replaces the address of a user by the new one, and sends a letter to the old address. */
export async function changeEmail(deps: AuthDeps, tx: PoolClient, user: UserRow): Promise<UserRow> {
  await forgetTokens(tx, user.id);
  await replaceEmail(tx, user, deps.clock()).catch(throwIfLoginTaken);
  await saveLoginIdentity(deps, tx, user.id, "email", {
    sub: user.id,
    email: user.new_email,
    email_verified: true,
    phone_verified: user.phone_confirmed_at !== null,
  });
  await tellChange(deps, tx, user, {
    kind: "email",
    before: { email: user.email, proved: user.email_proved_at !== null },
  });
  return markConfirmed(deps, tx, user.id, "email");
}

function needsBoth({ config }: AuthDeps, user: UserRow): boolean {
  return config.secureEmailChange && user.email !== "" && user.email_confirmed_at !== null;
}
