import type { FastifyRequest } from "fastify";
import type { AuthDeps } from "./auth-deps.ts";
import type { Place } from "./sessions.ts";

/** The address of who calls: the socket's, unless an operator says which header their own proxy writes; never one that anybody can send. */
export function clientAddress({ config }: AuthDeps, request: FastifyRequest): string {
  const written = config.proxyHeader === null ? undefined : request.headers[config.proxyHeader];
  return (typeof written === "string" ? written.split(",").at(-1)?.trim() : undefined) || request.ip;
}

/** Where a call comes from, as kept with a session. */
export function placeOf(deps: AuthDeps, request: FastifyRequest): Place {
  return { ip: clientAddress(deps, request), userAgent: request.headers["user-agent"] ?? "" };
}
