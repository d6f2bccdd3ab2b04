import { describe, expect, test } from "vitest";
import { publicHoliday } from "../shared/public-holiday.ts";
import { dayRankWords, lateWords, restLineWords, spanSentence, weekName } from "./planning.messages.ts";
import type { PlannedWork } from "./planning.ts";
import {
  barsOf,
  hoursOfLines,
  isWorkedOn,
  isWorkingDay,
  lastDayOfWork,
  lateReason,
  movedSpan,
  nextFreeDays,
  rankOfDay,
  weekOf,
} from "./planning.ts";

const WORK: PlannedWork = {
  startDate: "2026-11-26",
  endDate: null,
  hours: 14,
  isRecurring: false,
  isOver: false,
  agreement: "agreed",
  tasksTotal: 4,
  tasksDone: 0,
};

test.each([
  ["2026-01-01", "Jour de l'an"],
  ["2026-04-06", "Lundi de Pâques"],
  ["2026-05-14", "Ascension"],
  ["2026-05-25", "Lundi de Pentecôte"],
  ["2027-03-29", "Lundi de Pâques"],
  ["2038-04-26", "Lundi de Pâques"],
  ["2026-11-11", "Armistice"],
])("%s is a public holiday", (date, name) => {
  expect(publicHoliday(date)).toBe(name);
});

test("a common Monday and Easter Sunday are no public holidays", () => {
  expect([publicHoliday("2026-11-23"), publicHoliday("2026-04-05")]).toEqual([null, null]);
});

test("a holiday and a Saturday are no working days", () => {
  expect(["2026-11-11", "2026-11-28", "2026-11-23"].map((day) => isWorkingDay(day, []))).toEqual([false, false, true]);
});

describe("the last day of a project", () => {
  test.each<[string, Partial<PlannedWork>, string]>([
    ["is the one that was given", { endDate: "2026-12-04" }, "2026-12-04"],
    ["is where its hours end, by working days", {}, "2026-11-27"],
    ["leaves out the week-end", { hours: 21 }, "2026-11-30"],
    ["is its first one without hours", { hours: null }, "2026-11-26"],
    ["is its first one for recurring work", { isRecurring: true }, "2026-11-26"],
    ["is never before its first one", { endDate: "2026-11-20" }, "2026-11-26"],
  ])("%s", (_rule, part, expected) => {
    expect(lastDayOfWork({ ...WORK, ...part }, 7, [])).toBe(expected);
  });
});

const OVER_WEEK_END = { firstDay: "2026-11-26", lastDay: "2026-12-01" };
const CLOSED = { firstDay: "2026-11-30", lastDay: "2026-12-04", label: "Congés" };

test("hours that meet a closure end after it", () => {
  expect(lastDayOfWork({ ...WORK, hours: 21 }, 7, [CLOSED])).toBe("2026-12-07");
});

test("days of a closure are neither worked on nor free", () => {
  expect(isWorkedOn("2026-11-30", { ...OVER_WEEK_END, lastDay: "2026-12-08" }, [CLOSED])).toBe(false);
  expect(nextFreeDays([], "2026-11-27", 2, [CLOSED])).toEqual(["2026-11-27", "2026-12-07"]);
});

test("work that goes over a week-end is not worked on that week-end", () => {
  const days = ["2026-11-27", "2026-11-28", "2026-11-30"];
  expect(days.map((day) => isWorkedOn(day, OVER_WEEK_END, []))).toEqual([true, false, true]);
  expect(rankOfDay("2026-11-30", OVER_WEEK_END, [])).toEqual({ rank: 3, count: 4 });
});

test("lines of twelve days and of four hours are thirteen days of work", () => {
  const hours = hoursOfLines({ days: 12, hours: 4 }, 7.4);
  const work = { startDate: "2026-11-23", endDate: null, hours, isRecurring: false };
  expect(lastDayOfWork(work, 7.4, [])).toBe("2026-12-09");
});

test("lines counted in days alone are that many days, whatever a day has", () => {
  const lastDays = [7, 7.35, 7.4, 8].map((hoursADay) => {
    const hours = hoursOfLines({ days: 12, hours: 0 }, hoursADay);
    return lastDayOfWork({ startDate: "2026-11-23", endDate: null, hours, isRecurring: false }, hoursADay, []);
  });
  expect(new Set(lastDays)).toEqual(new Set(["2026-12-08"]));
});

test("lines that count neither days nor hours say no hours", () => {
  expect(hoursOfLines({ days: 0, hours: 0 }, 7)).toBeNull();
});

