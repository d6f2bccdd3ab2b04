import { expect, test } from "vitest";
import { isVatNumber, tidyNumbers } from "./official-numbers.ts";

test.each([
  "FR44732829320",
  "BE0403019261",
  "SE556188840401",
  "DE136695976",
  "ATU13585627",
  "NL004495445B01",
  "XI123456789",
  "CHE123456788",
])("%s has the form of a VAT number", (text) => expect(isVatNumber(text)).toBe(true));

test.each(["FR00732829320", "DE000", "DE012345678", "BE12", "ES", "IT123", "EL12345678", "12345"])(
  "%s has not the form of a VAT number",
  (text) => expect(isVatNumber(text)).toBe(false),
);

const BOTH = { siren: "732829320", siret: "73282932000074" };

test.each([
  ["alone", { siren: "732 829 320 00074" }],
  ["beside an empty SIRET", { siren: "732-829-320 00074", siret: "" }],
  ["beside the SIRET of another establishment", { siren: "732.829.320.00074", siret: "73282932000082" }],
])("a SIRET typed where the SIREN is asked gives both numbers: %s", (_case, numbers) => {
  expect(tidyNumbers(numbers)).toEqual(BOTH);
});

test("an impossible SIRET stays in the field of the SIREN where it was typed", () => {
  expect(tidyNumbers({ siren: "732 829 320 00075" })).toEqual({ siren: "73282932000075" });
});

test("a number that was not sent is not answered", () => {
  expect(tidyNumbers({ siret: "732 829 320 00074" })).toEqual({ siret: "73282932000074" });
});
