import { readPostgresTypes } from "#server/db/postgres-types.ts";
import { prepareDatabase } from "#server/db/prepare-database.ts";
import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { administer, quiet, startThrowawayCluster } from "./throwaway-cluster.ts";

/** How the tests of a run reach their cluster. */
export type TestCluster = {
  /** Address of an account that may create databases. */
  url: string;
  /** The database each test file clones. */
  template: string;
  /** Socket of the embedded cluster. Null when the tests use an address, as with DATABASE_URL. */
  socket: { host: string; port: number } | null;
};

declare module "vitest" {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

/**
 * Starts one throwaway cluster for the whole run, with fsync off and a migrated template that each test file clones.
 * The project « address » runs the same tests as with DATABASE_URL, on the embedded cluster by its address.
 * TEST_DATABASE_URL (the address of a superuser) runs them on another PostgreSQL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  readPostgresTypes();
  const serverUrl = process.env.TEST_DATABASE_URL || null;
  const throwawayCluster = serverUrl === null ? await startThrowawayCluster() : null;
  const url = serverUrl ?? throwawayCluster!.url;
  const template = `etabli_template_${randomBytes(4).toString("hex")}`;
  try {
    await administer({ connectionString: url }, [`create database ${template}`]);
    const isOverTcp = serverUrl !== null || project.name === "address";
    const socket = isOverTcp
      ? null
      : { host: throwawayCluster!.postgres.socketDir, port: throwawayCluster!.postgres.port };
    const target = socket
      ? ({ kind: "socket", ...socket, database: template } as const)
      : ({ kind: "url", url: ofDatabase(url, template) } as const);
    await prepareDatabase(target, { log: quiet, isUnsafeForTests: true });
    project.provide("cluster", { url, template, socket });
  } catch (error) {
    await teardown();
    throw error;
  }

  async function teardown(): Promise<void> {
    if (throwawayCluster) return throwawayCluster.remove();
    await administer({ connectionString: url }, [`drop database if exists ${template} with (force)`]);
  }
  return teardown;
}

/** The same address for another database. */
export function ofDatabase(url: string, database: string): string {
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
}
