import { expect, test } from "vitest";
import { bareCasts } from "./cast-reasons.ts";

const faultsOf = (text: string, path = "src/server/quotes/planted.ts") => bareCasts([{ path, text }]);

test("a cast without a reason is told with its line and what to do", () => {
  expect(faultsOf("// Why.\n\nexport const quote = row as Quote;\n")).toEqual([
    "src/server/quotes/planted.ts:3 casts without a reason: say on the line above why the compiler cannot know, " +
      "or cast to a shape of unknown values and read it",
  ]);
});

test.each([
  ["a reason that stands above another statement", "// Ours.\nopen();\nconst quote = row as Quote;"],
  [
    "a docstring, when something is done before",
    "/** Reads. */\nfunction read() {\n  open();\n  return row as Quote;\n}",
  ],
  ["a reason after it", "const quote = row as Quote;\n// Ours."],
  ["a shape that claims a text", "const quote = row as { code?: string };"],
  ["a record of texts", "const quote = row as Record<string, string>;"],
])("is told in spite of %s", (_case, text) => {
  expect(faultsOf(text)).toHaveLength(1);
});

test("two casts of a line are told once", () => {
  expect(faultsOf("const quote = row as unknown as Quote;")).toHaveLength(1);
});

test.each([
  ["a reason above it", "// Ours.\nconst quote = row as Quote;"],
  ["a reason on its line", "const quote = row as Quote; // Ours."],
  ["a reason inside its statement", "save({\n  // Ours.\n  quote: row as Quote,\n});"],
  ["a docstring above what it gives", "/** Ours. */\nexport function read() {\n  return row as Quote;\n}"],
  ["a constant", "const kinds = ['a'] as const;"],
  ["a shape of unknown values", "const { code } = error as { code?: unknown };"],
  ["a record of unknown values", "const body = sent as Record<string, unknown> | null;"],
])("is not told with %s", (_case, text) => {
  expect(faultsOf(text)).toEqual([]);
});

test("a test may cast", () => {
  expect(faultsOf("const quote = row as Quote;", "src/server/quotes/planted.test.ts")).toEqual([]);
});
