import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");

/** What the lint says of a text that stands at `path` in the repository: the rule, then its sentence, for each fault. */
export function lintFaults(text: string, path: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "etabli-lint-"));
  try {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
    writeFileSync(file, text);
    const oxlint = join(root, "node_modules/.bin/oxlint");
    const { stdout } = spawnSync(oxlint, ["--format=json", "src"], { cwd: folder, encoding: "utf8" });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string; help?: string }[] };
    return diagnostics.map(({ code, message, help }) => `${code}: ${message} ${help ?? ""}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
