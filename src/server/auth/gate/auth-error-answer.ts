import { isCalendarDate } from "#domain/shared/calendar-date.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import { isDatabaseUnavailable } from "#server/db/database-unavailable.ts";
import { errorCode } from "#server/error-code.ts";
import type { FastifyReply, FastifyRequest } from "fastify";

const API_VERSION = "2024-01-01";

/**
 * Sends a failure in the protocol's shape. Clients that ask for the newer shape get it, the others get the older one
 * (docs/sign-in-protocol.md#calls-and-errors).
 */
export function authErrorAnswer(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const authError = error instanceof AuthError ? error : asAuthError(error);
  if (authError.status >= 500) request.log.error({ err: error }, "auth fault");
  const { retryAfter, oauth, ...extra } = authError.extra;
  if (typeof retryAfter === "number") reply.header("retry-after", String(retryAfter));
  reply.status(authError.status).header("x-sb-error-code", authError.code).header("cache-control", "no-store");
  if (typeof oauth === "string") return reply.send({ error: oauth, error_description: authError.message });
  if (!asksNewShape(request.headers["x-supabase-api-version"]))
    return reply.send({ code: authError.status, error_code: authError.code, msg: authError.message, ...extra });
  return reply
    .header("x-supabase-api-version", API_VERSION)
    .send({ code: authError.code, message: authError.message, ...extra });
}

function asksNewShape(version: string | string[] | undefined): boolean {
  return typeof version === "string" && isCalendarDate(version) && version >= API_VERSION;
}

function asAuthError(error: unknown): AuthError {
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 413) return new AuthError(413, "request_entity_too_large", "Request body is too large");
  if (status === 400 || status === 415) return new AuthError(400, "bad_json", "Could not parse request body as JSON");
  // A foreign key failed: the user was deleted meanwhile.
  if (errorCode(error) === "23503")
    return new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  if (isDatabaseUnavailable(error))
    return new AuthError(503, "unexpected_failure", "The service is not available for the moment");
  return new AuthError(500, "unexpected_failure", "Unexpected failure, please check server logs for more information");
}
