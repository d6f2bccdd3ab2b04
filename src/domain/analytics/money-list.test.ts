import { expect, test } from "vitest";
import { moneyAction } from "./money-list.ts";

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
    expect(moneyAction(state, isInvoiced)).toBe(action);
  },
);
