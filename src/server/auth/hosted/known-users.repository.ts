import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { inTransaction } from "#server/auth/ground/auth.repository.ts";
import type { PoolClient } from "pg";
import type { HostedUser } from "./hosted-sign-in.ts";

// Users of a hosted service are stored in the tables of the embedded server, without any secret. The rest of the
// product then finds the caller in one way.

/** Stores what the service has just answered about a user and about their session. */
export async function keepUser(
  deps: AuthDeps,
  user: HostedUser,
  session: { id: string; aal: "aal1" | "aal2" },
): Promise<void> {
  const now = deps.clock();
  await inTransaction(deps.pool, async (tx) => {
    // The service may have given an address to another user before this copy was updated.
    await tx.query("update auth.users set email = '' where lower(email) = lower($1) and $1 <> '' and id <> $2", [
      user.email,
      user.id,
    ]);
    await tx.query("update auth.users set phone = '' where phone = $1 and $1 <> '' and id <> $2", [
      user.phone,
      user.id,
    ]);
    await tx.query(
      `insert into auth.users
          (id, email, phone, email_confirmed_at, phone_confirmed_at, is_anonymous, created_at, updated_at)
        values ($1, $2, $3, $4, $5, $6, $7, $7)
        on conflict (id) do update set email = $2, phone = $3, email_confirmed_at = $4, phone_confirmed_at = $5,
          is_anonymous = $6, updated_at = $7`,
      [
        user.id,
        user.email.toLowerCase(),
        user.phone,
        user.email_confirmed_at,
        user.phone_confirmed_at,
        user.is_anonymous,
        now,
      ],
    );
    await keepFactors(tx, user, now);
    await tx.query(
      `insert into auth.sessions (id, user_id, aal, refresh_key, refreshed_at, created_at)
        values ($1, $2, $3, '', $4, $4)
        on conflict (id) do update set aal = $3, refreshed_at = $4 where auth.sessions.user_id = $2`,
      [session.id, user.id, session.aal, now],
    );
  });
}

async function keepFactors(tx: PoolClient, user: HostedUser, now: Date): Promise<void> {
  const verifiedFactors = user.factors.filter(({ status }) => status === "verified");
  await tx.query("delete from auth.mfa_factors where user_id = $1 and id <> all($2::uuid[])", [
    user.id,
    verifiedFactors.map(({ id }) => id),
  ]);
  for (const { id, factor_type } of verifiedFactors)
    await tx.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
        values ($1::uuid, $2, $1::text, $3, 'verified', $4, $4) on conflict (id) do nothing`,
      [id, user.id, factor_type === "phone" ? "phone" : "totp", now],
    );
}
