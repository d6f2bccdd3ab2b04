import { spawn } from "node:child_process";
import { closeSync, constants, openSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "./embedded-postgres.ts";

const UNPRIVILEGED = 65_534;
const LOG_LIMIT_BYTES = 10_000_000;

/** True while a process runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return processState(pid) !== "Z";
}

/** The live postmaster of a cluster by its lock file, or null. A recycled process id is not taken for it. */
export function runningPostmaster(cluster: string): number | null {
  const pid = lockedBy(join(cluster, "postmaster.pid"));
  return pid !== null && isAlive(pid) && /postgres/.test(processName(pid)) ? pid : null;
}

/** Removes lock files whose process is gone or a zombie, which PostgreSQL itself would wait for. A live lock is never touched. */
export function clearDeadLocks({ cluster, socketDir, options }: Place): void {
  for (const path of [join(cluster, "postmaster.pid"), join(socketDir, `.s.PGSQL.${options.tcpPort ?? 5432}.lock`)]) {
    const pid = lockedBy(path);
    if (pid !== null && !(isAlive(pid) && /postgres/.test(processName(pid)))) rmSync(path, { force: true });
  }
}

/** Runs a program of PostgreSQL as the unprivileged user when we are root; the cluster folder is its file descriptor 3. */
export function spawnPostgresProgram(place: Place, program: string, args: string[], folder: string) {
  const folderFd = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const logFd = openLog(place.logFile);
  try {
    return spawn(join(place.bin, program), args, {
      cwd: "/",
      detached: true,
      env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
      stdio: ["ignore", logFd, logFd, folderFd],
      ...(place.asRoot && { uid: UNPRIVILEGED, gid: UNPRIVILEGED }),
    });
  } finally {
    closeSync(folderFd);
    closeSync(logFd);
  }
}

/** Starts the postmaster in a process group of its own, so that Ctrl-C reaches us alone; answers its process id. */
export function spawnPostmaster(place: Place): number {
  const { tcpPort, unsafeForTests } = place.options;
  const settings = {
    listen_addresses: tcpPort === undefined ? "" : "127.0.0.1",
    unix_socket_directories: place.socketDir,
    port: tcpPort ?? 5432,
    max_connections: 60,
    shared_buffers: "128MB",
    log_timezone: "UTC",
    ...(unsafeForTests && { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: 200 }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawnPostgresProgram(place, "postgres", ["-D", "/proc/self/fd/3", ...args], place.cluster);
  child.on("error", () => {});
  child.unref();
  if (child.pid === undefined) throw new Error("PostgreSQL could not be run");
  return child.pid;
}

function openLog(path: string): number {
  try {
    if (statSync(path).size > LOG_LIMIT_BYTES) truncateSync(path);
  } catch {
    // No log yet.
  }
  return openSync(path, "a", 0o600);
}

function lockedBy(path: string): number | null {
  try {
    const pid = Math.abs(Number.parseInt(readFileSync(path, "utf8"), 10));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function processState(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /s, "")[0] ?? null;
  } catch {
    return null;
  }
}

function processName(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8");
  } catch {
    return "postgres";
  }
}
