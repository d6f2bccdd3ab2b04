import { expect, test } from "vitest";
import { scaleOf } from "./money-scale.ts";

test.each([
  [763_200, [0, 200_000, 400_000, 600_000, 800_000]],
  [99_900, [0, 25_000, 50_000, 75_000, 100_000]],
  [1_000_000, [0, 250_000, 500_000, 750_000, 1_000_000]],
  [450, [0, 200, 400, 600]],
  [0, [0, 100]],
  [-300, [0, 100]],
])("the scale of %i cents has round amounts up to it", (most, scale) => {
  expect(scaleOf(most)).toEqual(scale);
});
