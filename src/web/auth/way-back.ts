import { useSearch } from "@tanstack/react-router";
import { innerPath } from "./inner-path.ts";

/** Where one was going before having to sign in: kept in `?redirect=` through every step. */
export type WayBack = { target: string; search: { redirect?: string } };

/** The address of a page of sign-in that keeps the way back. */
export function withWay(path: string, { search }: Pick<WayBack, "search">): string {
  return search.redirect ? `${path}?${new URLSearchParams({ redirect: search.redirect })}` : path;
}

/** Reads it. Only paths of this site are followed; the home page otherwise. */
export function useWayBack(): WayBack {
  const { redirect } = useSearch({ strict: false }) as { redirect?: unknown };
  const target = innerPath(redirect);
  return target === null ? { target: "/app", search: {} } : { target, search: { redirect: target } };
}

/** The address to give the auth server for its links: our page that takes sessions in, then the way back. */
export function linkTarget(callback: string, way: Pick<WayBack, "search">): string {
  return `${location.origin}${withWay(callback, way)}`;
}
