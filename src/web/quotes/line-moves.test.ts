import type { Line, SectionLine } from "#domain/lines/line.ts";
import { expect, test } from "vitest";
import { insertLine, moveIntoSection, moveLine, otherSections, restoreLine } from "./line-moves.ts";

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

test("a line moves to another place", () => {
  expect(moveLine([a, b, c], 2, 0)).toEqual([c, a, b]);
});

const section = (id: string): SectionLine => ({ kind: "section", id, label: id, level: 1 });
const [shower, walls] = [section("shower"), section("walls")];

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
