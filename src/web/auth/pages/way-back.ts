import { useSearch } from "@tanstack/react-router";
import { innerPath } from "#web/auth/ground/inner-path.ts";

/** Where one was going before having to sign in: kept in `?redirect=` through every step. */
export type WayBack = { target: string; search: { redirect?: string } };

/** The address of a page of sign-in that keeps the way back. */
export function withWay(path: string, { search }: Pick<WayBack, "search">): string {
  return search.redirect ? `${path}?${new URLSearchParams({ redirect: search.redirect })}` : path;
}

/** What the pages of sign-in find in their address: the way back, and how they open. */
type SignInSearch = { redirect?: string; by?: "code"; first?: boolean };

/** Reads it for the router; whatever else lies in the address stays in it. */
export function readSignInSearch({ redirect, by, first, ...others }: Record<string, unknown>): SignInSearch {
  return {
    ...others,
    ...(typeof redirect === "string" && { redirect }),
    ...(by === "code" && { by }),
    ...(typeof first === "boolean" && { first }),
  };
}

/** Reads it. Only paths of this site are followed; the home page otherwise. */
export function useWayBack(): WayBack {
  const { redirect } = useSearch({ strict: false });
  const target = innerPath(redirect);
  return target === null ? { target: "/app", search: {} } : { target, search: { redirect: target } };
}

/** The address to give the auth server for its links: our page that takes sessions in, then the way back. */
export function linkTarget(callback: string, way: Pick<WayBack, "search">): string {
  return `${location.origin}${withWay(callback, way)}`;
}
