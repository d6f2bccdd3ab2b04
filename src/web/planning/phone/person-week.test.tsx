import type { DayLoad } from "#domain/planning/workload.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PlannedProject } from "../use-planning.ts";
import { PersonWeek } from "./person-week.tsx";

const TIME = { minutesADay: 420, closures: [], absences: [] };
const loadsOf = (dayCount: number): DayLoad<PlannedProject>[] =>
  Array.from({ length: dayCount }, (_, rank) => ({
    date: addDays("2026-11-30", rank),
    minutes: 0,
    waitingMinutes: 0,
    works: [],
  }));
const textOf = (dayCount: number) =>
  renderToStaticMarkup(<PersonWeek userId="zoe" hue="" loads={loadsOf(dayCount)} time={TIME} />)
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(/\|+/g, "|");

test("each day of a week has its number", () => {
  expect(textOf(7)).toBe("|l 30|m 1|m 2|j 3|v 4|s 5|d 6|Libre : lun. 30 – ven. 4|");
});

test("each week of a month has the number of its Monday alone", () => {
  expect(textOf(35)).toBe("|30 nov.|7|14|21|28|Libre : 30 nov. – 31 déc.|");
});
