import { isAlive } from "#server/db/embedded/postgres-locks.ts";
import { stopPostmaster } from "#server/db/embedded/postgres-process.ts";
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const NAME = /^etabli-test-(\d+)-/;

/** Stops and removes the throwaway clusters of test runs that were killed. Nothing else would remove them. */
export async function removeAbandonedClusters(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const run = NAME.exec(name)?.[1];
    if (run === undefined || isAlive(Number(run))) continue;
    const folder = join(tmpdir(), name);
    try {
      const pid = Number.parseInt(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8"), 10);
      if (isPostgres(pid)) await stopPostmaster(pid);
    } catch {
      // The process is not running, or is not ours.
    }
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // It belongs to another system user.
    }
  }
}

function isPostgres(pid: number): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres");
}
