import { lintFaults } from "#test/planted-lint.ts";
import { expect, test } from "vitest";

// Over plain http from another machine, browsers lack some functions. The lint refuses these functions. This test
// plants them.

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
])("the web uses no function that browsers lack over plain http: %s", (text) => {
  expect(lintFaults(text, "src/web/planted.ts").join()).toMatch(/no-restricted-(properties|globals)/);
});

test("an API that exists over plain http is allowed", () => {
  expect(lintFaults("export const bytes = crypto.getRandomValues(new Uint8Array(16));", "src/web/planted.ts")).toEqual(
    [],
  );
  expect(lintFaults("export const id = crypto.randomUUID();", "src/server/planted.ts")).toEqual([]);
});
