/**
 * An answer of the protocol to a call it refuses: HTTP status, error code, English text as the official client knows
 * it.
 */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: Record<string, unknown>;

  constructor(status: number, code: string, text: string, extra: Record<string, unknown> = {}) {
    super(text);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** The one answer to every failed sign-in, whatever was wrong. */
export function invalidCredentials(): AuthError {
  return new AuthError(400, "invalid_credentials", "Invalid login credentials");
}

/** A body that does not hold what it should. */
export function validationFailed(text: string): AuthError {
  return new AuthError(400, "validation_failed", text);
}

/** A refusal in the words of OAuth, the same in both shapes: `error` and `error_description`. */
export function oauthError(error: string, text: string): AuthError {
  return new AuthError(400, "bad_oauth_callback", text, { oauth: error });
}
