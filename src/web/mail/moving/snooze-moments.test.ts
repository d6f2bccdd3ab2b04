import { expect, test } from "vitest";
import { morningOf, snoozeMoments } from "./snooze-moments.ts";

const wordsAt = (...moment: [number, number, number, number]) =>
  snoozeMoments(new Date(...moment)).map(({ words }) => words);

test("this evening, tomorrow and monday are offered on a thursday morning", () => {
  expect(wordsAt(2026, 10, 26, 9)).toEqual(["Ce soir", "Demain matin", "Lundi"]);
});

test("this evening is not offered late in the day", () => {
  expect(wordsAt(2026, 10, 26, 16)).toEqual(["Demain matin", "Lundi"]);
});

test("monday is tomorrow on a sunday", () => {
  expect(wordsAt(2026, 10, 29, 9)).toEqual(["Ce soir", "Demain matin"]);
});

test("monday is the next one on a monday", () => {
  const moments = snoozeMoments(new Date(2026, 10, 30, 9));
  expect(moments.at(-1)).toEqual({ words: "Lundi", at: new Date(2026, 11, 7, 8) });
});

test("every moment that is offered is to come", () => {
  for (let hour = 0; hour < 24 * 7; hour++) {
    const now = new Date(2026, 2, 26, hour, 59);
    expect(snoozeMoments(now).every(({ at }) => at > now)).toBe(true);
  }
});

test("a day begins in the morning", () => {
  expect(morningOf("2026-12-03")).toEqual(new Date(2026, 11, 3, 8));
});
