import { errorCode } from "#server/error-code.ts";
import { readTextOrNull } from "#server/text-file.ts";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ClusterPaths } from "./postgres-place.ts";

/** True while a process runs. A zombie (dead, and its parent has not read its exit code) does not run. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== "EPERM") return false;
  }
  return !isZombie(pid);
}

/** The living postmaster that the cluster's lock file names, or null. A recycled process ID is not taken for it. */
export function livingPostmaster({ cluster, mark }: ClusterPaths): number | null {
  const pid = lockHolder(join(cluster, "postmaster.pid"));
  return pid !== null && isAlive(pid) && (commandLine(pid)?.includes(mark) ?? true) ? pid : null;
}

/**
 * Removes lock files that PostgreSQL would respect for ever although their process is dead: those of a zombie, and
 * those whose process ID now belongs to another program. When no process has that ID, PostgreSQL removes the file
 * itself after checking that no backend still writes. We remove nothing while a backend lives, or where processes
 * cannot be listed.
 */
export function clearDeadLocks(place: ClusterPaths): void {
  for (const path of [join(place.cluster, "postmaster.pid"), socketPath(place) + ".lock"]) {
    const pid = lockHolder(path);
    if (pid !== null && isMisleading(pid) && clusterProcesses(place.mark)?.length === 0) rmSync(path, { force: true });
  }
}

/** The socket that PostgreSQL listens on. */
export function socketPath({ socketDir, port }: ClusterPaths): string {
  return join(socketDir, `.s.PGSQL.${port}`);
}

function isMisleading(pid: number): boolean {
  if (!existsSync(`/proc/${pid}`)) return false;
  return isZombie(pid) || !/postgres/.test(readTextOrNull(`/proc/${pid}/comm`) ?? "postgres");
}

// Null where there is no /proc, because the answer is then unknown.
function clusterProcesses(mark: string): number[] | null {
  if (!existsSync("/proc/self/cmdline")) return null;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && isPostgresOf(mark, commandLine(pid) ?? ""));
}

// The mark is in the arguments of the postmaster and in the title of its child processes.
function isPostgresOf(mark: string, line: string): boolean {
  return line.includes("postgres") && line.includes(mark);
}

function lockHolder(path: string): number | null {
  const pid = Math.abs(Number.parseInt(readTextOrNull(path) ?? "", 10));
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

function isZombie(pid: number): boolean {
  const stat = readTextOrNull(`/proc/${pid}/stat`);
  return stat !== null && /\) [ZX] /.test(stat);
}

function commandLine(pid: number): string | null {
  return readTextOrNull(`/proc/${pid}/cmdline`);
}
