import fc from "fast-check";
import { expect, test } from "vitest";
import { epcQrText } from "./epc-qr.ts";

const transfer = {
  name: "VOLT & FILS EI",
  iban: "FR7630006000011234567890189",
  bic: "AGRIFRPP",
  amountCents: 123_405,
  text: "Facture F2026-0001",
};

test("the code gives payee, account, amount and reference, line by line (EPC069-12)", () => {
  expect(epcQrText(transfer)).toBe(
    "BCD\n002\n1\nSCT\nAGRIFRPP\nVOLT & FILS EI\nFR7630006000011234567890189\nEUR1234.05\n\n\nFacture F2026-0001",
  );
});

test("an unknown BIC leaves an empty line, except at the end of the code", () => {
  expect(epcQrText({ ...transfer, bic: "", text: "" })).toBe(
    "BCD\n002\n1\nSCT\n\nVOLT & FILS EI\nFR7630006000011234567890189\nEUR1234.05",
  );
});

test("an amount outside the standard has no code", () => {
  for (const amountCents of [0, -1, 100_000_000_000]) expect(epcQrText({ ...transfer, amountCents })).toBeNull();
});

test("whatever the name and the text, the code has at most 331 bytes and eleven lines", () => {
  const long = { ...transfer, iban: "M".repeat(34), bic: "ABCDEFGHXXX", amountCents: 99_999_999_999 };
  const anyText = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.constant("😀".repeat(200)),
    fc.constant("é".repeat(200)),
  );
  fc.assert(
    fc.property(anyText, anyText, (name, text) => {
      const code = epcQrText({ ...long, name, text })!;
      expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(331);
      expect(code.split("\n").length).toBeLessThanOrEqual(11);
    }),
  );
});
