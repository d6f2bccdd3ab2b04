import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { clientAddress } from "#server/auth/ground/client-address.ts";
import { limitCalls } from "#server/auth/ground/limits.ts";
import type { FastifyInstance } from "fastify";
import { unlinkIdentity } from "./unlink-identity.ts";

/**
 * The calls about the caller's identities (docs/sign-in-protocol.md#endpoints). The list is read from the user. A new
 * identity is linked at its provider.
 */
export function identitiesRoutes(app: FastifyInstance, deps: AuthDeps): void {
  app.delete<{ Params: { identityId: string } }>("/user/identities/:identityId", async (request) => {
    await limitCalls(deps, "user", clientAddress(deps, request));
    await unlinkIdentity(deps, request.headers.authorization, request.params.identityId, clientAddress(deps, request));
    return {};
  });
}
