import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { hold, say } from "./measure.ts";

// Method: the files of the last build, gzipped as a server would. First JS: what a first page must load before it shows anything, that
// is the entry and all it imports outright. A route's chunk: its screen and all it imports outright beyond the first JS.
const FIRST_LIMIT_KB = 150;
const ROUTE_LIMIT_KB = 120;
const ASSETS = join(import.meta.dirname, "../dist/web/assets");

const files = readdirSync(ASSETS);
const entry = /assets\/(index-[\w-]+\.js)/.exec(readFileSync(join(ASSETS, "../index.html"), "utf8"))![1]!;
const first = withImports(entry);
console.log("web, gzipped");
hold("first JS", weightKb(first), FIRST_LIMIT_KB, "at most", " kB");
say("style sheet (kB)", weightKb(new Set(files.filter((file) => file.endsWith(".css")))).toFixed(1));
for (const screen of files.filter((file) => /(\.screen|-widget)-[\w-]+\.js$/.test(file))) {
  const own = new Set([...withImports(screen)].filter((file) => !first.has(file)));
  hold(screen.replace(/-[\w-]{8}\.js$/, ""), weightKb(own), ROUTE_LIMIT_KB, "at most", " kB");
}

function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(ASSETS, file), "utf8");
  for (const [, imported] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)) withImports(imported!, seen);
  return seen;
}

function weightKb(names: Set<string>): number {
  return [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(ASSETS, name))).length, 0) / 1000;
}
