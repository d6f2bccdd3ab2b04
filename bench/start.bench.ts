import type { RunningServer } from "#test/running-server.ts";
import { startServer } from "#test/running-server.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callAs } from "./calls.ts";
import { filledCompany } from "./grown-company.ts";
import { hold, percentile, say } from "./measure.ts";
import { memoryMbOf, partsOf } from "./server-parts.ts";

// Method. The built product runs as its own process. Time counts from the start of the process to its first ready
// answer, without the time of `npm` and the launcher. The first start, on an empty folder, creates the cluster. Five
// restarts follow Ctrl-C. Five more follow kill -9 of both the server and the database, with 10,000 projects. Memory is
// private pages and a share of the shared pages (PSS), idle and after 2,000 lists. Held: the server's memory after the
// lists against the same server's before them. What a list makes and drops must not pile up.
const RESTARTS = 5;
const RESTART_LIMIT_S = 3;
const AFTER_KILL_LIMIT_S = 10;
const MEMORY_LIMIT = 3.5;

const empty = mkdtempSync(join(tmpdir(), "etabli-bench-"));
const first = await startServer(empty);
console.log("start");
say("first, on an empty folder (s)", seconds(first.readyMs()));
const restarts: number[] = [];
for (let round = 0; round < RESTARTS; round++) {
  await first.stop();
  await first.start();
  restarts.push(first.readyMs());
}
hold("restart after Ctrl-C, p50", percentile(restarts, 0.5) / 1000, RESTART_LIMIT_S, "at most", " s");
memory("memory, idle, empty", first);
await first.stop();
rmSync(empty, { recursive: true, force: true });

const { worker, close, database } = await filledCompany(10_000);
const restMb = memoryMbOf(partsOf(worker.server).main);
for (let round = 0; round < 2_000; round++) await callAs(worker, "GET", "/api/projects?limit=50");
memory("memory after 2,000 lists, 10,000 projects", worker.server);
hold("the server's, against before the lists", memoryMbOf(partsOf(worker.server).main) / restMb, MEMORY_LIMIT);
database.on("error", () => {});
const afterKill: number[] = [];
for (let round = 0; round < RESTARTS; round++) {
  worker.server.killDatabase();
  await worker.server.killServer();
  await worker.server.start();
  afterKill.push(worker.server.readyMs());
}
hold(
  "after kill -9 of server and database, longest",
  percentile(afterKill, 1) / 1000,
  AFTER_KILL_LIMIT_S,
  "at most",
  " s",
);
await close().catch(() => {});

function memory(label: string, server: RunningServer): void {
  const { main, postgres } = partsOf(server);
  say(`${label}: server, PostgreSQL (MB)`, [main, postgres].map((pids) => memoryMbOf(pids).toFixed(0)).join(", "));
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}
