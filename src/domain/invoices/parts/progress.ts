import type { ItemLine } from "../../lines/line.ts";
import { netCents } from "../../lines/line.ts";
import type { Terms } from "../../lines/terms.ts";
import { formatMoney, formatPercent } from "../../shared/french-format.ts";
import { ONE_UNIT_E4, centsToE6, proportionCents, shareCents, spreadCents, vatOnCents } from "../../shared/money.ts";
import type { Result } from "../../shared/refusal.ts";
import { ok, refused } from "../../shared/refusal.ts";
import type { VatRate } from "../credit-totals.ts";
import { isSameRate } from "../credit-totals.ts";
import type { Deduction, IssuedInvoice, QuotePart, SectionProgress } from "../invoice.ts";
import type { BilledRate } from "./part-totals.ts";
import { partFacts, partTotals } from "./part-totals.ts";
import { partMessages } from "./part.messages.ts";
import type { PartRefusal, PartResult, QuoteBooks, RateBooks } from "./quote-books.ts";
import { latestProgress, readBooks } from "./quote-books.ts";
import type { WorkSection } from "./sections.ts";
import { listWorkSections } from "./sections.ts";

/** How far a section is, up to now, in basis points. */
export type ProgressWish = Pick<SectionProgress, "sectionId" | "basisPoints">;

/** All of a section is done. */
const WHOLE = 10_000;

/**
 * A progress invoice (« facture de situation »): its lines are what is done of each section up to now, and it bills
 * what that adds. Of each rate it bills the part of what is left that the new works are of the works left: what was
 * invoiced as a deposit is so deducted in proportion, and what was credited is billed again. It never ends a quote: a
 * final invoice does. A section that is not among the wishes is as it was.
 */
export function drawUpProgress(books: QuoteBooks, wishes: readonly ProgressWish[]): PartResult {
  const rates = readBooks(books);
  if (!rates.ok) return rates;
  const sections = listWorkSections(books.quote.lines);
  const progress = progressNow(books, sections, wishes);
  if (!progress.ok) return progress;
  const lines = sections.flatMap((section) => doneLines(section, progress.value));
  const earlierProgress = progressBefore(books, sections);
  const works = rates.value.map((rate) => {
    const doneCents = doneAt(rate, sections, progress.value);
    return { rate, doneCents, billed: billNewWorks(rate, doneAt(rate, sections, earlierProgress), doneCents) };
  });
  const terms = doneTerms(books, lines, works);
  const totals = partTotals(lines, terms, (rate) => works.find((one) => isSameRate(one.rate.ofQuote, rate))?.billed);
  if (totals.grossCents <= 0) return refused("progress_unchanged");
  const deductedCents = works.reduce((cents, { doneCents, billed }) => cents + doneCents - billed.baseCents, 0);
  const rateDeductions = works.map(({ rate: { ofQuote }, doneCents, billed }) => ({
    category: ofQuote.category,
    basisPoints: ofQuote.basisPoints,
    baseCents: doneCents - billed.baseCents,
    vatCents: vatOnCents(doneCents, ofQuote.basisPoints) - billed.vatCents,
  }));
  const part: QuotePart = {
    ...partFacts(books),
    shareBasisPoints: null,
    rank: nextRank(books.invoices),
    progress: progress.value,
    deductions: listDeductions(books, deductedCents),
    deductionsByRate: rateDeductions.filter(({ baseCents, vatCents }) => baseCents !== 0 || vatCents !== 0),
  };
  return ok({ kind: "progress", lines, terms, totals, part });
}

/** The number of the next progress invoice of a quote: those that were credited keep theirs. */
export function nextRank(invoices: readonly IssuedInvoice[]): number {
  return invoices.filter(({ kind }) => kind === "progress").length + 1;
}

/** How far each section of a quote was when it was invoiced last. */
export function progressBefore({ invoices }: QuoteBooks, sections: readonly WorkSection[]): SectionProgress[] {
  const latest = latestProgress(invoices);
  return sections.map(({ id, label }) => ({
    sectionId: id,
    label,
    basisPoints: progressOf(latest, id),
  }));
}

/** How far a section is, in basis points; 0 where nothing is said of it. */
export function progressOf(progress: readonly SectionProgress[], id: string): number {
  return progress.find(({ sectionId }) => sectionId === id)?.basisPoints ?? 0;
}

function progressNow(
  books: QuoteBooks,
  sections: readonly WorkSection[],
  wishes: readonly ProgressWish[],
): Result<SectionProgress[], PartRefusal> {
  const wishById = new Map(wishes.map(({ sectionId, basisPoints }) => [sectionId, basisPoints]));
  if (wishById.size < wishes.length) return refused("section_twice");
  if (wishes.some(({ sectionId }) => !sections.some(({ id }) => id === sectionId))) return refused("section_unknown");
  const earlierProgress = progressBefore(books, sections);
  const progress = earlierProgress.map((section) => ({
    ...section,
    basisPoints: wishById.get(section.sectionId) ?? section.basisPoints,
  }));
  if (progress.some(({ basisPoints }) => basisPoints > WHOLE)) return refused("progress_beyond");
  const wentBack = progress.filter(
    ({ sectionId, basisPoints }) => basisPoints < progressOf(earlierProgress, sectionId),
  );
  if (wentBack.length > 0)
    return refused(
      "progress_back",
      wentBack.map(({ label }) => label),
    );
  if (progress.every(({ basisPoints }) => basisPoints === WHOLE)) return refused("progress_whole");
  if (progress.every(({ sectionId, basisPoints }) => basisPoints === progressOf(earlierProgress, sectionId)))
    return refused("progress_unchanged");
  return ok(progress);
}

