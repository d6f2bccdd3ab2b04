import type { PoolClient } from "pg";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { audit, inTransaction, userById } from "#server/auth/ground/auth.repository.ts";
import { bodyOf } from "#server/auth/ground/credentials.ts";
import { onceMoreIfTaken } from "#server/auth/codes/ask-for-code.ts";
import { deleteFactor } from "#server/auth/factors/session-level.ts";
import { takeLoginOff } from "#server/auth/first-proof/own-account.ts";
import type { Login } from "#server/auth/first-proof/sign-ups.ts";
import { keepProvidersInStep } from "#server/auth/users/identity-rows.ts";
import { forgetWrongTries } from "#server/auth/ground/limits.ts";
import { wayBackHash } from "#server/auth/changes/tell-change.ts";
import type { LoginChange } from "#server/auth/changes/tell-change.ts";

type ChangeRow = LoginChange & { id: string; user_id: string; created_at: Date };

/** Where somebody goes on after a way back: the login to recover. */
export type TakenBack = { email: string };

/**
 * POST /way-back: takes back a change of how somebody signs in, told by letter, and all that was changed since, latest
 * first. The account is locked until its owner recovers it: sessions, codes and password are gone, since whoever
 * changed it may know them. A former login that somebody else has proved by now stays theirs; the lock holds all the
 * same (422 when it was the address).
 */
export async function takeBack(deps: AuthDeps, rawBody: unknown, ip: string): Promise<TakenBack> {
  const { token } = bodyOf(rawBody);
  const hash = typeof token === "string" && token.length <= 500 ? wayBackHash(token) : "";
  const outcome = await onceMoreIfTaken(() => inTransaction(deps.pool, (tx) => undoAndLock(deps, tx, hash, ip)));
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

async function undoAndLock(deps: AuthDeps, tx: PoolClient, hash: string, ip: string): Promise<TakenBack | AuthError> {
  const oldest = new Date(deps.clock().getTime() - deps.config.wayBackDays * 86_400_000);
  const found = await tx.query<{ user_id: string }>(
    "select user_id from auth.login_changes where link_hash = $1 and created_at > $2",
    [hash, oldest],
  );
  const user = found.rows[0] && (await userById(tx, found.rows[0].user_id, "for no key update"));
  const changes = user ? await changesSince(tx, user.id, hash) : [];
  if (!user || changes.length === 0) {
    await audit(tx, { id: deps.ids(), actorId: null, action: "way_back_failed", ip, at: deps.clock() });
    return new AuthError(403, "otp_expired", "Email link is invalid or has expired");
  }
  // Not proved by anybody: one may bear the name of a factor that comes back.
  await tx.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [user.id]);
  for (const change of changes) await undo(deps, tx, user.id, change);
  await lock(tx, user);
  await audit(tx, {
    id: deps.ids(),
    actorId: user.id,
    action: "login_changes_taken_back",
    ip,
    at: deps.clock(),
    details: { kinds: changes.map(({ kind }) => kind) },
  });
  const { email } = await keepProvidersInStep(deps, tx, user.id);
  // An answer, not a throw: the lock must stay.
  return email === ""
    ? new AuthError(422, "email_exists", "A user with this email address has already been registered")
    : { email };
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
  if (kind === "email")
    await putLoginBack(deps, tx, userId, {
      login: "email",
      to: before.email,
      isConfirmed: true,
      isProved: before.proved,
    });
  else if (kind === "phone")
    await putLoginBack(deps, tx, userId, {
      login: "phone",
      to: before.phone,
      isConfirmed: before.confirmed,
      isProved: before.proved,
    });
  else if (kind === "factor_added") await deleteFactor(tx, before.id);
  else if (kind === "identity_linked")
    await tx.query("delete from auth.identities where user_id = $1 and provider = $2 and subject = $3", [
      userId,
      before.provider,
      before.subject,
    ]);
  else if (kind === "factor_removed")
    await tx.query(
      "insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, phone, created_at, updated_at) values ($1, $2, $3, $4, 'verified', $5, $6, $7, $7)",
      [
        deps.ids(),
        userId,
        before.name,
        before.type,
        before.secret === "" ? null : Buffer.from(before.secret, "base64"),
        before.phone,
        now,
      ],
    );
}

type FormerLogin = { login: Login; to: string; isConfirmed: boolean; isProved: boolean | undefined };

// Whatever stands there now goes, also when the former one is somebody else's for good.
async function putLoginBack(deps: AuthDeps, tx: PoolClient, userId: string, former: FormerLogin): Promise<void> {
  const { login, to, isConfirmed, isProved } = former;
  if (to === "" || !(await isFree(deps, tx, userId, former))) return takeLoginOff(deps, tx, { id: userId }, login);
  const now = deps.clock();
  await tx.query(
    `update auth.users set ${login} = $2, ${login}_confirmed_at = $3, user_metadata = user_metadata || $4,
      ${login}_proved_at = case when $5::boolean is null then ${login}_proved_at when $5 then $6::timestamptz end where id = $1`,
    [userId, to, isConfirmed ? now : null, { [login]: to }, isProved ?? null, now],
  );
  await tx.query(
    `insert into auth.identities (id, user_id, provider, subject, identity_data, created_at, updated_at) values ($1, $2, $3, $6, $4, $5, $5)
      on conflict (provider, subject) do update set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = $5`,
    [deps.ids(), userId, login, { sub: userId, [login]: to }, now, userId],
  );
}

// Who never proved the login gives way to who did: a thief may have typed it elsewhere, so that it cannot come back.
async function isFree(
  deps: AuthDeps,
  tx: PoolClient,
  userId: string,
  { login, to, isProved }: FormerLogin,
): Promise<boolean> {
  const where = login === "email" ? "lower(email) = $1" : "phone = $1";
  const found = await tx.query<UserRow>(
    `select * from auth.users where ${where} and id <> $2 and deleted_at is null for update`,
    [to, userId],
  );
  const [holder] = found.rows;
  if (!holder) return true;
  if (holder[`${login}_proved_at`] !== null || isProved === false) return false;
  await tx.query("delete from auth.one_time_tokens where user_id = $1 and relates_to = $2", [holder.id, to]);
  await takeLoginOff(deps, tx, holder, login);
  return true;
}

async function lock(tx: PoolClient, user: UserRow): Promise<void> {
  await tx.query(
    "update auth.users set password_hash = null, new_email = '', new_phone = '', device_generation = device_generation + 1 where id = $1",
    [user.id],
  );
  for (const table of ["sessions", "one_time_tokens", "flow_state"])
    await tx.query(`delete from auth.${table} where user_id = $1`, [user.id]);
  for (const account of [user.email, user.phone]) await forgetWrongTries(tx, account);
}
