import { expect, test } from "vitest";
import { addDays, daysBetween } from "../shared/calendar-date.ts";
import { dayOfMonthBeside, daysOfMonth, monthName, shownMonth, shownWeeks, weeksOfMonth } from "./shown-weeks.ts";

const MONDAY = "2026-11-30";
const days = [0, 1, 2, 3, 4, 5, 6].map((rank) => addDays(MONDAY, rank));

test("several weeks look at least ten days ahead, whatever the day", () => {
  const ahead = days.map((today) => daysBetween(today, shownWeeks(today, today, false).at(-1)?.at(-1) ?? ""));
  expect(ahead.every((count) => count >= 10)).toBe(true);
});

test.each([
  ["one week", true],
  ["several weeks", false],
])("%s of a Saturday begin with the next Monday", (_name, isOneWeek) => {
  expect(shownWeeks("2026-12-05", "2026-12-05", isOneWeek)[0]?.[0]).toBe("2026-12-07");
  expect(shownWeeks("2026-12-04", "2026-12-04", isOneWeek)[0]?.[0]).toBe("2026-11-30");
});

test("a week that was asked for is shown from its Monday on", () => {
  expect(shownWeeks("2026-11-19", "2026-12-05", false).map(([monday]) => monday)).toEqual(["2026-11-16", "2026-11-23"]);
});

test("a month is its own days in whole weeks", () => {
  const days = weeksOfMonth("2026-12-01").flat();
  expect([days[0], days.at(-1), days.length]).toEqual(["2026-11-30", "2027-01-03", 35]);
  expect(weeksOfMonth("2027-02-01")).toHaveLength(4);
  expect(weeksOfMonth("2026-08-01")).toHaveLength(6);
});

test("a month that ends this week leaves its place to the next one", () => {
  expect(shownMonth("2026-11-30", "2026-11-30")).toBe("2026-12-01");
  expect(shownMonth("2026-11-29", "2026-11-29")).toBe("2026-11-01");
});

test("a day that is chosen shows its own month", () => {
  expect(shownMonth("2026-11-30", "2026-12-14")).toBe("2026-11-01");
  expect(shownMonth("2027-01-02", "2026-11-30")).toBe("2027-01-01");
});

test("a month has its name with its year", () => {
  expect(monthName("2026-12-01")).toBe("décembre 2026");
});

test("the days of a month one beside another begin with this week", () => {
  expect(daysOfMonth("2026-12-01", "2026-11-30")).toHaveLength(32);
  expect(daysOfMonth("2026-12-01", "2026-12-09")).toHaveLength(31);
  expect(daysOfMonth("2027-01-01", "2026-11-30")[0]).toBe("2027-01-01");
});

test("the month of today opens on today", () => {
  expect(dayOfMonthBeside("2027-01-01", -1, "2026-11-30")).toBe("2026-11-30");
  expect(dayOfMonthBeside("2026-12-01", -1, "2026-11-30")).toBe("2026-11-01");
  expect(dayOfMonthBeside("2026-12-01", 1, "2026-11-30")).toBe("2027-01-01");
});
