/** What a link of a letter, or a provider one signs in with, brought in the address (auth contract, sections 4 and 12). */
export type Arrival =
  | { kind: "session"; type: string; old: boolean }
  | { kind: "error"; code: string }
  /** The first of the two confirmations of a change of address. */
  | { kind: "message" };

/** A session older than this when it arrives is told: the link may have lain about. */
const OLD_SECONDS = 120;
const BROUGHT = ["access_token", "refresh_token", "expires_in", "expires_at", "token_type", "type", "provider_token", "provider_refresh_token", "error", "error_code", "error_description", "message", "sb"];

/** Reads it, as the official client does: the query before the fragment. Null when the address brings nothing. */
export function readArrival(href: string, nowMs: number): Arrival | null {
  const { hash, searchParams } = new URL(href);
  const fragment = new URLSearchParams(hash.slice(1));
  const read = (name: string) => searchParams.get(name) ?? fragment.get(name);
  if (read("error") ?? read("error_code") ?? read("error_description")) return { kind: "error", code: read("error_code") ?? "unspecified_code" };
  if (read("access_token")) return { kind: "session", type: read("type") ?? "", old: isOld(Number(read("expires_at")), Number(read("expires_in")), nowMs) };
  return fragment.has("message") ? { kind: "message" } : null;
}

/** The same place without what arrived: the page that takes it in, which then leads on to the one it was addressed to. */
export function tidyAddress(href: string, callback: string): string {
  const url = new URL(href);
  if (url.pathname === callback) {
    for (const name of BROUGHT) url.searchParams.delete(name);
    return url.pathname + url.search;
  }
  return url.pathname === "/" ? callback : `${callback}?${new URLSearchParams({ redirect: url.pathname })}`;
}

function isOld(expiresAt: number, expiresIn: number, nowMs: number): boolean {
  return expiresAt > 0 && nowMs / 1000 - (expiresAt - expiresIn) >= OLD_SECONDS;
}
