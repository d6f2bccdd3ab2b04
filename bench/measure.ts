import { readFileSync, readdirSync } from "node:fs";

/** Processor time used so far by the threads of a process, in milliseconds (Linux). */
export function cpuMsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((sum, duration) => sum + duration, 0) / 1e6;
}

/** The value below which a `share` of the values are. */
export function percentile(values: readonly number[], share: number): number {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
}

/**
 * The cost of calls, in milliseconds: the wall time of each, and the processor time per call of the process that
 * answered.
 */
export type Load = { wallMs: number[]; cpuMs: number };

/** Makes `count` calls, `atOnce` at a time, after a warm-up of as many. */
export async function load(
  pid: number,
  count: number,
  atOnce: number,
  call: (index: number) => Promise<void>,
): Promise<Load> {
  await inTurn(count, atOnce, (index) => call(-1 - index));
  const wallMs: number[] = [];
  const before = cpuMsOf(pid);
  await inTurn(count, atOnce, async (index) => {
    const began = performance.now();
    await call(index);
    wallMs.push(performance.now() - began);
  });
  return { wallMs, cpuMs: (cpuMsOf(pid) - before) / count };
}

async function inTurn(count: number, atOnce: number, work: (index: number) => Promise<void>): Promise<void> {
  let nextIndex = 0;
  const worker = async () => {
    while (nextIndex < count) await work(nextIndex++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Prints a figure on its own line. */
export function say(label: string, value: string): void {
  console.log(`  ${label.padEnd(46)} ${value}`);
}

/** Prints a figure with its limit. A figure over its limit makes the command fail. */
export function hold(
  label: string,
  value: number,
  limit: number,
  kind: "at most" | "at least" = "at most",
  unit = "",
): void {
  const isWithin = kind === "at most" ? value <= limit : value >= limit;
  if (!isWithin) process.exitCode = 1;
  say(label, `${value.toFixed(2)}${unit} (${kind} ${limit}${unit}) ${isWithin ? "held" : "NOT HELD"}`);
}
