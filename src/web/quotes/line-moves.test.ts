import type { Line, SectionLine } from "#domain/lines/line.ts";
import { expect, test } from "vitest";
import {
  endOfMoved,
  gapAbove,
  gapBelow,
  insertLine,
  moveIntoSection,
  moveLine,
  otherSections,
  restoreLine,
} from "./line-moves.ts";

const line = (id: string, label = id): Line => ({ kind: "text", id, label });
const [a, b, c, d] = [line("a"), line("b"), line("c"), line("d")];

test("a removed line comes back where it was, as it was", () => {
  expect(restoreLine([a, c], b, [a, b, c])).toEqual([a, b, c]);
  expect(restoreLine([b, c], a, [a, b, c])).toEqual([a, b, c]);
});

test("what changed since a line was removed stays when it comes back", () => {
  const rewrittenLine = line("a", "changed");
  expect(restoreLine([d, rewrittenLine, c], b, [a, b, c])).toEqual([d, rewrittenLine, b, c]);
  expect(restoreLine([a, d], c, [a, b, c, d])).toEqual([a, c, d]);
});

test("a line that is back already does not come twice", () => {
  expect(restoreLine([a, b], b, [a, b])).toEqual([a, b]);
});

test("a line moves before another one, or to the end", () => {
  expect(moveLine([a, b, c], 2, 0)).toEqual([c, a, b]);
  expect(moveLine([a, b, c], 0, 2)).toEqual([b, a, c]);
  expect(moveLine([a, b, c], 0, 3)).toEqual([b, c, a]);
});

test("a line that is dropped where it stands stays", () => {
  expect(moveLine([a, b, c], 1, 1)).toEqual([a, b, c]);
  expect(moveLine([a, b, c], 1, 2)).toEqual([a, b, c]);
});

const section = (id: string, level: 1 | 2 = 1): SectionLine => ({ kind: "section", id, label: id, level });
const [shower, walls, tiles] = [section("shower"), section("walls"), section("tiles", 2)];

test("a section moves with its lines and its own sections", () => {
  const lines = [a, shower, b, tiles, c, walls, d];
  expect(endOfMoved(lines, 1)).toBe(5);
  expect(endOfMoved(lines, 3)).toBe(5);
  expect(moveLine(lines, 1, 7)).toEqual([a, walls, d, shower, b, tiles, c]);
  expect(moveLine(lines, 5, 0)).toEqual([walls, d, a, shower, b, tiles, c]);
});

test("a section is not dropped into itself", () => {
  const lines = [shower, a, b, walls];
  expect(moveLine(lines, 0, 2)).toEqual(lines);
});

test("a step takes a section over the whole section beside it", () => {
  const lines = [shower, a, tiles, b, walls, c];
  expect(moveLine(lines, 4, gapAbove(lines, 4) ?? -1)).toEqual([walls, c, shower, a, tiles, b]);
  expect(moveLine(lines, 0, gapBelow(lines, 0) ?? -1)).toEqual([walls, c, shower, a, tiles, b]);
});

test("a step takes a section over one line that is in no section", () => {
  expect(gapAbove([a, b, shower], 2)).toBe(1);
});

test("a step takes a section of the second level out of the section that it is in", () => {
  const lines = [shower, a, tiles, b, walls, c];
  expect(moveLine(lines, 2, gapAbove(lines, 2) ?? -1)).toEqual([shower, tiles, b, a, walls, c]);
  expect(moveLine(lines, 2, gapBelow(lines, 2) ?? -1)).toEqual([shower, a, walls, tiles, b, c]);
});

test("a step takes a line over one line or title", () => {
  const lines = [a, shower, b];
  expect([gapAbove(lines, 2), gapBelow(lines, 0)]).toEqual([1, 2]);
});

test("no step leads above the first line or below the last one", () => {
  expect(gapAbove([a, b], 0)).toBeNull();
  expect(gapBelow([a, b], 1)).toBeNull();
  expect(gapBelow([a, shower, b], 1)).toBeNull();
});

test("a line can go to every section but its own", () => {
  const lines = [a, shower, b, walls, c];
  expect([0, 2, 4].map((place) => otherSections(lines, place))).toEqual([[shower, walls], [walls], [shower]]);
});

test("a section goes into no other section", () => {
  expect(otherSections([shower, a, walls], 2)).toEqual([]);
});

test("a line goes to the end of a section", () => {
  expect(moveIntoSection([a, shower, b, walls, c], 0, shower)).toEqual([shower, b, a, walls, c]);
  expect(moveIntoSection([a, shower, b, walls, c], 0, walls)).toEqual([shower, b, walls, c, a]);
  expect(moveIntoSection([shower, walls, c], 2, shower)).toEqual([shower, c, walls]);
});

test("a new line stands before another one, or at the end", () => {
  expect(insertLine([a, b], shower, "b")).toEqual([a, shower, b]);
  expect(insertLine([a, b], shower, null)).toEqual([a, b, shower]);
  expect(insertLine([a, b], shower, "gone")).toEqual([a, b, shower]);
});
