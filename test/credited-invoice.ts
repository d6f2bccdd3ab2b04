import type { IssuedInvoice } from "#domain/invoices/invoice.ts";
import type { Line } from "#domain/lines/line.ts";
import { withoutOptions } from "#domain/lines/line.ts";
import type { Terms } from "#domain/lines/terms.ts";
import { NO_TERMS } from "#domain/lines/terms.ts";
import type { Totals } from "#domain/lines/totals.ts";
import { addUp } from "#domain/lines/totals.ts";
import { vatOnCents } from "#domain/shared/money.ts";
import { expect } from "vitest";
import { invoice } from "./demo-company.ts";

/** The demo invoice issued with these lines, but options, and these terms. */
export function issueLines(lines: readonly Line[], terms: Terms = NO_TERMS): IssuedInvoice {
  const billedLines = withoutOptions(lines);
  return { ...invoice, lines: billedLines, terms, totals: addUp(billedLines, terms) };
}

/** Checks that the credit notes of a whole invoice add up to it to the cent, at each rate, and each within itself. */
export function expectCreditsAddUp(original: IssuedInvoice, credits: readonly IssuedInvoice[]): void {
  for (const credit of credits) expectConsistent(credit.totals);
  const sumOf = (centsOf: (totals: Totals) => number) => sum(credits.map(({ totals }) => centsOf(totals)));
  for (const field of ["netCents", "vatCents", "grossCents"] as const)
    expect(sumOf((totals) => totals[field])).toBe(original.totals[field]);
  for (const { category, basisPoints, baseCents, vatCents } of original.totals.vat) {
    const ofRate = ({ vat }: Totals) =>
      vat.find((other) => other.category === category && other.basisPoints === basisPoints);
    expect(sumOf((totals) => ofRate(totals)?.baseCents ?? 0)).toBe(baseCents);
    expect(sumOf((totals) => ofRate(totals)?.vatCents ?? 0)).toBe(vatCents);
  }
}

// Nothing below zero, and every total is the sum of its parts (BR-CO-10 to BR-CO-15). The VAT of a credit is at most a
// cent from that of its base alone, as BR-CO-17 allows: all credits have the VAT of the invoice.
function expectConsistent(totals: Totals): void {
  for (const { baseCents, vatCents, basisPoints } of totals.vat) {
    expect(Math.min(baseCents, vatCents)).toBeGreaterThanOrEqual(0);
    expect(Math.abs(vatCents - vatOnCents(baseCents, basisPoints))).toBeLessThanOrEqual(1);
  }
  expect(totals.netCents).toBe(sum(totals.vat.map(({ baseCents }) => baseCents)));
  expect(totals.linesCents - totals.discountCents).toBe(totals.netCents);
  expect(totals.vatCents).toBe(sum(totals.vat.map(({ vatCents }) => vatCents)));
  expect(totals.grossCents).toBe(totals.netCents + totals.vatCents);
  expect(totals.dueCents).toBe(totals.grossCents);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
