import { askerOf, callOriginOf } from "#server/auth/devices/call-origin.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { clientAddress } from "#server/auth/ground/client-address.ts";
import { limitCalls } from "#server/auth/ground/limits.ts";
import { redirectTarget } from "#server/auth/ground/redirects.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { askForCode, askForRecovery } from "./ask-for-code.ts";
import { followLink } from "./follow-link.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { resend } from "./resend.ts";
import { verify } from "./verify.ts";

/** The calls about codes and links sent by mail (docs/sign-in-protocol.md#endpoints and #codes-and-links). */
export function codesRoutes(app: FastifyInstance, deps: AuthDeps): void {
  for (const path of ["/otp", "/magiclink"])
    app.post(path, async (request) => {
      await limitCalls(deps, "otp", clientAddress(deps, request));
      return askForCode(
        deps,
        request.body,
        { ...callOriginOf(deps, request), redirectTo: redirectOf(deps, request) },
        askerOf(deps, request),
      );
    });

  app.post("/recover", async (request) => {
    await limitCalls(deps, "recover", clientAddress(deps, request));
    return askForRecovery(deps, request.body, redirectOf(deps, request), askerOf(deps, request));
  });

  app.post("/resend", async (request) => {
    await limitCalls(deps, "resend", clientAddress(deps, request));
    return resend(deps, request.body, redirectOf(deps, request), askerOf(deps, request));
  });

  app.post("/verify", async (request) => {
    await limitCalls(deps, "verify", clientAddress(deps, request));
    return verify(deps, request.body, callOriginOf(deps, request));
  });

  // Mail scanners and previews ask with HEAD before a person follows a link. Their call must not use the link up.
  app.get("/verify", { exposeHeadRoute: false }, async (request, reply) => {
    await limitCalls(deps, "verify", clientAddress(deps, request));
    const next = await followLink(
      deps,
      request.query as Record<string, unknown>,
      redirectOf(deps, request),
      callOriginOf(deps, request),
    );
    return reply.redirect(next, 303);
  });

  app.get("/reauthenticate", async (request) =>
    reauthenticate(deps, request.headers.authorization, askerOf(deps, request)),
  );
}

/** The address to which the link of this call finally leads. */
export function redirectOf({ config }: AuthDeps, request: FastifyRequest): string {
  return redirectTarget(config, (request.query as { redirect_to?: unknown }).redirect_to, request.headers.referer);
}
