import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import { inTransaction } from "#server/auth/ground/auth.repository.ts";
import { bodyOf } from "#server/auth/ground/credentials.ts";
import { redirectTarget } from "#server/auth/ground/redirects.ts";
import { readUserAnswer } from "#server/auth/users/user-answer.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Admin } from "./admin-caller.ts";
import { authorizeAdmin, auditAdminCall, auditRefusedCall } from "./admin-caller.ts";
import { changeUser } from "./change-user.ts";
import { createUser } from "./create-user.ts";
import { deleteUser } from "./delete-user.ts";
import { generateLink } from "./generate-link.ts";
import { invite } from "./invite-user.ts";
import { listUsers } from "./list-users.ts";
import { lockNamedUser } from "./named-user.ts";
import { listFactors, removeFactorOf } from "./user-factors.ts";

type UserPath = { Params: { id: string } };
type FactorPath = { Params: { id: string; factorId: string } };

/**
 * The calls of administrators (docs/sign-in-protocol.md#endpoints). Every call is written in the audit log, also when
 * it is refused.
 */
export function adminRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const as = <Answer>(request: FastifyRequest, work: (admin: Admin) => Promise<Answer>) => asAdmin(deps, request, work);

  app.get("/admin/users", (request, reply) =>
    as(request, async (admin) => {
      const { body, headers } = await listUsers(deps, admin, request.query as Record<string, unknown>);
      return reply.headers(headers).send(body);
    }),
  );
  app.post("/admin/users", (request) => as(request, (admin) => createUser(deps, admin, request.body)));
  app.get<UserPath>("/admin/users/:id", (request) => as(request, (admin) => readUser(deps, admin, request.params.id)));
  app.put<UserPath>("/admin/users/:id", (request) =>
    as(request, (admin) => changeUser(deps, admin, request.params.id, request.body)),
  );
  app.delete<UserPath>("/admin/users/:id", (request) =>
    as(request, (admin) => deleteUser(deps, admin, request.params.id, request.body)),
  );
  app.get<UserPath>("/admin/users/:id/factors", (request) =>
    as(request, (admin) => listFactors(deps, admin, request.params.id)),
  );
  app.delete<FactorPath>("/admin/users/:id/factors/:factorId", (request) =>
    as(request, (admin) => removeFactorOf(deps, admin, request.params.id, request.params.factorId)),
  );
  app.post("/invite", (request) =>
    as(request, (admin) => invite(deps, admin, request.body, redirectOf(deps, request))),
  );
  app.post("/admin/generate_link", (request) =>
    as(request, (admin) => generateLink(deps, admin, request.body, redirectOf(deps, request))),
  );
}

async function asAdmin<Answer>(
  deps: AuthDeps,
  request: FastifyRequest,
  work: (admin: Admin) => Promise<Answer>,
): Promise<Answer> {
  const admin = await authorizeAdmin(deps, request);
  try {
    return await work(admin);
  } catch (error) {
    if (error instanceof AuthError) await auditRefusedCall(deps, admin, request, error);
    throw error;
  }
}

async function readUser(deps: AuthDeps, admin: Admin, id: string): Promise<unknown> {
  return inTransaction(deps.pool, async (tx) => {
    const user = await lockNamedUser(tx, id, "with deleted");
    await auditAdminCall(deps, tx, admin, { action: "user_read", target: user.id });
    return readUserAnswer(tx, user);
  });
}

// The official client sends redirect_to in the query, other clients in the body.
function redirectOf({ config }: AuthDeps, request: FastifyRequest): string {
  const { redirect_to: queryRedirect } = request.query as { redirect_to?: unknown };
  return redirectTarget(config, queryRedirect ?? bodyOf(request.body).redirect_to, request.headers.referer);
}
