import type { RunningServer } from "#test/running-server.ts";
import { startServer } from "#test/running-server.ts";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// Makes the server run a statement on SIGUSR2, as if an « await » were forgotten somewhere.
const stray = (statement: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`process.on("SIGUSR2", () => { ${statement} })`)}`;

const dataDir = mkdtempSync(join(tmpdir(), "etabli-restarts-"));
let server: RunningServer;
beforeAll(async () => {
  server = await startServer(dataDir, {
    LOG_LEVEL: "silent",
    NODE_OPTIONS: stray(
      "if (globalThis.once) throw new Error('stray'); globalThis.once = true; Promise.reject(new Error('stray'))",
    ),
  });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("of stray errors, only an uncaught exception stops the server", { timeout: 120_000 }, async () => {
  process.kill(server.pid(), "SIGUSR2");
  for (const _ of [1, 2, 3]) expect((await fetch(`${server.address}/health/ready`)).status).toBe(200);
  process.kill(server.pid(), "SIGUSR2");
  expect(await server.ended()).toBe(1);
  await server.start();
});

test("a server whose secret.key is gone starts again only once it is back", { timeout: 120_000 }, async () => {
  await server.stop();
  const key = join(dataDir, "secret.key");
  renameSync(key, `${key}.kept`);
  await expect(server.start()).rejects.toThrow("the server ended with 1");
  expect(existsSync(key)).toBe(false);
  renameSync(`${key}.kept`, key);
  await server.start();
});
