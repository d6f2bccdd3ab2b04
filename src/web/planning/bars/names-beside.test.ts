import type { Bar } from "#domain/planning/planning.ts";
import { expect, test } from "vitest";
import { namedBars } from "./names-beside.ts";

const bar = (from: number, to: number): Bar<string> => ({
  item: `${from}`,
  from,
  to,
  row: 0,
  isFromBefore: false,
  isCutAfter: false,
});

test("a bar of one day has its name after it", () => {
  expect(namedBars([bar(4, 4)], 31)[0]?.beside).toEqual({ isBefore: false, columns: 8 });
});

test("a bar of two days has its name in as many widths of its own", () => {
  expect(namedBars([bar(4, 5)], 31)[0]?.beside).toEqual({ isBefore: false, columns: 4 });
});

test("a bar at the end of the days has its name before it", () => {
  expect(namedBars([bar(29, 29)], 31)[0]?.beside).toEqual({ isBefore: true, columns: 8 });
});

test("a long bar has its name on it", () => {
  expect(namedBars([bar(4, 9)], 31)[0]?.beside).toBeNull();
});

test("a bar stands under the name of another one", () => {
  expect(namedBars([bar(4, 4), bar(7, 12), bar(13, 13)], 31).map(({ bar: { row } }) => row)).toEqual([0, 1, 0]);
});
