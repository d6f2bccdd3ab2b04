import { expect, test } from "vitest";
import type { VatEntry } from "./vat-declared.ts";
import { byDeclaredRate, declaredRateText, vatCsv } from "./vat-declared.ts";

const ENTRY: VatEntry = {
  day: "2026-12-03",
  cause: "payment",
  number: "F2026-0004",
  customerName: "=Roux; Frères",
  nature: "service",
  category: "S",
  basisPoints: 550,
  baseCents: 100_000,
  vatCents: -5_500,
};

test("a row of the table is read by a French spreadsheet", () => {
  const [head, row] = vatCsv([ENTRY]).split("\r\n");
  expect(head).toBe("\uFEFFDate;Compté par;Facture;Client;Nature;Taux;Base HT;TVA");
  expect(row).toBe(`03/12/2026;Paiement;F2026-0004;"'=Roux; Frères";Service;5,5 %;1000,00;-55,00`);
});

test("taxed rates come first, the highest before", () => {
  const rates = [
    { category: "AE", basisPoints: 0 },
    { category: "S", basisPoints: 550 },
    { category: "E", basisPoints: 0 },
    { category: "S", basisPoints: 2000 },
  ] as const;
  expect(rates.toSorted(byDeclaredRate).map(declaredRateText)).toEqual(["20 %", "5,5 %", "Autoliquidation", "Exonéré"]);
});
