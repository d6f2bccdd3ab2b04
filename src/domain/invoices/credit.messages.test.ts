import { expect, test } from "vitest";
import { creditMessages } from "./credit.messages.ts";

test("a credit note on an unpaid invoice is taken off what is due", () => {
  expect(creditMessages.what("F2026-0002", 8_250)).toContain("se déduit de ce que ton client te doit");
});

test("a credit note on an invoice that is paid whole is to give back", () => {
  expect(creditMessages.what("F2026-0002", 0)).toContain("le montant de l'avoir est à lui rendre");
});
