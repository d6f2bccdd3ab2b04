import { redirectOf } from "#server/auth/codes/codes.routes.ts";
import { visitorOf } from "#server/auth/devices/browser.ts";
import { callOriginOf } from "#server/auth/devices/call-origin.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { clientAddress } from "#server/auth/ground/client-address.ts";
import { limitCalls } from "#server/auth/ground/limits.ts";
import { mayChangeIdentities } from "#server/auth/identities/link-identity.ts";
import { hangUpSignalOf } from "#server/http/hang-up.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { authorize, authorizeBrowser } from "./authorize.ts";
import { answerCallback } from "./callback.ts";

const LARGEST_FORM = 65_536;

/** The calls that sign in at a provider (docs/sign-in-protocol.md#endpoints). Browsers open both by themselves. */
export function providersRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const callerOf = (request: FastifyRequest) => ({
    ...callOriginOf(deps, request),
    hangUpSignal: hangUpSignalOf(request),
  });
  app.get<{ Querystring: Record<string, unknown> }>(
    "/authorize",
    { exposeHeadRoute: false },
    async (request, reply) => {
      await limitCalls(deps, "authorize", clientAddress(deps, request));
      const visit = {
        redirectTo: redirectOf(deps, request),
        hangUpSignal: hangUpSignalOf(request),
        ...visitorOf(deps, callOriginOf(deps, request)),
      };
      if (request.query.skip_http_redirect === "true")
        return { url: await authorize(deps, request.query, { ...visit, link: null }) };
      return reply.redirect(await authorizeBrowser(deps, request.query, visit), 302);
    },
  );

  app.get<{ Querystring: Record<string, unknown> }>(
    "/user/identities/authorize",
    { exposeHeadRoute: false },
    async (request, reply) => {
      await limitCalls(deps, "authorize", clientAddress(deps, request));
      const { userId, sessionId } = await mayChangeIdentities(deps, request.headers.authorization);
      const url = await authorize(deps, request.query, {
        redirectTo: redirectOf(deps, request),
        hangUpSignal: hangUpSignalOf(request),
        ...visitorOf(deps, callOriginOf(deps, request)),
        link: { userId, sessionId },
      });
      return request.query.skip_http_redirect === "true" ? { url } : reply.redirect(url, 302);
    },
  );

  app.get("/callback", { exposeHeadRoute: false }, async (request, reply) => {
    await limitCalls(deps, "authorize", clientAddress(deps, request));
    return reply.redirect(await answerCallback(deps, request.query as Record<string, unknown>, callerOf(request)), 303);
  });

  // Forms are accepted only here. In other places a page of another site could send one.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: LARGEST_FORM },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post("/callback", async (request, reply) => {
      await limitCalls(deps, "authorize", clientAddress(deps, request));
      return reply.redirect(
        await answerCallback(deps, (request.body ?? {}) as Record<string, unknown>, callerOf(request)),
        303,
      );
    });
  });
}
