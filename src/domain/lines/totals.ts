import { netOfGrossCents, shareCents, spreadCents, vatOnCents } from "../shared/money.ts";
import type { Line, SectionLine } from "./line.ts";
import { countedCents, countedGrossCents, countedItems, grossCents } from "./line.ts";
import type { Discount, Terms } from "./terms.ts";
import type { VatReason } from "./vat-reasons.ts";
import type { VatTreatment } from "./vat-treatment.ts";

/**
 * Base and VAT of one category at one rate, in cents. `baseCents` is net of `discountCents`, its share of the
 * document's discount. An e-invoice says each category without VAT once, with all its reasons.
 */
export type VatSubtotal = {
  category: VatTreatment["category"];
  basisPoints: number;
  reasons: VatReason[];
  discountCents: number;
  baseCents: number;
  vatCents: number;
};

/**
 * What a document adds up to, in cents: BR-CO-10 to BR-CO-17 of EN 16931 hold by construction. Where prices are with
 * VAT, the VAT of a rate may be a cent off its base times the rate.
 */
export type Totals = {
  /** Sum of the lines, before the document's discount (BT-106). */
  linesCents: number;
  discountCents: number;
  netCents: number;
  vat: VatSubtotal[];
  vatCents: number;
  grossCents: number;
  prepaidCents: number;
  /** Kept back by the customer until the works are approved; part of what is due, paid later. */
  retentionCents: number;
  /** Gross less what was prepaid (BT-115), the retention still in it. */
  dueCents: number;
  /** What the lines under each section add up to, before the document's discount, by the section's id. */
  sections: Record<string, number>;
  /** Discount and sections with VAT. Absent from a document whose prices are without it. */
  withVat?: Pick<Totals, "discountCents" | "sections">;
};

/**
 * Totals of a list of lines under their terms; options count for nothing. VAT is computed once per category and rate on
 * the sum of its bases, highest rate first. The document's discount is spread over them in proportion, to the cent.
 *
 * Where prices are with VAT, they decide: what is to be paid is their sum, and the base of each rate follows from it
 * (docs/decisions/0029-prices-with-vat.md).
 */
export function addUp(lines: readonly Line[], terms: Terms): Totals {
  return terms.prices === "gross" ? addUpGross(lines, terms) : addUpNet(lines, terms);
}

function addUpNet(lines: readonly Line[], terms: Terms): Totals {
  const groups = vatGroups(lines);
  const linesCents = groups.reduce((sum, group) => sum + group.cents, 0);
  const discountCents = discountOf(terms.discount, linesCents);
  const discounts = spreadCents(
    discountCents,
    groups.map((group) => group.cents),
  );
  const vat = groups.map(({ category, basisPoints, reasons, cents }, index): VatSubtotal => {
    const shareOfDiscountCents = discounts[index] ?? 0;
    const baseCents = cents - shareOfDiscountCents;
    return {
      category,
      basisPoints,
      reasons,
      discountCents: shareOfDiscountCents,
      baseCents,
      vatCents: vatOnCents(baseCents, basisPoints),
    };
  });
  return { linesCents, discountCents, ...sumsOf(vat, terms), sections: sectionSubtotals(lines, countedCents) };
}

// Of each rate: what is to be paid, its base rounded once, and VAT the rest. What the base lacks of the lines without
// VAT is the discount, the cents of rounding in it, below zero when they have to be added.
function addUpGross(lines: readonly Line[], terms: Terms): Totals {
  const groups = vatGroups(lines);
  const grossDiscountCents = discountOf(
    terms.discount,
    groups.reduce((sum, group) => sum + group.grossCents, 0),
  );
  const discounts = spreadCents(
    grossDiscountCents,
    groups.map((group) => group.grossCents),
  );
  const vat = groups.map(({ category, basisPoints, reasons, cents, grossCents }, index): VatSubtotal => {
    const leftCents = grossCents - (discounts[index] ?? 0);
    const baseCents = netOfGrossCents(leftCents, basisPoints);
    const discountCents = cents - baseCents;
    return { category, basisPoints, reasons, discountCents, baseCents, vatCents: leftCents - baseCents };
  });
  const sums = sumsOf(vat, terms);
  const linesCents = groups.reduce((sum, group) => sum + group.cents, 0);
  const grossSections = sectionSubtotals(lines, countedGrossCents);
  return {
    linesCents,
    discountCents: linesCents - sums.netCents,
    ...sums,
    sections: sectionSubtotals(lines, countedCents),
    withVat: { discountCents: grossDiscountCents, sections: grossSections },
  };
}

