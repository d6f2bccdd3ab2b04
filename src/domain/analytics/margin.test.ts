import { expect, test } from "vitest";
import { isTimeShort, marginStateOf, plannedMarginCents } from "./margin.ts";

const ROOF = { netCents: 100_000, suppliesCents: 20_000, plannedMinutes: 630, hourCents: 3_250 };

test("a margin is expected from planned hours at the cost of an hour", () => {
  expect(plannedMarginCents(ROOF)).toBe(45_875);
});

test("no margin is expected without planned hours nor while an hour has no cost", () => {
  expect(plannedMarginCents({ ...ROOF, plannedMinutes: 0 })).toBeNull();
  expect(plannedMarginCents({ ...ROOF, hourCents: null })).toBeNull();
});

test.each([
  [59, true],
  [60, false],
  [130, false],
])("of 100 planned minutes %i noted ones are too few: %s", (noted_minutes, isShort) => {
  expect(isTimeShort({ noted_minutes, planned_minutes: 100 })).toBe(isShort);
});

const WORK = { isWhollyInvoiced: true, isArchived: false, plannedMinutes: 100, notedMinutes: 60, labourCents: 3_000 };

test.each([
  ["wholly invoiced with hours", {}, "counted"],
  ["wholly invoiced without hours", { notedMinutes: 0, labourCents: null }, "no_time"],
  ["wholly invoiced with hours of no cost", { labourCents: null }, "no_cost"],
  ["wholly invoiced with a part of its hours", { notedMinutes: 59 }, "short_time"],
  ["wholly invoiced whose hours were not planned", { plannedMinutes: 0, notedMinutes: 1 }, "counted"],
  ["of which a deposit alone is invoiced", { isWhollyInvoiced: false }, "open"],
  ["not begun, of which a deposit alone is invoiced", { isWhollyInvoiced: false, notedMinutes: 0 }, "open"],
  ["put away after its deposit", { isWhollyInvoiced: false, isArchived: true }, "counted"],
] as const)("the margin of work %s is told by what is known of it", (_work, facts, state) => {
  expect(marginStateOf({ ...WORK, ...facts })).toBe(state);
});
