import { expect, test } from "vitest";
import { faultOf, patternsOf } from "./check-patterns.ts";

const faultsOf = async (text: string) => Promise.all(patternsOf("src/domain/planted.ts", text).map(faultOf));

test.each([
  ["two repetitions that share their characters", String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`],
  ["a repetition tried from each of its characters", String.raw`text.replace(/\s+$/, "")`],
  ["a repetition of a repetition", "/^(a+)+$/"],
  ["a pattern built while running", "new RegExp(`${word}+$`)"],
])("a pattern that can take exponential time is refused: %s", async (_name, text) => {
  expect(await faultsOf(text)).toEqual([expect.any(String)]);
});

test("a refused pattern is reported with what to write instead", async () => {
  expect(await faultsOf("/^(a+)+$/")).toEqual([
    expect.stringMatching(/: write it without nested repetition, or limit the text first$/),
  ]);
});

test("a linear pattern passes", async () => {
  expect(await faultsOf(String.raw`const a = /^\d{4}-\d{2}$/; b.replace(/\s+/g, " ")`)).toEqual([null, null]);
});

test("patterns are found anywhere in the code", () => {
  const text = 'const a = /a/; f(/b/g, { c: /c/i }); new RegExp("d"); RegExp("e"); class A { f = /f/; }';
  expect(patternsOf("src/a.ts", text).map(({ source }) => source)).toEqual([
    "a",
    "b",
    "c",
    'new RegExp("d")',
    'RegExp("e")',
    "f",
  ]);
  expect(patternsOf("src/a.ts", "const a = 1;\nconst b = /b/;").map(({ line }) => line)).toEqual([2]);
});
