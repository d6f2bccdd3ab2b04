import { expect, test } from "vitest";
import { owesQuotePrice } from "./building-trades.ts";

test.each([
  ["Plombier", "required", true],
  ["Plombier", null, true],
  ["", null, true],
  ["Développeuse", null, false],
  ["", "none", false],
  ["Multiservices", "none", false],
])("a quote of the trade « %s » whose insurance is %s owes its price: %s", (trade, insuranceDuty, owes) => {
  expect(owesQuotePrice({ trade, insuranceDuty })).toBe(owes);
});
