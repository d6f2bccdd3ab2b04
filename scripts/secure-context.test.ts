import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

// Over plain http from another machine, browsers leave out part of their functions: the lint names them. Here they are
// planted.

const root = join(import.meta.dirname, "..");
let folder: string;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The rules broken by a text that stands in src/web, or elsewhere. */
function rulesBrokenBy(text: string, floor = "web"): string[] {
  folder = mkdtempSync(join(tmpdir(), "etabli-lint-"));
  mkdirSync(join(folder, "src", floor), { recursive: true });
  copyFileSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  writeFileSync(join(folder, "src", floor, "planted.ts"), text);
  const { stdout } = spawnSync(join(root, "node_modules/.bin/oxlint"), ["--format=json", "src"], {
    cwd: folder,
    encoding: "utf8",
  });
  return (JSON.parse(stdout) as { diagnostics: { code: string }[] }).diagnostics.map(({ code }) => code);
}

test.each([
  "export const id = crypto.randomUUID();",
  "const { randomUUID } = crypto; export { randomUUID };",
  "export const sum = (bytes: BufferSource) => globalThis.crypto.subtle.digest('SHA-256', bytes);",
  "export const copy = (text: string) => navigator.clipboard?.writeText(text);",
  "export const share = () => window.navigator.share({});",
  "export const work = () => navigator.serviceWorker.register('/work.js');",
  "export const locked = () => navigator.locks.request('one', () => {});",
  "export const kept = () => caches.open('one');",
  "export const tell = () => new Notification('Bonjour');",
])("what a browser leaves out over plain http is refused in the web: %s", (text) => {
  expect(rulesBrokenBy(text).join()).toMatch(/no-restricted-(properties|globals)/);
});

test("random bytes are there everywhere, and the server may use what it likes", () => {
  expect(rulesBrokenBy("export const bytes = crypto.getRandomValues(new Uint8Array(16));")).toEqual([]);
  expect(rulesBrokenBy("export const id = crypto.randomUUID();", "server")).toEqual([]);
});
