import { expect, test } from "vitest";
import { FRENCH_TIME_ZONE } from "../calendar-date.ts";
import { recentMoment } from "./french-moment.ts";

const NOW = new Date("2026-11-29T20:00:00Z");
const readMoment = (at: string) => recentMoment(new Date(at), NOW, FRENCH_TIME_ZONE).replaceAll("\u00A0", " ");

test("a moment of the last days is said by its day", () => {
  expect(readMoment("2026-11-29T07:05:00Z")).toBe("aujourd'hui à 8 h 05");
  expect(readMoment("2026-11-28T16:30:00Z")).toBe("hier à 17 h 30");
  expect(readMoment("2026-11-24T13:05:00Z")).toBe("mardi à 14 h 05");
  expect(readMoment("2026-11-22T13:05:00Z")).toBe("22 nov. à 14 h 05");
});

test("the day of a moment is that of France", () => {
  expect(readMoment("2026-11-28T23:30:00Z")).toBe("cette nuit à minuit 30");
});

test("an hour is said as a person says it", () => {
  expect(readMoment("2026-11-28T23:00:00Z")).toBe("cette nuit à minuit");
  expect(readMoment("2026-11-29T02:10:00Z")).toBe("cette nuit à 3 h 10");
  expect(readMoment("2026-11-29T11:00:00Z")).toBe("aujourd'hui à midi");
  expect(readMoment("2026-11-28T13:00:00Z")).toBe("hier à 14 h");
});
