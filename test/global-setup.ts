import { prepareDatabase } from "#server/db/database.ts";
import { startEmbeddedPostgres } from "#server/db/embedded-postgres.ts";
import { readPostgresTypes } from "#server/db/postgres-types.ts";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  // How the tests of a run reach their throwaway cluster; `url` is that of an account that may create databases.
  interface ProvidedContext {
    cluster: { socketDir: string; port: number; url: string };
  }
}

const quiet = { info: () => {}, warn: () => {} };

/**
 * One throwaway cluster for the whole run, fsync off, with a migrated template database that each test file clones.
 * TEST_DATABASE_URL names another PostgreSQL to run the same suite on.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  readPostgresTypes();
  const given = process.env.TEST_DATABASE_URL;
  const dataDir = mkdtempSync(join(tmpdir(), "etabli-test-"));
  const port = await freePort();
  const password = randomBytes(12).toString("hex");
  const cluster = given ? null : await startEmbeddedPostgres({ dataDir, log: quiet, unsafeForTests: true, tcpPort: port });
  if (cluster) await administer({ host: cluster.socketDir, port, user: "postgres", database: "postgres" }, [`alter role postgres password '${password}'`]);
  const url = given ?? `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  await administer({ connectionString: url }, ["drop database if exists etabli_template with (force)", "create database etabli_template"]);
  const template = new URL(url);
  template.pathname = "/etabli_template";
  await prepareDatabase({ kind: "url", url: template.href }, { log: quiet, unsafeForTests: true });
  project.provide("cluster", { socketDir: cluster?.socketDir ?? "", port, url });
  return async () => {
    await cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function administer(connection: ConstructorParameters<typeof Client>[0], statements: string[]): Promise<void> {
  const admin = new Client(connection);
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

