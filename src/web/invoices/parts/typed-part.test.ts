import type { BillingAnswer } from "#api/invoices/part-invoices.ts";
import { expect, test } from "vitest";
import { firstDeposit, firstProgress, inOtherUnit, readDeposit, readProgress } from "./typed-part.ts";

const section = (section_id: string, invoiced_basis_points: number, done_basis_points: number) => ({
  section_id,
  label: section_id,
  net_cents: 10_000,
  invoiced_basis_points,
  done_basis_points,
});
const billing: BillingAnswer = {
  quote: { number: "D2026-0001", gross_cents: 120_000 },
  invoiced_cents: 0,
  left_cents: 120_000,
  is_billed_in_parts: false,
  refusal: null,
  deposit: { share_basis_points: 3_000, gross_cents: 36_000 },
  next_rank: 1,
  invoices: [],
  sections: [section("a", 2_000, 3_300), section("b", 0, 0)],
};

test("the form of a deposit begins with what the quote asks", () => {
  expect(firstDeposit(billing)).toEqual({ by: "share", percent: "30", amount: "" });
  const fixedDeposit = { ...billing, deposit: { share_basis_points: null, gross_cents: 50_050 } };
  expect(firstDeposit(fixedDeposit)).toEqual({ by: "amount", percent: "", amount: "500,5" });
});

test("a deposit is read as a share or an amount", () => {
  const words = { percent: "12,5", amount: "1 200,50" };
  expect(readDeposit({ by: "share", ...words }).part).toEqual({ kind: "deposit", share_basis_points: 1_250 });
  expect(readDeposit({ by: "amount", ...words }).part).toEqual({ kind: "deposit", gross_cents: 120_050 });
  expect(readDeposit({ by: "share", percent: "", amount: "" })).toEqual({ part: null, problems: {} });
});

test("a share of the quote becomes its amount when the unit changes", () => {
  const amount = inOtherUnit({ by: "share", percent: "30", amount: "" }, "amount", billing);
  expect(amount).toEqual({ by: "amount", percent: "30", amount: "360" });
  expect(inOtherUnit(amount, "share", billing)).toEqual({ by: "share", percent: "30", amount: "360" });
  expect(inOtherUnit({ by: "share", percent: "", amount: "" }, "amount", billing).amount).toBe("");
});

test("a progress begins with the ticked tasks", () => {
  expect(firstProgress(billing)).toEqual({ a: "33", b: "0" });
});

test("a progress below what was invoiced is told beside its section", () => {
  const { part, problems } = readProgress(billing, { a: "19", b: "5" });
  expect(part).toBeNull();
  expect(problems.a).toContain("déjà facturés");
  expect(readProgress(billing, { a: "20", b: "5" }).part).toEqual({
    kind: "progress",
    sections: [
      { section_id: "a", basis_points: 2_000 },
      { section_id: "b", basis_points: 500 },
    ],
  });
});
