import { expect, test } from "vitest";
import { finishedOverWords, timeOverrunWords } from "./overrun.messages.ts";
import { finishedOverMinutes, leftMinutesOf, overrunOf } from "./overrun.ts";

const HOUR = 60;
const plain = (text: string) => text.replaceAll("\u00A0", " ");
const words = (minutes: number, plannedMinutes: number, leftMinutes: number) =>
  plain(timeOverrunWords({ minutes, plannedMinutes, leftMinutes }));

test("what was noted on a task that is left is taken off its hours", () => {
  const tasks = [
    { id: "a", done: true, estimate_h: 6 },
    { id: "b", done: false, estimate_h: 8 },
    { id: "c", done: false, estimate_h: 2 },
  ];
  const notedMinutes = new Map([
    ["a", 400],
    ["b", 90],
    ["c", 200],
  ]);
  expect(leftMinutesOf(tasks, notedMinutes)).toBe(8 * HOUR - 90);
});

test("an overrun is foreseen from what is left", () => {
  expect(words(50 * HOUR + 15, 64 * HOUR, 44 * HOUR)).toBe("Reste 44 h : environ 94 h en tout, 30 h de plus que prévu");
  expect(words(3 * HOUR, 4 * HOUR, 2 * HOUR + 20)).toBe(
    "Reste 2 h 20 : environ 5 h 15 en tout, 1 h 15 de plus que prévu",
  );
});

test("an overrun of a tenth is no news while the planned hours are not spent", () => {
  expect(words(22 * HOUR, 64 * HOUR, 44 * HOUR)).toBe("");
  expect(overrunOf({ minutes: 0, plannedMinutes: 64 * HOUR, leftMinutes: 64 * HOUR })).toBe(0);
});

test("once nothing is left the overrun is what was noted", () => {
  expect(words(71 * HOUR + 45, 60 * HOUR, 0)).toBe("11 h 45 de plus que prévu");
  expect(words(58 * HOUR, 60 * HOUR, 0)).toBe("");
});

test("finished tasks tell what they took beyond their estimates", () => {
  const tasks = [
    { id: "a", done: true, estimate_h: 10 },
    { id: "b", done: true, estimate_h: 2 },
    { id: "c", done: false, estimate_h: 1 },
    { id: "d", done: true, estimate_h: 30 },
  ];
  const over = (minutes: Record<string, number>) => finishedOverMinutes(tasks, new Map(Object.entries(minutes)));
  expect(over({ a: 22 * HOUR, b: HOUR, c: 9 * HOUR })).toBe(11 * HOUR);
  expect(over({ a: 9 * HOUR, b: 3 * HOUR })).toBe(0);
  expect(plain(finishedOverWords(11 * HOUR))).toBe("+11 h sur ce qui est fini");
});
