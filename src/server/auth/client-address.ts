import { isIP } from "node:net";
import type { BlockList } from "node:net";
import type { FastifyRequest } from "fastify";
import type { AuthDeps } from "./auth-deps.ts";
import type { Place } from "./sessions.ts";

/**
 * The address of who calls: the socket's. Where an operator says which header their own proxy writes, that one, of calls that come
 * from the proxy; never a header that anybody can send.
 */
export function clientAddress({ config }: AuthDeps, request: FastifyRequest): string {
  if (config.proxy === null || !isFrom(config.proxy.addresses, request.ip)) return request.ip;
  const written = request.headers[config.proxy.header];
  return (typeof written === "string" ? written.split(",").at(-1)?.trim() : undefined) || request.ip;
}

/** Where a call comes from, as kept with a session. */
export function placeOf(deps: AuthDeps, request: FastifyRequest): Place {
  return { ip: clientAddress(deps, request), userAgent: request.headers["user-agent"] ?? "", cookies: request.headers.cookie };
}

function isFrom(proxies: BlockList, ip: string): boolean {
  return isIP(ip) !== 0 && proxies.check(ip, isIP(ip) === 6 ? "ipv6" : "ipv4");
}
