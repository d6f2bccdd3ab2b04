import type { AuthError } from "#server/auth/auth-error.ts";
import { withFragment, withQuery } from "#server/auth/codes/follow-link.ts";

/** Sends a browser back with what went wrong in the fragment; in the query too for who waits for a code there. */
export function withProblem(redirectTo: string, error: AuthError, pkce: boolean): string {
  const fields = { error: nameOf(error), error_code: error.code, error_description: error.message };
  return withFragment(pkce ? withQuery(redirectTo, fields) : redirectTo, fields);
}

// The names of OAuth (RFC 6749, 4.1.2.1), or the one the provider gave.
function nameOf({ status, extra }: AuthError): string {
  if (typeof extra.oauth === "string") return extra.oauth;
  if (status === 503) return "temporarily_unavailable";
  if (status >= 500) return "server_error";
  return status === 400 ? "invalid_request" : "access_denied";
}
