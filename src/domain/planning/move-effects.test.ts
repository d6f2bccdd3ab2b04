import { expect, test } from "vitest";
import { effectWords, shiftWords } from "./move-effects.messages.ts";
import { firstRoom, moveEffects } from "./move-effects.ts";
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
  expect(wordsOn("2026-11-24")).toEqual({ troubles: ["Zoé : 3 h de trop"], easedWords: [] });
});

test("a move says whom it eases", () => {
  expect(wordsOn("2026-11-25")).toEqual({ troubles: [], easedWords: ["Zoé : 3 h de trop en moins"] });
});

test("the first room is where nobody has too much", () => {
  expect(firstRoom(WORKS, ROOF, "2026-11-23", TIME)).toEqual({ firstDay: "2026-11-25", lastDay: "2026-11-25" });
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
