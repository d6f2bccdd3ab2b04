import { expect, test } from "vitest";
import { callUrl, isMobile, isPhone, pairedPhone, phonesIn } from "./phone.ts";

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

test.each([
  ["0611223344", "06\u00A011\u00A022\u00A033\u00A044"],
  ["+33 6.11.22.33.44", "06\u00A011\u00A022\u00A033\u00A044"],
  ["+32 2 555 12 12", "+32 2 555 12 12"],
  ["3900", "3900"],
])("the phone %s is read as « %s »", (phone, text) => {
  expect(pairedPhone(phone)).toBe(text);
});

test("each number of a text is called apart", () => {
  expect(phonesIn("04 72 00 11 22 / 06.11.22.33.44").map(callUrl)).toEqual(["tel:+33472001122", "tel:+33611223344"]);
});

test.each([
  ["06 12 34 56 78", true],
  ["+33 7 12 34 56 78", true],
  ["+32 470 12 34 56", true],
  ["04 72 10 20 30", false],
  ["0033 4 72 10 20 30", false],
  ["3633", false],
])("« %s » reads messages: %s", (phone, isRead) => {
  expect(isMobile(phone)).toBe(isRead);
});
