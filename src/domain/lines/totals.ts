import { vatCents } from "../shared/money.ts";
import type { LineItem } from "./line-item.ts";
import { netCents } from "./line-item.ts";

/** Base and VAT of one rate, in cents. */
export type VatLine = { vatBasisPoints: number; baseCents: number; vatCents: number };

/** What a document adds up to, in cents: BR-CO-10 to BR-CO-17 of EN 16931 hold by construction. */
export type Totals = { netCents: number; vat: VatLine[]; vatCents: number; grossCents: number };

/** Totals of a list of lines; VAT is computed once per rate on the sum of its bases, highest rate first. */
export function totals(lines: readonly LineItem[]): Totals {
  const bases = new Map<number, number>();
  for (const line of lines) {
    if (line.kind !== "item") continue;
    bases.set(line.vatBasisPoints, (bases.get(line.vatBasisPoints) ?? 0) + netCents(line));
  }
  const vat = [...bases]
    .sort(([a], [b]) => b - a)
    .map(([rate, base]) => ({ vatBasisPoints: rate, baseCents: base, vatCents: vatCents(base, rate) }));
  const net = vat.reduce((sum, line) => sum + line.baseCents, 0);
  const vatTotal = vat.reduce((sum, line) => sum + line.vatCents, 0);
  return { netCents: net, vat, vatCents: vatTotal, grossCents: net + vatTotal };
}
