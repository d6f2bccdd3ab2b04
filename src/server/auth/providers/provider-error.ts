import { withFragment, withQuery } from "#server/auth/codes/follow-link.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { AuthProvider } from "#server/auth/ground/providers-config.ts";
import { GivenUp } from "#server/http/waiting-room.ts";
import { AuthorizationResponseError, ClientError, ResponseBodyError } from "openid-client";

const UNREACHED = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT"]);

/** The refusal while a provider does not answer. The caller may try again. */
export function providerDown(): AuthError {
  return new AuthError(503, "unexpected_failure", "The provider cannot be reached for the moment");
}

/**
 * Turns a failed call to a provider into our answer: the provider is down, or its answer is not usable. The reason is
 * logged, but never the provider's message.
 */
export function providerErrorOf(deps: AuthDeps, provider: AuthProvider, error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const reason = reasonOf(error);
  deps.log.warn({ provider: provider.id, reason }, "a provider could not be asked");
  return isUnreached(error)
    ? providerDown()
    : new AuthError(500, "unexpected_failure", "Unable to exchange external code");
}

/** The address that takes a browser back with an error in the fragment, and with PKCE in the query too. */
export function withProblem(redirectTo: string, error: AuthError, isPkce: boolean): string {
  const fields = { error: oauthErrorName(error), error_code: error.code, error_description: error.message };
  return withFragment(isPkce ? withQuery(redirectTo, fields) : redirectTo, fields);
}

// The error names of OAuth (RFC 6749, 4.1.2.1), or the name that the provider gives.
function oauthErrorName({ status, extra }: AuthError): string {
  if (typeof extra.oauth === "string") return extra.oauth;
  if (status === 503) return "temporarily_unavailable";
  if (status >= 500) return "server_error";
  return status === 400 ? "invalid_request" : "access_denied";
}

function isUnreached(error: unknown): boolean {
  if (error instanceof GivenUp) return true;
  if (error instanceof ResponseBodyError) return error.status >= 500;
  if (error instanceof ClientError)
    return UNREACHED.has(error.code ?? "") || (error.cause instanceof Response && error.cause.status >= 500);
  return error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
}

// The provider's message may hold a code or a token, so it is not logged.
function reasonOf(error: unknown): string {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError)
    return error.error.slice(0, 100);
  if (error instanceof ClientError) return error.code ?? error.message;
  if (error instanceof GivenUp) return error.reason;
  return error instanceof Error ? error.name : "unknown";
}
