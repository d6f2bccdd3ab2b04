import { innerPath } from "#web/auth/ground/inner-path.ts";
import { useSearch } from "@tanstack/react-router";

/** The page where a visitor was going before signing in. Every step keeps it in `?redirect=`. */
export type ReturnPath = { target: string; search: { redirect?: string } };

/** The address of a sign-in page, with the return path. */
export function withReturnPath(path: string, { search }: Pick<ReturnPath, "search">): string {
  return search.redirect ? `${path}?${new URLSearchParams({ redirect: search.redirect })}` : path;
}

/** The parameters of the sign-in pages: the return path, and how they open. */
type SignInSearch = { redirect?: string; by?: "code"; first?: boolean };

/** Reads these parameters for the router. Other parameters stay as they are. */
export function readSignInSearch({ redirect, by, first, ...others }: Record<string, unknown>): SignInSearch {
  return {
    ...others,
    ...(typeof redirect === "string" && { redirect }),
    ...(by === "code" && { by }),
    ...(typeof first === "boolean" && { first }),
  };
}

/** Reads the return path from the address. A path that is not of this site leads to the home page. */
export function useReturnPath(): ReturnPath {
  const { redirect } = useSearch({ strict: false });
  const target = innerPath(redirect);
  return target === null ? { target: "/app", search: {} } : { target, search: { redirect: target } };
}

/** The address given to the auth server for its links: our callback page, then the return path. */
export function linkTarget(callback: string, returnPath: Pick<ReturnPath, "search">): string {
  return `${location.origin}${withReturnPath(callback, returnPath)}`;
}
