import { expect, test } from "vitest";
import { dayCellWords, teamDayWords, teamWords } from "./team-load.messages.ts";
import { teamLoad, teamLoadByDay } from "./team-load.ts";
import type { StaffedWork } from "./workload.ts";
import { workloadOf } from "./workload.ts";

const time = {
  minutesADay: 420,
  closures: [],
  absences: [{ userId: "bea", firstDay: "2026-12-02", lastDay: "2026-12-02", label: "Formation" }],
};

function work(person: string, firstDay: string, lastDay: string, hours: number): StaffedWork {
  return {
    firstDay,
    lastDay,
    hours,
    left: null,
    people: [person],
    firmness: "firm",
    isBegun: false,
    isOver: false,
  };
}

const days = ["2026-12-01", "2026-12-02"];
const works = [work("ali", "2026-12-01", "2026-12-01", 9), work("bea", "2026-12-01", "2026-12-02", 6)];
const team = ["ali", "bea"].map((userId) => ({ userId, loads: workloadOf(works, userId, days, time) }));

test("the free hours of one person do not make up for the excess of another", () => {
  expect(teamLoadByDay(team, time).get("2026-12-01")).toEqual({
    plannedMinutes: 720,
    possibleMinutes: 840,
    freeMinutes: 240,
    overMinutes: 120,
  });
});

test("what is planned during an absence is too much, whose day has no hours to give", () => {
  expect(teamLoadByDay(team, time).get("2026-12-02")).toEqual({
    plannedMinutes: 180,
    possibleMinutes: 420,
    freeMinutes: 420,
    overMinutes: 180,
  });
});

test("the days of a team come to the sum of them", () => {
  expect(teamLoad(team, time)).toEqual({
    plannedMinutes: 900,
    possibleMinutes: 1260,
    freeMinutes: 660,
    overMinutes: 300,
  });
});

test("a day of a team says what is too much before what is free", () => {
  const load = { plannedMinutes: 420, possibleMinutes: 420, freeMinutes: 0, overMinutes: 0 };
  expect(teamDayWords(load)).toBe("complet");
  expect(teamDayWords({ ...load, freeMinutes: 240 })).toBe("4 h libres");
  expect(teamDayWords({ ...load, freeMinutes: 240, overMinutes: 120 })).toBe("2 h de trop");
  expect(teamDayWords({ ...load, possibleMinutes: 0 })).toBe("");
});

test("the load of a team is told in one sentence", () => {
  expect(teamWords({ plannedMinutes: 900, possibleMinutes: 1260, freeMinutes: 660, overMinutes: 300 })).toBe(
    "15 h prévues sur 21 h, 11 h libres",
  );
});

test("a day of somebody says how much of it is taken when it is too much, else what is left", () => {
  expect(dayCellWords(590, 420)).toBe("9 h 50 sur 7");
  expect(dayCellWords(590, 450)).toBe("9 h 50 sur 7 h 30");
  expect(dayCellWords(420, 420)).toBe("complet");
  expect(dayCellWords(330, 420)).toBe("1 h 30 libre");
  expect(dayCellWords(0, 420)).toBe("libre");
});
