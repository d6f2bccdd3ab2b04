import { expect, test } from "vitest";
import type { StaffedWork } from "./staffed-work.ts";
import {
  dayCellWords,
  missedDaysWords,
  overfullWords,
  teamDaySentences,
  teamDayWords,
  teamFreeWords,
  teamWords,
} from "./team-load.messages.ts";
import { teamLoad, teamLoadByDay } from "./team-load.ts";
import { dayParts, missedSpans, overfullSpans, workloadOf } from "./workload.ts";

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
// Nothing is left to her for it but the day on which she is away.
const AWAY = [work("bea", "2026-12-02", "2026-12-02", 3)];
const works = [work("ali", "2026-12-01", "2026-12-01", 9), work("bea", "2026-12-01", "2026-12-01", 3), ...AWAY];
const team = ["ali", "bea"].map((userId) => ({ userId, loads: workloadOf(works, userId, days, time) }));

test("the free hours of one person do not make up for the excess of another", () => {
  expect(teamLoadByDay(team, time).get("2026-12-01")).toEqual({
    plannedMinutes: 720,
    possibleMinutes: 840,
    freeMinutes: 240,
    overMinutes: 120,
    awayMinutes: 0,
  });
});

test("hours that nobody is there to do take no free hour of the others", () => {
  expect(teamLoadByDay(team, time).get("2026-12-02")).toEqual({
    plannedMinutes: 180,
    possibleMinutes: 420,
    freeMinutes: 420,
    overMinutes: 0,
    awayMinutes: 180,
  });
});

test("the days of a team come to the sum of them", () => {
  expect(teamLoad(team, time)).toEqual({
    plannedMinutes: 900,
    possibleMinutes: 1260,
    freeMinutes: 660,
    overMinutes: 120,
    awayMinutes: 180,
  });
});

test("a day of a team says what is left of it", () => {
  const load = { plannedMinutes: 420, possibleMinutes: 420, freeMinutes: 0, overMinutes: 0, awayMinutes: 0 };
  expect(teamDayWords(load)).toBe("complet");
  expect(teamDayWords({ ...load, freeMinutes: 240 })).toBe("4 h libres");
  expect(teamDayWords({ ...load, possibleMinutes: 0 })).toBe("");
});

test("the load of a team is told in one sentence and what is left of it in few words", () => {
  const load = { plannedMinutes: 900, possibleMinutes: 1260, freeMinutes: 660, overMinutes: 300, awayMinutes: 0 };
  expect(teamWords(load)).toBe("15 h prévues sur 21 h, 11 h libres, 5 h de trop");
  expect(teamWords({ ...load, awayMinutes: 720 })).toBe(
    "15 h prévues sur 21 h, 11 h libres, 5 h de trop, 12 h, absent",
  );
  expect(teamFreeWords(load, false)).toBe("Libre : 11 h");
  expect(teamFreeWords(load, true)).toBe("Reste libre : 11 h");
  expect(teamFreeWords({ ...load, freeMinutes: 0 }, false)).toBe("Tout est pris");
});

function dayOf(name: string, plannedMinutes: number, possibleMinutes = 420, awayMinutes = 0) {
  const overMinutes = awayMinutes > 0 ? 0 : Math.max(0, plannedMinutes - possibleMinutes);
  const freeMinutes = Math.max(0, possibleMinutes - plannedMinutes);
  const rest = { overDays: 0, awayDays: 0, waitingMinutes: 0 };
  return { name, load: { plannedMinutes, possibleMinutes, freeMinutes, overMinutes, awayMinutes, ...rest } };
}

test.each([
  [
    [dayOf("Marc", 960), dayOf("Léa", 590), dayOf("Fatou", 200)],
    "Marc et Léa ont trop d'heures. Fatou a encore 3 h 40.",
  ],
  [[dayOf("Marc", 420), dayOf("Fatou", 0)], "Fatou est libre toute la journée."],
  [[dayOf("Marc", 200), dayOf("Fatou", 0)], "Marc a encore 3 h 40, Fatou toute la journée."],
  [[dayOf("Marc", 420), dayOf("Fatou", 0, 0)], "Fatou n'est pas là. Plus personne n'a de temps."],
  [[dayOf("Marc", 0, 0), dayOf("Fatou", 0, 0)], "Personne ne travaille ce jour-là."],
  [
    [dayOf("Marc", 0), dayOf("Fatou", 200, 0, 200)],
    "Marc est libre toute la journée. Fatou n'est pas là : 3 h 20 prévues.",
  ],
  [["a", "b", "c", "d"].map((name) => dayOf(name, 60)), "4 personnes ont encore du temps."],
])("a day of a team is told by who has too much and who has time left: %#", (people, words) => {
  expect(teamDaySentences(people)).toBe(words);
});

test("hours that nobody was given are told apart from those of somebody who is away", () => {
  expect(teamDaySentences([dayOf("Marc", 420), dayOf("Fatou", 200, 0, 200)], 240).replaceAll("\u00A0", " ")).toBe(
    "Fatou n'est pas là : 3 h 20 prévues. Plus personne n'a de temps. 4 h à répartir.",
  );
});

test("a day of somebody says how much of it is taken when it is too much, else what is left", () => {
  const cellOf = (minutes: number, minutesADay: number, date = "2026-12-01") =>
    dayCellWords(minutes, dayParts({ date, minutes }, "ali", { ...time, minutesADay })).replaceAll("\u00A0", " ");
  expect(cellOf(590, 420)).toBe("9 h 50 sur 7");
  expect(cellOf(590, 450)).toBe("9 h 50 sur 7 h 30");
  expect(cellOf(420, 420)).toBe("complet");
  expect(cellOf(410, 420)).toBe("complet");
  expect(cellOf(330, 420)).toBe("1 h 30 libre");
  expect(cellOf(0, 420)).toBe("libre");
  // A Saturday holds what was put on it alone.
  expect(cellOf(180, 420, "2026-12-05")).toBe("complet");
});

test("the days that are too full for somebody are named with their hours", () => {
  const [ofAli, ofBea] = team.map(({ userId, loads }) => overfullSpans(loads, userId, time));
  expect(overfullWords(ofAli ?? [], 120).replaceAll("\u00A0", " ")).toBe("2 h de trop : mar. 1");
  expect(overfullWords(ofBea ?? [], 0)).toBe("");
});

test("the days on which hours stand on somebody who is away are named with these hours", () => {
  const [, loads = []] = team.map((person) => person.loads);
  const words = missedDaysWords(missedSpans(loads, "bea", time), 180);
  expect(words.replaceAll("\u00A0", " ")).toBe("3 h, absent : mer. 2");
  expect(missedDaysWords([], 0)).toBe("");
});

test("following days that are too full are told together, whatever week-end parts them", () => {
  const loads = [600, 0, 600, 600, 0, 0, 600].map((minutes, rank) => ({
    date: `2026-12-0${rank + 1}`,
    minutes,
    waitingMinutes: 0,
    works: [],
  }));
  const spans = overfullSpans(loads, "ali", { ...time, absences: [] });
  expect(overfullWords(spans, 720).replaceAll("\u00A0", " ")).toBe("12 h de trop : mar. 1, jeu. 3 – lun. 7");
});
