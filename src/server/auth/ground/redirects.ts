import { isLoopbackHost } from "#server/loopback.ts";
import type { AuthConfig } from "./auth-config.ts";

const BARE_ADDRESS = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/;
const DANGEROUS = new Set([
  "javascript:",
  "data:",
  "vbscript:",
  "file:",
  "blob:",
  "about:",
  "filesystem:",
  "view-source:",
]);

type Site = Pick<AuthConfig, "siteUrl" | "redirectUrls">;

/**
 * The address to which a link finally leads (docs/sign-in-protocol.md#redirects). It is the address asked for when that
 * is ours or allowed by the settings. Otherwise it is the page the call came from, under the same condition, and
 * otherwise our site. Its fragment is dropped, because the session is written there.
 */
export function redirectTarget(site: Site, requestedAddress: unknown, referer: unknown): string {
  return allowedAddress(site, requestedAddress) ?? allowedAddress(site, referer) ?? site.siteUrl;
}

function allowedAddress({ siteUrl, redirectUrls }: Site, text: unknown): string | null {
  if (typeof text !== "string" || text.length > 2_000) return null;
  const url = plainUrl(text);
  if (url === null) return null;
  url.hash = "";
  return isOurs(url, new URL(siteUrl)) || redirectUrls.some((pattern) => matchesPattern(pattern, url.href))
    ? url.href
    : null;
}

// Browsers parse addresses differently. Only addresses that they all parse in the same way are accepted.
function plainUrl(text: string): URL | null {
  const parts = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(text);
  if (!parts || /[\\\s\x00-\x1f\x7f]/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (DANGEROUS.has(url.protocol) || url.username !== "" || url.password !== "") return null;
  const host = parts[1]!.toLowerCase().replace(/:\d*$/, "");
  if (!/^([a-z0-9.-]*|\[[0-9a-f:]+\])$/.test(host) || host !== url.hostname) return null;
  return BARE_ADDRESS.test(host) && !isLoopbackHost(host) ? null : url;
}

function isOurs(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol) return false;
  return url.host === site.host || (url.hostname === site.hostname && isLoopbackHost(url.hostname));
}

// `*` matches within one part of the host or path, `**` across parts.
function matchesPattern(pattern: string, href: string): boolean {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) => (part === "**" ? ".*" : part === "*" ? "[^./?#]*" : part.replace(/[.+?^${}()|[\]\\]/g, "\\$&")));
  return new RegExp(`^${source.join("")}$`).test(href);
}
