import { expect, test } from "vitest";
import { initialsOf } from "../../shared/text/initials.ts";

test.each([
  ["Ali Benali", "AB"],
  ["Anne-Lise de La Tour", "AT"],
  ["ali", "A"],
  ["rows-owner", "RO"],
  ["élodie martin", "ÉM"],
  ["", ""],
])("the initials of « %s » are « %s »", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