describe("a project is late", () => {
  test.each<[string, Partial<PlannedWork>, string | null]>([
    ["when its first day is over and nothing was begun", {}, "unstarted"],
    ["when its last day is over and tasks are left", { tasksDone: 1 }, "unfinished"],
    ["never when all is done", { tasksDone: 4 }, null],
    ["never once it is over", { isOver: true }, null],
    ["never when it comes back each week", { isRecurring: true }, null],
    ["never once its customer said no", { agreement: "declined", tasksDone: 1 }, null],
    ["never before its customer has answered", { agreement: "waiting" }, null],
    ["when it was never quoted", { agreement: "unasked" }, "unstarted"],
  ])("%s", (_rule, part, expected) => {
    const work = { ...WORK, ...part };
    expect(lateReason(work, "2026-11-27", "2026-11-28")).toBe(expected);
    expect(lateReason(work, "2026-11-27", "2026-11-27")).toBeNull();
  });
});

test("a week begins on Monday", () => {
  expect([weekOf("2026-11-22")[0], weekOf("2026-11-22").at(-1)]).toEqual(["2026-11-16", "2026-11-22"]);
});

test("free days leave out week-ends and the days that are taken", () => {
  const spans = [{ firstDay: "2026-11-23", lastDay: "2026-11-24" }];
  expect(nextFreeDays(spans, "2026-11-22", 4, [])).toEqual(["2026-11-25", "2026-11-26", "2026-11-27", "2026-11-30"]);
});

describe("the bars of a week", () => {
  const roof = { name: "Toiture", firstDay: "2026-11-20", lastDay: "2026-11-24" };
  const wall = { name: "Mur", firstDay: "2026-11-24", lastDay: "2026-12-02" };
  const door = { name: "Porte", firstDay: "2026-11-25", lastDay: "2026-11-25" };
  const far = { name: "Cave", firstDay: "2026-12-10", lastDay: "2026-12-10" };
  const bars = barsOf([wall, far, door, roof], weekOf("2026-11-23"));

  test("are those of its days, by their first one", () => {
    expect(bars.map(({ item }) => item)).toEqual([roof, wall, door]);
  });

  test("have rows of their own when they meet", () => {
    expect(bars.map(({ row }) => row)).toEqual([0, 1, 0]);
  });

  test("are cut at the first and last day of the week", () => {
    expect(bars).toMatchObject([
      { from: 0, to: 1, isFromBefore: true, isCutAfter: false },
      { from: 1, to: 6, isFromBefore: false, isCutAfter: true },
      { from: 2, to: 2, isFromBefore: false, isCutAfter: false },
    ]);
  });
});

test("lateness is told by its reason", () => {
  expect(lateWords("unfinished", "2026-11-12", 1)).toBe("Devait finir le 12 nov. · 1 tâche reste");
  expect(lateWords("unstarted", "2026-11-12", 3)).toBe("Devait commencer le 12 nov.");
});

test("a week is named by its days", () => {
  expect(weekName("2026-11-23", "2026-11-29")).toBe("23 – 29 nov. 2026");
  expect(weekName("2026-11-30", "2026-12-06")).toBe("30 nov. – 6 déc. 2026");
});

test("a project that begins another day has as many days of work", () => {
  const span = { firstDay: "2026-11-23", lastDay: "2026-12-04" };
  expect(movedSpan(span, "2026-11-24", [])).toEqual({ firstDay: "2026-11-24", lastDay: "2026-12-07" });
  const closure = { firstDay: "2026-12-03", lastDay: "2026-12-03", label: "Pont" };
  expect(movedSpan({ ...span, lastDay: "2026-11-24" }, "2026-12-02", [closure]).lastDay).toBe("2026-12-04");
});

test("days in a sentence name their month once", () => {
  expect(spanSentence({ firstDay: "2026-12-01", lastDay: "2026-12-09" })).toBe("du mar. 1er au mer. 9 déc.");
  expect(spanSentence({ firstDay: "2026-11-23", lastDay: "2026-12-04" })).toBe("du lun. 23 nov. au ven. 4 déc.");
  expect(spanSentence({ firstDay: "2026-12-01", lastDay: "2026-12-01" })).toBe("le mar. 1er déc.");
});

test("a bar stands beside what lies in its row already", () => {
  const works = [{ firstDay: "2026-11-23", lastDay: "2026-11-24" }];
  const rowOver = (from: number) => barsOf(works, weekOf("2026-11-23"), [{ from, to: 6, row: 0 }])[0]?.row;
  expect([rowOver(2), rowOver(1)]).toEqual([0, 1]);
});

test("closures and public holidays stand on one line", () => {
  const rests = [
    { label: "Congés", firstDay: "2026-12-24", lastDay: "2026-12-31" },
    { label: "Noël", firstDay: "2026-12-25", lastDay: "2026-12-25" },
  ];
  expect(restLineWords(rests)).toBe("Congés 24–31 déc. · Noël ven. 25 déc.");
});

test("a work of several days says which of them a day is", () => {
  expect(dayRankWords({ rank: 2, count: 5 })).toBe("jour\u00A02\u00A0sur\u00A05");
  expect(dayRankWords({ rank: 1, count: 1 })).toBe("");
});
