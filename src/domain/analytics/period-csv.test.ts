import { expect, test } from "vitest";
import { periodCsv } from "./period-csv.ts";

test("a month is a line with its amounts without and with VAT", () => {
  const month = { month: "2026-03", count: 2, netCents: 100_050, grossCents: 120_060, collectedCents: -1_000 };
  expect(periodCsv([month])).toBe(
    "\uFEFFMois;Factures;Facturé HT;Facturé TTC;Encaissé TTC\r\n03/2026;2;1000,50;1200,60;-10,00\r\n",
  );
});
