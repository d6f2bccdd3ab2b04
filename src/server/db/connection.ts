import { createHmac } from "node:crypto";
import type { PoolConfig } from "pg";

/** Where the database is: the private socket of the embedded PostgreSQL, or an address. */
export type Target = { kind: "socket"; host: string; port: number; database: string } | { kind: "url"; url: string };

/** The roles that log in. `etabli_owner` owns the tables and does not log in. */
export type LoginRole = "etabli_app" | "etabli_auth" | "etabli_jobs";

/**
 * Connection settings of a role. Null means the administrator who prepares the database. The embedded PostgreSQL's
 * socket lets only this server in, as any role. At an address, each role logs in with the password of `rolePassword`.
 */
export function connectionOf(target: Target, role: LoginRole | null): PoolConfig {
  if (target.kind === "socket")
    return { host: target.host, port: target.port, database: target.database, user: role ?? "postgres" };
  if (role === null) return { connectionString: target.url };
  const url = new URL(target.url);
  const password = rolePassword(target.url, role);
  url.username = url.password = "";
  // They are given as parameters, which win over the rest of the address. An address without a host means a socket, and
  // cannot hold a user in another place.
  url.searchParams.set("user", role);
  if (password === null) url.searchParams.delete("password");
  else url.searchParams.set("password", password);
  return { connectionString: url.href };
}

/**
 * Password of a role, derived from the password in the URL. Every server with that URL derives the same password, so
 * none is stored. Null when the URL has no password: the server then trusts local users, or a password file is used.
 * Two installations in one PostgreSQL share these roles, so they must share the URL's password.
 */
export function rolePassword(databaseUrl: string, role: LoginRole): string | null {
  const url = new URL(databaseUrl);
  const key = url.searchParams.get("password") ?? decodeURIComponent(url.password);
  return key === "" ? null : createHmac("sha256", key).update(`etabli ${role}`).digest("base64url");
}

/**
 * The address as a target. Throws when it names no database, because PostgreSQL would then use the user's name as the
 * name of the database.
 */
export function urlTarget(databaseUrl: string): Target {
  const { pathname } = new URL(databaseUrl);
  if (pathname.length < 2)
    throw new Error("DATABASE_URL must name a database: postgresql://user:password@host:5432/name");
  return { kind: "url", url: databaseUrl };
}
