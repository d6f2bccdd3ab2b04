import { invoice, labour } from "#test/demo-company.ts";
import { allTerms, anyLines, anyTerms, bathroomLines } from "#test/priced-lines.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Line } from "../../lines/line.ts";
import { withDistinctIds, withoutOptions } from "../../lines/line.ts";
import type { Terms } from "../../lines/terms.ts";
import { NO_TERMS, withPrices } from "../../lines/terms.ts";
import { addUp } from "../../lines/totals.ts";
import { vatTreatment } from "../../lines/vat-treatment.ts";
import { netPriceE6, shareCents, vatOnCents } from "../../shared/money.ts";
import { creditLeft } from "../credit-left.ts";
import { creditNoteLines } from "../credit-note.ts";
import { creditNoteOfSum } from "../credit-sum.ts";
import { sumOfRate } from "../credit-totals.ts";
import type { IssuedInvoice } from "../invoice.ts";
import { drawUpDeposit } from "./deposit.ts";
import { drawUpFinal } from "./final.ts";
import { drawUpProgress } from "./progress.ts";
import type { AgreedQuote, PartResult, QuoteBooks } from "./quote-books.ts";
import { grossLeftCents, latestProgress, readBooks } from "./quote-books.ts";
import { listWorkSections } from "./sections.ts";

function agree(quoteLines: readonly Line[], terms: Terms = NO_TERMS): AgreedQuote {
  const lines = withDistinctIds(withoutOptions(quoteLines));
  return { number: "D2026-0001", lines, terms: { ...terms, prepaidCents: 0 }, totals: addUp(lines, terms) };
}

function issue(books: QuoteBooks, result: PartResult): QuoteBooks {
  if (!result.ok) throw new Error(result.refusal.code);
  const place = books.invoices.length + 1;
  const newInvoice: IssuedInvoice = { ...invoice, id: `i${place}`, number: `F2026-${place}`, ...result.value };
  return { ...books, invoices: [...books.invoices, newInvoice] };
}

function credit(books: QuoteBooks, index: number, grossCents: number | null): QuoteBooks {
  const one = books.invoices[index]!;
  const earlier = books.invoices.filter(({ refersTo }) => refersTo?.id === one.id);
  const result = grossCents === null ? creditNoteLines(one, earlier, null) : creditNoteOfSum(one, earlier, grossCents);
  if (!result.ok) throw new Error(result.refusal.code);
  const note: IssuedInvoice = { ...one, id: `${one.id}-${earlier.length}`, kind: "credit_note", refersTo: one };
  return { ...books, invoices: [...books.invoices, { ...note, ...result.value }] };
}

const newBooks = (lines: readonly Line[], terms?: Terms): QuoteBooks => ({ quote: agree(lines, terms), invoices: [] });
const bathroom = newBooks(bathroomLines, allTerms);
const deposit30 = (books: QuoteBooks) => issue(books, drawUpDeposit(books, { shareBasisPoints: 3_000 }));
const advance = (books: QuoteBooks, basisPoints: number, sectionId = "s1") =>
  issue(books, drawUpProgress(books, [{ sectionId, basisPoints }]));
const codeOf = (result: PartResult) => (result.ok ? "issued" : result.refusal.code);

/** Every total is the sum of its parts, nothing is below zero, and VAT is about that of its base (BR-CO-17). */
function expectConsistent({ totals, kind }: IssuedInvoice): void {
  for (const { baseCents, vatCents, basisPoints } of totals.vat) {
    expect(Math.min(baseCents, vatCents)).toBeGreaterThanOrEqual(0);
    if (kind !== "credit_note")
      expect(Math.abs(vatCents - vatOnCents(baseCents, basisPoints))).toBeLessThanOrEqual(MOST_CENTS_APART);
  }
  expect(totals.linesCents - totals.discountCents).toBe(totals.netCents);
  expect(totals.netCents).toBe(totals.vat.reduce((cents, one) => cents + one.baseCents, 0));
  expect(totals.grossCents).toBe(totals.netCents + totals.vat.reduce((cents, one) => cents + one.vatCents, 0));
}

/** Each invoice of a quote rounds once more: far less than the euro that the standard allows. */
const MOST_CENTS_APART = 20;

/** All invoices less all credit notes are the quote, at each of its rates. */
function expectSumIsQuote({ quote, invoices }: QuoteBooks): void {
  for (const rate of quote.totals.vat) {
    const ofInvoices = sumOfRate(
      invoices.filter(({ kind }) => kind !== "credit_note"),
      rate,
    );
    const ofCredits = sumOfRate(
      invoices.filter(({ kind }) => kind === "credit_note"),
      rate,
    );
    expect(ofInvoices.baseCents - ofCredits.baseCents).toBe(rate.baseCents);
    expect(ofInvoices.vatCents - ofCredits.vatCents).toBe(rate.vatCents);
  }
}

