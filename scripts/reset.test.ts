import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { markAsDevelopment } from "./development-data.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "etabli-reset-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function reset(...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, "reset.ts"), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    encoding: "utf8",
  });
  return { status, said: stdout };
}

test("only development data is erased", () => {
  writeFileSync(join(folder, "secret.key"), "a real key");
  expect(reset("--yes")).toEqual({ status: 1, said: expect.stringContaining("n'est pas un dossier de développement") });
  expect(existsSync(join(folder, "secret.key"))).toBe(true);
});

test("development data is only erased with --yes", () => {
  markAsDevelopment(folder);
  expect(reset().said).toContain("npm run reset -- --yes");
  expect(existsSync(folder)).toBe(true);
  expect(reset("--yes").status).toBe(0);
  expect(existsSync(folder)).toBe(false);
});

test("development data is erased only when no server uses it", () => {
  markAsDevelopment(folder);
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres/postmaster.pid"), `${process.pid}\n`);
  expect(reset("--yes")).toEqual({ status: 1, said: expect.stringContaining("arrête d'abord") });
  const endedPid = spawnSync(process.execPath, ["-e", ""]).pid;
  writeFileSync(join(folder, "postgres/postmaster.pid"), `${endedPid}\n`);
  expect(reset("--yes").status).toBe(0);
});
