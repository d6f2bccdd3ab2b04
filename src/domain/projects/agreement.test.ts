import { expect, test } from "vitest";
import type { DocumentState } from "../documents/document-state.ts";
import { agreementOf } from "./agreement.ts";

test.each<[DocumentState | null, string]>([
  [null, "unasked"],
  ["draft", "unasked"],
  ["sent", "waiting"],
  ["viewed", "waiting"],
  ["expired", "waiting"],
  ["accepted", "agreed"],
  ["declined", "declined"],
])("a project whose quote is %s is %s", (state, agreement) => {
  expect(agreementOf(state)).toBe(agreement);
});
