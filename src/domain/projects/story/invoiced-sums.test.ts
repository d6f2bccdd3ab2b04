import { expect, test } from "vitest";
import type { BilledDocument } from "./invoiced-sums.ts";
import { sumInvoiced } from "./invoiced-sums.ts";

const invoice = (id: string, grossCents: number, restCents: number, more: Partial<BilledDocument> = {}) => ({
  kind: "invoice",
  id,
  grossCents,
  restCents,
  isCredited: false,
  refersTo: null,
  ...more,
});
const credit = (refersTo: string, grossCents: number) => ({
  ...invoice(`A-${refersTo}`, grossCents, 0),
  kind: "credit_note",
  restCents: null,
  refersTo,
});

test("a paid deposit leaves nothing due", () => {
  expect(sumInvoiced([invoice("F1", 34_500, 0)])).toEqual({
    count: 1,
    invoicedCents: 34_500,
    paidCents: 34_500,
    restCents: 0,
  });
});

test("what is invoiced is what is paid and what is left to pay", () => {
  const documents = [invoice("F1", 34_500, 0), invoice("F2", 80_500, 60_500), credit("F2", 10_000)];
  expect(sumInvoiced(documents)).toEqual({ count: 2, invoicedCents: 105_000, paidCents: 44_500, restCents: 60_500 });
});

test("an invoice that was credited whole counts no more", () => {
  const documents = [invoice("F1", 34_500, 0, { isCredited: true }), credit("F1", 34_500)];
  expect(sumInvoiced(documents)).toEqual({ count: 0, invoicedCents: 0, paidCents: 0, restCents: 0 });
});
