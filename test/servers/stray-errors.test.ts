import { startServer } from "#test/running-server.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

// Makes the server run a statement on SIGUSR2, as if an « await » were forgotten somewhere.
const stray = (statement: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`process.on("SIGUSR2", () => { ${statement} })`)}`;

test("of stray errors, only an uncaught exception stops the server", { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "etabli-stray-"));
  const server = await startServer(dataDir, {
    LOG_LEVEL: "silent",
    NODE_OPTIONS: stray(
      "if (globalThis.once) throw new Error('stray'); globalThis.once = true; Promise.reject(new Error('stray'))",
    ),
  });
  process.kill(server.pid(), "SIGUSR2");
  for (const _ of [1, 2, 3]) expect((await fetch(`${server.address}/health/ready`)).status).toBe(200);
  process.kill(server.pid(), "SIGUSR2");
  expect(await server.ended()).toBe(1);
  await server.start();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
