import { errorCode } from "#server/error-code.ts";

/** True for the error of PostgreSQL that says a unique value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === "23505";
}
