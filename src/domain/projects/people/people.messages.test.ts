import { expect, test } from "vitest";
import { initialsOf } from "../../shared/text/initials.ts";
import { freeDaysWords } from "./people.messages.ts";

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

test("somebody without a free day is said nothing of", () => {
  expect(freeDaysWords([])).toBe("");
  expect(freeDaysWords(["lun. 7", "jeu. 10"])).toBe("Libre : lun. 7, jeu. 10");
});
