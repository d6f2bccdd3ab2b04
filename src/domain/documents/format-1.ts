import type { ContentOfFormat1 } from "../lines/format-1.ts";
import { linesOfFormat1 } from "../lines/format-1.ts";
import type { Line } from "../lines/line.ts";
import { NO_TERMS } from "../lines/terms.ts";
import { quantityTimesPriceCents, vatOnCents } from "../shared/money.ts";

/**
 * Content of format 1 in format 2: lines have a treatment of VAT, and the totals are kept with them. What is computed
 * here never changes, whatever becomes of totals.
 */
export function fromFormat1(json: Record<string, unknown>): Record<string, unknown> {
  // Kept by this program as a document of format 1, which never changes.
  const lines = linesOfFormat1(json as ContentOfFormat1);
  return { ...json, lines, terms: NO_TERMS, totals: totalsOfFormat1(lines) };
}

/** The totals content of format 1 was issued with, in cents: it had no discount, no option and nothing prepaid. */
function totalsOfFormat1(lines: readonly Line[]) {
  const groups = new Map<string, { category: string; basisPoints: number; reasons: string[]; baseCents: number }>();
  for (const line of lines) {
    if (line.kind !== "item") continue;
    const { category, basisPoints, reason } = line.vat;
    const key = `${category} ${basisPoints}`;
    const group = groups.get(key) ?? { category, basisPoints, reasons: [], baseCents: 0 };
    group.baseCents += quantityTimesPriceCents(line.quantityE4, line.unitPriceE6);
    if (reason !== null && !group.reasons.includes(reason)) group.reasons.push(reason);
    groups.set(key, group);
  }
  const vat = [...groups.values()]
    .toSorted((a, b) => b.basisPoints - a.basisPoints || (a.category < b.category ? -1 : 1))
    .map((group) => ({ ...group, discountCents: 0, vatCents: vatOnCents(group.baseCents, group.basisPoints) }));
  const netCents = vat.reduce((sum, line) => sum + line.baseCents, 0);
  const allVatCents = vat.reduce((sum, line) => sum + line.vatCents, 0);
  const grossCents = netCents + allVatCents;
  return {
    linesCents: netCents,
    discountCents: 0,
    netCents,
    vat,
    vatCents: allVatCents,
    grossCents,
    prepaidCents: 0,
    retentionCents: 0,
    dueCents: grossCents,
    sections: {},
  };
}
