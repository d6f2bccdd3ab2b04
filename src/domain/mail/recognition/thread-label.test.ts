import { expect, test } from "vitest";
import type { ThreadHead } from "./thread-label.ts";
import { threadLabel } from "./thread-label.ts";

const head = (more: Partial<ThreadHead>): ThreadHead => ({
  fromAddress: "claire@roux.example",
  subject: "Bonjour",
  beginning: "",
  hasFile: false,
  document: null,
  ...more,
});

test.each([
  [{ subject: "Demande de devis : chauffe-eau en panne" }, "request"],
  [{ subject: "Votre facture n° F-88120 du 27 novembre", hasFile: true }, "supplier_invoice"],
  // A bill that brings no file is not marked: there is nothing to keep.
  [{ subject: "Votre facture n° F-88120 du 27 novembre" }, null],
  [{ subject: "Bonjour" }, null],
  [{ subject: "" }, null],
  [{ subject: "Re: Votre devis D2026-0004", document: "quote" as const }, "quote"],
  [{ subject: "Demande de devis", document: "invoice" as const }, null],
])("a conversation whose head is %o is marked as %s", (more, label) => {
  expect(threadLabel(head(more))).toBe(label);
});
