import { expect, test } from "vitest";
import { effectWords, shiftWords } from "./move-effects.messages.ts";
import { firstEnd, firstOtherRoom, firstRoom, moveEffects } from "./move-effects.ts";
import type { StaffedWork, WorkingTime } from "./staffed-work.ts";

const TIME: WorkingTime = { minutesADay: 420, closures: [], absences: [] };
const work = (id: string, firstDay: string, hours: number): StaffedWork & { id: string } => ({
  id,
  firstDay,
  hours,
  lastDay: firstDay,
  people: ["zoe"],
  left: null,
  firmness: "firm",
  isBegun: false,
  isOver: false,
});
// Monday is too full, Tuesday has three hours left, Wednesday is free.
const ROOF = work("roof", "2026-11-23", 6);
const WORKS = [ROOF, work("wall", "2026-11-23", 4), work("cave", "2026-11-24", 4)];
const wordsOn = (day: string) => {
  const effects = moveEffects(WORKS, ROOF, { firstDay: day, lastDay: day }, TIME);
  return JSON.parse(JSON.stringify(effectWords(effects, () => "Zoé", false)).replaceAll("\u00A0", " "));
};

test("a move says whom it gives too much", () => {
  expect(wordsOn("2026-11-24")).toEqual({
    troubles: ["Zoé : 3 h de trop"],
    fullWords: ["Zoé : mar. 24 devient plein"],
    easedWords: [],
  });
});

test("a move says whom it eases", () => {
  expect(wordsOn("2026-11-25")).toEqual({ troubles: [], fullWords: [], easedWords: ["Zoé : 3 h de trop en moins"] });
});

test("the first room is where nobody has too much", () => {
  expect(firstRoom(WORKS, ROOF, "2026-11-23", TIME)).toEqual({ firstDay: "2026-11-25", lastDay: "2026-11-25" });
});

test("the first room of others is that of who has it soonest", () => {
  const works = [...WORKS, { ...work("door", "2026-11-23", 5), people: ["ali"] }];
  const facts = { ...TIME, from: "2026-11-23" };
  const day = { firstDay: "2026-11-24", lastDay: "2026-11-24" };
  expect(firstOtherRoom(works, ROOF, ["zoe", "ali"], facts)).toEqual({ userId: "ali", span: day });
  expect(firstOtherRoom(works, ROOF, ["zoe"], facts)).toBeNull();
});

test("a move says how far and how long", () => {
  const span = { firstDay: "2026-11-23", lastDay: "2026-11-27" };
  expect(shiftWords(span, { firstDay: "2026-12-07", lastDay: "2026-12-11" }, { before: 5, after: 5 })).toBe(
    "2 semaines plus tard, toujours 5 jours",
  );
  expect(shiftWords(span, { firstDay: "2026-11-20", lastDay: "2026-11-27" }, { before: 5, after: 6 })).toBe(
    "3 jours plus tôt, 1 jour de plus : 6 jours",
  );
});

test("the first end is where the days to come have room", () => {
  const begun = { ...ROOF, hours: 14, isBegun: true, left: { hours: 14, from: "2026-11-23" } };
  const works = [begun, work("wall", "2026-11-23", 2), work("cave", "2026-11-24", 4)];
  expect(firstEnd(works, begun, "2026-11-24", { ...TIME, today: "2026-11-23" })).toBe("2026-11-27");
});

test("no end is proposed where the days to come are full", () => {
  const full = { ...work("cave", "2026-11-24", 1_600), lastDay: "2027-04-30" };
  expect(firstEnd([ROOF, full], ROOF, "2026-11-24", { ...TIME, today: "2026-11-23" })).toBeNull();
});
