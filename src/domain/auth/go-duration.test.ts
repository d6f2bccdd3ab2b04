import { expect, test } from "vitest";
import { goDurationMs } from "./go-duration.ts";

test.each([
  ["24h", 86_400_000],
  ["1h30m", 5_400_000],
  ["1.5h", 5_400_000],
  [".5s", 500],
  ["1h0m0.25s", 3_600_250],
  ["300ms", 300],
  ["1500us", 1.5],
  ["2µs", 0.002],
  ["0", 0],
  ["0s", 0],
  ["876600h", 876_600 * 3_600_000],
])("a duration in the format of Go is read: %s", (text, ms) => {
  expect(goDurationMs(text)).toBeCloseTo(ms, 6);
});

test.each([
  "",
  "24",
  "h",
  "1d",
  "-1h",
  "+1h",
  "1h ",
  "1h-30m",
  "1.2.3h",
  "1 h",
  "NaNh",
  "1e3h",
  "2562048h",
  `${"9".repeat(99)}h`,
])("any other text is not a duration: %s", (text) => {
  expect(goDurationMs(text)).toBeNull();
});
