import type { PoolClient } from "pg";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { AuthDb, UserRow } from "#server/auth/ground/auth.repository.ts";
import { markProved } from "#server/auth/first-proof/first-proof.ts";
import { markConfirmed, withProvider } from "#server/auth/users/new-user.ts";
import { tellChange } from "#server/auth/changes/tell-change.ts";
import type { TokenRow } from "#server/auth/messages/one-time-tokens.ts";
import { forgetTokens, makeToken } from "#server/auth/messages/one-time-tokens.ts";

/**
 * Keeps the code that was sent to the new number, to ask whether it may replace the other: nothing changes until it
 * comes back.
 */
export async function askForPhoneChange(deps: AuthDeps, tx: PoolClient, user: UserRow, code: string): Promise<UserRow> {
  const asked = await tx.query<UserRow>("update auth.users set phone_change_sent_at = $2 where id = $1 returning *", [
    user.id,
    deps.clock(),
  ]);
  await makeToken(deps, tx, {
    userId: user.id,
    kind: "phone_change",
    address: user.new_phone,
    codeChallenge: "",
    code,
  });
  return asked.rows[0]!;
}

/**
 * Takes the code sent to a new number; `stale` when the change asked for is another by now. 422 when somebody else has
 * the number meanwhile.
 */
export async function confirmPhoneChange(
  deps: AuthDeps,
  tx: PoolClient,
  user: UserRow,
  token: TokenRow,
): Promise<UserRow | "stale"> {
  if (user.new_phone === "" || token.relates_to !== user.new_phone) return "stale";
  await forgetTokens(tx, user.id);
  const changed = await changePhone(deps, tx, user);
  await markProved(deps, tx, user.id, "phone");
  return changed;
}

/** Puts the new number of a user in place of the old one, and tells them by mail. */
export async function changePhone(deps: AuthDeps, tx: PoolClient, user: UserRow): Promise<UserRow> {
  const now = deps.clock();
  await tx
    .query(
      "update auth.users set phone = new_phone, new_phone = '', phone_confirmed_at = $2, phone_proved_at = null, is_anonymous = false, user_metadata = user_metadata || $3, app_metadata = $4 where id = $1",
      [user.id, now, { phone: user.new_phone }, withProvider(user.app_metadata, "phone")],
    )
    .catch(asTaken);
  await tx.query(
    `insert into auth.identities (id, user_id, provider, subject, identity_data, created_at, updated_at) values ($1, $2, 'phone', $5, $3, $4, $4)
      on conflict (provider, subject) do update set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = $4`,
    [
      deps.ids(),
      user.id,
      { sub: user.id, phone: user.new_phone, email_verified: user.email_confirmed_at !== null, phone_verified: true },
      now,
      user.id,
    ],
  );
  await tellChange(deps, tx, user, {
    kind: "phone",
    before: { phone: user.phone, confirmed: user.phone_confirmed_at !== null, proved: user.phone_proved_at !== null },
  });
  return markConfirmed(deps, tx, user.id, "phone");
}

/** The user who waits for the code that gives them this number, or null. */
export async function userOfNewPhone(db: AuthDb, phone: string): Promise<UserRow | null> {
  const found = await db.query<UserRow>(
    "select * from auth.users where new_phone = $1 and deleted_at is null order by phone_change_sent_at desc limit 1 for no key update",
    [phone],
  );
  return found.rows[0] ?? null;
}

/** What somebody else has: a number is one person's. */
export function phoneExists(): AuthError {
  return new AuthError(422, "phone_exists", "A user with this phone number has already been registered");
}

function asTaken(error: { code?: string }): never {
  throw error.code === "23505" ? phoneExists() : error;
}
