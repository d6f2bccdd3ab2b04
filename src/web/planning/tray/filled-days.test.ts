import { expect, test } from "vitest";
import type { PlannedProject } from "../use-planning.ts";
import { carriedTo, placingOf } from "./filled-days.ts";
import type { TrayItem } from "./tray-items.ts";

// What weighs of a project.
const planOf = (id: string, firstDay: string, lastDay: string, hours: number) =>
  ({
    id,
    firstDay,
    lastDay,
    hours,
    left: null,
    people: ["karim"],
    firmness: "firm",
    isBegun: false,
    isOver: false,
  }) as unknown as PlannedProject;

const SHOWER = {
  ...planOf("shower", "2026-11-12", "2026-11-13", 30),
  left: { hours: 20, from: "2026-11-30" },
  isBegun: true,
};
const ITEM = { id: "shower", people: ["karim"], minutes: 1_200, leastDays: 1, late: SHOWER } as unknown as TrayItem;
const FACTS = {
  plans: [
    SHOWER,
    planOf("floor", "2026-12-01", "2026-12-02", 13.5),
    planOf("school", "2026-12-07", "2026-12-07", 3.25),
    planOf("roof", "2026-12-08", "2026-12-09", 13.5),
  ],
  closures: [],
  absences: [],
  hoursADay: 7,
  today: "2026-11-30",
  aloneIds: [],
};

test("late work that is put on a day where it does not fit says the day that it makes too full", () => {
  const place = { item: ITEM, day: "2026-12-03", row: null };
  const { span, fullDay } = placingOf(place, FACTS);
  expect(span).toEqual({ firstDay: "2026-12-03", lastDay: "2026-12-07" });
  expect(fullDay).toMatchObject({ userId: "karim", date: "2026-12-07" });
  expect(fullDay?.words.replaceAll(/\s/g, " ")).toBe("10 h sur 7 h lun. 7 déc.");
  expect(carriedTo(place, FACTS)?.fullDay).toEqual(fullDay);
});

test("late work that its own step puts on a day says the same", () => {
  const fullDayOf = (late: PlannedProject | null) =>
    placingOf({ item: { ...ITEM, late }, day: "2026-12-03", row: null }, FACTS).fullDay;
  expect(fullDayOf(null)).toEqual(fullDayOf(SHOWER));
});

test("late work that fits makes no day too full", () => {
  expect(placingOf({ item: ITEM, day: "2026-12-10", row: null }, FACTS).fullDay).toBeNull();
});
