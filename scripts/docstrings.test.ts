import { expect, test } from "vitest";
import { namesNotDeclared } from "./docstrings.ts";

const faultsOf = (text: string) => namesNotDeclared([{ path: "src/server/quotes/planted.ts", text }]);

test("a docstring that explains a parameter by a former name is told with its line and what to do", () => {
  const text = "const a = 1;\n\n/** A customer. With `lock`, locked. */\nexport function find(mustLock: boolean) {}\n";
  expect(faultsOf(text)).toEqual([
    "src/server/quotes/planted.ts:3 explains `lock`, which the declaration under it does not hold: " +
      "write its present name",
  ]);
});

test.each([
  ["before a colon", "/** A company. `wanted`: the one that is asked for. */\nexport const read = (id: string) => id;"],
  ["at the end of a line", "/**\n * A company. With\n * `wanted`, that one.\n */\nfunction read(id: string) {}"],
  ["above a field", "type Row = {\n  /** `wanted`: in hours. */\n  estimate_h: number;\n  wanted: string;\n};"],
])("a former name is read %s", (_place, text) => {
  expect(faultsOf(text)).toEqual([expect.stringContaining("explains `wanted`")]);
});

test.each([
  ["a parameter", "/** A row. `id`: of the row. */\nfunction read(id: string) {}"],
  ["a field of a type", "/** A row. `path`: where it stands. */\nexport type Row = { path: string };"],
  ["a name of the body", "/** A row. With `hold`, held. */\nconst read = async () => (await hold());"],
  ["another word", "/** Reads `settings` of the server. */\nfunction read() {}"],
  ["a comment above no declaration", "/** `path`: said at the end of the file. */\n"],
  ["a comment on a line", "// With `lock`, locked.\nfunction read() {}"],
])("what is declared may be explained: %s", (_case, text) => {
  expect(faultsOf(text)).toEqual([]);
});
