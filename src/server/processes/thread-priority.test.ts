import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const MODULE = join(import.meta.dirname, "thread-priority.ts");

/** The priorities of the threads of a new process, once its pool has worked, by the name of the thread. */
function prioritiesAfter(work: string): Record<string, number[]> {
  const script = `
    import { readFileSync, readdirSync } from "node:fs";
    import { stat } from "node:fs/promises";
    import { getPriority } from "node:os";
    import { lowerPoolThreads } from ${JSON.stringify(MODULE)};
    await stat("/");
    const usual = getPriority();
    ${work}
    const priorities = {};
    for (const thread of readdirSync("/proc/self/task")) {
      const name = readFileSync("/proc/self/task/" + thread + "/comm", "utf8").trim();
      (priorities[name === "libuv-worker" ? "pool" : "others"] ??= []).push(getPriority(Number(thread)) - usual);
    }
    console.log(JSON.stringify(priorities));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(stderr).toBe("");
  return JSON.parse(stdout) as Record<string, number[]>;
}

test.runIf(process.platform === "linux")("the event loop goes before the threads that hash passwords", () => {
  const { pool, others } = prioritiesAfter("await lowerPoolThreads();");
  expect(pool).toEqual([10, 10, 10, 10]);
  expect(new Set(others)).toEqual(new Set([0]));
});

test.runIf(process.platform === "linux")("without it, all threads are alike", () => {
  expect(prioritiesAfter("").pool).toEqual([0, 0, 0, 0]);
});
