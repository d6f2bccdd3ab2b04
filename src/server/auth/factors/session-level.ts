import type { PoolClient } from "pg";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { AuthDb, SessionRow } from "#server/auth/ground/auth.repository.ts";
import { factorsOf } from "#server/auth/ground/auth.repository.ts";
import type { FactorRow } from "./factors.repository.ts";

/** The method of a session's `amr`, by type of factor. */
const METHODS = { totp: "totp", phone: "mfa/phone" } as const;

/**
 * Raises a session by a factor just shown. Its refresh counter makes two steps and earlier tokens are dead for good, so
 * that one taken before the second factor cannot come back as a lost answer or a late tab
 * (docs/sign-in-protocol.md#refresh-tokens).
 */
export async function raiseSession(
  deps: AuthDeps,
  tx: PoolClient,
  session: SessionRow,
  factor: FactorRow,
): Promise<SessionRow> {
  const now = deps.clock();
  const risen = await tx.query<SessionRow>(
    "update auth.sessions set aal = 'aal2', refresh_counter = refresh_counter + 2, refresh_floor = refresh_counter + 2, refreshed_at = $2 where id = $1 returning *",
    [session.id, now],
  );
  if (!risen.rows[0])
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  await tx.query(
    "insert into auth.amr_claims (session_id, method, at, factor_id) values ($1, $2, $3, $4) on conflict (session_id, method) do update set at = $3, factor_id = $4",
    [session.id, METHODS[factor.factor_type], now, factor.id],
  );
  return risen.rows[0];
}

/** True when the user of a session has a verified second factor that this session has not shown. */
export async function owesSecondFactor(db: AuthDb, { aal, user_id }: SessionRow): Promise<boolean> {
  return aal !== "aal2" && (await factorsOf(db, user_id)).some(({ status }) => status === "verified");
}

/** Deletes a factor: sessions it had raised, and no other factor, fall back to the first level. */
export async function deleteFactor(tx: PoolClient, factorId: string): Promise<void> {
  const by = await tx.query<{ session_id: string }>("select session_id from auth.amr_claims where factor_id = $1", [
    factorId,
  ]);
  await tx.query("delete from auth.mfa_factors where id = $1", [factorId]);
  await tx.query(
    `update auth.sessions s set aal = 'aal1' where s.id = any($1)
      and not exists (select 1 from auth.amr_claims c where c.session_id = s.id and c.method = any($2))`,
    [by.rows.map(({ session_id }) => session_id), Object.values(METHODS)],
  );
}
