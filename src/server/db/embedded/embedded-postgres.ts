import { errorCode } from "#server/error-code.ts";
import { existsSync, rmdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Presence } from "../presence.ts";
import { adminClient, presenceIn } from "../presence.ts";
import { ensureCluster } from "./postgres-cluster.ts";
import { clearDeadLocks, isAlive, livingPostmaster, socketPath } from "./postgres-locks.ts";
import type { EmbeddedOptions, ClusterPaths } from "./postgres-place.ts";
import { ensureSocketDir, preparePlace, takeOver, writeAccessRules } from "./postgres-place.ts";
import { limitLog, spawnPostmaster, stopPostmaster } from "./postgres-process.ts";

/** A running embedded PostgreSQL. Any database user reaches it through its private socket. */
export type EmbeddedPostgres = {
  socketDir: string;
  port: number;
  /** Process ID of the postmaster, or null while it is being restarted. */
  pid: () => number | null;
  /** Stops PostgreSQL, unless another server uses it. */
  stop: () => Promise<void>;
};

const READY_TIMEOUT_MS = 120_000;
const WATCH_EVERY_MS = 300;
/** A PostgreSQL that has run for this long did not stop because of a failed start. */
const HEALTHY_AFTER_MS = 60_000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over the one that a killed server left running. Then starts
 * it again each time it ends, until `stop`. The data is in `<dataDir>/postgres`.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = preparePlace(options);
  await takeOver(place, () => stopRunning(place));
  await ensureCluster(place);
  writeAccessRules(place);
  const stopping = new AbortController();
  const presence = presenceIn(place);
  const postmaster: Postmaster = { pid: await startOrAdopt(place, stopping.signal) };
  await presence.keep();
  const supervision = supervise(place, postmaster, presence, stopping.signal);

  async function stop(): Promise<void> {
    stopping.abort();
    await supervision;
    const alone = await presence.leave();
    if (postmaster.pid === null || !alone) return;
    await stopPostmaster(postmaster.pid);
    postmaster.pid = null;
    removeEmpty(place.socketDir);
  }

  let oneStop: Promise<void> | null = null;
  return { socketDir: place.socketDir, port: place.port, pid: () => postmaster.pid, stop: () => (oneStop ??= stop()) };
}

async function stopRunning(place: ClusterPaths): Promise<void> {
  const running = livingPostmaster(place);
  if (running !== null) await stopPostmaster(running);
}

type Postmaster = { pid: number | null };

async function supervise(
  place: ClusterPaths,
  postmaster: Postmaster,
  presence: Presence,
  stopping: AbortSignal,
): Promise<void> {
  let since = Date.now();
  for (let deaths = 0; !stopping.aborted;) {
    // This timer alone must not keep a finished program running.
    await pause(WATCH_EVERY_MS, stopping, false);
    if (stopping.aborted) return;
    if (postmaster.pid !== null && isAlive(postmaster.pid) && existsSync(socketPath(place))) {
      if (Date.now() - since > HEALTHY_AFTER_MS) deaths = 0;
      limitLog(place.logFile);
      await presence.keep();
      continue;
    }
    place.log.warn("PostgreSQL stopped by itself: starting it again");
    postmaster.pid = null;
    if (deaths++ > 0) await pause(Math.min(LONGEST_PAUSE_MS, 200 * 2 ** deaths), stopping);
    postmaster.pid = await startOrAdopt(place, stopping).catch((error: Error) => (place.log.warn(error.message), null));
    since = Date.now();
  }
}

async function startOrAdopt(place: ClusterPaths, stopping: AbortSignal): Promise<number | null> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (let attempt = 0; Date.now() < deadline && !stopping.aborted; attempt++) {
    const running = livingPostmaster(place);
    if (running === null) clearDeadLocks(place);
    ensureSocketDir(place);
    const pid = running ?? spawnPostmaster(place);
    if (await waitUntilReady(place, pid, deadline, stopping)) {
      if (running !== null && attempt === 0) place.log.info("PostgreSQL was still running: adopted");
      return pid;
    }
    if (stopping.aborted) return isAlive(pid) ? pid : null;
    // Without its socket folder, which a cleaner of /tmp may delete, PostgreSQL cannot be reached.
    if (isAlive(pid) && !existsSync(socketPath(place))) await stopPostmaster(pid);
    // Backends of the dead PostgreSQL may live on for a moment. A dead postmaster may stay a zombie for a second or
    // more.
    await pause(200 + Math.min(2_000, attempt * 200), stopping);
  }
  if (stopping.aborted) return null;
  throw new Error(`PostgreSQL did not start: see ${place.logFile}`);
}

// Crash recovery may be long, so we wait while PostgreSQL says that it is starting.
async function waitUntilReady(
  place: ClusterPaths,
  pid: number,
  deadline: number,
  stopping: AbortSignal,
): Promise<boolean> {
  const socketless = Date.now() + 5_000;
  for (let isStarting = false; isAlive(pid) && !stopping.aborted && (isStarting || Date.now() < deadline);) {
    const client = adminClient(place);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      isStarting = errorCode(error) === "57P03";
      if (Date.now() > socketless && !existsSync(socketPath(place))) return false;
      await pause(50, stopping);
    }
  }
  return false;
}

async function pause(ms: number, stopping: AbortSignal, keepsProcessAlive = true): Promise<void> {
  await sleep(ms, undefined, { ref: keepsProcessAlive, signal: stopping }).catch(() => {});
}

function removeEmpty(dir: string): void {
  try {
    rmdirSync(dir);
  } catch {
    // Another server is starting PostgreSQL again.
  }
}
