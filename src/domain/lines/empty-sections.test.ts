import { labour } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { billedLines, emptySectionIds, withoutEmptySections } from "./empty-sections.ts";
import type { Line } from "./line.ts";

const section = (id: string, level: 1 | 2 = 1): Line => ({ kind: "section", id, label: id, level });
const text = (id: string): Line => ({ kind: "text", id, label: id });

test.each<[string, Line[], string[]]>([
  ["the last section of a quote", [section("a"), text("t"), section("b")], ["b"]],
  ["a section that another one follows", [section("a"), section("b"), text("t")], ["a"]],
  ["a section whose sections are empty", [section("a"), section("a1", 2), section("b"), text("t")], ["a", "a1"]],
])("%s is empty without lines", (_name, lines, emptyIds) => {
  expect([...emptySectionIds(lines)]).toEqual(emptyIds);
});

test("a section whose lines stand in its own sections is not empty", () => {
  expect(emptySectionIds([section("a"), section("a1", 2), text("t")]).size).toBe(0);
});

test("a document leaves titles of nothing out of its lines", () => {
  const lines = [text("t"), section("a"), section("b"), text("u"), section("c", 2)];
  expect(withoutEmptySections(lines).map(({ id }) => id)).toEqual(["t", "b", "u"]);
});

test("an invoice bills neither options nor the titles of sections that had nothing else", () => {
  const option = { ...labour("Miroir", 10_000), isOption: true };
  const lines = [section("a"), labour("Pose", 10_000), option, section("b"), section("b1", 2), option];
  expect(billedLines(lines).map(({ id }) => id)).toEqual(["a", "Pose"]);
});
