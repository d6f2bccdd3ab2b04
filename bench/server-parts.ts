import type { RunningServer } from "#test/running-server.ts";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { cpuMsOf } from "./measure.ts";

/** The processes of a running server: its own, those that lay out documents or read logos, those of its PostgreSQL. */
export type ServerParts = { main: number[]; workers: number[]; postgres: number[] };

/** The IDs of the processes of a running server, at this moment. */
export function partsOf(server: RunningServer): ServerParts {
  const postmaster = postmasterOf(server);
  const children = childrenByParent();
  const main = server.pid();
  const workers = (children.get(main) ?? []).filter((pid) => pid !== postmaster);
  return { main: [main], workers, postgres: [postmaster, ...(children.get(postmaster) ?? [])] };
}

function postmasterOf({ dataDir }: RunningServer): number {
  return Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
}

function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const parent = Number(/\) \S (\d+)/.exec(readOrNothing(`/proc/${pid}/stat`))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
  }
  return children;
}

/** Processor time of processes so far, in milliseconds. One that has ended counts nothing. */
export function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      return sum + cpuMsOf(pid);
    } catch {
      return sum;
    }
  }, 0);
}

/**
 * Processor time that a server and its PostgreSQL use for some work, in milliseconds, with that of processes that began
 * and ended meanwhile. The pool closes a connection that nobody used for 30 seconds, and all that its process ever used
 * would be taken off the work: it is done again when a process ended under it.
 */
export async function cpuDuring(server: RunningServer, work: () => Promise<void>): Promise<number> {
  for (;;) {
    const before = lookAt(server);
    await work();
    const after = lookAt(server);
    if (before.pids.every((pid) => after.pids.includes(pid))) return after.cpuMs - before.cpuMs;
  }
}

function lookAt(server: RunningServer): { pids: number[]; cpuMs: number } {
  const { main, postgres } = partsOf(server);
  const pids = [...main, ...postgres];
  return { pids, cpuMs: cpuOf(pids) + endedCpuOf(postmasterOf(server)) };
}

const TICK_MS = 10;

/**
 * Processor time of the processes that this one started and that have ended, in milliseconds: those that lay out
 * documents are replaced after some hundred of them.
 */
export function endedCpuOf(pid: number): number {
  const fields = readOrNothing(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * TICK_MS;
}

/** Memory of processes in MB: private pages and a share of the shared pages (PSS). */
export function memoryMbOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const match = /^Pss:\s+(\d+) kB/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`));
    return sum + Number(match?.[1] ?? 0) / 1024;
  }, 0);
}

// A process may end between two looks.
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
