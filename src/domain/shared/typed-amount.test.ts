import { expect, test } from "vitest";
import { fieldMessages } from "./field.messages.ts";
import { readAmount } from "./typed-amount.ts";

test.each([
  ["7,5", 7.5],
  ["1 200", 1200],
  ["12 h", 12],
  ["45,50 €", 45.5],
  ["0", 0],
])("« %s » is a number", (text, value) => {
  expect(readAmount(text)).toEqual({ value, problem: null });
});

test.each([
  ["deux", fieldMessages.notANumber],
  ["", fieldMessages.notANumber],
  ["1e5", fieldMessages.notANumber],
  ["-3", fieldMessages.negative],
  ["100001", fieldMessages.tooLarge],
])("« %s » is refused with what to do", (text, problem) => {
  expect(readAmount(text)).toEqual({ value: null, problem });
});