test("a deposit is a share of the quote, spread over its rates in its own proportions", () => {
  const [deposit] = deposit30(bathroom).invoices;
  const { totals } = bathroom.quote;
  expect(deposit!.totals.grossCents).toBe(shareCents(totals.grossCents, 3_000));
  for (const [index, { baseCents, vatCents }] of deposit!.totals.vat.entries()) {
    const ofQuote = totals.vat[index]!;
    const exact = shareCents(ofQuote.baseCents + ofQuote.vatCents, 3_000);
    expect(Math.abs(baseCents + vatCents - exact)).toBeLessThanOrEqual(1);
  }
  expect(deposit!.lines.map(({ label }) => label)).toContain("Acompte de 30\u00A0% sur le devis D2026-0001");
  expect(deposit!.part).toMatchObject({ shareBasisPoints: 3_000, earlier: [] });
});

test("a deposit of an amount is that amount", () => {
  const [deposit] = issue(bathroom, drawUpDeposit(bathroom, { grossCents: 12_345 })).invoices;
  expect(deposit!.totals.grossCents).toBe(12_345);
});

test("a deposit is what was asked, to the cent, where a rate comes to nothing without VAT", () => {
  const tenth = { ...labour("Vis", 5_000), unitPriceE6: netPriceE6(100, 1_000), vat: vatTreatment(1_000, null) };
  const books = newBooks([{ ...labour("Pose", 10_000), unitPriceE6: netPriceE6(100_000, 2_000) }, tenth], {
    ...NO_TERMS,
    prices: "gross",
  });
  expect(books.quote.totals.grossCents).toBe(1_001);
  const [deposit] = issue(books, drawUpDeposit(books, { grossCents: 900 })).invoices;
  expect(deposit!.totals.grossCents).toBe(900);
  expect(deposit!.totals.vat.map(({ baseCents, vatCents }) => baseCents + vatCents)).toEqual([899, 1]);
});

test("a progress invoice bills what is done since the last one, deposits deducted in proportion", () => {
  const books = newBooks([labour("Pose", 1_000_000)]);
  const { netCents } = books.quote.totals;
  const half = advance(deposit30(books), 5_000, "");
  const [deposit, progress] = half.invoices;
  expect(deposit!.totals.netCents).toBe(shareCents(netCents, 3_000));
  expect(progress!.totals.netCents).toBe(shareCents(netCents, 3_500));
  expect(progress!.totals.linesCents).toBe(shareCents(netCents, 5_000));
  const next = advance(half, 8_000, "").invoices[2]!;
  expect(next.totals.netCents).toBe(shareCents(netCents, 2_100));
  expect(next.part).toMatchObject({ rank: 2, progress: [{ basisPoints: 8_000 }] });
  expect(next.part!.deductions.map((one) => [one.kind, one.netCents])).toEqual([
    ["progress", shareCents(netCents, 3_500)],
    ["deposit", shareCents(netCents, 2_400)],
  ]);
});

test("a final invoice bills the quote less what was invoiced before", () => {
  const before = advance(deposit30(bathroom), 4_000);
  const books = issue(before, drawUpFinal(before));
  const [deposit, progress, final] = books.invoices;
  const { totals } = bathroom.quote;
  expect(final!.totals.grossCents).toBe(totals.grossCents - deposit!.totals.grossCents - progress!.totals.grossCents);
  expect(final!.lines).toEqual(bathroom.quote.lines);
  expect(final!.part!.deductions.map(({ invoice: one }) => one?.number)).toEqual(["F2026-1", "F2026-2"]);
  expectSumIsQuote(books);
});

const refusals: [string, () => PartResult, string][] = [
  ["a deposit of nothing", () => drawUpDeposit(bathroom, { grossCents: 0 }), "deposit_of_zero"],
  ["a deposit of the whole quote", () => drawUpDeposit(bathroom, { shareBasisPoints: 10_000 }), "deposit_beyond_rest"],
  [
    "a deposit of all that is left",
    () => drawUpDeposit(deposit30(bathroom), { shareBasisPoints: 7_000 }),
    "deposit_beyond_rest",
  ],
  [
    "a progress that goes back",
    () => drawUpProgress(advance(bathroom, 4_000), [{ sectionId: "s1", basisPoints: 3_999 }]),
    "progress_back",
  ],
  [
    "a progress that did not move",
    () => drawUpProgress(advance(bathroom, 4_000), [{ sectionId: "s1", basisPoints: 4_000 }]),
    "progress_unchanged",
  ],
  [
    "a progress beyond the section",
    () => drawUpProgress(bathroom, [{ sectionId: "s1", basisPoints: 10_001 }]),
    "progress_beyond",
  ],
  [
    "a progress of a section that is not there",
    () => drawUpProgress(bathroom, [{ sectionId: "no", basisPoints: 1 }]),
    "section_unknown",
  ],
  [
    "a section said twice",
    () =>
      drawUpProgress(bathroom, [
        { sectionId: "s1", basisPoints: 1 },
        { sectionId: "s1", basisPoints: 2 },
      ]),
    "section_twice",
  ],
  [
    "a progress that ends the quote",
    () =>
      drawUpProgress(
        bathroom,
        listWorkSections(bathroom.quote.lines).map(({ id }) => ({ sectionId: id, basisPoints: 10_000 })),
      ),
    "progress_whole",
  ],
  [
    "a deposit after the final invoice",
    () => drawUpDeposit(issue(deposit30(bathroom), drawUpFinal(deposit30(bathroom))), { grossCents: 1 }),
    "invoiced_whole",
  ],
  [
    "a final invoice of a quote that a new version made smaller than its deposit",
    () => drawUpFinal({ quote: agree([labour("Pose", 10_000)]), invoices: deposit30(bathroom).invoices }),
    "invoiced_beyond_quote",
  ],
];

