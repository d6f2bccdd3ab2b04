import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { TokenOwner } from "#server/deps.ts";
import { isId } from "#server/ids.ts";
import { readAccessToken } from "./access-token.ts";

/**
 * The owner of a bearer, for our own API. Null when the token is not ours or has expired. The call itself checks that
 * the session is alive.
 */
export async function verifyAccessToken(deps: AuthDeps, authorization: string | undefined): Promise<TokenOwner | null> {
  try {
    const { sub, session_id } = await readAccessToken(deps, authorization);
    return isId(sub) && isId(session_id) ? { userId: sub, sessionId: session_id } : null;
  } catch (error) {
    if (error instanceof AuthError) return null;
    throw error;
  }
}
