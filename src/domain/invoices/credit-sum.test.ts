import { expectCreditsAddUp, issueLines } from "#test/credited-invoice.ts";
import { franchiseSeller, labour } from "#test/demo-company.ts";
import { anyLines, anyTerms } from "#test/priced-lines.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ItemLine } from "../lines/line.ts";
import type { Prices } from "../lines/terms.ts";
import { NO_TERMS, withPrices } from "../lines/terms.ts";
import { untaxed } from "../lines/vat-treatment.ts";
import { creditLeft } from "./credit-left.ts";
import type { CreditResult } from "./credit-note.ts";
import { creditNoteLines } from "./credit-note.ts";
import { creditNoteOfSum } from "./credit-sum.ts";
import type { IssuedInvoice } from "./invoice.ts";

function asCreditNote(original: IssuedInvoice, result: CreditResult): IssuedInvoice {
  if (!result.ok) throw new Error(result.refusal.sentence);
  return { ...original, kind: "credit_note", refersTo: original, ...result.value };
}

const creditSum = (original: IssuedInvoice, earlier: readonly IssuedInvoice[], grossCents: number) =>
  asCreditNote(original, creditNoteOfSum(original, earlier, grossCents));
const creditLines = (original: IssuedInvoice, earlier: readonly IssuedInvoice[], lineId: string | null) =>
  asCreditNote(original, creditNoteLines(original, earlier, lineId === null ? null : [{ lineId, quantityE4: null }]));

// Ten hours at 45 € each: 450 € and 90 € of VAT, then 450 € and 45 € of VAT.
const twoRates = issueLines([labour("Dépose", 100_000, 2000), labour("Pose", 100_000, 1000)]);

test("a sum is a line of each rate, in proportion to what is left of it", () => {
  const { lines, totals, terms } = creditSum(twoRates, [], 10_350);
  expect(lines).toMatchObject([
    {
      label: "Réduction sur la facture F2026-0001",
      unit: "forfait",
      unitPriceE6: 45_000_000,
      vat: { basisPoints: 2000 },
    },
    {
      label: "Réduction sur la facture F2026-0001",
      unit: "forfait",
      unitPriceE6: 45_000_000,
      vat: { basisPoints: 1000 },
    },
  ]);
  expect(totals.vat).toMatchObject([
    { basisPoints: 2000, baseCents: 4_500, vatCents: 900 },
    { basisPoints: 1000, baseCents: 4_500, vatCents: 450 },
  ]);
  expect([totals.netCents, totals.vatCents, totals.grossCents, totals.discountCents]).toEqual([
    9_000, 1_350, 10_350, 0,
  ]);
  expect(terms).toEqual(NO_TERMS);
});

test("a sum lowers the base and the VAT, to the cent", () => {
  const { totals } = creditSum(issueLines([labour("Pose", 100_000, 2000)]), [], 5_000);
  expect(totals).toMatchObject({ netCents: 4_167, vatCents: 833, grossCents: 5_000 });
});

test("a sum without VAT is all base", () => {
  const one = { ...issueLines([labour("Pose", 100_000, 0)]), seller: franchiseSeller };
  const { lines, totals } = creditSum(one, [], 5_000);
  expect(totals).toMatchObject({ netCents: 5_000, vatCents: 0, grossCents: 5_000 });
  expect(lines).toMatchObject([{ vat: untaxed("franchise") }]);
});

test("a sum on work and goods has a line of each", () => {
  const goods: ItemLine = { ...labour("Receveur", 100_000, 2000), nature: "goods" };
  const { lines } = creditSum(issueLines([labour("Pose", 100_000, 2000), goods]), [], 12_000);
  expect(lines).toMatchObject([
    { label: "Réduction sur la facture F2026-0001, prestations", nature: "service", unitPriceE6: 50_000_000 },
    { label: "Réduction sur la facture F2026-0001, fournitures", nature: "goods", unitPriceE6: 50_000_000 },
  ]);
});

