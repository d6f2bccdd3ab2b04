import { expect, test } from "vitest";
import { expectedMarginCents } from "./margin.ts";

const ROOF = { netCents: 100_000, suppliesCents: 20_000, plannedMinutes: 630, hourCents: 3_250 };

test("a margin is expected from planned hours at the cost of an hour", () => {
  expect(expectedMarginCents(ROOF)).toBe(45_875);
});

test("no margin is expected without planned hours nor while an hour has no cost", () => {
  expect(expectedMarginCents({ ...ROOF, plannedMinutes: 0 })).toBeNull();
  expect(expectedMarginCents({ ...ROOF, hourCents: null })).toBeNull();
});
