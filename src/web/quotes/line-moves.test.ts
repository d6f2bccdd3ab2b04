import type { Line } from "#domain/lines/line.ts";
import { expect, test } from "vitest";
import { moveLine, restoreLine } from "./line-moves.ts";

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
