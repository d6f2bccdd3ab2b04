import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { postgresBinaries, restoreSymlinks } from "./postgres-binaries.ts";

test("PostgreSQL runs even without install scripts: missing library links are restored", () => {
  const { home } = postgresBinaries(process.getuid?.() === 0, tmpdir());
  const bare = mkdtempSync(join(tmpdir(), "etabli-bare-"));
  try {
    mkdirSync(join(bare, "bin"));
    cpSync(join(home, "bin", "postgres"), join(bare, "bin", "postgres"));
    cpSync(join(home, "lib"), join(bare, "lib"), {
      recursive: true,
      filter: (path) => !/\.so\.\d+$|\.so$/.test(path) || !isLink(path),
    });
    cpSync(join(home, "pg-symlinks.json"), join(bare, "pg-symlinks.json"));
    const version = () =>
      execFileSync(join(bare, "bin", "postgres"), ["--version"], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      });
    expect(version).toThrow();
    restoreSymlinks(bare);
    expect(version()).toMatch(/PostgreSQL\) 1\d/);
    restoreSymlinks(bare);
  } finally {
    rmSync(bare, { recursive: true });
  }
});

function isLink(path: string): boolean {
  try {
    readlinkSync(path);
    return true;
  } catch {
    return false;
  }
}
