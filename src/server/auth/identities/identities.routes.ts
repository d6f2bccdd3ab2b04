import type { FastifyInstance } from "fastify";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { clientAddress, placeOf } from "#server/auth/ground/client-address.ts";
import { redirectOf } from "#server/auth/codes/codes.routes.ts";
import { visitorOf } from "#server/auth/devices/browser.ts";
import { takeFromBucket } from "#server/auth/ground/limits.ts";
import { authorize } from "#server/auth/providers/authorize.ts";
import { hungUpOf } from "#server/http/hang-up.ts";
import { mayChangeIdentities } from "./link-identity.ts";
import { unlinkIdentity } from "./unlink-identity.ts";

/** The calls about one's own identities (contract, section 4); the list is read from the user. */
export function identitiesRoutes(app: FastifyInstance, deps: AuthDeps): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    "/user/identities/authorize",
    { exposeHeadRoute: false },
    async (request, reply) => {
      await takeFromBucket(deps, "authorize", clientAddress(deps, request));
      const { userId, sessionId } = await mayChangeIdentities(deps, request.headers.authorization);
      const url = await authorize(deps, request.query, {
        redirectTo: redirectOf(deps, request),
        hungUp: hungUpOf(request),
        ...visitorOf(deps, placeOf(deps, request)),
        link: { userId, sessionId },
      });
      return request.query.skip_http_redirect === "true" ? { url } : reply.redirect(url, 302);
    },
  );

  app.delete<{ Params: { identityId: string } }>("/user/identities/:identityId", async (request) => {
    await takeFromBucket(deps, "user", clientAddress(deps, request));
    await unlinkIdentity(deps, request.headers.authorization, request.params.identityId, clientAddress(deps, request));
    return {};
  });
}
