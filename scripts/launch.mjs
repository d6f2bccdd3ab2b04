// Runs every npm script of the product. It installs and builds when something changed, then starts the pinned Node. It
// is plain JavaScript without dependencies, so that it runs on any Node of the machine.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installReason } from "./launch/install.mjs";
import { chooseNode } from "./launch/node.mjs";
import { testsNeedPage } from "./launch/page.mjs";
import { SERVER_STEP } from "./launch/server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [verb, ...rest] = process.argv.slice(2);

const verbs = {
  start: { build: true, steps: [SERVER_STEP] },
  dev: { steps: [["scripts/dev.ts"]] },
  test: { build: testsNeedPage, steps: [["node_modules/vitest/vitest.mjs", "run"]] },
  e2e: { build: true, steps: [["node_modules/vitest/vitest.mjs", "run", "test/e2e"]] },
  check: { steps: [["scripts/check.ts"]] },
  build: { build: true, steps: [] },
  bench: { build: true, steps: [["bench/run.ts"]] },
  backup: { steps: [["src/server/backup/backup-command.ts"]] },
  restore: { steps: [["src/server/backup/restore-command.ts"]] },
  reset: { steps: [["scripts/reset.ts"]] },
  understand: { steps: [["scripts/understand.ts"]] },
};

const chosen = verbs[verb];
if (!chosen) {
  console.error(`Commands: ${Object.keys(verbs).join(", ")}`);
  process.exit(2);
}
process.chdir(root);
install();
const { path: node, sentence } = chooseNode(root);
// The checks print English and « understand » prints JSON, so this French sentence is left out of them.
if (!["check", "understand"].includes(verb) || node === null) console.log(sentence);
if (node === null) process.exit(1);
if (typeof chosen.build === "function" ? chosen.build(root, rest) : chosen.build) build();
for (const [index, step] of chosen.steps.entries()) {
  const args = index === chosen.steps.length - 1 ? [...step, ...rest] : step;
  const code = await run(args);
  if (code !== 0) process.exit(code);
}

function install() {
  const reason = installReason(root);
  if (reason === null) return;
  const began = Date.now();
  console.log(`Installation des dépendances (${reason})…`);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const done = spawnSync(
    npm,
    [
      "ci",
      "--include=dev",
      "--include=optional",
      "--ignore-scripts=false",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    {
      stdio: ["ignore", "inherit", "inherit"],
      cwd: root,
    },
  );
  if (done.status !== 0) process.exit(done.status ?? 1);
  console.log(`Dépendances installées en ${seconds(began)} s.`);
}

function build() {
  const stamp = join(root, "dist/.etabli-sources");
  const sources = hash(
    ["src/web", "src/api", "src/domain", "vite.config.ts", "package-lock.json"].flatMap((path) =>
      files(join(root, path)),
    ),
  );
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  const began = Date.now();
  rmSync(join(root, "dist/web"), { recursive: true, force: true });
  const done = spawnSync(node, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], {
    stdio: ["ignore", "inherit", "inherit"],
    cwd: root,
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(stamp, sources);
  console.log(`Interface construite en ${seconds(began)} s.`);
}

function run(args) {
  const child = spawn(node, args, {
    stdio: "inherit",
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, ".cache/node") },
  });
  // A terminal sends Ctrl-C to the whole group, so the child stops and this process only waits. Other signals are
  // passed on.
  process.on("SIGINT", () => void (process.stdin.isTTY || child.kill("SIGINT")));
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 1))));
}

function files(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}

function hash(paths) {
  const digest = createHash("sha256");
  for (const path of paths) digest.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
  return digest.digest("hex");
}

function seconds(began) {
  return ((Date.now() - began) / 1000).toFixed(1);
}
