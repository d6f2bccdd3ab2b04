import { expect, test } from "vitest";
import type { QuoteConditions } from "../quotes/conditions/quote-conditions.ts";
import { paymentDays } from "./payment-days.ts";

const AT_ORDER: QuoteConditions = {
  deposit: { kind: "down_payment", size: { unit: "share", basisPoints: 3_000 } },
};
const within = (dueDays: number): QuoteConditions => ({ payment: { dueDays, means: [] } });

test.each([0, 15, 30, 45, 60])("an invoice is paid within the %i days that its quote says", (days) => {
  expect(paymentDays("standard", within(days), "company")).toBe(days);
  expect(paymentDays("progress", { ...AT_ORDER, ...within(days) }, "company")).toBe(days);
});

test("an invoice whose quote says no delay is paid within thirty days", () => {
  expect(paymentDays("standard", {}, "person")).toBe(30);
  expect(paymentDays("final", AT_ORDER, "person")).toBe(30);
});

test("a deposit that the quote asks at the order is due on receipt, any other as the quote says", () => {
  expect(paymentDays("deposit", { ...AT_ORDER, ...within(60) }, "company")).toBe(0);
  expect(paymentDays("deposit", within(45), "person")).toBe(45);
});

test("a deposit that no delay is said of is due on receipt by a person, within thirty days by a business", () => {
  expect(paymentDays("deposit", {}, "person")).toBe(0);
  expect(paymentDays("deposit", {}, "company")).toBe(30);
});
