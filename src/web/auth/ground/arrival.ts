/**
 * What a link of a letter, or a sign-in provider, put in the address (docs/sign-in-protocol.md#endpoints,
 * docs/sign-in-protocol.md#in-the-browser).
 */
export type Arrival =
  | CameSession
  | { kind: "error"; code: string }
  /** The first of the two confirmations of a change of address is done. */
  | { kind: "message" };

/** A session that came in the address. */
export type CameSession = {
  kind: "session";
  /** The type of link that opened it. */
  type: string;
  /** The session is two minutes old or more: somebody else may have found the link. */
  isOld: boolean;
  /** The password chosen before the address was proved was removed: the user must choose another. */
  needsNewPassword: boolean;
  /** The random id that this browser gave to the provider. Empty for another return. */
  way: string;
  accessToken: string;
  refreshToken: string;
};

/** The user is asked about a session older than this: somebody else may have found the link. */
const OLD_SECONDS = 120;
const BROUGHT = [
  "access_token refresh_token expires_in expires_at token_type type provider_token provider_refresh_token",
  "choose_password error error_code error_description message sb code asked",
].flatMap((names) => names.split(" "));

/**
 * Reads the address as the official client does: the query before the fragment. Null when it brings nothing. `callback`
 * is the path of the page where links lead.
 */
export function readArrival(href: string, nowMs: number, callback = "/auth/callback"): Arrival | null {
  const { hash, searchParams, pathname } = new URL(href);
  const fragment = new URLSearchParams(hash.slice(1));
  const read = (name: string) => searchParams.get(name) ?? fragment.get(name);
  if (read("error") ?? read("error_code") ?? read("error_description"))
    return { kind: "error", code: read("error_code") ?? "unspecified_code" };
  const accessToken = read("access_token");
  if (accessToken) {
    const isOld = wasOpenedLongAgo(Number(read("expires_at")), Number(read("expires_in")), nowMs);
    return {
      kind: "session",
      type: read("type") ?? "",
      isOld,
      needsNewPassword: read("choose_password") === "true",
      way: searchParams.get("asked") ?? "",
      accessToken,
      refreshToken: read("refresh_token") ?? "",
    };
  }
  // This page never asks for a code to exchange, so such a code is somebody else's.
  if (pathname === callback && searchParams.has("code")) return { kind: "error", code: "flow_state_not_found" };
  return fragment.has("message") ? { kind: "message" } : null;
}

/** The same address without what arrived. It is the page that reads the arrival, then leads to the intended page. */
export function tidyAddress(href: string, callback: string): string {
  const url = new URL(href);
  if (url.pathname === callback) {
    for (const name of BROUGHT) url.searchParams.delete(name);
    return url.pathname + url.search;
  }
  return url.pathname === "/" ? callback : `${callback}?${new URLSearchParams({ redirect: url.pathname })}`;
}

/** The user named by an access token. It is read, not verified: the server verifies it. */
export function ownerOf(accessToken: string): { id: string; email: string } {
  const claims = claimsOf(accessToken);
  return { id: textOrEmpty(claims.sub), email: textOrEmpty(claims.email) };
}

/** The claims of an access token, not verified. Empty when it cannot be read. */
export function claimsOf(accessToken: string): Record<string, unknown> {
  const payload = (accessToken.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/");
  try {
    return (JSON.parse(atob(payload)) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function textOrEmpty(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function wasOpenedLongAgo(expiresAt: number, expiresIn: number, nowMs: number): boolean {
  return expiresAt > 0 && nowMs / 1000 - (expiresAt - expiresIn) >= OLD_SECONDS;
}
