import { expect, test } from "vitest";
import { DOCUMENT_STATES, isInvoiceOver, isWithCustomer } from "./document-state.ts";

test("each state of a document has one name", () => {
  expect(new Set(DOCUMENT_STATES).size).toBe(DOCUMENT_STATES.length);
});

test("a quote is with its customer once it was sent, until they decline it or it expires", () => {
  expect(DOCUMENT_STATES.filter(isWithCustomer)).toEqual(["sent", "viewed", "accepted"]);
});

test("an invoice is over once its customer has it and nothing is left to pay", () => {
  expect(DOCUMENT_STATES.filter((state) => isInvoiceOver(state, true))).toContain("paid");
  for (const state of ["issued", "partly_paid", "late"] as const) expect(isInvoiceOver(state, true)).toBe(false);
});

test("a paid invoice that nobody was given is not over", () => {
  expect(isInvoiceOver("paid", false)).toBe(false);
});
