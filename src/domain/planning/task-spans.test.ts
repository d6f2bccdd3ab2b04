import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../shared/calendar-date.ts";
import { isTaskLate, openingDayOf, spanAround, spansOfTasks } from "./task-spans.ts";

// From a Monday to the Tuesday of the week after: seven days of work.
const SPAN = { firstDay: "2026-11-23", lastDay: "2026-12-01" };
const task = (hours: number, firstDay: string | null = null, lastDay = firstDay) => ({ hours, firstDay, lastDay });

test("tasks without days follow one another, each as long as its share of the hours", () => {
  expect(spansOfTasks([task(14), task(28), task(7)], SPAN, [])).toEqual([
    { firstDay: "2026-11-23", lastDay: "2026-11-24", isGiven: false },
    { firstDay: "2026-11-25", lastDay: "2026-11-30", isGiven: false },
    { firstDay: "2026-12-01", lastDay: "2026-12-01", isGiven: false },
  ]);
});

test("the others share all days when a task has days of its own", () => {
  expect(spansOfTasks([task(7), task(7, "2026-11-27"), task(7)], SPAN, [])).toEqual([
    { firstDay: "2026-11-23", lastDay: "2026-11-26", isGiven: false },
    { firstDay: "2026-11-27", lastDay: "2026-11-27", isGiven: true },
    { firstDay: "2026-11-26", lastDay: "2026-12-01", isGiven: false },
  ]);
});

test("no task begins on a day when the company is closed", () => {
  const bridge = { firstDay: "2026-11-24", lastDay: "2026-11-26", label: "Pont" };
  expect(spansOfTasks([task(1), task(1), task(2)], SPAN, [bridge]).map(({ firstDay }) => firstDay)).toEqual([
    "2026-11-23",
    "2026-11-27",
    "2026-11-30",
  ]);
});

test("tasks without hours share the days equally", () => {
  const spans = spansOfTasks([task(0), task(0)], { firstDay: "2026-11-23", lastDay: "2026-11-26" }, []);
  expect(spans.map(({ firstDay }) => firstDay)).toEqual(["2026-11-23", "2026-11-25"]);
});

test("a span around others goes from the first day to the last", () => {
  expect(spanAround([SPAN, { firstDay: "2026-11-20", lastDay: "2026-11-25" }])).toEqual({
    firstDay: "2026-11-20",
    lastDay: "2026-12-01",
  });
  expect(spanAround([])).toBeNull();
});

test("every task without days stands within its project, after those before it", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 0, max: 120 }),
      (hours, length) => {
        const span = { firstDay: "2026-11-21", lastDay: addDays("2026-11-21", length) };
        const spans = spansOfTasks(
          hours.map((count) => task(count)),
          span,
          [],
        );
        let latest = span.firstDay;
        for (const { firstDay, lastDay } of spans) {
          expect(firstDay >= latest && firstDay <= lastDay && lastDay <= span.lastDay).toBe(true);
          latest = firstDay;
        }
      },
    ),
  );
});

test("a timeline opens on today, with late tasks just before it", () => {
  const from = (firstDay: string) => openingDayOf([{ firstDay, lastDay: "2026-12-31" }], "2026-12-01");
  expect(from("2026-12-03")).toBe("2026-12-01");
  expect(from("2026-11-30")).toBe("2026-11-30");
  expect(from("2026-11-02")).toBe("2026-11-29");
  expect(openingDayOf([], "2026-12-01")).toBe("2026-12-01");
});

test("a timeline of work that is all gone by opens on its first day", () => {
  expect(openingDayOf([{ firstDay: "2026-11-16", lastDay: "2026-11-18" }], "2026-12-01")).toBe("2026-11-16");
});

test("a timeline of work to come opens on its first day", () => {
  expect(openingDayOf([{ firstDay: "2027-01-04", lastDay: "2027-01-15" }], "2026-12-01")).toBe("2027-01-04");
});

test("a task is late once its last day is over", () => {
  const task = { isDone: false, isRecurring: false };
  expect(isTaskLate(task, { lastDay: "2026-11-25" }, { today: "2026-11-26", workFrom: "2026-11-20" })).toBe(true);
  expect(isTaskLate(task, { lastDay: "2026-11-26" }, { today: "2026-11-26", workFrom: "2026-11-20" })).toBe(false);
});

test("neither a done task is late nor one of work that comes back", () => {
  const span = { lastDay: "2026-11-25" };
  expect(isTaskLate({ isDone: true, isRecurring: false }, span, { today: "2026-11-26", workFrom: "2026-11-20" })).toBe(
    false,
  );
  expect(isTaskLate({ isDone: false, isRecurring: true }, span, { today: "2026-11-26", workFrom: "2026-11-20" })).toBe(
    false,
  );
});

test("a task whose days were over before its work goes on is not late", () => {
  const days = { today: "2026-11-30", workFrom: "2026-12-03" };
  expect(isTaskLate({ isDone: false, isRecurring: false }, { lastDay: "2026-11-13" }, days)).toBe(false);
});
