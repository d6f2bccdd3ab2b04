import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { sharedNames, unusedSharedNames } from "./shared-names.ts";
import { sourcesOf } from "./source-code.ts";

const sources = sourcesOf(fileURLToPath(new URL("..", import.meta.url)));
const planted = (path: string, text: string) => ({ path, text });
const ONE = planted("src/domain/quotes/one.ts", "export type Seller = { id: string };\n");

test("a name is exported once on a floor", () => {
  expect(sharedNames(sources)).toEqual([]);
});

test("every name that several files may export is still exported by several", () => {
  expect(unusedSharedNames(sources)).toEqual([]);
});

test.each([
  ["a type", "export type Seller = { name: string };"],
  ["a function", "export function Seller() {}"],
  ["a constant", "export const Seller = 1;"],
])("a name that two files of a floor export is told with both places: %s", (_kind, text) => {
  expect(sharedNames([ONE, planted("src/domain/company/two.ts", `// Why.\n${text}\n`)])).toEqual([
    "src/domain/company/two.ts:2 exports « Seller » as src/domain/quotes/one.ts:1 does: " +
      "give one of them a name that says what sets it apart (PreviewedLine, modelFaultOf)",
  ]);
});

test.each([
  ["on two floors", planted("src/web/quotes/two.ts", ONE.text)],
  ["in a test", planted("src/domain/quotes/two.test.ts", ONE.text)],
  ["without an export", planted("src/domain/company/two.ts", "type Seller = { id: string };\n")],
  ["handed on", planted("src/domain/company/two.ts", 'export { Seller } from "../quotes/one.ts";\n')],
])("a name may stand twice %s", (_case, other) => {
  expect(sharedNames([ONE, other])).toEqual([]);
});

test("a name that is exported once is to be removed from the list", () => {
  const list = [{ why: "planted", floor: "src/domain", names: new Set(["Seller"]) }];
  const other = planted("src/domain/company/two.ts", ONE.text);
  expect(unusedSharedNames([ONE, other], list)).toEqual([]);
  expect(unusedSharedNames([ONE], list)).toEqual([
    "« Seller » is exported once in src/domain: remove it from SHARED_NAMES of scripts/shared-names.ts",
  ]);
});
