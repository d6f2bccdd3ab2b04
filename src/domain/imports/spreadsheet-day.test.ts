import { expect, test } from "vitest";
import { dayOfSerial, isDayFormat } from "./spreadsheet-day.ts";

test.each([
  [46_082, false, "01/03/2026"],
  [46_082.75, false, "01/03/2026"],
  [61, false, "01/03/1900"],
  [44_620, true, "01/03/2026"],
  [0, false, null],
  [-3, false, null],
  [Number.NaN, false, null],
  [1e12, false, null],
])("the number %d of a workbook is a day", (serial, isFrom1904, day) => {
  expect(dayOfSerial(serial, isFrom1904)).toBe(day);
});

test.each([
  ["dd/mm/yyyy", true],
  ["[$-40C]d mmmm yyyy;@", true],
  ["yyyy\\-mm\\-dd", true],
  ["0.00", false],
  ['#,##0.00 "jours"', false],
  ["[Red]0", false],
  ["General", false],
])("the format « %s » shows days: %s", (code, isDay) => expect(isDayFormat(code)).toBe(isDay));
