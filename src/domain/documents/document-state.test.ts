import { expect, test } from "vitest";
import { DOCUMENT_STATES, isWithCustomer } from "./document-state.ts";

test("each state of a document has one name", () => {
  expect(new Set(DOCUMENT_STATES).size).toBe(DOCUMENT_STATES.length);
});

test("a quote is with its customer once it was sent, until they decline it or it expires", () => {
  expect(DOCUMENT_STATES.filter(isWithCustomer)).toEqual(["sent", "viewed", "accepted"]);
});
