import { expect, test } from "vitest";
import { overloadsByDay } from "./day-overloads.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";
import { overloadWords, troubleLines } from "./trouble.messages.ts";
import { conflictsOf } from "./workload.ts";

const TIME: WorkingTime = {
  minutesADay: 420,
  closures: [],
  absences: [{ userId: "ali", firstDay: "2026-11-25", lastDay: "2026-11-25", label: "Congés" }],
};
const WEEK = ["2026-11-23", "2026-11-24", "2026-11-25"];
const work = (name: string, firstDay: string, hours: number, people: string[]): StaffedWork & { name: string } => ({
  name,
  firstDay,
  hours,
  people,
  lastDay: firstDay,
  left: null,
  firmness: "firm",
  isBegun: false,
  isOver: false,
});
const WORKS = [
  work("Toiture", "2026-11-23", 8, ["ali"]),
  work("Mur", "2026-11-23", 9, ["zoe"]),
  work("Cave", "2026-11-24", 7, ["zoe"]),
  work("Porte", "2026-11-25", 2, ["ali"]),
];
const NAMES: Readonly<Record<string, string>> = { zoe: "Zoé", ali: "Ali" };
const nameOf = (userId: string) => NAMES[userId] ?? "";
const plain = (words: string) => words.replaceAll("\u00A0", " ");

test("a day says who has more hours than it holds with the most first", () => {
  const overloads = overloadsByDay(WORKS, ["ali", "zoe"], WEEK, TIME);
  expect([...overloads.keys()]).toEqual(["2026-11-23", "2026-11-25"]);
  const ofMonday = overloads.get("2026-11-23") ?? [];
  expect(plain(overloadWords(ofMonday, nameOf))).toBe("Zoé : 2 h de trop · Ali : 1 h de trop");
  expect(plain(overloadWords(ofMonday.slice(0, 1), null))).toBe("2 h de trop");
});

test("a day says who is away with hours that nobody does", () => {
  const ofWednesday = overloadsByDay(WORKS, ["ali", "zoe"], WEEK, TIME).get("2026-11-25") ?? [];
  expect(plain(overloadWords(ofWednesday, nameOf))).toBe("Ali : 2 h, absent");
});

test("what does not hold is told line by line before its list", () => {
  const conflicts = ["ali", "zoe"].flatMap((userId) => conflictsOf(WORKS, userId, WEEK, TIME));
  expect(troubleLines(conflicts, nameOf).map(plain)).toEqual([
    "Ali : 2 h, absent, mer. 25 nov.",
    "Ali : 1 h de trop, lun. 23 nov.",
    "Zoé : 2 h de trop, lun. 23 nov.",
  ]);
});

test("more that does not hold than a few lines is counted", () => {
  const conflicts = ["ali", "zoe"].flatMap((userId) => conflictsOf(WORKS, userId, WEEK, TIME));
  expect(troubleLines([...conflicts, ...conflicts], nameOf).at(-1)).toBe("3 autres");
});
