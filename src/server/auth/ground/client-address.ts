import type { FastifyRequest } from "fastify";
import { isIP, isIPv6 } from "node:net";
import type { BlockList } from "node:net";
import type { AuthDeps } from "./auth-deps.ts";

/**
 * The address of the caller, which is the socket's. Where the settings name the header of a proxy, that header is read,
 * but only in calls that come from the proxy. A header that anybody can send is never read.
 */
export function clientAddress({ config }: AuthDeps, request: FastifyRequest): string {
  if (config.proxy === null || !isTrustedProxy(config.proxy, request.ip)) return request.ip;
  const header = request.headers[config.proxy.header];
  return (typeof header === "string" ? header.split(",").at(-1)?.trim() : undefined) || request.ip;
}

/** The network of an address, which counts as one client. An IPv6 client can call from a whole /64. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  if (ip.toLowerCase().startsWith("::ffff:")) return ip.slice("::ffff:".length);
  const [head = "", tail] = ip.split("%")[0]!.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill("0"), ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** True for the address of a proxy that the settings name. */
export function isTrustedProxy({ addresses }: { addresses: BlockList }, ip: string): boolean {
  return isIP(ip) !== 0 && addresses.check(ip, isIP(ip) === 6 ? "ipv6" : "ipv4");
}
