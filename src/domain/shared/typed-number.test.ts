import { expect, test } from "vitest";
import { fieldMessages } from "./field.messages.ts";
import { MAX_HOURS_OR_RATE, MAX_UNIT_PRICE_EUROS, readTypedNumber } from "./typed-number.ts";

test.each([
  ["7,5", 7.5],
  ["1 200", 1200],
  ["12 h", 12],
  ["45,50 €", 45.5],
  ["0", 0],
])("« %s » is a number", (text, value) => {
  expect(readTypedNumber(text, MAX_HOURS_OR_RATE)).toEqual({ value, problem: null });
});

test.each([
  ["deux", fieldMessages.notANumber],
  ["", fieldMessages.notANumber],
  ["1e5", fieldMessages.notANumber],
  ["-3", fieldMessages.negative],
  ["100001", fieldMessages.tooLarge],
  ["1.500", "« 1.500 » se lit de deux façons : écris « 1500 » ou « 1,500 »."],
])("« %s » is refused with what to do", (text, problem) => {
  expect(readTypedNumber(text, MAX_HOURS_OR_RATE)).toEqual({ value: null, problem });
});

test("each kind of number has its own largest value", () => {
  expect(readTypedNumber("120 000", MAX_UNIT_PRICE_EUROS)).toEqual({ value: 120_000, problem: null });
  expect(readTypedNumber("1 000 001", MAX_UNIT_PRICE_EUROS)).toEqual({ value: null, problem: fieldMessages.tooLarge });
});
