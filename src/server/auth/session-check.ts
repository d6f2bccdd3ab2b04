import type { VerifiedSession } from "#server/deps.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { AuthError } from "./auth-error.ts";
import { readAccessToken } from "./access-token.ts";

/**
 * The live session behind a bearer, for our own API: the token is verified here, then one query sees that the session still exists and
 * that the user is neither banned nor deleted. Null when any of it fails, so that signing out takes effect at once.
 */
export async function verifyAccessToken(deps: AuthDeps, authorization: string | undefined): Promise<VerifiedSession | null> {
  try {
    const claims = await readAccessToken(deps, authorization);
    const found = await deps.pool.query<{ email: string }>(
      `select u.email from auth.sessions s join auth.users u on u.id = s.user_id
        where s.id = $1 and u.id = $2 and u.deleted_at is null and (u.banned_until is null or u.banned_until <= $3)
          and (s.aal = 'aal2' or not exists (select 1 from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'))`,
      [claims.session_id, claims.sub, deps.clock()],
    );
    const row = found.rows[0];
    return row ? { userId: claims.sub, sessionId: claims.session_id, email: row.email } : null;
  } catch (error) {
    if (error instanceof AuthError) return null;
    throw error;
  }
}
