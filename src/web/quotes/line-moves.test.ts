import type { Line, SectionLine } from "#domain/lines/line.ts";
import { expect, test } from "vitest";
import {
  endOfMoved,
  endOfSectionId,
  insertLine,
  linesBeforeSections,
  moveIntoSection,
  moveLine,
  otherSections,
  restoreLine,
  stepDown,
  stepUp,
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

test("the title of the only section goes down and up over one line at a time", () => {
  expect(stepDown([shower, a, b], 0)).toEqual([a, shower, b]);
  expect(stepDown([a, shower, b], 1)).toEqual([a, b, shower]);
  expect(stepUp([a, b, shower], 2)).toEqual([a, shower, b]);
  expect(stepDown([a, b, shower], 2)).toBeNull();
});

test("a section is not dropped into itself", () => {
  const lines = [shower, a, b, walls];
  expect(moveLine(lines, 0, 2)).toEqual(lines);
});

test("a step takes a section over the whole section beside it", () => {
  const lines = [shower, a, tiles, b, walls, c];
  expect(stepUp(lines, 4)).toEqual([walls, c, shower, a, tiles, b]);
  expect(stepDown(lines, 0)).toEqual([walls, c, shower, a, tiles, b]);
});

test("a step up takes the title of the first section over one line, whose rank stays", () => {
  expect(stepUp([a, b, shower, c], 2)).toEqual([a, shower, b, c]);
  expect(stepUp([a, shower, b, c], 1)).toEqual([shower, a, b, c]);
});

test("a step up takes the title of a section of the second level over one line", () => {
  expect(stepUp([shower, a, tiles, b, walls, c], 2)).toEqual([shower, tiles, a, b, walls, c]);
});

test("a step takes a section of the second level out of the section that it is in", () => {
  expect(stepUp([walls, c, shower, tiles, b], 3)).toEqual([walls, c, tiles, b, shower]);
  expect(stepDown([shower, a, tiles, b, walls, c], 2)).toEqual([shower, a, walls, tiles, b, c]);
});

test("a step takes a line over one row, be it a line or a title", () => {
  const lines = [a, shower, b, tiles, c, walls, d];
  lines.forEach((one, place) => {
    if (one.kind === "section") return;
    expect(stepUp(lines, place)?.indexOf(one) ?? 0).toBe(Math.max(0, place - 1));
    expect(stepDown(lines, place)?.indexOf(one) ?? 6).toBe(Math.min(6, place + 1));
  });
});

test("no step leads above the first line or below the last one", () => {
  expect(stepUp([a, b], 0)).toBeNull();
  expect(stepDown([a, b], 1)).toBeNull();
  expect(stepDown([shower, a, walls, b], 2)).toBeNull();
});

test("a title at the top stands over the lines that are in no section", () => {
  expect([linesBeforeSections([a, b, shower, c]), linesBeforeSections([a, b])]).toEqual([2, 2]);
  expect([linesBeforeSections([shower, a]), linesBeforeSections([])]).toEqual([0, 0]);
});

test("a new line of a section stands before the next title", () => {
  const lines = [shower, a, tiles, b, walls];
  expect([0, 2, 4].map((place) => endOfSectionId(lines, place))).toEqual(["tiles", "walls", null]);
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
