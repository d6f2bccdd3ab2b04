import { expect, test } from "vitest";
import { isStarted, likelyEnds, likelyStarts } from "./move-proposals.ts";

const today = "2026-12-02";
const factsOf = (firstDay: string, lastDay: string, isBegun = false) => ({
  plan: { firstDay, lastDay, isBegun, people: ["zoe"] },
  closures: [],
  today,
});

test("work has started once something of it is done or its first day is over", () => {
  expect(isStarted(factsOf("2026-12-04", "2026-12-07"))).toBe(false);
  expect(isStarted(factsOf("2026-12-04", "2026-12-07", true))).toBe(true);
  expect(isStarted(factsOf("2026-12-01", "2026-12-07"))).toBe(true);
});

test("work that has started is offered ends and keeps its first day", () => {
  const ends = likelyEnds(factsOf("2026-12-01", "2026-12-03"), "2026-12-08");
  expect(ends.map(({ words, note, span }) => [words, note, span.firstDay])).toEqual([
    ["Finir un jour plus tard", "ven. 4 déc.", "2026-12-01"],
    ["Finir deux jours plus tard", "lun. 7 déc.", "2026-12-01"],
    ["Finir une semaine plus tard", "jeu. 10 déc.", "2026-12-01"],
    ["Première fin qui tient", "mar. 8 déc.", "2026-12-01"],
  ]);
});

test("work whose days are over may end from today on", () => {
  const ends = likelyEnds(factsOf("2026-11-23", "2026-11-25"), null);
  expect(ends.map(({ span }) => span.lastDay)).toEqual(["2026-12-02", "2026-12-03", "2026-12-09"]);
});

test("no start that is proposed is over", () => {
  const starts = likelyStarts(factsOf("2026-12-03", "2026-12-04"), null);
  expect(starts.map(({ words, note }) => [words, note])).toEqual([
    ["Décaler d'un jour", "du ven. 4 au lun. 7 déc."],
    ["Décaler d'une semaine", "du jeu. 10 au ven. 11 déc."],
  ]);
});

test("the first days that somebody else has are offered with their name", () => {
  const span = { firstDay: "2026-12-03", lastDay: "2026-12-04" };
  const otherRoom = { userId: "ali", name: "Ali", span };
  const room = { firstDay: "2026-12-14", lastDay: "2026-12-15" };
  const proposalsOf = (own: typeof room) => likelyStarts(factsOf("2026-12-09", "2026-12-10"), own, otherRoom);
  expect(proposalsOf(room).at(-1)).toEqual({
    words: "Premier créneau · Ali",
    note: "du jeu. 3 au ven. 4 déc.",
    span,
    people: ["ali"],
  });
  expect(proposalsOf(span).some(({ people }) => people !== undefined)).toBe(false);
});
