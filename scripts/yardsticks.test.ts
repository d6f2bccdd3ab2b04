import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Source } from "./source-code.ts";
import { sourcesOf } from "./source-code.ts";
import { measureLastChanges, yardsticks } from "./yardsticks.ts";

const sources = sourcesOf(fileURLToPath(new URL("..", import.meta.url)));

const notHeld = (planted: Source[]) =>
  yardsticks([...sources, ...planted])
    .filter(({ isWithinLimit }) => !isWithinLimit)
    .map(({ name }) => name);
const foundFor = (planted: Source[]) =>
  yardsticks([...sources, ...planted])
    .filter(({ isWithinLimit }) => !isWithinLimit)
    .map(({ valueText }) => valueText);

test("the code respects its limits", () => {
  expect(notHeld([])).toEqual([]);
});

test("a file of 301 lines is caught, one of 300 is not", () => {
  const lines = (count: number) => [{ path: "src/domain/quotes/planted.ts", text: "const a = 1;\n".repeat(count) }];
  expect(notHeld(lines(300))).toEqual([]);
  expect(notHeld(lines(301))).toEqual(["files over 300 lines"]);
  expect(foundFor(lines(301))).toEqual([
    "src/domain/quotes/planted.ts has 301: move one of its ideas to a file of its own",
  ]);
});

test("an index file, a stub, a crowded folder and a deep folder are caught", () => {
  const file = (path: string, text = "a;\n".repeat(20)) => ({ path, text });
  expect(notHeld([file("src/domain/other/index.ts")])).toEqual(["index files"]);
  expect(notHeld([file("src/domain/quotes/stub.ts", 'export * from "./quote.ts";\n')])).toEqual([
    "files of three lines or fewer",
  ]);
  expect(notHeld([file("src/domain/a/b/c/d/e.ts")])).toEqual(["folders under src, deepest (src/domain/a/b/c/d)"]);
  const crowd = Array.from({ length: 26 }, (_, index) => file(`src/domain/crowd/file-${index}.ts`));
  expect(notHeld(crowd)).toEqual(["files in the fullest folder (src/domain/crowd)"]);
  expect(foundFor(crowd)).toEqual(["26: group some in a folder"]);
});

const casts = (path: string) => [{ path, text: "/** Why. */\nexport const a = [b as C, d as const];\n\n".repeat(16) }];

test("more casts than the limit are caught in the domain and in the assistant's page", () => {
  const name = "casts in the domain and in the assistant's page";
  expect(notHeld(casts("src/domain/quotes/planted.ts"))).toEqual([name]);
  expect(notHeld(casts("src/web/assistant/planted/planted.ts"))).toEqual([name]);
  expect(foundFor(casts("src/domain/quotes/planted.ts")).join()).toMatch(
    /: type the value where it is made, or check it \(.*src\/domain\/quotes\/planted\.ts:2, /,
  );
});

test("casts of other folders are not counted", () => {
  expect(notHeld(casts("src/server/quotes/planted.ts"))).toEqual([]);
});

test("a function that is too long is caught", () => {
  // More than one in ten of all functions.
  const sources = Array.from({ length: 400 }, (_, index) => ({
    path: `src/domain/long-${index}/a.ts`,
    text: `/** Says why. */\nexport function f() {\n${"  g();\n".repeat(45)}}\n`.repeat(4),
  }));
  expect(notHeld(sources)).toContain("lines per function, 90 of 100");
});

test.each([
  ["src/server/quotes/planted.ts", 60, "functions over 60 lines"],
  ["src/web/payments/planted.screen.tsx", 80, "functions of screens over 80 lines"],
])("a function is caught above the limit in %s and passes at the limit", (path, most, name) => {
  const planted = (lines: number) => [{ path, text: `export function f() {\n${"  g();\n".repeat(lines - 2)}}\n` }];
  expect(notHeld(planted(most))).toEqual([]);
  expect(notHeld(planted(most + 1))).toEqual([name]);
  const measures = yardsticks([...sources, ...planted(most + 1)]);
  expect(measures.find((yardstick) => yardstick.name === name)?.valueText).toBe(
    `${path}:1 has ${most + 1}: move one of its ideas to a function of its own`,
  );
});

test("an archive without history is told as such", () => {
  const archive = mkdtempSync(join(tmpdir(), "etabli-archive-"));
  try {
    expect(measureLastChanges(archive)).toEqual([
      {
        name: "the last changes",
        valueText: "no history here: the changes are not measured",
        limit: "no limit",
        isWithinLimit: true,
      },
    ]);
  } finally {
    rmSync(archive, { recursive: true });
  }
});
