import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { clientAddress } from "#server/auth/ground/client-address.ts";
import type { Asker } from "#server/auth/messages/message-limits.ts";
import type { CallOrigin } from "#server/auth/sessions/sessions.ts";
import { hangUpSignalOf } from "#server/http/hang-up.ts";
import type { FastifyRequest } from "fastify";
import { browserOf, isProgram } from "./browser.ts";
import { rememberSignIn } from "./known-device.ts";

/** The client that asks for a letter, an SMS or a provider's answer. */
export function askerOf(deps: AuthDeps, request: FastifyRequest): Asker {
  return { clientAddress: clientAddress(deps, request), hangUpSignal: hangUpSignalOf(request) };
}

/** Where a call comes from, as stored with a session. */
export function callOriginOf(deps: AuthDeps, request: FastifyRequest): CallOrigin {
  return {
    ip: clientAddress(deps, request),
    userAgent: request.headers["user-agent"] ?? "",
    cookies: request.headers.cookie,
    browser: browserOf(deps, request),
    isProgram: isProgram(request),
    remember: (user) => rememberSignIn(request, user),
  };
}
