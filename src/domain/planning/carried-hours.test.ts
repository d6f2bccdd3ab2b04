import { expect, test } from "vitest";
import { carriedHours, carriedWorks } from "./carried-hours.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { minutesByDay } from "./staffed-work.ts";
import { carriedWords, carriedWorksWords } from "./workload.messages.ts";

const TIME: WorkingTime = { minutesADay: 420, closures: [], absences: [] };
const work = (firstDay: string, lastDay: string, hours: number, from: string | null): StaffedWork => ({
  firstDay,
  lastDay,
  hours,
  people: ["zoe"],
  left: from === null ? null : { hours, from },
  firmness: "firm",
  isBegun: false,
  isOver: false,
});
const plain = (words: string) => words.replaceAll("\u00A0", " ");

test("the hours of an untouched day are told on the day that has them now", () => {
  const lateWork = work("2026-11-23", "2026-11-24", 16, "2026-11-24");
  const hours = carriedHours([lateWork], "zoe", "2026-11-24", TIME);
  expect(hours).toEqual({ minutes: 480, fromDays: ["2026-11-23"] });
  expect(plain(carriedWords(hours!, "2026-11-24"))).toBe("dont 8 h reportées d'hier");
});

test("hours that several days left are told together", () => {
  const lateWork = work("2026-11-20", "2026-11-24", 3, "2026-11-24");
  const hours = carriedHours([lateWork], "zoe", "2026-11-24", TIME);
  expect(plain(carriedWords(hours!, "2026-11-24"))).toBe("dont 2 h reportées des jours d'avant");
});

test("a day farther away names the day that left it something", () => {
  const lateWork = work("2026-11-20", "2026-11-23", 4, "2026-11-23");
  const hours = carriedHours([lateWork], "zoe", "2026-11-23", TIME);
  expect(plain(carriedWords(hours!, "2026-11-23"))).toBe("dont 2 h reportées du ven. 20 nov.");
});

test.each([
  [22, "22 min reportées d'hier"],
  [60, "1 h reportée d'hier"],
  [90, "1 h 30 reportée d'hier"],
  [120, "2 h reportées d'hier"],
])("%i minutes put off agree with their figure", (minutes, words) => {
  const hours = { minutes, fromDays: ["2026-11-23"] };
  expect(plain(carriedWords(hours, "2026-11-24"))).toBe(`dont ${words}`);
});

test("a day with its own share alone has nothing of others", () => {
  const works = [work("2026-11-23", "2026-11-24", 16, null), work("2026-11-24", "2026-11-25", 8, "2026-11-24")];
  expect(carriedHours(works, "zoe", "2026-11-24", TIME)).toBeNull();
});

test("the hours put off of a work are told once for all of its people and days", () => {
  const bath = { ...work("2026-11-23", "2026-11-25", 12, "2026-11-24"), people: ["zoe", "ali"], name: "Salle de bain" };
  const wall = { ...work("2026-11-24", "2026-11-25", 12, "2026-11-24"), name: "Mur" };
  const hoursOfWorks = carriedWorks([wall, bath], ["2026-11-24", "2026-11-25"], TIME);
  expect(hoursOfWorks.map(({ minutes }) => minutes)).toEqual([240]);
  expect(plain(carriedWorksWords(hoursOfWorks, "2026-11-24"))).toBe("« Salle de bain » : 4 h reportées d'hier");
});

test("the hours put off of one person are never more than what they have on the day", () => {
  const bath = { ...work("2026-11-23", "2026-11-25", 12, "2026-11-24"), people: ["zoe", "ali"] };
  const [hours] = carriedWorks([bath], ["2026-11-24"], TIME, "zoe");
  expect(hours?.minutes).toBe(60);
  expect(minutesByDay(bath, "zoe", TIME).get("2026-11-24")).toBe(180);
});
