import { isUniqueViolation } from "#server/db/unique-violation.ts";

/**
 * The protocol's answer to a refused call: HTTP status, error code, and the English text that the official client
 * knows.
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

/** The one answer to every failed sign-in, whatever the reason. */
export function invalidCredentials(): AuthError {
  return new AuthError(400, "invalid_credentials", "Invalid login credentials");
}

/** The body does not hold what the call needs. */
export function validationFailed(text: string): AuthError {
  return new AuthError(400, "validation_failed", text);
}

/** A refusal in the words of OAuth, the same in both shapes: `error` and `error_description`. */
export function oauthError(error: string, text: string): AuthError {
  return new AuthError(400, "bad_oauth_callback", text, { oauth: error });
}

/** The address belongs to another user. */
export function emailTaken(): AuthError {
  return new AuthError(422, "email_exists", "A user with this email address has already been registered");
}

/** The number belongs to another user. */
export function phoneTaken(): AuthError {
  return new AuthError(422, "phone_exists", "A user with this phone number has already been registered");
}

/**
 * When PostgreSQL refused a user because an ID, number or address is taken, throws the refusal that names it. Throws
 * any other error as it is.
 */
export function throwIfLoginTaken(error: { code?: string; constraint?: string }): never {
  if (!isUniqueViolation(error)) throw error;
  if (error.constraint === "users_phone") throw phoneTaken();
  if (error.constraint === "users_pkey")
    throw new AuthError(422, "user_already_exists", "A user with this id already exists");
  throw emailTaken();
}
