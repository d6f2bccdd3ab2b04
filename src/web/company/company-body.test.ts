import { expect, test } from "vitest";
import { companyBody } from "./company-body.ts";

const SAVED = { vat_number: "", vat_regime: "franchise", vat_due_on: "payment" } as const;
const VALUES = { vat_regime: "franchise", vat_due_on: "payment", hourly_rate: "50" };

test("a VAT regime that did not change is not sent with its group", () => {
  expect(companyBody(VALUES, SAVED)).toEqual({ hourly_rate: 50 });
});

test("a VAT regime that changed is sent", () => {
  expect(companyBody({ ...VALUES, vat_regime: "standard" }, SAVED)).toMatchObject({ vat_regime: "standard" });
});
