import { expect, test } from "vitest";
import { checkCash } from "./payment.ts";

test.each([
  ["up to 1,000 €", 100_000, 0, false, "ok"],
  ["over 1,000 € with what was paid before", 50_001, 50_000, false, "cash_over_limit"],
  ["up to 15,000 € by a private person who lives abroad", 1_400_000, 100_000, true, "ok"],
  ["over 15,000 € by a private person who lives abroad", 1_500_001, 0, true, "cash_over_limit_abroad"],
])("cash %s", (_what, amountCents, cashCents, isFromAbroad, outcome) => {
  const cash = checkCash(amountCents, { cashCents, isFromAbroad });
  expect(cash.ok ? "ok" : cash.refusal.code).toBe(outcome);
});
