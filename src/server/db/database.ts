import { errorCode } from "#server/error-code.ts";
import type { QueryExecutorProvider } from "kysely";
import type { Target } from "./connection.ts";
import { urlTarget } from "./connection.ts";
import type { EmbeddedPostgres } from "./embedded/embedded-postgres.ts";
import { startEmbeddedPostgres } from "./embedded/embedded-postgres.ts";
import { tellRestoredCopy } from "./embedded/restored-mark.ts";
import type { Pools } from "./pools.ts";
import { openPools } from "./pools.ts";
import { readPostgresTypes } from "./postgres-types.ts";
import type { PrepareOptions } from "./prepare-database.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { adminClient } from "./presence.ts";

/**
 * The database as repositories see it: the pool of the application role, or one of its transactions. Their SQL is
 * written by hand. The types of rows are picked from `database-types.ts`.
 */
export type Db = QueryExecutorProvider;

/** Where the database to open is: at `databaseUrl`, or embedded in `dataDir` when the URL is null. */
export type DatabaseOptions = PrepareOptions & { dataDir: string; databaseUrl: string | null };

/** The open database. `close` ends the pools. It then stops the embedded PostgreSQL unless another server uses it. */
export type OpenDatabase = Pools & {
  /** The embedded PostgreSQL. Null when the settings name another database. */
  embeddedServer: EmbeddedPostgres | null;
};

const DATABASE_NAME = "etabli";

/**
 * Starts or reaches PostgreSQL, prepares roles and tables, and opens the pools. When the database cannot serve safely,
 * throws an error that says what to do.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  readPostgresTypes();
  const embeddedPostgres = options.databaseUrl === null ? await startEmbeddedPostgres(options) : null;
  try {
    const target = embeddedPostgres ? await prepareEmbeddedTarget(embeddedPostgres) : urlTarget(options.databaseUrl!);
    await prepareDatabase(target, options);
    if (embeddedPostgres) await tellRestoredCopy(target, options.dataDir);
    const pools = openPools(target, options.log);
    return {
      ...pools,
      embeddedServer: embeddedPostgres,
      close: () => pools.close().then(() => embeddedPostgres?.stop()),
    };
  } catch (error) {
    await embeddedPostgres?.stop();
    throw error;
  }
}

async function prepareEmbeddedTarget({ socketDir: host, port }: EmbeddedPostgres): Promise<Target> {
  const admin = adminClient({ socketDir: host, port });
  await admin.connect();
  try {
    const databases = await admin.query("select 1 from pg_database where datname = $1", [DATABASE_NAME]);
    if (databases.rowCount === 0) await admin.query(`create database ${DATABASE_NAME}`);
  } catch (error) {
    // Another server of this data folder has already started PostgreSQL.
    if (!["42P04", "23505"].includes(errorCode(error))) throw error;
  } finally {
    await admin.end();
  }
  return { kind: "socket", host, port, database: DATABASE_NAME };
}
