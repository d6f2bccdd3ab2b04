import type { TokenOwner } from "#server/deps.ts";
import { isId } from "#server/ids.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import { readAccessToken } from "./access-token.ts";

/**
 * Whose bearer this is, for our own API; null when the token is not one of ours or its time is over. That its session
 * is alive is looked up by the call itself.
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
