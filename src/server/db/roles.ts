import { createHmac } from "node:crypto";
import { Client } from "pg";
import type { Target } from "./database.ts";
import { connectionOf } from "./database.ts";
import type { DatabaseLog } from "./embedded-postgres.ts";

const LOGIN_ROLES = ["etabli_app", "etabli_auth", "etabli_jobs"];
const ROLES = ["etabli_owner", ...LOGIN_ROLES];

/**
 * Makes the roles: `etabli_owner` owns tables and migrates, `etabli_app`, `etabli_auth` and `etabli_jobs` log in; none is superuser
 * nor escapes row-level security. When the account of DATABASE_URL may not, throws an error holding the SQL to run by hand.
 */
export async function ensureRoles(admin: Client, target: Target, log: DatabaseLog): Promise<void> {
  try {
    await admin.query("select pg_advisory_lock(74120001)");
    const known = await admin.query<{ rolname: string }>("select rolname from pg_roles where rolname = any($1)", [ROLES]);
    for (const role of ROLES.filter((name) => !known.rows.some((row) => row.rolname === name))) await createRole(admin, target, role);
    for (const role of LOGIN_ROLES) await ensureLogin(admin, target, role);
    await grantPlace(admin);
  } catch (error) {
    if ((error as { code?: string }).code !== "42501") throw error;
    throw new Error(`the account of DATABASE_URL may not prepare the database. Have an administrator run:\n${sqlByHand(target)}`, { cause: error });
  } finally {
    await admin.query("select pg_advisory_unlock(74120001)").catch(() => {});
  }
  await addExtensions(admin, log);
}

/** Password of a role over the network: derived from the one in the URL, so that every server with that URL finds the same. */
export function rolePassword(url: URL, role: string): string {
  return createHmac("sha256", decodeURIComponent(url.password) || "no password").update(`etabli ${role}`).digest("base64url");
}

async function createRole(admin: Client, target: Target, role: string): Promise<void> {
  try {
    await admin.query(createRoleSql(target, role));
  } catch (error) {
    // Another database of the same cluster is being prepared at this very moment: roles belong to the cluster.
    if (!["42710", "23505"].includes((error as { code?: string }).code ?? "")) throw error;
  }
}

function createRoleSql(target: Target, role: string): string {
  if (role === "etabli_owner") return "create role etabli_owner nologin nosuperuser nobypassrls nocreatedb nocreaterole";
  const password = target.kind === "url" ? ` password '${rolePassword(new URL(target.url), role)}'` : "";
  return `create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole${password}`;
}

async function ensureLogin(admin: Client, target: Target, role: string): Promise<void> {
  if (target.kind !== "url") return;
  const client = new Client(connectionOf(target, role));
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    if ((error as { code?: string }).code !== "28P01") throw error;
    await admin.query(`alter role ${role} password '${rolePassword(new URL(target.url), role)}'`);
  }
}

async function grantPlace(admin: Client): Promise<void> {
  const found = await admin.query<{ name: string; me: string }>("select quote_ident(current_database()) as name, quote_ident(current_user) as me");
  const { name, me } = found.rows[0]!;
  const isSuperuser = (await admin.query<{ on: boolean }>("select rolsuper as on from pg_roles where rolname = current_user")).rows[0]?.on;
  if (!isSuperuser) await admin.query(`grant etabli_owner to ${me}`);
  for (const statement of placeSql(name)) await admin.query(statement);
}

function placeSql(database: string): string[] {
  return [
    `grant create, connect on database ${database} to etabli_owner`,
    `grant create, connect on database ${database} to etabli_jobs`,
    `grant connect on database ${database} to etabli_app, etabli_auth`,
    "grant usage, create on schema public to etabli_owner",
    "revoke create on schema public from public",
  ];
}

async function addExtensions(admin: Client, log: DatabaseLog): Promise<void> {
  for (const extension of ["unaccent", "pg_trgm"]) {
    await admin.query(`create extension if not exists ${extension}`).catch(() => log.warn(`the extension ${extension} is missing: search will be plainer`));
  }
}

function sqlByHand(target: Target): string {
  const database = target.kind === "url" ? decodeURIComponent(new URL(target.url).pathname.slice(1)) : "etabli";
  const account = target.kind === "url" ? decodeURIComponent(new URL(target.url).username) : "postgres";
  const grants = [`grant etabli_owner to "${account}"`, ...placeSql(`"${database}"`)];
  return [...ROLES.map((role) => createRoleSql(target, role)), ...grants].map((statement) => `${statement};`).join("\n");
}
