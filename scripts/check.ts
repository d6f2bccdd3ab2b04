import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// Everything that must pass before a change lands, as a list of named steps. What takes seconds comes first.
const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules/.bin", name);
const vitest = "node_modules/vitest/vitest.mjs";
// Tests that only read the sources. They run before the build and the long tests, so that their faults are known early.
const guards = ["participles", "citations", "recipes", "secure-context", "settings-page", "web-answers"].map(
  (name) => `scripts/${name}.test.ts`,
);

/** The steps of seconds: one that fails does not stop the next, so that their faults are known together. */
export const CHEAP: readonly string[] = [
  "format",
  "text",
  "names",
  "imports",
  "contract",
  "money",
  "yardsticks",
  "sql",
  "patterns",
];

/** A step: its name, its command and its arguments. `whatToDo` completes a tool that only names faults. */
export type CheckStep = readonly [name: string, command: string, args: readonly string[], whatToDo?: string];

const WHAT_TO_DO = {
  format: "run node_modules/.bin/oxfmt, which lays the files out",
  types:
    "correct the first error named, the others often follow from it; a table or column that a new migration made is " +
    "known after node_modules/.bin/node scripts/database-types.ts",
  lint:
    "correct each line named, without a disable comment; the rules and their sentences are in .oxlintrc.json; " +
    "instead of a non-null assertion, give what stands for a missing value (`?? 0`, `wordAt`) or return early",
  deadCode:
    "delete what nothing uses any more, or remove its export; a file that starts a program is an entry of knip.json",
  build: "correct the import or the file that the last lines name",
};

/** Every step, in the order in which they run. */
export const STEPS: readonly CheckStep[] = [
  ["format", bin("oxfmt"), ["--check"], WHAT_TO_DO.format],
  ["text", process.execPath, ["scripts/check-text.ts"]],
  ["names", process.execPath, ["scripts/check-names.ts"]],
  ["imports", process.execPath, ["scripts/check-imports.ts"]],
  ["contract", process.execPath, ["scripts/check-contract.ts"]],
  ["money", process.execPath, ["scripts/check-money.ts"]],
  ["yardsticks", process.execPath, ["scripts/yardsticks.ts"]],
  ["sql", process.execPath, ["scripts/check-sql.ts"]],
  ["patterns", process.execPath, ["scripts/check-patterns.ts"]],
  ["types", bin("tsc"), ["-b"], WHAT_TO_DO.types],
  ["lint", bin("oxlint"), ["--type-aware", "--deny-warnings"], WHAT_TO_DO.lint],
  ["dead-code", bin("knip"), ["--no-progress"], WHAT_TO_DO.deadCode],
  ["guards", process.execPath, [vitest, "run", "--project=embedded", ...guards]],
  ["build", bin("vite"), ["build", "--logLevel", "warn"], WHAT_TO_DO.build],
  ["tests", process.execPath, [vitest, "run"]],
];

/**
 * The steps of these names, in the order of `STEPS`. No name means every step. A string is the refusal of an unknown
 * name.
 */
export function chooseSteps(names: readonly string[], steps: readonly CheckStep[] = STEPS): CheckStep[] | string {
  const unknown = names.find((name) => !steps.some(([step]) => step === name));
  if (unknown !== undefined)
    return `no step is named « ${unknown} »: write some of ${steps.map(([name]) => name).join(", ")}`;
  return steps.filter(([name]) => names.length === 0 || names.includes(name));
}

/**
 * Runs the steps of seconds (`cheap`), then the others until one fails, unless a step of seconds failed. Answers true
 * when every step passed; a fault also prints the steps not run.
 */
export function runSteps(
  steps: readonly CheckStep[],
  print: (line: string) => void = console.log,
  cheap: readonly string[] = CHEAP,
): boolean {
  const failedSteps: string[] = [];
  for (const [index, [name, command, args, whatToDo]] of steps.entries()) {
    const isCheap = cheap.includes(name);
    if (failedSteps.length > 0 && !isCheap) return endWith(failedSteps, steps.slice(index), print);
    const began = Date.now();
    const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
    print(`${status === 0 ? "ok" : "FAILED"}  ${name}  ${((Date.now() - began) / 1000).toFixed(1)} s`);
    if (status === 0) continue;
    if (whatToDo !== undefined) print(`what to do: ${whatToDo}`);
    failedSteps.push(name);
    if (!isCheap) return endWith(failedSteps, steps.slice(index + 1), print);
  }
  return failedSteps.length === 0 || endWith(failedSteps, [], print);
}

function endWith(failedSteps: readonly string[], rest: readonly CheckStep[], print: (line: string) => void): false {
  const names = rest.map(([name]) => name);
  if (names.length > 0) print(`not run: ${names.join(", ")}`);
  print(`once it is fixed: npm run check -- ${[...failedSteps, ...names].join(" ")}`);
  return false;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const steps = chooseSteps(process.argv.slice(2));
  if (typeof steps === "string") console.error(steps);
  process.exitCode = typeof steps !== "string" && runSteps(steps) ? 0 : 1;
}
