import type { Kysely } from "kysely";
import { Kysely as KyselyInstance, PostgresDialect } from "kysely";
import { join } from "node:path";
import type { PoolConfig } from "pg";
import { Client, Pool } from "pg";
import type { DatabaseLog, EmbeddedPostgres } from "./embedded-postgres.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { ensureJobs } from "./jobs.ts";
import { migrate } from "./migrate.ts";
import { readPostgresTypes } from "./postgres-types.ts";
import { ensureRoles, rolePassword } from "./roles.ts";
import { assertDurable } from "./self-check.ts";

/** What repositories query: the pool of the application role, or a transaction of it. Their SQL is written by hand. */
export type Db = Kysely<Record<never, never>>;

/** How to open the database: embedded in `dataDir`, or at `databaseUrl`. `unsafeForTests` lets fsync be off. */
export type DatabaseOptions = {
  dataDir: string;
  databaseUrl: string | null;
  log: DatabaseLog;
  unsafeForTests?: boolean;
  migrationsDir?: string;
};

/** The open database: one pool by role. */
export type Database = {
  /** Role `etabli_app`: row-level security applies, no table is its own. */
  app: Db;
  /** Role `etabli_auth`: the auth tables alone. */
  auth: Pool;
  /** Role `etabli_jobs`: owns the job schema. */
  jobs: Pool;
  /** The embedded PostgreSQL, null when another one is used. */
  embedded: EmbeddedPostgres | null;
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

const MIGRATIONS = join(import.meta.dirname, "migrations");
const DATABASE_NAME = "etabli";

/** Starts or reaches PostgreSQL, refuses an unsafe one, prepares roles and tables, and opens the pools. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  readPostgresTypes();
  const embedded = options.databaseUrl === null ? await startEmbeddedPostgres(options) : null;
  try {
    const target: Target = embedded ? await embeddedTarget(embedded) : { kind: "url", url: options.databaseUrl! };
    await prepareDatabase(target, options);
    return { embedded, ...openPools(target, options.log, () => embedded?.stop() ?? Promise.resolve()) };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Where the database is: the private socket of the embedded one, or an address. */
export type Target = { kind: "socket"; host: string; port: number; database: string } | { kind: "url"; url: string };

/** Prepares roles, tables and jobs of a database; safe to run from several servers at once. */
export async function prepareDatabase(target: Target, options: Pick<DatabaseOptions, "log" | "unsafeForTests" | "migrationsDir">): Promise<void> {
  const admin = new Client(connectionOf(target, null));
  admin.on("error", () => {});
  await admin.connect();
  try {
    await assertDurable(admin, options.unsafeForTests === true);
    await ensureRoles(admin, target, options.log);
    await migrate(admin, options.migrationsDir ?? MIGRATIONS, options.log);
  } finally {
    await admin.end();
  }
  const jobs = new Pool({ ...connectionOf(target, "etabli_jobs"), max: 2 });
  jobs.on("error", () => {});
  jobs.on("connect", (client) => client.on("error", () => {}));
  try {
    await ensureJobs(jobs);
  } finally {
    await jobs.end();
  }
}

/** Opens the pools of a prepared database. */
export function openPools(target: Target, log: DatabaseLog, stop: () => Promise<void>): Omit<Database, "embedded"> {
  const pool = (role: string, max: number) => {
    const made = new Pool({ ...connectionOf(target, role), max, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, statement_timeout: 30_000 });
    // Without a listener, a database that goes away would end the process.
    made.on("connect", (client) => client.on("error", () => {}));
    made.on("error", (error) => log.warn(`a connection of ${role} was lost: ${error.message}`));
    return made;
  };
  const [app, auth, jobs] = [pool("etabli_app", 12), pool("etabli_auth", 6), pool("etabli_jobs", 4)];
  return {
    app: new KyselyInstance<Record<never, never>>({ dialect: new PostgresDialect({ pool: app }) }),
    auth,
    jobs,
    ping: async () => void (await app.query("select 1")),
    close: async () => {
      await Promise.all([app.end(), auth.end(), jobs.end()]);
      await stop();
    },
  };
}

/** Connection settings of a role (null: whoever prepares the database). */
export function connectionOf(target: Target, role: string | null): PoolConfig {
  if (target.kind === "socket") return { host: target.host, port: target.port, database: target.database, user: role ?? "postgres" };
  if (role === null) return { connectionString: target.url };
  const url = new URL(target.url);
  const password = rolePassword(url, role);
  url.username = role;
  url.password = password;
  return { connectionString: url.href };
}

async function embeddedTarget(embedded: EmbeddedPostgres): Promise<Target> {
  const { socketDir: host, port } = embedded;
  const admin = new Client({ host, port, user: "postgres", database: "postgres" });
  await admin.connect();
  try {
    const found = await admin.query("select 1 from pg_database where datname = $1", [DATABASE_NAME]);
    if (found.rowCount === 0) await admin.query(`create database ${DATABASE_NAME}`);
  } finally {
    await admin.end();
  }
  return { kind: "socket", host, port, database: DATABASE_NAME };
}
