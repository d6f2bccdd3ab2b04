import { expect, test } from "vitest";
import { addDays, weekday } from "../../shared/calendar-date.ts";
import { freeRangesWords } from "./free-ranges.messages.ts";

const workingDays = Array.from({ length: 33 }, (_, rank) => addDays("2026-11-30", rank)).filter(
  (day) => weekday(day) <= 5,
);
const december = (...days: number[]) => days.map((day) => `2026-12-${String(day).padStart(2, "0")}`);
const wordsOf = (freeDays: string[], dayCount = 35) => freeRangesWords(freeDays, workingDays, dayCount);

test("free days of a week are told by name, those that follow one another together", () => {
  expect(wordsOf(december(7, 8, 9, 11), 7)).toBe("Libre : lun. 7 – mer. 9, ven. 11");
});

test("free days of a month are told by number", () => {
  expect(wordsOf(december(7, 8, 9, 14))).toBe("Libre : 7–9, 14");
});

test("a week-end parts no free days", () => {
  expect(wordsOf(december(4, 7))).toBe("Libre : 4–7");
});

test("free days of two months have their months", () => {
  expect(wordsOf(["2026-11-30", ...december(1, 2)])).toBe("Libre : 30 nov. – 2 déc.");
});

test("more free days than a line holds are counted", () => {
  expect(wordsOf(december(1, 3, 7, 9, 11, 15))).toBe("Libre : 1, 3, 7, 9 et 2 jours ensuite");
});

test("somebody without a free day is said nothing of", () => {
  expect(wordsOf([])).toBe("");
});