/**
 * What the document's discount alone takes off each rate of these totals, in cents without VAT: what they take off
 * beyond it is rounding. Null where that cannot be told apart: a discount of an amount on a part of other lines.
 */
export function discountsOfRates(
  lines: readonly Line[],
  { discount, prices }: Terms,
  { vat, withVat }: Pick<Totals, "vat" | "withVat">,
): number[] | null {
  if (discount === null) return vat.map(() => 0);
  const groups = vatGroups(lines);
  const sumUp = (centsOf: (group: VatGroup) => number) => groups.reduce((sum, group) => sum + centsOf(group), 0);
  if (discount.kind === "share") {
    return spreadCents(
      discountOf(
        discount,
        sumUp(({ cents }) => cents),
      ),
      groups.map(({ cents }) => cents),
    );
  }
  if (prices !== "gross" || !withVat) return null;
  const grossDiscounts = spreadCents(
    discountOf(
      discount,
      sumUp((group) => group.grossCents),
    ),
    groups.map((group) => group.grossCents),
  );
  return groups.map(({ basisPoints }, index) => netOfGrossCents(grossDiscounts[index] ?? 0, basisPoints));
}

function sumsOf(vat: VatSubtotal[], { prepaidCents, retentionBasisPoints }: Terms) {
  const netCents = vat.reduce((sum, subtotal) => sum + subtotal.baseCents, 0);
  const vatCents = vat.reduce((sum, subtotal) => sum + subtotal.vatCents, 0);
  const totalCents = netCents + vatCents;
  return {
    netCents,
    vat,
    vatCents,
    grossCents: totalCents,
    prepaidCents,
    retentionCents: shareCents(totalCents, retentionBasisPoints),
    dueCents: totalCents - prepaidCents,
  };
}

/** What is to be paid now, in cents: what is due, less what the customer keeps back. */
export function payableNowCents({ dueCents, retentionCents }: Totals): number {
  return dueCents - retentionCents;
}

type VatGroup = Pick<VatSubtotal, "category" | "basisPoints" | "reasons"> & { cents: number; grossCents: number };

function vatGroups(lines: readonly Line[]): VatGroup[] {
  const groups = new Map<string, VatGroup>();
  for (const line of countedItems(lines)) {
    const { category, basisPoints, reason } = line.vat;
    const key = `${category} ${basisPoints}`;
    const group = groups.get(key) ?? { category, basisPoints, reasons: [], cents: 0, grossCents: 0 };
    group.cents += countedCents(line);
    group.grossCents += grossCents(line);
    if (reason !== null && !group.reasons.includes(reason)) group.reasons.push(reason);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted(
    (a, b) => b.basisPoints - a.basisPoints || (a.category < b.category ? -1 : a.category > b.category ? 1 : 0),
  );
}

// A discount never takes more than there is, nor less than nothing.
function discountOf(discount: Discount | null, linesCents: number): number {
  if (discount === null) return 0;
  if (discount.kind === "share") return shareCents(linesCents, discount.basisPoints);
  return Math.max(0, Math.min(discount.cents, linesCents));
}

function sectionSubtotals(lines: readonly Line[], centsOf: (line: Line) => number): Record<string, number> {
  const subtotals: Record<string, number> = {};
  let open: SectionLine[] = [];
  for (const line of lines) {
    if (line.kind === "section") {
      open = [...open.filter((section) => section.level < line.level), line];
      subtotals[line.id] = 0;
    }
    for (const section of open) subtotals[section.id] = (subtotals[section.id] ?? 0) + centsOf(line);
  }
  return subtotals;
}
