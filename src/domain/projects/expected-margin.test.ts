import { expect, test } from "vitest";
import { expectedMarginCents, hoursAsBefore } from "./expected-margin.ts";

test("what a job leaves is its price less what its hours cost", () => {
  expect(expectedMarginCents({ netCents: 120_000, hours: 18.5, hourCostCents: 3_250 })).toBe(59_875);
  expect(expectedMarginCents({ netCents: 10_000, hours: 10, hourCostCents: 3_000 })).toBe(-20_000);
});

test.each([
  ["past jobs ran over by a fifth", 20, { plannedMinutes: 600, notedMinutes: 720 }, 24],
  ["past jobs were shorter", 10, { plannedMinutes: 600, notedMinutes: 480 }, 8],
  ["past jobs took as long as planned", 10, { plannedMinutes: 600, notedMinutes: 620 }, null],
  ["no past job has both", 10, { plannedMinutes: 0, notedMinutes: 0 }, null],
  ["the job has no hours", 0, { plannedMinutes: 600, notedMinutes: 720 }, null],
])("when %s the next one is told so", (_when, hours, past, hoursTold) => {
  expect(hoursAsBefore(hours, past)).toBe(hoursTold);
});
