import { expect, test } from "vitest";
import { placedBlocks } from "./day-blocks.ts";

const blocks = (...minutes: number[]) => minutes.map((some, rank) => ({ plan: rank, minutes: some }));
const widthsOf = (row: ReturnType<typeof placedBlocks>) => row.map(({ widthPercent }) => widthPercent);

test("a block is as wide as its minutes", () => {
  const [one = 0, other = 0] = widthsOf(placedBlocks(blocks(118, 240), 1_200));
  expect(other / one).toBeCloseTo(240 / 118, 0);
  expect(widthsOf(placedBlocks(blocks(120, 240), 1_200))).toEqual([10, 20]);
});

test("a block begins where the one before it ends", () => {
  expect(placedBlocks(blocks(300, 300), 1_200).map(({ fromPercent }) => fromPercent)).toEqual([0, 25]);
});

test("blocks with room for their names share one line", () => {
  expect(placedBlocks(blocks(400, 400), 1_200).map(({ line }) => line)).toEqual([0, 0]);
});

test("a short block puts each on its own line", () => {
  expect(placedBlocks(blocks(60, 400), 1_200).map(({ line }) => line)).toEqual([0, 1]);
});

test("the name of a short block stands where there is room", () => {
  const row = placedBlocks(blocks(60, 900, 60), 1_200);
  expect(row.map(({ labelPlace }) => labelPlace)).toEqual(["after", "on", "before"]);
});
