import { startEmbeddedPostgres } from "#server/db/embedded-postgres.ts";
import type { EmbeddedPostgres } from "#server/db/embedded-postgres.ts";
import { readPostgresTypes } from "#server/db/postgres-types.ts";
import { prepareDatabase } from "#server/db/prepare-database.ts";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { removeAbandonedClusters } from "./abandoned-clusters.ts";

/** How the tests of a run reach their cluster. */
export type TestCluster = {
  /** Address of an account that may create databases. */
  url: string;
  /** The database each test file clones. */
  template: string;
  /** Socket of the embedded cluster; null when the tests go through the address, as with DATABASE_URL. */
  socket: { host: string; port: number } | null;
};

declare module "vitest" {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

const quiet = { info: () => {}, warn: () => {} };

/**
 * One throwaway cluster for the whole run, fsync off, with a migrated template database that each test file clones. The
 * same suite runs as over DATABASE_URL in the project « address » (the embedded cluster by its address), and on another
 * PostgreSQL with TEST_DATABASE_URL (the address of a superuser).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  readPostgresTypes();
  const given = process.env.TEST_DATABASE_URL || null;
  const embedded = given === null ? await startThrowaway() : null;
  const url = given ?? embedded!.url;
  const template = `etabli_template_${randomBytes(4).toString("hex")}`;
  try {
    await administer({ connectionString: url }, [`create database ${template}`]);
    const overTcp = given !== null || project.name === "address";
    const socket = overTcp ? null : { host: embedded!.postgres.socketDir, port: embedded!.postgres.port };
    const target = socket
      ? ({ kind: "socket", ...socket, database: template } as const)
      : ({ kind: "url", url: ofDatabase(url, template) } as const);
    await prepareDatabase(target, { log: quiet, unsafeForTests: true });
    project.provide("cluster", { url, template, socket });
  } catch (error) {
    await teardown();
    throw error;
  }

  async function teardown(): Promise<void> {
    if (embedded) return embedded.remove();
    await administer({ connectionString: url }, [`drop database if exists ${template} with (force)`]);
  }
  return teardown;
}

async function startThrowaway(): Promise<{ postgres: EmbeddedPostgres; url: string; remove: () => Promise<void> }> {
  await removeAbandonedClusters();
  const dataDir = mkdtempSync(join(tmpdir(), `etabli-test-${process.pid}-`));
  const port = await freePort();
  const password = randomBytes(12).toString("hex");
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, unsafeForTests: true, tcpPort: port });
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

/** The same address for another database. */
export function ofDatabase(url: string, database: string): string {
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
}

async function administer(connection: ConstructorParameters<typeof Client>[0], statements: string[]): Promise<void> {
  const admin = new Client(connection);
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}

/** A port nobody listens on, on 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
