import fc from "fast-check";
import { expect, test } from "vitest";
import { capitaliseName } from "../customers/person-name.ts";
import { addDays, addMonths, dayAt, isCalendarDate, weekday } from "./calendar-date.ts";
import { formatDate, formatMoney, formatScaled, formatPercent, parseFrenchNumber } from "./french-format.ts";
import { parseCalendarDate } from "./text/typed-date.ts";

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-11-23", 2, "2027-01-23"],
  ["2027-01-15", -1, "2026-12-15"],
])("%s and %i months is %s", (date, months, later) => {
  expect(addMonths(date, months)).toBe(later);
});

test("days are counted exactly", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 70_000 }), (days) => {
      const day = addDays("1900-01-01", days);
      expect(isCalendarDate(day)).toBe(true);
      expect(addDays(day, -days)).toBe("1900-01-01");
      expect(parseCalendarDate(formatDate(day))).toBe(day);
      expect(weekday(addDays(day, 7))).toBe(weekday(day));
    }),
  );
});

test("the day comes from the time zone, not from the machine", () => {
  expect(dayAt(new Date("2026-12-31T23:30:00Z"), "Europe/Paris")).toBe("2027-01-01");
  expect(dayAt(new Date("2026-12-31T23:30:00Z"), "America/Cayenne")).toBe("2026-12-31");
});

test("the day changes with the first millisecond of the next day", () => {
  expect(dayAt(new Date("2026-12-31T22:59:59.999Z"), "Europe/Paris")).toBe("2026-12-31");
  expect(dayAt(new Date("2026-12-31T23:00:00.000Z"), "Europe/Paris")).toBe("2027-01-01");
  expect(dayAt(new Date("2026-12-31T22:59:59.999Z"), "Europe/Paris")).toBe("2026-12-31");
});

test("the same instant has its own day in each time zone", () => {
  const instant = new Date("2026-12-31T23:30:00Z");
  const days = ["Europe/Paris", "America/Cayenne", "Europe/Paris"].map((timeZone) => dayAt(instant, timeZone));
  expect(days).toEqual(["2027-01-01", "2026-12-31", "2027-01-01"]);
});

test("an instant that does not exist has no day", () => {
  expect(() => dayAt(new Date(Number.NaN), "Europe/Paris")).toThrow(RangeError);
});

test("amounts, rates and quantities are written the French way", () => {
  expect(formatMoney(123_456_789)).toBe("1\u202f234\u202f567,89\u00a0€");
  expect(formatMoney(-5)).toBe("\u22120,05\u00a0€");
  expect(formatPercent(550)).toBe("5,5\u00a0%");
  expect(formatScaled(75_000, 4, 0)).toBe("7,5");
  expect(parseFrenchNumber("1 200")).toBe(1200);
  expect(parseFrenchNumber("45,00 €")).toBe(45);
  expect(parseFrenchNumber("1e5")).toBeNull();
});

test.each([
  ["DUPONT", "Dupont"],
  ["dupont", "Dupont"],
  ["jean-pierre", "Jean-Pierre"],
  ["d'arc", "d'Arc"],
  ["de la tour", "de la Tour"],
  ["le bris", "Le Bris"],
  ["LE GOFF", "Le Goff"],
  ["LA FONTAINE", "La Fontaine"],
  ["DU BELLAY", "du Bellay"],
  ["Marie LE GOFF", "Marie Le Goff"],
  ["Anne le Roy", "Anne le Roy"],
  ["jean DUPOND", "Jean Dupond"],
  ["McDonald", "McDonald"],
  ["Paul et Inès", "Paul et Inès"],
  ["PAUL ET INÈS", "Paul et Inès"],
])("the personal name %s is written %s", (text, name) => {
  expect(capitaliseName(text)).toBe(name);
});

test("a time zone is prepared once for all the days asked", () => {
  const { DateTimeFormat } = Intl;
  let formats = 0;
  Intl.DateTimeFormat = class extends DateTimeFormat {
    constructor(...settings: ConstructorParameters<typeof DateTimeFormat>) {
      super(...settings);
      formats++;
    }
  } as typeof DateTimeFormat;
  try {
    for (let hour = 0; hour < 50; hour++) dayAt(new Date(Date.UTC(2027, 0, 1, hour)), "Indian/Reunion");
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
  }
  expect(formats).toBe(1);
});
