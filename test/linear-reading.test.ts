import { expect, test } from "vitest";
import { isLinear, readersOf, repeatPiece } from "./linear-reading.ts";

test("a reader whose time grows with the square of the text is not linear", { timeout: 120_000 }, () => {
  const spaces = repeatPiece(" ", 14_000);
  expect(isLinear(spaces, (text) => / +!/.test(text))).toBe(false);
  expect(isLinear(spaces, (text) => text.trimEnd())).toBe(true);
});

test("a function that has a text among its parameters is a reader", () => {
  const source =
    "export function read(text: string, day: CalendarDate, ...more: string[]): null {}\n" +
    "export function sum(count: number) {}\nfunction inner(text: string) {}";
  expect(readersOf("planted.ts", source)).toEqual([
    { name: "read", file: "planted.ts", types: ["string", "CalendarDate", "string[]"] },
  ]);
});
