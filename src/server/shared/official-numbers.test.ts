import { expect, test } from "vitest";
import { isVatNumber } from "./official-numbers.ts";

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
