import { isAlive } from "#server/db/embedded/postgres-locks.ts";
import { stopPostmaster } from "#server/db/embedded/postgres-process.ts";
import { accessSync, constants, existsSync, readFileSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const NAME = /^etabli-test-(\d+)-/;

/** Files that live in memory, where Linux has them. */
const MEMORY = "/dev/shm";
/** A whole run takes a tenth of it. */
const ENOUGH_BYTES = 4e9;

/**
 * Where throwaway clusters are made: in memory where it is large enough, else in the folder of temporary files. Every
 * test file makes a thousand files of PostgreSQL and deletes them. On a disk, ext4 looks for a place past each of those
 * that were just deleted, which takes longer than to write them.
 */
export function folderOfClusters(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Stops and removes the throwaway clusters of test runs that were killed. Nothing else would remove them. */
export async function removeAbandonedClusters(): Promise<void> {
  for (const folder of [MEMORY, tmpdir()].filter((one) => existsSync(one))) await removeAbandonedIn(folder);
}

async function removeAbandonedIn(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const run = NAME.exec(name)?.[1];
    if (run === undefined || isAlive(Number(run))) continue;
    const folder = join(parent, name);
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
