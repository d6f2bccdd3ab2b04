import { expect, test } from "vitest";
import { isPhone } from "./phone.ts";

test.each([
  "04 72 00 00 00",
  "06.11.22.33.44",
  "+33 6 11 22 33 44",
  "+33 (0)6 11 22 33 44",
  "0033611223344",
  "+32 2 123 45 67",
  "39 49",
  "04 72 00 00 00 / 06 11 22 33 44",
  "04 72 00 00 00 ou +33 6 11 22 33 44",
])("« %s » is a number", (text) => {
  expect(isPhone(text)).toBe(true);
});

test.each([
  "12",
  "abc",
  "06 11 22 33",
  "06 11 22 33 44 55",
  "00 00 00 00 00",
  "+33 6 11 22",
  "+",
  "",
  "0611223344x",
  "04 72 00 00 00 / rien",
])("« %s » is not a phone number", (text) => {
  expect(isPhone(text)).toBe(false);
});
