import type { RunningServer } from "#test/running-server.ts";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { cpuMsOf } from "./measure.ts";

/** The processes of a running server: its own, those that lay out documents or read logos, those of its PostgreSQL. */
export type ServerParts = { main: number[]; workers: number[]; postgres: number[] };

/** The IDs of the processes of a running server, at this moment. */
export function partsOf(server: RunningServer): ServerParts {
  const postmaster = Number(readFileSync(join(server.dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
  const children = childrenByParent();
  const main = server.pid();
  const workers = (children.get(main) ?? []).filter((pid) => pid !== postmaster);
  return { main: [main], workers, postgres: [postmaster, ...(children.get(postmaster) ?? [])] };
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
