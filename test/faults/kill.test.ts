import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Worker } from "../kill-round.ts";
import { hire, invoicesWithoutPdf, killRound } from "../kill-round.ts";
import type { RunningServer } from "../running-server.ts";
import { startServer } from "../running-server.ts";

// The product runs as its own process, on an embedded database with fsync on. `npm run bench -- kill` does 20 rounds,
// and holds how long it is away.

const dataDir = mkdtempSync(join(tmpdir(), "etabli-kill-"));
let server: RunningServer;
let worker: Worker;
beforeAll(async () => {
  server = await startServer(dataDir);
  worker = await hire(server);
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.each(["server", "database", "both"] as const)(
  "a kill during writes (%s) loses or doubles no saved row and skips no number",
  { timeout: 90_000 },
  async (victim) => {
    const outcome = await killRound(worker, victim, 700);
    expect(outcome).toMatchObject({ unexpected: [], lost: [], twice: [] });
    expect(outcome.numbers).toEqual(Array.from({ length: outcome.numbers.length }, (_, index) => index + 1));
    expect(outcome.numbers.length).toBeGreaterThan(0);
  },
);

test("after the kills every invoice still gets its PDF", { timeout: 60_000 }, async () => {
  expect(await invoicesWithoutPdf(worker)).toBe(0);
});

test("an acknowledged project deleted by hand is reported", async () => {
  worker.acknowledged.set("Jamais écrit", { id: "01900000-0000-7000-8000-000000000000", invoice: null });
  const outcome = await killRound(worker, "server", 200);
  expect(outcome.lost).toEqual(["Jamais écrit"]);
});
