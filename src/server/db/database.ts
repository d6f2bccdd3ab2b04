import type { Target } from "./connection.ts";
import { urlTarget } from "./connection.ts";
import type { EmbeddedPostgres } from "./embedded/embedded-postgres.ts";
import { startEmbeddedPostgres } from "./embedded/embedded-postgres.ts";
import type { Pools } from "./pools.ts";
import { openPools } from "./pools.ts";
import { readPostgresTypes } from "./postgres-types.ts";
import type { PrepareOptions } from "./prepare-database.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { adminClient } from "./presence.ts";

/**
 * What repositories query: the pool of the application role, or a transaction of it. Their SQL is written by hand; the
 * types of its rows are picked from `database-types.ts`.
 */
export type Db = Pools["app"];

/** How to open the database: at `databaseUrl`, or, when it is null, embedded in `dataDir`. */
export type DatabaseOptions = PrepareOptions & { dataDir: string; databaseUrl: string | null };

/** The open database. `close` ends the pools, then stops the embedded PostgreSQL unless another server uses it. */
export type OpenDatabase = Pools & {
  /** The embedded PostgreSQL, null when another one is used. */
  embedded: EmbeddedPostgres | null;
};

const DATABASE_NAME = "etabli";

/**
 * Starts or reaches PostgreSQL, refuses an unsafe one, prepares roles and tables, and opens the pools. Throws, with
 * what to do about it, when the database cannot serve safely.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  readPostgresTypes();
  const embedded = options.databaseUrl === null ? await startEmbeddedPostgres(options) : null;
  try {
    const target = embedded ? await embeddedTarget(embedded) : urlTarget(options.databaseUrl!);
    await prepareDatabase(target, options);
    const pools = openPools(target, options.log);
    return { ...pools, embedded, close: () => pools.close().then(() => embedded?.stop()) };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function embeddedTarget({ socketDir: host, port }: EmbeddedPostgres): Promise<Target> {
  const admin = adminClient({ socketDir: host, port });
  await admin.connect();
  try {
    const databases = await admin.query("select 1 from pg_database where datname = $1", [DATABASE_NAME]);
    if (databases.rowCount === 0) await admin.query(`create database ${DATABASE_NAME}`);
  } catch (error) {
    // Another server of this data folder was first.
    if (!["42P04", "23505"].includes((error as { code?: string }).code ?? "")) throw error;
  } finally {
    await admin.end();
  }
  return { kind: "socket", host, port, database: DATABASE_NAME };
}
