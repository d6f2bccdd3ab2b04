import { expect, test } from "vitest";
import { snoozeRefusal } from "./snooze.ts";

const NOW = new Date("2026-11-28T10:00:00Z");

test.each([
  ["2026-11-28T10:00:01Z", null],
  ["2028-11-27T10:00:00Z", null],
  ["2026-11-28T10:00:00Z", "past"],
  ["2020-01-01T00:00:00Z", "past"],
  ["2029-01-01T00:00:00Z", "far"],
])("a mail put aside until %s is answered %s", (until, refusal) => {
  expect(snoozeRefusal(new Date(until), NOW)).toBe(refusal);
});
