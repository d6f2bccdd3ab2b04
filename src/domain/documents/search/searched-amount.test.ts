import { expect, test } from "vitest";
import { searchedCents } from "./searched-amount.ts";

test.each([
  ["1 234,56", 123_456, 123_456],
  ["1 234,56 €", 123_456, 123_456],
  ["1\u202F234,56\u00A0€", 123_456, 123_456],
  ["1234.56", 123_456, 123_456],
  ["1.234,56", 123_456, 123_456],
  ["1.234", 123_400, 123_499],
  ["1 234", 123_400, 123_499],
  ["1234,5", 123_450, 123_459],
  ["0,10", 10, 10],
])("« %s » is looked for between two amounts", (text, fromCents, toCents) => {
  expect(searchedCents(text)).toEqual({ fromCents, toCents });
});

test.each(["", "Roux", "F2026-0012", "12 rue", "1,234,56", "1234,567", "-5", "9".repeat(30)])(
  "« %s » is no amount",
  (text) => {
    expect(searchedCents(text)).toBeNull();
  },
);
