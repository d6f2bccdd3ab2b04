import { owesSecondFactor } from "#server/auth/factors/session-level.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { AuthDb, SessionRow } from "#server/auth/ground/auth.repository.ts";
import { audit } from "#server/auth/ground/auth.repository.ts";
import { clientAddress } from "#server/auth/ground/client-address.ts";
import { loadApiKeys } from "#server/auth/keys/api-keys.ts";
import { authenticate } from "#server/auth/sessions/sessions.ts";
import { isSameText } from "#server/same-text.ts";
import type { FastifyRequest } from "fastify";

/** The caller of an admin call: a user, or the holder of the secret key (`userId` null). */
export type Admin = { userId: string | null; role: string; ip: string };

const ROLES: readonly string[] = ["service_role", "supabase_admin"];

/**
 * The admin who makes this call: the holder of the secret key, or a user with a live session and an admin role. Throws
 * 401 without a bearer, and 401 `insufficient_aal` before the second factor is shown. Anybody else gets 403
 * `not_admin`, also with the public key.
 */
export async function authorizeAdmin(deps: AuthDeps, request: FastifyRequest): Promise<Admin> {
  const { authorization } = request.headers;
  const ip = clientAddress(deps, request);
  const keys = await loadApiKeys(deps);
  if (isBearer(authorization, keys.service_role)) return { userId: null, role: "service_role", ip };
  if (isBearer(authorization, keys.anon)) throw notAdmin();
  const { user, session } = await authenticate(deps, deps.pool, authorization);
  const caller = { userId: user.id, role: user.role, ip };
  const refusal = ROLES.includes(user.role) ? await checkSecondFactor(deps, session) : notAdmin();
  if (refusal === null) return caller;
  await auditRefusedCall(deps, caller, request, refusal);
  throw refusal;
}

/** Writes a refused admin call in the audit log. */
export async function auditRefusedCall(
  deps: AuthDeps,
  caller: Admin,
  request: FastifyRequest,
  { code }: AuthError,
): Promise<void> {
  await auditAdminCall(deps, deps.pool, caller, {
    action: "admin_call_refused",
    call: `${request.method} ${request.routeOptions.url}`,
    code,
  });
}

/** Writes an action of an admin in the audit log, with the user it concerns. */
export async function auditAdminCall(
  deps: AuthDeps,
  db: AuthDb,
  admin: Admin,
  { action, ...details }: { action: string; target?: string } & Record<string, unknown>,
): Promise<void> {
  await audit(db, {
    id: deps.ids(),
    actorId: admin.userId,
    action,
    ip: admin.ip,
    at: deps.clock(),
    details: { by: admin.role, ...details },
  });
}

async function checkSecondFactor(deps: AuthDeps, session: SessionRow): Promise<AuthError | null> {
  if (!(await owesSecondFactor(deps.pool, session))) return null;
  return new AuthError(401, "insufficient_aal", "AAL2 session is required to administer when MFA is enabled.");
}

function isBearer(authorization: string | undefined, key: string): boolean {
  return isSameText(/^Bearer (\S+)$/i.exec(authorization ?? "")?.[1] ?? "", key);
}

function notAdmin(): AuthError {
  return new AuthError(403, "not_admin", "User not allowed");
}
