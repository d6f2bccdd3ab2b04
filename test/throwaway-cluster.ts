import type { EmbeddedPostgres } from "#server/db/embedded/embedded-postgres.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/embedded-postgres.ts";
import { prepareDatabase } from "#server/db/prepare-database.ts";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { Client } from "pg";
import { folderOfClusters, removeAbandonedClusters } from "./cluster-folders.ts";

/** A log that says nothing. */
export const quiet = { info: () => {}, warn: () => {} };

/** An embedded PostgreSQL with fsync off, in a temporary folder. `url` is that of its administrator. */
export type ThrowawayCluster = { postgres: EmbeddedPostgres; url: string; remove: () => Promise<void> };

/** Starts a throwaway cluster. `remove` stops it and deletes its files. */
export async function startThrowawayCluster(): Promise<ThrowawayCluster> {
  await removeAbandonedClusters();
  const dataDir = mkdtempSync(join(folderOfClusters(), `etabli-test-${process.pid}-`));
  const port = await freePort();
  const password = randomBytes(12).toString("hex");
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, isUnsafeForTests: true, tcpPort: port });
  await administer({ host: postgres.socketDir, port, user: "postgres", database: "postgres" }, [
    `alter role postgres password '${password}'`,
  ]);
  return {
    postgres,
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    remove: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs `work` as the administrator of a throwaway database prepared by the product's migrations. */
export async function inMigratedDatabase<T>(work: (administrator: Client) => Promise<T>): Promise<T> {
  const cluster = await startThrowawayCluster();
  try {
    const { socketDir: host, port } = cluster.postgres;
    const administrator = new Client({ host, port, user: "postgres", database: "postgres" });
    await prepareDatabase({ kind: "socket", host, port, database: "postgres" }, { log: quiet, isUnsafeForTests: true });
    await administrator.connect();
    try {
      return await work(administrator);
    } finally {
      await administrator.end();
    }
  } finally {
    await cluster.remove();
  }
}

/** Runs SQL statements one after the other, on their own connection. */
export async function administer(
  connection: ConstructorParameters<typeof Client>[0],
  statements: string[],
): Promise<void> {
  const administrator = new Client(connection);
  await administrator.connect();
  for (const statement of statements) await administrator.query(statement);
  await administrator.end();
}

/** A free port on 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
