import type { AuthConfig } from "#server/auth/ground/auth-config.ts";
import { isTrustedProxy } from "#server/auth/ground/client-address.ts";
import type { ProxyWatch } from "#server/deps.ts";
import type { FastifyBaseLogger } from "fastify";

/** Headers in which a proxy writes the caller's address. Lower-case. */
const FORWARDED = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip", "true-client-ip", "fly-client-ip"];

/**
 * Notices calls forwarded by a proxy that the settings do not name. The first one is logged and stored as a warning.
 * Anybody can send such a header, so nothing else changes, and the warning says when to ignore it.
 */
export function watchForProxy({ proxy }: Pick<AuthConfig, "proxy">, log: Pick<FastifyBaseLogger, "warn">): ProxyWatch {
  let warning: string | null = null;
  return {
    look: (request) => {
      if (warning !== null) return;
      const header = FORWARDED.find((name) => request.headers[name] !== undefined);
      if (header === undefined) return;
      if (proxy !== null && isTrustedProxy(proxy, request.ip) && request.headers[proxy.header] !== undefined) return;
      warning = warningText(header, request.ip);
      log.warn(
        { header, neighbour: request.ip },
        "a call came through a proxy that the settings do not name, so everybody behind it shares one set of limits: " +
          "set AUTH_TRUSTED_PROXY_HEADER and AUTH_TRUSTED_PROXIES",
      );
    },
    warning: () => warning,
  };
}

function warningText(header: string, neighbour: string): string {
  return (
    `Des appels passent par un serveur intermédiaire (${neighbour}, en-tête ${header}) que les réglages ` +
    `ne nomment pas : toutes les personnes derrière lui comptent pour une seule et partagent les mêmes limites. ` +
    `S'il est à toi, règle AUTH_TRUSTED_PROXY_HEADER=${header} et AUTH_TRUSTED_PROXIES=${neighbour}, puis redémarre. ` +
    `Sinon, ne règle rien : quelqu'un a envoyé cet en-tête de lui-même.`
  );
}
