import { tellChange } from "#server/auth/changes/tell-change.ts";
import { markProved } from "#server/auth/first-proof/first-proof.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { throwIfLoginTaken } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import type { TokenRow } from "#server/auth/messages/one-time-tokens.repository.ts";
import { forgetTokens, makeToken } from "#server/auth/messages/one-time-tokens.ts";
import { saveLoginIdentity } from "#server/auth/users/identities.repository.ts";
import { markConfirmed, saveSentAt } from "#server/auth/users/users.repository.ts";
import type { PoolClient } from "pg";
import { replacePhone } from "./new-logins.repository.ts";

/** Stores the code that was sent to a new number. The number changes only once the code is sent back. */
export async function askForPhoneChange(deps: AuthDeps, tx: PoolClient, user: UserRow, code: string): Promise<UserRow> {
  const savedUser = await saveSentAt(tx, user.id, "phone_change_sent_at", deps.clock());
  await makeToken(deps, tx, {
    userId: user.id,
    kind: "phone_change",
    address: user.new_phone,
    codeChallenge: "",
    code,
  });
  return savedUser;
}

/**
 * Takes the code sent to a new number. Gives `stale` when the user has asked for another change meanwhile. 422 when
 * another user has taken the number.
 */
export async function confirmPhoneChange(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  token: TokenRow,
): Promise<UserRow | "stale"> {
  if (user.new_phone === "" || token.relates_to !== user.new_phone) return "stale";
  await forgetTokens(tx, user.id);
  const changedUser = await changePhone(deps, tx, user);
  await markProved(deps, tx, user.id, "phone");
  return changedUser;
}

/** Replaces the number of a user by the new one, and sends the user a letter. */
export async function changePhone(deps: AuthDeps, tx: PoolClient, user: UserRow): Promise<UserRow> {
  await replacePhone(tx, user, deps.clock()).catch(throwIfLoginTaken);
  await saveLoginIdentity(deps, tx, user.id, "phone", {
    sub: user.id,
    phone: user.new_phone,
    email_verified: user.email_confirmed_at !== null,
    phone_verified: true,
  });
  await tellChange(deps, tx, user, {
    kind: "phone",
    before: { phone: user.phone, confirmed: user.phone_confirmed_at !== null, proved: user.phone_proved_at !== null },
  });
  return markConfirmed(deps, tx, user.id, "phone");
}
