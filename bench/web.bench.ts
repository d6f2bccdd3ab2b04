import { startServer } from "#test/running-server.ts";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { hold, say } from "./measure.ts";

// Method. The files of the last build are gzipped as a server would. The bytes that the running server really sends for
// them are then counted. « First JS » is what a first page must load before it shows anything: the entry and all its
// static imports. A route's chunk is its screen and its static imports beyond the first JS.
const FIRST_LIMIT_KB = 150;
const ROUTE_LIMIT_KB = 120;
/** The assistant's button on every page, until its panel is opened. */
const WIDGET_LIMIT_KB = 5;
const VISIT_LIMIT_KB = 160;
const ASSETS = join(import.meta.dirname, "../dist/web/assets");

const files = readdirSync(ASSETS);
const entry = /assets\/(index-[\w-]+\.js)/.exec(readFileSync(join(ASSETS, "../index.html"), "utf8"))![1]!;
const first = withImports(entry);
console.log("web, gzipped");
hold("first JS", weightKb(first), FIRST_LIMIT_KB, "at most", " kB");
say("style sheet (kB)", weightKb(new Set(files.filter((file) => file.endsWith(".css")))).toFixed(1));
for (const screen of files.filter((file) => /(\.screen|-widget)-[\w-]+\.js$/.test(file))) {
  const ownFiles = new Set([...withImports(screen)].filter((file) => !first.has(file)));
  const limitKb = screen.startsWith("assistant-widget-") ? WIDGET_LIMIT_KB : ROUTE_LIMIT_KB;
  hold(screen.replace(/-[\w-]{8}\.js$/, ""), weightKb(ownFiles), limitKb, "at most", " kB");
}
await sayBytesSent();

// The first page with its static imports and its styles. The second visit loads only what the browser may not cache.
async function sayBytesSent(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "etabli-web-"));
  const server = await startServer(dataDir);
  const paths = ["/", ...[...first, ...files.filter((file) => file.endsWith(".css"))].map((file) => `/assets/${file}`)];
  for (const encoding of ["br", "gzip", "identity"]) {
    let [bytes, askedAgain] = [0, 0];
    for (const path of paths) {
      const answer = await new Promise<IncomingMessage>((resolve, reject) =>
        get(`${server.address}${path}`, { headers: { "accept-encoding": encoding } }, resolve).on("error", reject),
      );
      bytes += (await buffer(answer)).length;
      if (!answer.headers["cache-control"]?.includes("immutable")) askedAgain++;
    }
    if (encoding === "identity") say("first visit, sent when nothing is accepted (kB)", (bytes / 1000).toFixed(1));
    else hold(`first visit, really sent (${encoding})`, bytes / 1000, VISIT_LIMIT_KB, "at most", " kB");
    hold(`second visit, files asked again (${encoding})`, askedAgain, 1);
  }
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function withImports(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  const code = readFileSync(join(ASSETS, file), "utf8");
  for (const [, importedFile] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(importedFile!, files);
  return files;
}

function weightKb(names: Set<string>): number {
  return [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(ASSETS, name))).length, 0) / 1000;
}
