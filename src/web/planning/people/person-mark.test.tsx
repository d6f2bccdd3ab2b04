import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PersonMark } from "./person-mark.tsx";

const markOf = (presence: { isAway?: boolean; isPartlyAway?: boolean }) =>
  renderToStaticMarkup(<PersonMark name="Lucas Moreau" hue="" {...presence} />);

test("the mark of somebody who is away is struck through", () => {
  expect(markOf({ isAway: true })).toContain("line-through");
  expect(markOf({ isAway: true })).toContain('title="Lucas Moreau, absent"');
});

test("the mark of somebody who is there is whole", () => {
  expect(markOf({})).not.toContain("line-through");
  expect(markOf({})).toContain('title="Lucas Moreau"');
});

test("the mark of somebody who misses some of the days says so", () => {
  expect(markOf({ isPartlyAway: true })).not.toContain("line-through");
  expect(markOf({ isPartlyAway: true })).toContain("absent une partie de ces jours");
});
