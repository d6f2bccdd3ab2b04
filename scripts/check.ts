import { spawnSync } from "node:child_process";
import { join } from "node:path";

// Everything that must pass before a change lands, as a list of named steps.
const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules/.bin", name);
const vitest = "node_modules/vitest/vitest.mjs";
// Tests that only read the sources. They run before the build and the long tests, so that their faults are known early.
const guards = ["participles", "citations", "recipes", "secure-context", "settings-page", "web-answers"].map(
  (name) => `scripts/${name}.test.ts`,
);
const steps: [string, string, string[]][] = [
  ["format", bin("oxfmt"), ["--check"]],
  ["types", bin("tsc"), ["-b"]],
  ["lint", bin("oxlint"), ["--type-aware", "--deny-warnings"]],
  ["dead code", bin("knip"), ["--no-progress"]],
  ["imports", process.execPath, ["scripts/check-imports.ts"]],
  ["text", process.execPath, ["scripts/check-text.ts"]],
  ["contract", process.execPath, ["scripts/check-contract.ts"]],
  ["money", process.execPath, ["scripts/check-money.ts"]],
  ["sql", process.execPath, ["scripts/check-sql.ts"]],
  ["patterns", process.execPath, ["scripts/check-patterns.ts"]],
  ["yardsticks", process.execPath, ["scripts/yardsticks.ts"]],
  ["guards", process.execPath, [vitest, "run", "--project=embedded", ...guards]],
  ["build", bin("vite"), ["build", "--logLevel", "warn"]],
  ["tests", process.execPath, [vitest, "run"]],
];

for (const [name, command, args] of steps) {
  const began = Date.now();
  const done = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  console.log(`${done.status === 0 ? "ok" : "FAILED"}  ${name}  ${((Date.now() - began) / 1000).toFixed(1)} s`);
  if (done.status !== 0) process.exit(1);
}
