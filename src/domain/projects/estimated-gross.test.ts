import { expect, test } from "vitest";
import { estimatedGrossCents } from "./estimated-gross.ts";
import type { Estimation } from "./project.ts";

const TWO_HOURS: Estimation = {
  description: "",
  hoursE4: 20_000,
  rateCents: 5_000,
  day: null,
  grossRateCents: null,
  vatBasisPoints: null,
  vatReason: null,
  ai: null,
};

test.each([
  ["no rate was chosen", TWO_HOURS, "standard" as const, 12_000],
  ["the estimation has its rate", { ...TWO_HOURS, vatBasisPoints: 1_000 }, "standard" as const, 11_000],
  ["the seller charges no VAT", TWO_HOURS, "franchise" as const, 10_000],
  ["the regime is unknown", TWO_HOURS, null, 12_000],
])("an estimation is said with VAT when %s", (_case, estimation, regime, grossCents) => {
  expect(estimatedGrossCents(estimation, regime)).toBe(grossCents);
});

test("an estimation without a price has no amount", () => {
  expect(estimatedGrossCents({ ...TWO_HOURS, rateCents: null }, "standard")).toBeNull();
});
