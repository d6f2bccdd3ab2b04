import { startServer } from "#test/running-server.ts";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("a server whose secret.key is gone starts again only once it is back", { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "etabli-missing-key-"));
  const server = await startServer(dataDir);
  await server.stop();
  const key = join(dataDir, "secret.key");
  renameSync(key, `${key}.kept`);
  await expect(server.start()).rejects.toThrow("the server ended with 1");
  expect(existsSync(key)).toBe(false);
  renameSync(`${key}.kept`, key);
  await server.start();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
