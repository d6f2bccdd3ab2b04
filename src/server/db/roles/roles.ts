import { errorCode } from "#server/error-code.ts";
import type { Client } from "pg";
import { Client as PgClient } from "pg";
import type { LoginRole, Target } from "../connection.ts";
import { connectionOf, rolePassword } from "../connection.ts";
import { assertDurable, assertHeld } from "../self-check.ts";
import { scramVerifier } from "./scram-verifier.ts";

const LOGIN_ROLES: readonly LoginRole[] = ["etabli_app", "etabli_auth", "etabli_jobs"];
const ROLES: readonly string[] = ["etabli_owner", ...LOGIN_ROLES];
const LIMITS = "nosuperuser nobypassrls nocreatedb nocreaterole";

/**
 * Creates the roles. `etabli_owner` owns tables and migrates. `etabli_app`, `etabli_auth` and `etabli_jobs` log in.
 * None is superuser or bypasses row-level security. Only missing roles and rights are created, so an account without
 * rights is enough once an administrator has run the SQL. Until then, throws an error that holds that SQL.
 */
export async function ensureRoles(admin: Client, target: Target, isUnsafeForTests: boolean): Promise<void> {
  const missing = [...(await listMissingRoles(admin, target)), ...(await listMissingRights(admin))];
  for (const statement of missing) await run(admin, statement, missing);
  const rights = await listMissingRights(admin);
  if (rights.length > 0) throw needsAdministrator(rights);
  for (const role of LOGIN_ROLES) await ensureLogin(admin, target, role, isUnsafeForTests);
}

async function listMissingRoles(admin: Client, target: Target): Promise<string[]> {
  const { rows } = await admin.query<{ name: string; is_free: boolean }>(
    "select rolname as name, rolsuper or rolbypassrls as is_free from pg_roles where rolname = any($1)",
    [ROLES],
  );
  return ROLES.flatMap((role) => {
    const existing = rows.find((row) => row.name === role);
    if (!existing)
      return [
        `create role ${role} ${role === "etabli_owner" ? "nologin" : "login"} ${LIMITS}${passwordClause(target, role)}`,
      ];
    return existing.is_free ? [`alter role ${role} nosuperuser nobypassrls`] : [];
  });
}

// Asked by name, because a role of the list above may not exist yet.
async function listMissingRights(admin: Client): Promise<string[]> {
  const hasDatabaseRight = (role: string, right: string) =>
    `(select has_database_privilege(oid, current_database(), '${right}') from pg_roles where rolname = '${role}')`;
  // Since version 16 the creator of a role may grant it without becoming a member.
  const membership =
    Number(
      (await admin.query<{ server_version_num: string }>("show server_version_num")).rows[0]?.server_version_num,
    ) >= 160_000
      ? "set"
      : "member";
  const { rows } = await admin.query<{ statement: string }>(`
    select format(statement, db, me) as statement from (values
      ('grant etabli_owner to %2$s',
        (select pg_has_role(oid, '${membership}') from pg_roles where rolname = 'etabli_owner')),
      ('grant create, connect on database %1$s to etabli_owner', ${hasDatabaseRight("etabli_owner", "create")}),
      ('grant create, connect on database %1$s to etabli_jobs', ${hasDatabaseRight("etabli_jobs", "create")}),
      ('grant connect on database %1$s to etabli_app, etabli_auth',
        ${hasDatabaseRight("etabli_app", "connect")} and ${hasDatabaseRight("etabli_auth", "connect")}),
      ('grant usage, create on schema public to etabli_owner',
        (select has_schema_privilege(oid, 'public', 'create') from pg_roles where rolname = 'etabli_owner')),
      ('revoke create on schema public from public', not has_schema_privilege('public', 'public', 'create'))
    ) as rights (statement, held),
      (select quote_ident(current_database()) as db, quote_ident(current_user) as me) as names
    where held is not true`);
  return rows.map((row) => row.statement);
}

// Logs in as the server will. Sets the password of the role when it is missing or old.
async function ensureLogin(admin: Client, target: Target, role: LoginRole, isUnsafeForTests: boolean): Promise<void> {
  try {
    await checkSession(target, role, isUnsafeForTests);
  } catch (error) {
    if (!isWrongPassword(error)) throw error;
    const clause = passwordClause(target, role);
    if (clause === "")
      throw new Error("the roles of the application could not log in: DATABASE_URL must hold a password", {
        cause: error,
      });
    const statement = `alter role ${role}${clause}`;
    await run(admin, statement, [statement]);
    await checkSession(target, role, isUnsafeForTests);
  }
}

async function checkSession(target: Target, role: LoginRole, isUnsafeForTests: boolean): Promise<void> {
  const session = new PgClient({ ...connectionOf(target, role), connectionTimeoutMillis: 10_000 });
  session.on("error", () => {});
  try {
    await session.connect();
    await assertHeld(session, role);
    await assertDurable(session, isUnsafeForTests);
  } finally {
    await session.end().catch(() => {});
  }
}

async function run(admin: Client, statement: string, all: string[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await admin.query(statement);
      return;
    } catch (error) {
      const code = errorCode(error);
      if (code === "42501") throw needsAdministrator(all, error);
      // Roles belong to every database of the PostgreSQL server, and another of these databases may be prepared at the
      // same moment.
      if (code === "42710" || code === "23505") return;
      if (attempt === 5 || !String(error).includes("concurrently updated")) throw error;
    }
  }
}

function passwordClause(target: Target, role: string): string {
  // The owner never logs in at an address; every other role of ours does.
  const password =
    target.kind === "url" && role !== "etabli_owner" ? rolePassword(target.url, role as LoginRole) : null;
  return password === null ? "" : ` password '${scramVerifier(password)}'`;
}

function isWrongPassword(error: unknown): boolean {
  return errorCode(error) === "28P01" || /client password must be a (non-empty )?string/.test(String(error));
}

function needsAdministrator(statements: string[], cause?: unknown): Error {
  return new Error(
    "the account of DATABASE_URL may not prepare the database. Have an administrator run in it:\n" +
      statements.map((line) => `${line};`).join("\n"),
    { cause },
  );
}
