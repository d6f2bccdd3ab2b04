import fc from "fast-check";
import { expect, test } from "vitest";
import { numberKey } from "./e-invoice.ts";
import { purchaseKeys, purchaseProblem, rateOfPurchase, vatInGrossCents } from "./purchase.ts";

const TODAY = "2026-11-30";
const RATES = [2000, 1000, 550, 0];

test("the VAT of 20 % in 120 € is 20 €", () => {
  expect(vatInGrossCents(12_000, 2000)).toBe(2_000);
});

test("a purchase of today passes", () => {
  expect(purchaseProblem({ boughtOn: TODAY, grossCents: 12_000, vatCents: 2_000 }, TODAY)).toBeNull();
});

test("a day that is to come is refused", () => {
  const purchase = { boughtOn: "2026-12-01", grossCents: 12_000, vatCents: 2_000 };
  expect(purchaseProblem(purchase, TODAY)).toEqual({ field: "bought_on", code: "future_day" });
});

test("more VAT than the highest rate gives is refused", () => {
  const purchase = { boughtOn: TODAY, grossCents: 12_000, vatCents: 2_400 };
  expect(purchaseProblem(purchase, TODAY)).toEqual({ field: "vat_cents", code: "vat_too_high" });
});

test("the rounding of a till passes", () => {
  expect(purchaseProblem({ boughtOn: TODAY, grossCents: 12_000, vatCents: 2_004 }, TODAY)).toBeNull();
});

test("no VAT is more than what was paid", () => {
  const purchase = { boughtOn: TODAY, grossCents: 5, vatCents: 6 };
  expect(purchaseProblem(purchase, TODAY)).toMatchObject({ code: "vat_too_high" });
});

test("the VAT that a rate gives passes whatever was paid", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.constantFrom(...RATES), (grossCents, rate) => {
      const vatCents = vatInGrossCents(grossCents, rate);
      expect(purchaseProblem({ boughtOn: TODAY, grossCents, vatCents }, TODAY)).toBeNull();
    }),
  );
});

test("the rate of a purchase is found by its VAT", () => {
  expect(rateOfPurchase({ grossCents: 12_000, vatCents: 2_000 }, RATES)).toBe(2000);
});

test("a VAT of several rates has none", () => {
  expect(rateOfPurchase({ grossCents: 12_000, vatCents: 1_734 }, RATES)).toBeNull();
});

test("no number of an invoice reads as the key of a purchase", () => {
  const { numberKey: key } = purchaseKeys({ id: "0b7c", supplierName: "Cedeo" });
  expect(numberKey(key)).not.toBe(key);
});
