import { expect, test } from "vitest";
import type { StaffedWork } from "../staffed-work.ts";
import { workloadOf } from "../workload.ts";
import { plannedHoursWords } from "./held-days.messages.ts";
import { heldDays } from "./held-days.ts";

const TIME = { minutesADay: 420, closures: [], absences: [] };
const DAYS = ["2026-11-30", "2026-12-01", "2026-12-02"];
const work = (firstDay: string, lastDay: string, hours: number | null): StaffedWork => ({
  firstDay,
  lastDay,
  hours,
  left: null,
  people: ["zoe"],
  firmness: "firm",
  isBegun: false,
  isOver: false,
});

test.each<[string, StaffedWork[], [number, number]]>([
  ["holds all of days on which nothing else is", [work("2026-11-30", "2026-12-01", null)], [840, 2]],
  [
    "holds what others leave of a day",
    [work("2026-11-30", "2026-11-30", null), work("2026-11-30", "2026-11-30", 3)],
    [240, 1],
  ],
  [
    "holds nothing of a day that others fill",
    [work("2026-11-30", "2026-11-30", null), work("2026-11-30", "2026-11-30", 8)],
    [0, 0],
  ],
  ["holds nothing once it is counted", [work("2026-11-30", "2026-12-01", 9)], [0, 0]],
])("work that nobody counted %s", (_rule, works, [minutes, dayCount]) => {
  expect(heldDays(workloadOf(works, "zoe", DAYS, TIME), "zoe", TIME)).toEqual({ minutes, dayCount });
});

test.each<[number, [number, number], boolean, string]>([
  [2730, [840, 2], false, "31 h 30 + 2 jours à chiffrer"],
  [420, [420, 1], false, "1 jour à chiffrer"],
  [960, [840, 2], true, "2 h + 2 jours entiers"],
  [420, [0, 0], false, "7 h"],
])(
  "%i minutes, of which days hold %j, are said as such",
  (plannedMinutes, [minutes, dayCount], isRecurring, expected) => {
    const words = plannedHoursWords(plannedMinutes, { minutes, dayCount }, isRecurring);
    expect(words.replaceAll(/[\u00A0\u202F]/g, " ")).toBe(expected);
  },
);
