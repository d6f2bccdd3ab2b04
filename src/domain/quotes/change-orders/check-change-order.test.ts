import { expect, test } from "vitest";
import { checkChangeOrder } from "./check-change-order.ts";

const facts = { isAgreementStanding: true, withdrawableUntil: "2026-09-15", isInvoiced: false };

test("a change order waits for the end of the days of withdrawal", () => {
  expect(checkChangeOrder(facts, "2026-09-15")).toMatchObject({
    refusal: { code: "order_too_early", fields: ["2026-09-15"] },
  });
  expect(checkChangeOrder(facts, "2026-09-16").ok).toBe(true);
  expect(checkChangeOrder({ ...facts, withdrawableUntil: null }, "2026-09-01").ok).toBe(true);
});

test("what is agreed no more, or is invoiced whole, has no change order", () => {
  const later = "2026-10-01";
  expect(checkChangeOrder({ ...facts, isAgreementStanding: false }, later)).toMatchObject({
    refusal: { code: "order_baseless" },
  });
  expect(checkChangeOrder({ ...facts, isInvoiced: true }, later)).toMatchObject({
    refusal: { code: "order_after_invoice" },
  });
});
