import { expect, test } from "vitest";
import { addDays, daysBetween } from "../shared/calendar-date.ts";
import { rollingWeeks, shownWeeks } from "./shown-weeks.ts";

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

const fiveWeeks = (day: string) => {
  const days = rollingWeeks(day, "2026-11-30").flat();
  return [days[0], days.at(-1)];
};

test("a month is five weeks from this one on, whatever day of them is chosen", () => {
  for (const day of ["2026-11-30", "2026-12-20", "2027-01-03"])
    expect(fiveWeeks(day)).toEqual(["2026-11-30", "2027-01-03"]);
});

test("earlier and later months are five weeks before and after", () => {
  expect(fiveWeeks("2026-11-29")).toEqual(["2026-10-26", "2026-11-29"]);
  expect(fiveWeeks("2027-01-04")).toEqual(["2027-01-04", "2027-02-07"]);
});
