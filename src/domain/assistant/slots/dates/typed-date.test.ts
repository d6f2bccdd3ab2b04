import { expect, test } from "vitest";
import { readTypedDate } from "./typed-date.ts";

// Monday.
const TODAY = "2026-11-23";

test.each([
  ["03/12/2026", "2026-12-03"],
  ["2026-12-03", "2026-12-03"],
  ["lundi", "2026-11-30"],
  ["12 mai", "2027-05-12"],
  ["dans 2 semaines", "2026-12-07"],
  ["le 15", "2026-12-15"],
  ["demain", "2026-11-24"],
  ["la semaine prochaine", "2026-11-30"],
  ["1er décembre", "2026-12-01"],
])("« %s » is a day to come: %s", (text, date) => {
  expect(readTypedDate(text, TODAY)).toBe(date);
});

test.each([
  ["aujourd'hui", "2026-11-23"],
  ["hier", "2026-11-22"],
  ["avant-hier", "2026-11-21"],
  ["lundi", "2026-11-23"],
  ["vendredi dernier", "2026-11-20"],
  ["il y a 3 jours", "2026-11-20"],
  ["il y a une semaine", "2026-11-16"],
  ["12 mai", "2026-05-12"],
  ["le 12 mai", "2026-05-12"],
  ["12/05", "2026-05-12"],
  ["le 30", "2026-10-30"],
  ["12 mai 2025", "2025-05-12"],
  ["dans 2 semaines", "2026-12-07"],
])("« %s » is a day of the past where one is asked for: %s", (text, date) => {
  expect(readTypedDate(text, TODAY, "past")).toBe(date);
});

test.each(["", "bientôt", "31/02/2027", "entre lundi et jeudi", "lundi ".repeat(20)])("« %s » says no day", (text) => {
  expect(readTypedDate(text, TODAY)).toBeNull();
  expect(readTypedDate(text, TODAY, "past")).toBeNull();
});
