import { spawn } from "node:child_process";
import { closeSync, constants, fchownSync, openSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "./postgres-locks.ts";
import type { ClusterPaths } from "./postgres-place.ts";

const LOG_LIMIT_BYTES = 10_000_000;
const STOP_TIMEOUT_MS = 30_000;

/**
 * Runs a program of PostgreSQL, as the owner of the cluster when we are root. The owner may have no right to enter the
 * folders above the cluster. The cluster is therefore passed on as an open folder, file descriptor 3.
 */
export function spawnPostgresProgram(place: ClusterPaths, program: string, args: string[], folder: string) {
  const folderFd = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const logFd = openLog(place);
  try {
    return spawn(join(place.bin, program), ["-D", place.owner ? "/proc/self/fd/3" : folder, ...args], {
      cwd: "/",
      // PostgreSQL gets its own process group, so that Ctrl-C reaches the server alone. The server stops the
      // database last.
      detached: true,
      env: { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
      stdio: ["ignore", logFd, logFd, folderFd],
      ...place.owner,
    });
  } finally {
    closeSync(folderFd);
    closeSync(logFd);
  }
}

/** Starts the postmaster and gives its process ID. When we are killed it goes on, and the next server takes it over. */
export function spawnPostmaster(place: ClusterPaths): number {
  const child = spawnPostgresProgram(
    place,
    "postgres",
    Object.entries(settings(place)).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    place.cluster,
  );
  child.on("error", () => {});
  child.unref();
  if (child.pid === undefined) throw new Error(`PostgreSQL could not be run: see ${place.logFile}`);
  return child.pid;
}

/**
 * Stops a postmaster. Open transactions are rolled back and data is written (fast shutdown). After 30 s it is stopped
 * at once.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  signal(pid, "SIGINT");
  while (isAlive(pid)) {
    if (Date.now() > deadline) signal(pid, "SIGQUIT");
    await sleep(30);
  }
}

/** Empties the log of PostgreSQL when it is too long, because PostgreSQL only ever appends to it. */
export function limitLog(logFile: string): void {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) truncateSync(logFile);
}

// Settings on the command line win over every file. The log leaves out customers' data: no statements, no row contents.
function settings({ tcpPort, port, socketDir, mark, isUnsafeForTests }: ClusterPaths): Record<string, string | number> {
  const safety = isUnsafeForTests ? "off" : "on";
  return {
    cluster_name: mark,
    listen_addresses: tcpPort === undefined ? "" : "127.0.0.1",
    unix_socket_directories: socketDir,
    port,
    max_connections: isUnsafeForTests ? 200 : 60,
    fsync: safety,
    full_page_writes: safety,
    // Also for tests, because they kill PostgreSQL and then look for the data it had acknowledged.
    synchronous_commit: "on",
    // A backup that is followed holds the log. When nothing reads it any more, as with a disk that was unplugged, it
    // gives way before the log fills the disk of the database.
    max_slot_wal_keep_size: "2GB",
    log_timezone: "UTC",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
  };
}

function openLog({ logFile, owner }: ClusterPaths): number {
  limitLog(logFile);
  const fd = openSync(logFile, "a", 0o600);
  if (owner) fchownSync(fd, owner.uid, owner.gid);
  return fd;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}