test("reasons of 0 % have a line each", () => {
  const training = { ...labour("Formation", 100_000, untaxed("exempt_training")) };
  const care = { ...labour("Soin", 100_000, untaxed("exempt_health")) };
  const { lines, totals } = creditSum(issueLines([training, care]), [], 9_000);
  expect(lines).toMatchObject([{ vat: training.vat }, { vat: care.vat }]);
  expect(totals.vat).toMatchObject([{ reasons: ["exempt_training", "exempt_health"], baseCents: 9_000 }]);
});

test("all that is left is credited by the lines that are left", () => {
  expect(creditSum(twoRates, [], twoRates.totals.grossCents)).toEqual(creditLines(twoRates, [], null));
});

test("the lines left after a sum are credited less that sum", () => {
  const reduction = creditSum(twoRates, [], 10_350);
  const rest = creditLines(twoRates, [reduction], null);
  expect(rest.totals).toMatchObject({ linesCents: 90_000, discountCents: 9_000, grossCents: 103_500 - 10_350 });
  expect(rest.terms.discount).toEqual({ kind: "amount", cents: 9_000 });
  expect(creditLeft(twoRates, [reduction, rest]).grossCents).toBe(0);
});

test("a line credited after a sum bears its part of that sum", () => {
  const reduction = creditSum(twoRates, [], 10_350);
  // 10 % was taken off each rate.
  expect(creditLines(twoRates, [reduction], "Pose").totals).toMatchObject({ netCents: 40_500, vatCents: 4_050 });
});

test("an ID that a line of the invoice has is not given to a reduction", () => {
  const one = issueLines([{ ...labour("Pose", 100_000, 2000), id: "reduction-1" }]);
  const reduction = creditSum(one, [], 5_000);
  expect(reduction.lines.map(({ id }) => id)).toEqual(["reduction-2"]);
  expect(creditLeft(one, [reduction]).lines).toMatchObject([{ leftE4: 100_000 }]);
});

const half = creditSum(twoRates, [], 50_000);
const refusals: [string, readonly IssuedInvoice[], number, string][] = [
  ["more than the invoice", [], 103_501, "Il reste 1\u202F035,00\u00A0€ à créditer"],
  ["more than is left", [half], 53_501, "Il reste 535,00\u00A0€ à créditer"],
  ["zero", [], 0, "plus grande que zéro"],
  ["below zero", [], -1, "plus grande que zéro"],
  ["what is credited whole", [half, creditSum(twoRates, [half], 53_500)], 1, "ne reste rien à créditer"],
];

test.each(refusals)("a sum is refused with what to do: %s", (_what, earlier, grossCents, sentence) => {
  const result = creditNoteOfSum(twoRates, earlier, grossCents);
  expect(result.ok ? "" : result.refusal.sentence).toContain(sentence);
});

test("a credit note is not credited by a sum", () => {
  const result = creditNoteOfSum(half, [], 100);
  expect(result.ok ? "" : result.refusal.code).toBe("credit_of_credit_note");
});

const anyPrices = fc.constantFrom<Prices>("net", "gross");

test("credits of sums and of lines, in any order, add up to the invoice to the cent, at each rate", () => {
  const step = fc.record({ ofSum: fc.boolean(), pick: fc.nat(), part: fc.nat() });
  fc.assert(
    fc.property(anyLines, anyTerms, anyPrices, fc.array(step, { maxLength: 8 }), (lines, terms, prices, steps) => {
      const one = issueLines(lines, withPrices(terms, prices));
      fc.pre(one.totals.grossCents > 0);
      const credits: IssuedInvoice[] = [];
      for (const { ofSum, pick, part } of steps) {
        const left = creditLeft(one, credits);
        const choice = left.lines.filter(({ leftE4 }) => leftE4 > 0);
        const chosen = choice[pick % choice.length];
        if (left.grossCents === 0 || !chosen) break;
        const result = ofSum
          ? creditNoteOfSum(one, credits, 1 + (part % left.grossCents))
          : creditNoteLines(one, credits, [{ lineId: chosen.line.id, quantityE4: 1 + (part % chosen.leftE4) }]);
        if (result.ok) credits.push(asCreditNote(one, result));
        else expect(result.refusal.code).toBe("credit_of_zero");
      }
      if (creditLeft(one, credits).grossCents > 0) credits.push(creditLines(one, credits, null));
      expectCreditsAddUp(one, credits);
    }),
    { numRuns: 500 },
  );
});
