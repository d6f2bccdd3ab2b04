import { expect, test } from "vitest";
import { retryDelayMs } from "./mail-retry.ts";

test("the wait doubles with each failure", () => {
  expect([1, 2, 3, 4].map((count) => retryDelayMs(count, 0))).toEqual([2_000, 4_000, 8_000, 16_000]);
});

test("the wait is an hour at most", () => {
  expect([20, 2_000, Number.MAX_SAFE_INTEGER].map((count) => retryDelayMs(count, 0))).toEqual([
    3_600_000, 3_600_000, 3_600_000,
  ]);
});

test("waits are spread over a quarter", () => {
  expect(retryDelayMs(3, 1)).toBe(6_000);
});
