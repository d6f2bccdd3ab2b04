import { expect, test } from "vitest";
import { closedDay, closedDayWords } from "./closed-day.ts";

const CLOSURES = [
  { firstDay: "2027-08-02", lastDay: "2027-08-20", label: "Congés d'été" },
  { firstDay: "2027-08-23", lastDay: "2027-08-23", label: "Pont" },
];

test("a day of a closure leads to the first day of work after it, past the week-end and the next closure", () => {
  expect(closedDay("2027-08-10", CLOSURES)).toEqual({
    label: "Congés d'été",
    lastDay: "2027-08-20",
    nextDay: "2027-08-24",
  });
  expect(closedDay("2027-08-01", CLOSURES)).toBeNull();
  expect(closedDay(null, CLOSURES)).toBeNull();
});

test("the closure is said by its name, with the day that is open", () => {
  expect(closedDayWords("2027-08-10", closedDay("2027-08-10", CLOSURES)!)).toBe(
    "Le 10 août 2027, tu es fermé (« Congés d'été », jusqu'au 20 août 2027). " +
      "Le premier jour ouvert ensuite est le mardi 24 août 2027.",
  );
});
