import { expect, test } from "vitest";
import { dayOfTimes } from "./time.messages.ts";
import { timesByDay, wholeDays } from "./times-by-day.ts";

const time = (day: string, minutes: number) => ({ day, minutes });

test("times stand under their day with its whole", () => {
  const times = [time("2026-12-03", 60), time("2026-12-03", 30), time("2026-12-01", 15)];
  expect(timesByDay(times, [])).toEqual([
    { day: "2026-12-03", minutes: 90, times: times.slice(0, 2) },
    { day: "2026-12-01", minutes: 15, times: times.slice(2) },
  ]);
});

test("the whole of a day counts what another page lists of it", () => {
  const [day] = timesByDay([time("2026-12-03", 60)], [time("2026-12-03", 200)]);
  expect(day?.minutes).toBe(200);
});

test("a list of whole days never ends within one", () => {
  const times = [time("2026-12-03", 60), time("2026-12-02", 30)];
  const days = timesByDay(times, [time("2026-12-03", 60), time("2026-12-02", 90)]);
  expect(wholeDays(days).map(({ day }) => day)).toEqual(["2026-12-03"]);
  expect(wholeDays(days.slice(1))).toHaveLength(1);
  expect(wholeDays(timesByDay(times, []))).toHaveLength(2);
});

test("a day is named as one speaks of it", () => {
  const names = ["2026-12-03", "2026-12-02", "2026-11-30", "2025-11-30"].map((day) => dayOfTimes(day, "2026-12-03"));
  expect(names).toEqual(["Aujourd'hui", "Hier", "Lundi 30 nov.", "Dimanche 30 nov. 2025"]);
});
