import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const TYPES = { strict: true, target: "es2024", module: "nodenext" };

/**
 * The lint's answer for a text at `path` in the repository: the rule and its sentence, for each fault. With
 * `--type-aware` among the `options`, the rules that need types run too.
 */
export function lintFaults(text: string, path: string, options: readonly string[] = []): string[] {
  const folder = mkdtempSync(join(tmpdir(), "etabli-lint-"));
  try {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: TYPES, include: ["src"] }));
    writeFileSync(file, text);
    const oxlint = join(root, "node_modules/.bin/oxlint");
    const { stdout } = spawnSync(oxlint, ["--format=json", ...options, path], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, OXLINT_TSGOLINT_PATH: join(root, "node_modules/.bin/tsgolint") },
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string; help?: string }[] };
    return diagnostics.map(({ code, message, help }) => `${code}: ${message} ${help ?? ""}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
