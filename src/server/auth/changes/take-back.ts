import type { PoolClient } from "pg";
import type { AuthDeps } from "#server/auth/auth-deps.ts";
import { AuthError } from "#server/auth/auth-error.ts";
import type { UserRow } from "#server/auth/auth.repository.ts";
import { audit, inTransaction, userById } from "#server/auth/auth.repository.ts";
import { bodyOf } from "#server/auth/credentials.ts";
import { deleteFactor } from "#server/auth/factors/session-level.ts";
import { keepProvidersInStep } from "#server/auth/identities/identity-rows.ts";
import { forgetWrongTries } from "#server/auth/limits.ts";
import { wayBackHash } from "./tell-change.ts";
import type { LoginChange } from "./tell-change.ts";

type ChangeRow = LoginChange & { id: string; user_id: string; created_at: Date };

/** Where somebody goes on after a way back: the login to recover. */
export type TakenBack = { email: string };

/**
 * POST /way-back: takes back a change of how somebody signs in, told by letter, and all that was changed since, latest first. The
 * account is locked until its owner recovers it: sessions, codes and password are gone, since whoever changed it may know them.
 */
export async function takeBack(deps: AuthDeps, rawBody: unknown, ip: string): Promise<TakenBack> {
  const { token } = bodyOf(rawBody);
  const hash = typeof token === "string" && token.length <= 500 ? wayBackHash(token) : "";
  const outcome = await inTransaction(deps.pool, async (tx) => {
    const oldest = new Date(deps.clock().getTime() - deps.config.wayBackDays * 86_400_000);
    const found = await tx.query<{ user_id: string }>("select user_id from auth.login_changes where link_hash = $1 and created_at > $2", [hash, oldest]);
    const user = found.rows[0] && (await userById(tx, found.rows[0].user_id, "for no key update"));
    const changes = user ? await changesSince(tx, user.id, hash) : [];
    if (!user || changes.length === 0) {
      await audit(tx, { id: deps.ids(), actorId: null, action: "way_back_failed", ip, at: deps.clock() });
      return new AuthError(403, "otp_expired", "Email link is invalid or has expired");
    }
    for (const change of changes) await undo(deps, tx, user.id, change);
    await lock(tx, user);
    await audit(tx, { id: deps.ids(), actorId: user.id, action: "login_changes_taken_back", ip, at: deps.clock(), details: { kinds: changes.map(({ kind }) => kind) } });
    const { email } = await keepProvidersInStep(deps, tx, user.id);
    return { email };
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

// The user is locked by now: of two ways back at once, the second finds nothing.
async function changesSince(tx: PoolClient, userId: string, hash: string): Promise<ChangeRow[]> {
  const found = await tx.query<ChangeRow>(
    `delete from auth.login_changes c using auth.login_changes wanted
      where wanted.link_hash = $2 and c.user_id = $1 and (c.created_at, c.id) >= (wanted.created_at, wanted.id) returning c.*`,
    [userId, hash],
  );
  return found.rows.sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1));
}

async function undo(deps: AuthDeps, tx: PoolClient, userId: string, change: ChangeRow): Promise<void> {
  const { kind, before } = change;
  const now = deps.clock();
  if (kind === "email") {
    await tx.query("update auth.users set email = $2, email_confirmed_at = $3, user_metadata = user_metadata || $4 where id = $1", [userId, before.email, now, { email: before.email }]).catch(asTaken);
    await tx.query("update auth.identities set identity_data = identity_data || $2, updated_at = $3 where user_id = $1 and provider = 'email'", [userId, { email: before.email }, now]);
  } else if (kind === "phone") await putPhoneBack(tx, userId, before, now);
  else if (kind === "factor_added") await deleteFactor(tx, before.id);
  else if (kind === "identity_linked") await tx.query("delete from auth.identities where user_id = $1 and provider = $2 and subject = $3", [userId, before.provider, before.subject]);
  else if (kind === "factor_removed")
    await tx.query("insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, phone, created_at, updated_at) values ($1, $2, $3, $4, 'verified', $5, $6, $7, $7)", [
      deps.ids(),
      userId,
      before.name,
      before.type,
      before.secret === "" ? null : Buffer.from(before.secret, "base64"),
      before.phone,
      now,
    ]);
}

async function putPhoneBack(tx: PoolClient, userId: string, { phone, confirmed }: { phone: string; confirmed: boolean }, now: Date): Promise<void> {
  await tx.query("update auth.users set phone = $2, phone_confirmed_at = $3, user_metadata = user_metadata || $4 where id = $1", [userId, phone, confirmed ? now : null, { phone }]).catch(asTaken);
  if (phone === "") await tx.query("delete from auth.identities where user_id = $1 and provider = 'phone'", [userId]);
  else await tx.query("update auth.identities set identity_data = identity_data || $2, updated_at = $3 where user_id = $1 and provider = 'phone'", [userId, { phone }, now]);
}

async function lock(tx: PoolClient, user: UserRow): Promise<void> {
  await tx.query("update auth.users set password_hash = null, new_email = '', new_phone = '' where id = $1", [user.id]);
  for (const table of ["sessions", "one_time_tokens", "flow_state"]) await tx.query(`delete from auth.${table} where user_id = $1`, [user.id]);
  await tx.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [user.id]);
  for (const account of [user.email, user.phone]) await forgetWrongTries(tx, account);
}

function asTaken(error: { code?: string }): never {
  throw error.code === "23505" ? new AuthError(422, "email_exists", "A user with this email address has already been registered") : error;
}
