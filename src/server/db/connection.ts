import { createHmac } from "node:crypto";
import type { PoolConfig } from "pg";

/** Where the database is: the private socket of the embedded one, or an address. */
export type Target = { kind: "socket"; host: string; port: number; database: string } | { kind: "url"; url: string };

/** The roles that log in. `etabli_owner`, which owns the tables, does not. */
export type LoginRole = "etabli_app" | "etabli_auth" | "etabli_jobs";

/**
 * Connection settings of a role (null: whoever prepares the database). Embedded: the socket lets the server in as any
 * role, and nobody else. Address: real log-ins with the password of `rolePassword`.
 */
export function connectionOf(target: Target, role: LoginRole | null): PoolConfig {
  if (target.kind === "socket")
    return { host: target.host, port: target.port, database: target.database, user: role ?? "postgres" };
  if (role === null) return { connectionString: target.url };
  const url = new URL(target.url);
  const password = rolePassword(target.url, role);
  url.username = url.password = "";
  // As parameters: they win over the rest, and an address without a host (a socket) cannot hold a user elsewhere.
  url.searchParams.set("user", role);
  if (password === null) url.searchParams.delete("password");
  else url.searchParams.set("password", password);
  return { connectionString: url.href };
}

/**
 * Password of a role: derived from the one in the URL, so that every server with that URL finds the same and none is
 * stored; null without one there (the server then trusts its neighbours, or a password file serves). Two installations
 * in one PostgreSQL share these roles: they must share the URL's password.
 */
export function rolePassword(databaseUrl: string, role: LoginRole): string | null {
  const url = new URL(databaseUrl);
  const key = url.searchParams.get("password") ?? decodeURIComponent(url.password);
  return key === "" ? null : createHmac("sha256", key).update(`etabli ${role}`).digest("base64url");
}

/**
 * The address as a target. Throws when it names no database: PostgreSQL would then take the user's name.
 */
export function urlTarget(databaseUrl: string): Target {
  const { pathname } = new URL(databaseUrl);
  if (pathname.length < 2)
    throw new Error("DATABASE_URL must name a database: postgresql://user:password@host:5432/name");
  return { kind: "url", url: databaseUrl };
}
