import { join } from "node:path";
import { Client, Pool } from "pg";
import type { Target } from "./connection.ts";
import { connectionOf } from "./connection.ts";
import type { DatabaseLog } from "./database-log.ts";
import { ensureJobs } from "./job-queue.ts";
import { migrate } from "./migrate.ts";
import { ensureRoles } from "./roles/roles.ts";
import { assertDurable, assertVersion } from "./self-check.ts";

/**
 * How a database is prepared. `isUnsafeForTests` allows fsync to be off. `migrationsDir` replaces the product's
 * migrations.
 */
export type PrepareOptions = { log: DatabaseLog; isUnsafeForTests?: boolean; migrationsDir?: string };

const LEASE = 74_120_001;
const MIGRATIONS = join(import.meta.dirname, "migrations");

/**
 * Prepares roles, tables and job queue of a database. When several servers start at once, one prepares and the others
 * wait.
 */
export async function prepareDatabase(target: Target, options: PrepareOptions): Promise<void> {
  const admin = new Client({ ...connectionOf(target, null), connectionTimeoutMillis: 10_000 });
  admin.on("error", () => {});
  try {
    await admin.connect();
    await assertVersion(admin);
    await assertDurable(admin, options.isUnsafeForTests === true);
    // The lease ends with the session, so a killed server blocks no other.
    await admin.query("select pg_advisory_lock($1)", [LEASE]);
    await ensureRoles(admin, target, options.isUnsafeForTests === true);
    await migrate(admin, options.migrationsDir ?? MIGRATIONS, options.log);
    await prepareJobs(target);
  } finally {
    await admin.end().catch(() => {});
  }
}

async function prepareJobs(target: Target): Promise<void> {
  const jobs = new Pool({ ...connectionOf(target, "etabli_jobs"), max: 2 });
  jobs.on("error", () => {});
  jobs.on("connect", (client) => client.on("error", () => {}));
  try {
    await ensureJobs(jobs);
  } finally {
    await jobs.end();
  }
}