test.each(refusals)("a part of a quote is refused with its reason: %s", (_what, draw, code) => {
  expect(codeOf(draw())).toBe(code);
});

test("a deposit that is credited whole can be asked again", () => {
  const free = credit(deposit30(bathroom), 0, null);
  const again = drawUpDeposit(free, { shareBasisPoints: 3_000 });
  expect(again).toMatchObject({ value: { totals: deposit30(bathroom).invoices[0]!.totals, part: { earlier: [] } } });
});

test("a progress invoice that is credited whole takes its progress back", () => {
  const books = credit(advance(advance(bathroom, 2_000), 5_000), 1, null);
  expect(latestProgress(books.invoices)[0]).toMatchObject({ sectionId: "s1", basisPoints: 2_000 });
  expect(advance(books, 5_000).invoices.at(-1)!.totals).toEqual(
    advance(advance(bathroom, 2_000), 5_000).invoices[1]!.totals,
  );
});

type Act = { what: "share" | "amount" | "progress" | "credit" | "cancel"; which: number; size: number };
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    what: fc.constantFrom(
      "share" as const,
      "amount" as const,
      "progress" as const,
      "credit" as const,
      "cancel" as const,
    ),
    which: fc.nat(),
    size: fc.integer({ min: 1, max: 9_999 }),
  }),
  { maxLength: 12 },
);

function play(books: QuoteBooks, { what, which, size }: Act): QuoteBooks {
  const rates = readBooks(books);
  if (!rates.ok) throw new Error(rates.refusal.code);
  if (what === "credit" || what === "cancel") {
    const creditable = books.invoices.flatMap((one, index) => {
      const earlier = books.invoices.filter(({ refersTo }) => refersTo?.id === one.id);
      const leftCents = one.kind === "credit_note" ? 0 : creditLeft(one, earlier).grossCents;
      return leftCents > 0 ? [{ index, leftCents }] : [];
    });
    const chosen = creditable[which % creditable.length];
    if (!chosen) return books;
    return credit(books, chosen.index, what === "cancel" ? null : Math.max(1, shareCents(chosen.leftCents, size)));
  }
  const result = draw(books, { what, which, size }, grossLeftCents(rates.value));
  if (result.ok) return issue(books, result);
  expect(["deposit_of_zero", "deposit_beyond_rest", "progress_unchanged", "progress_whole"]).toContain(
    result.refusal.code,
  );
  return books;
}

function draw(books: QuoteBooks, { what, which, size }: Act, leftCents: number): PartResult {
  if (what === "share") return drawUpDeposit(books, { shareBasisPoints: size });
  if (what === "amount") return drawUpDeposit(books, { grossCents: shareCents(leftCents, size) });
  const sections = listWorkSections(books.quote.lines);
  const section = sections[which % sections.length]!;
  const before = latestProgress(books.invoices).find(({ sectionId }) => sectionId === section.id)?.basisPoints ?? 0;
  return drawUpProgress(books, [{ sectionId: section.id, basisPoints: before + shareCents(10_000 - before, size) }]);
}

test.each([
  ["without VAT", "net", 1_000],
  ["with VAT", "gross", 1_000],
] as const)(
  "whatever was invoiced and credited of prices %s, all invoices add up to the quote at each rate",
  (...row) => {
    const [, prices, numRuns] = row;
    fc.assert(
      fc.property(anyLines, anyTerms, acts, (lines, terms, plays) => {
        const quote = agree(lines, withPrices(terms, prices));
        fc.pre(quote.totals.grossCents > 0);
        let books: QuoteBooks = { quote, invoices: [] };
        for (const act of plays) books = play(books, act);
        const final = drawUpFinal(books);
        if (final.ok) books = issue(books, final);
        else expect(final.refusal.code).toBe("nothing_left");
        for (const one of books.invoices) expectConsistent(one);
        expectSumIsQuote(books);
      }),
      { numRuns },
    );
  },
);
