import { isUniqueViolation } from "#server/db/unique-violation.ts";

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

/** The address is another user's. */
export function emailTaken(): AuthError {
  return new AuthError(422, "email_exists", "A user with this email address has already been registered");
}

/** The number is another user's. */
export function phoneTaken(): AuthError {
  return new AuthError(422, "phone_exists", "A user with this phone number has already been registered");
}

/**
 * Throws the refusal that says which is taken (id, number or address), when PostgreSQL refused a user for it. Throws
 * any other error as it is.
 */
export function throwIfLoginTaken(error: { code?: string; constraint?: string }): never {
  if (!isUniqueViolation(error)) throw error;
  if (error.constraint === "users_phone") throw phoneTaken();
  if (error.constraint === "users_pkey")
    throw new AuthError(422, "user_already_exists", "A user with this id already exists");
  throw emailTaken();
}