/** What is done of a section, as lines: one for each VAT treatment and nature of its lines. */
function doneLines({ id, label, items }: WorkSection, progress: readonly SectionProgress[]): ItemLine[] {
  const basisPoints = progressOf(progress, id);
  if (basisPoints === 0) return [];
  const kinds = new Map<string, { line: ItemLine; cents: number }>();
  for (const line of items) {
    const key = kindOf(line);
    kinds.set(key, { line, cents: (kinds.get(key)?.cents ?? 0) + netCents(line) });
  }
  const kindsWithPrice = [...kinds.values()].filter(({ cents }) => cents > 0);
  // Works and supplies at one rate are two lines, which are told apart by their words.
  const isMixed = (vat: VatRate) => kindsWithPrice.filter(({ line }) => isSameRate(line.vat, vat)).length > 1;
  return kindsWithPrice.map(({ line: { vat, nature }, cents }, index): ItemLine => ({
    kind: "item",
    id: `progress-${id}-${index + 1}`,
    label: isMixed(vat) ? partMessages.ofNature(label, nature) : label,
    details: [partMessages.doneDetail(formatPercent(basisPoints), formatMoney(cents))],
    nature,
    quantityE4: ONE_UNIT_E4,
    unit: "forfait",
    unitPriceE6: centsToE6(shareCents(cents, basisPoints)),
    discountBasisPoints: 0,
    vat,
    isOption: false,
    source: null,
  }));
}

function kindOf({ vat, nature }: ItemLine): string {
  return `${vat.category} ${vat.basisPoints} ${vat.reason} ${nature}`;
}

/** What is done at a rate, the quote's discount taken off. */
function doneAt({ ofQuote }: RateBooks, sections: readonly WorkSection[], progress: readonly SectionProgress[]) {
  const linesCents = sections
    .flatMap((section) => doneLines(section, progress))
    .filter(({ vat }) => isSameRate(vat, ofQuote))
    .reduce((cents, line) => cents + netCents(line), 0);
  return proportionCents(ofQuote.baseCents, linesCents, ofQuote.baseCents + ofQuote.discountCents);
}

function billNewWorks({ ofQuote, soFar, left }: RateBooks, beforeCents: number, doneCents: number): BilledRate {
  const baseCents = proportionCents(left.baseCents, doneCents - beforeCents, ofQuote.baseCents - beforeCents);
  if (baseCents === left.baseCents) return left;
  // VAT on the sum of bases, less what was invoiced of it: whatever was rounded, the invoices add up to the quote.
  const exactCents = vatOnCents(soFar.baseCents + baseCents, ofQuote.basisPoints) - soFar.vatCents;
  return { baseCents, vatCents: Math.max(0, Math.min(left.vatCents, exactCents)) };
}

// The quote's discount, on what is done.
function doneTerms(
  { quote }: QuoteBooks,
  lines: readonly ItemLine[],
  works: readonly { rate: { ofQuote: VatRate }; doneCents: number }[],
): Terms {
  const { discount } = quote.terms;
  const linesCents = lines.reduce((cents, line) => cents + netCents(line), 0);
  const cents = linesCents - works.reduce((sum, { doneCents }) => sum + doneCents, 0);
  const amount = cents > 0 ? { kind: "amount" as const, cents } : null;
  return { ...quote.terms, prepaidCents: 0, discount: discount?.kind === "amount" ? amount : discount };
}

// Earlier progress invoices are deducted whole, deposits in proportion, which is the rest of what is deducted.
function listDeductions({ invoices, quote }: QuoteBooks, deductedCents: number): Deduction[] {
  const { earlier } = partFacts({ invoices, quote });
  const whole = earlier.filter(({ kind }) => kind === "progress");
  const deposits = earlier.filter(({ kind }) => kind === "deposit");
  const restCents = whole.reduce((cents, one) => cents - one.netCents, deductedCents);
  const shares = spreadCents(
    Math.max(0, restCents),
    deposits.map((one) => one.netCents),
  );
  const deductions: Deduction[] = [
    ...whole.map(({ id, number, issuedOn, kind, ...one }) => ({
      kind,
      invoice: { id, number, issuedOn },
      netCents: one.netCents,
    })),
    ...deposits.map(({ id, number, issuedOn, kind }, index) => ({
      kind,
      invoice: { id, number, issuedOn },
      netCents: shares[index] ?? 0,
    })),
  ];
  const missingCents = deductions.reduce((cents, one) => cents - one.netCents, deductedCents);
  const carriedOver: Deduction[] = [{ kind: "final", invoice: null, netCents: missingCents }];
  return [...deductions, ...carriedOver].filter((one) => one.netCents !== 0);
}
