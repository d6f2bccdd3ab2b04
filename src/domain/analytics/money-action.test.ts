import { expect, test } from "vitest";
import { moneyAction } from "./money-action.ts";

test.each([
  ["late", false, "collect"],
  ["partly_paid", true, "collect"],
  ["overpaid", true, "refund"],
  ["draft", false, "send"],
  ["viewed", false, "follow"],
  ["accepted", false, "invoice"],
  ["accepted", true, null],
  ["sent", true, null],
  ["paid", true, null],
  ["credit_note", true, null],
] as const)(
  "a document that is %s, in a project invoiced or not (%s), has the action %s",
  (state, isInvoiced, action) => {
    expect(moneyAction({ state, isInvoiced, hasWorkLeft: false, sentOn: "2026-11-01" }, "2026-11-29")).toBe(action);
  },
);

test.each([
  ["sent", "2026-11-29", "await"],
  ["viewed", "2026-11-27", "await"],
  ["sent", "2026-11-26", "follow"],
  ["viewed", null, "follow"],
  ["expired", "2026-11-29", "extend"],
  ["draft", null, "send"],
] as const)("a quote that is %s and left on %s has the action %s", (state, sentOn, action) => {
  expect(moneyAction({ state, isInvoiced: false, hasWorkLeft: false, sentOn }, "2026-11-29")).toBe(action);
});

test.each([
  ["issued", null, "send"],
  ["issued", "2026-11-29", "collect"],
  ["partly_paid", null, "send"],
  ["late", null, "send"],
] as const)("an invoice that is %s and left on %s has the action %s", (state, sentOn, action) => {
  expect(moneyAction({ state, isInvoiced: true, hasWorkLeft: false, sentOn }, "2026-11-29")).toBe(action);
});

test("an accepted quote is not invoiced while tasks are left", () => {
  const facts = { state: "accepted", isInvoiced: false, hasWorkLeft: true, sentOn: "2026-11-01" } as const;
  expect(moneyAction(facts, "2026-11-29")).toBeNull();
});

test("a payment is noted while tasks are left", () => {
  const facts = { state: "late", isInvoiced: false, hasWorkLeft: true, sentOn: "2026-11-01" } as const;
  expect(moneyAction(facts, "2026-11-29")).toBe("collect");
});
