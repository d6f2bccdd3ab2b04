import { makeFlowCode } from "#server/auth/flow-codes/pkce.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import { isPkceLink } from "#server/auth/messages/one-time-tokens.ts";
import type { CallOrigin, SessionAnswer } from "#server/auth/sessions/sessions.ts";
import { openSession } from "#server/auth/sessions/sessions.ts";
import { choosePasswordField, FIRST_OF_TWO, redeemLink } from "./verify.ts";

/**
 * GET /verify, the link of a letter: the address to which the browser goes. It carries a session in its fragment, which
 * no server sees. For a PKCE link it carries a code to exchange, and after a failure an error. Faults of this server
 * are thrown.
 */
export async function followLink(
  deps: AuthDeps,
  query: { token?: unknown; type?: unknown },
  redirectTo: string,
  place: CallOrigin,
): Promise<string> {
  const link = typeof query.token === "string" ? query.token : "";
  const type = typeof query.type === "string" ? query.type : "";
  const isPkce = isPkceLink(link);
  try {
    const outcome = await redeemLink(deps, { type, link, place }, async (tx, user, token, firstProof) => {
      if (isPkce)
        return makeFlowCode(deps, tx, {
          userId: user.id,
          codeChallenge: token.code_challenge,
          signUpToRestore: firstProof.signUpToRestore,
        });
      return {
        ...sessionFields(await openSession(deps, tx, user, "otp", place), type),
        ...choosePasswordField(firstProof),
      };
    });
    if (outcome === FIRST_OF_TWO) return withFragment(redirectTo, { message: FIRST_OF_TWO.msg });
    if (typeof outcome === "string") return withQuery(redirectTo, { code: outcome });
    return withFragment(redirectTo, outcome);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const fields = { error: "access_denied", error_code: error.code, error_description: error.message };
    return withFragment(isPkce ? withQuery(redirectTo, fields) : redirectTo, fields);
  }
}

/** The session in a redirect. `type` is the kind of link that opened it. */
export function sessionFields(session: SessionAnswer, type: string): Record<string, string> {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = session;
  return {
    access_token,
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token,
    token_type,
    type,
  };
}

/** Adds fields to the fragment of an address. `sb` tells the official client that this server wrote them. */
export function withFragment(url: string, fields: Record<string, string>): string {
  return `${url}#${new URLSearchParams(fields)}&sb=`;
}

/** Adds fields to the query of an address, which servers can read. */
export function withQuery(url: string, fields: Record<string, string>): string {
  return `${url}${url.includes("?") ? "&" : "?"}${new URLSearchParams(fields)}`;
}
