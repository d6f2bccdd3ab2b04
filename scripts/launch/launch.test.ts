import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installReason } from "./install.mjs";
import { chooseNode } from "./node.mjs";
import { fileNeedsPage, testFiles, testsNeedPage } from "./page.mjs";

const ROOT = join(import.meta.dirname, "../..");
const LINUX = { os: "linux", cpu: "x64", libc: "glibc" } as const;
const LOCK = {
  "": { name: "product", version: "1.0.0" },
  "node_modules/kysely": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/vitest": { version: "5.0.0", integrity: "sha512-b", dev: true },
  "node_modules/sharp-linux": { version: "1.0.0", integrity: "sha512-c", optional: true, os: ["linux"], cpu: ["x64"] },
  "node_modules/sharp-mac": { version: "1.0.0", integrity: "sha512-d", optional: true, os: ["darwin"], cpu: ["arm64"] },
  "node_modules/emnapi": { version: "1.0.0", integrity: "sha512-e", optional: true },
};
const { "": _, "node_modules/sharp-mac": __, "node_modules/emnapi": ___, ...INSTALLED } = LOCK;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "etabli-launch-"));
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), "{}");
});
afterEach(() => rmSync(folder, { recursive: true }));

function reasonWith(packages: Record<string, object>): string | null {
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: LOCK }));
  writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: packages }));
  for (const path of Object.keys(INSTALLED)) mkdirSync(join(folder, path), { recursive: true });
  return installReason(folder, LINUX);
}

test("an installation made by hand is used if it matches the lock", () => {
  expect(reasonWith(INSTALLED)).toBeNull();
});

test("packages are installed when one is missing or has another version", () => {
  const { "node_modules/vitest": vitest, ...withoutDev } = INSTALLED;
  const { "node_modules/sharp-linux": sharp, ...withoutOptional } = INSTALLED;
  expect(installReason(folder, LINUX)).toBe("rien n'est encore installé");
  expect(reasonWith(withoutDev)).toBe("node_modules/vitest manque");
  expect(reasonWith(withoutOptional)).toBe("node_modules/sharp-linux manque");
  expect(reasonWith({ ...INSTALLED, "node_modules/vitest": { ...vitest, version: "4.9.0" } })).toBe(
    "node_modules/vitest est en 4.9.0, il faut 5.0.0",
  );
  expect(reasonWith({ ...INSTALLED, "node_modules/sharp-linux": { ...sharp, integrity: "sha512-x" } })).not.toBeNull();
});

test("packages are installed when the folder of one was deleted", () => {
  reasonWith(INSTALLED);
  rmSync(join(folder, "node_modules/kysely"), { recursive: true });
  expect(installReason(folder, LINUX)).toBe("node_modules/kysely manque");
});

test("the current installation matches its lock", () => {
  expect(installReason(ROOT)).toBeNull();
});

test("the page is built only for tests that open it", () => {
  const needs = (...args: string[]) => testsNeedPage(ROOT, args);
  expect(needs()).toBe(true);
  expect(needs("--reporter=default")).toBe(true);
  expect(needs("test/e2e")).toBe(true);
  expect(needs("src/server/http/compression.test.ts")).toBe(true);
  expect(needs("src/domain/shared/money.test.ts")).toBe(false);
  expect(needs("--project=embedded", "./src/domain/shared/money.test.ts:12")).toBe(false);
  expect(needs("src/domain", "test/e2e")).toBe(true);
});

test("the page is built when the launcher cannot tell", () => {
  expect(testsNeedPage(ROOT, ["-t", "money"])).toBe(true);
  expect(testsNeedPage(ROOT, ["no-such-test"])).toBe(true);
});

test("the launcher knows which tests open the page", () => {
  const files = testFiles(ROOT);
  const share = files.filter((file) => fileNeedsPage(ROOT, file)).length / files.length;
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(0.3);
});

test("the launcher runs the Node of the package, or else the machine's if recent enough", () => {
  const name = `node-${process.platform}-${process.arch}`;
  const own = (version: string) => ({ version, path: "/usr/bin/node" });
  expect(chooseNode(folder, own("20.1.0"))).toEqual({ path: null, sentence: expect.stringContaining("24.12") });
  expect(chooseNode(folder, own("24.11.9")).path).toBeNull();
  expect(chooseNode(folder, own("24.12.0"))).toEqual({
    path: "/usr/bin/node",
    sentence: `Node 24.12.0, celui de cette machine : aucun paquet ${name} n'est installé.`,
  });
  mkdirSync(join(folder, "node_modules", name), { recursive: true });
  writeFileSync(join(folder, "node_modules", name, "package.json"), '{"version":"24.21.0"}');
  const { path, sentence } = chooseNode(folder, own("26.0.0"));
  expect(path).toBe(join(folder, "node_modules", name, "bin/node"));
  expect(sentence).toContain(`Node 24.21.0, fourni par le paquet ${name}`);
});
