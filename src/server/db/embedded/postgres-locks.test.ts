import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clearDeadLocks, isAlive, livingPostmaster } from "./postgres-locks.ts";
import type { ClusterPaths } from "./postgres-place.ts";

let place: ClusterPaths;
let lock: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  const dir = mkdtempSync(join(tmpdir(), "etabli-locks-"));
  const cluster = join(dir, "postgres");
  mkdirSync(cluster);
  mkdirSync(join(dir, "programs"));
  lock = join(cluster, "postmaster.pid");
  const log = { info: () => {}, warn: () => {} };
  place = {
    owner: null,
    bin: "",
    major: "18",
    cluster,
    socketDir: dir,
    port: 5432,
    mark: `etabli-${process.pid}mark`,
    logFile: "",
    log,
    isUnsafeForTests: false,
    tcpPort: undefined,
  };
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(place.socketDir, { recursive: true });
});

/** A process with this title. `program` is its name for the system. */
function processNamed(title: string, program = "postgres"): number {
  const child = spawn(sleeper(program), ["60"], { argv0: title, stdio: "ignore" });
  children.push(child);
  return child.pid!;
}

/** A process that has ended, and whose parent never reads its exit code. */
async function zombie(): Promise<number> {
  // Its parent must be a program that never reads exit codes. A shell might read them.
  const parent = spawn("sh", ["-c", `${sleeper("postgres")} 0.2 & echo $!; exec sleep 60`], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  children.push(parent);
  const pid = await new Promise<number>((resolve) => parent.stdout.once("data", (text) => resolve(Number(text))));
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
  return pid;
}

function sleeper(program: string): string {
  const path = join(place.socketDir, "programs", program);
  if (!existsSync(path)) symlinkSync("/bin/sleep", path);
  return path;
}

function lockFor(pid: number): void {
  writeFileSync(lock, `${pid}\n/data\n1\n5432\n/tmp\n\n`);
  writeFileSync(join(place.socketDir, ".s.PGSQL.5432.lock"), `${pid}\n`);
}

test("the lock of a living postmaster of this cluster is respected", () => {
  const pid = processNamed(`/bin/postgres -c cluster_name=${place.mark}`);
  lockFor(pid);
  expect(livingPostmaster(place)).toBe(pid);
  clearDeadLocks(place);
  expect(existsSync(lock)).toBe(true);
});

test("a zombie's locks are removed", async () => {
  lockFor(await zombie());
  expect(livingPostmaster(place)).toBe(null);
  clearDeadLocks(place);
  expect(existsSync(lock)).toBe(false);
  expect(existsSync(join(place.socketDir, ".s.PGSQL.5432.lock"))).toBe(false);
});

test("a zombie's locks stay while a backend of its cluster lives", async () => {
  lockFor(await zombie());
  processNamed(`postgres: ${place.mark}: etabli_app etabli [local] COMMIT`);
  clearDeadLocks(place);
  expect(existsSync(lock)).toBe(true);
});

test("the lock of an ended process is left to PostgreSQL", () => {
  lockFor(999_999_999);
  clearDeadLocks(place);
  expect(existsSync(lock)).toBe(true);
});

test("a process ID reused by another program is no lock", () => {
  lockFor(processNamed("something else", "other"));
  expect(livingPostmaster(place)).toBe(null);
  clearDeadLocks(place);
  expect(existsSync(lock)).toBe(false);
});
