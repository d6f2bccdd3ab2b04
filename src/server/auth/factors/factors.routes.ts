import { askerOf, callOriginOf } from "#server/auth/devices/call-origin.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { clientAddress } from "#server/auth/ground/client-address.ts";
import { limitCalls } from "#server/auth/ground/limits.ts";
import type { FastifyInstance } from "fastify";
import { challengeFactor } from "./challenge.ts";
import { enroll } from "./enroll.ts";
import { removeFactor } from "./remove-factor.ts";
import { verifyFactor } from "./verify-factor.ts";

type OfFactor = { Params: { id: string } };

/** The calls about the caller's second factors (docs/sign-in-protocol.md#endpoints). */
export function factorsRoutes(app: FastifyInstance, deps: AuthDeps): void {
  app.post("/factors", async (request) =>
    enroll(deps, request.headers.authorization, request.body, clientAddress(deps, request)),
  );

  app.post<OfFactor>("/factors/:id/challenge", async (request) => {
    await limitCalls(deps, "factor_challenge", clientAddress(deps, request));
    return challengeFactor(deps, request.headers.authorization, request.params.id, request.body, {
      ...callOriginOf(deps, request),
      ...askerOf(deps, request),
    });
  });

  app.post<OfFactor>("/factors/:id/verify", async (request) => {
    await limitCalls(deps, "factor_verify", clientAddress(deps, request));
    return verifyFactor(
      deps,
      request.headers.authorization,
      request.params.id,
      request.body,
      callOriginOf(deps, request),
    );
  });

  app.delete<OfFactor>("/factors/:id", async (request) =>
    removeFactor(deps, request.headers.authorization, request.params.id, clientAddress(deps, request)),
  );
}
