import { expectCreditsAddUp, issueLines } from "#test/credited-invoice.ts";
import { labour } from "#test/demo-company.ts";
import { allTerms, anyLines, anyTerms, bathroomLines } from "#test/priced-lines.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Prices } from "../lines/terms.ts";
import { NO_TERMS, withPrices } from "../lines/terms.ts";
import { netPriceE6 } from "../shared/money.ts";
import { creditLeft } from "./credit-left.ts";
import type { LineWish } from "./credit-note.ts";
import { creditNoteLines } from "./credit-note.ts";
import type { IssuedInvoice } from "./invoice.ts";

/** A credit note on an invoice, after earlier ones; throws the sentence of its refusal. */
function creditNote(
  original: IssuedInvoice,
  earlier: readonly IssuedInvoice[],
  wishes: readonly LineWish[] | null,
): IssuedInvoice {
  const credit = creditNoteLines(original, earlier, wishes);
  if (!credit.ok) throw new Error(credit.refusal.sentence);
  return { ...original, kind: "credit_note", refersTo: original, ...credit.value };
}

const bathroom = issueLines(bathroomLines, allTerms);
const half = (label: string) => ({
  lineId: label,
  quantityE4:
    bathroom.lines.flatMap((line) => (line.id === label && line.kind === "item" ? line.quantityE4 : []))[0]! / 2,
});

test("the whole of an invoice is credited with its lines, its discount and its totals", () => {
  const { lines, terms, totals } = creditNote(bathroom, [], null);
  expect(lines).toEqual(bathroom.lines);
  expect(terms).toEqual({ ...NO_TERMS, discount: allTerms.discount });
  const { prepaidCents: _prepaid, retentionCents: _retention, dueCents: _due, ...own } = bathroom.totals;
  expect(totals).toMatchObject({ ...own, prepaidCents: 0, retentionCents: 0, dueCents: own.grossCents });
});

test("a credit note on an invoice of 0 € is refused with that reason", () => {
  const free = issueLines([labour("Pose", 10_000)], { ...NO_TERMS, discount: { kind: "share", basisPoints: 10_000 } });
  expect(() => creditNote(free, [], null)).toThrow("Cette facture est de 0 €");
  const invoice = issueLines([labour("Pose", 10_000)], NO_TERMS);
  expect(() => creditNote(invoice, [creditNote(invoice, [], null)], null)).toThrow("entièrement annulée");
});

test("half a line is credited under its sections, with its share of the discount", () => {
  const credit = creditNote(bathroom, [], [half("Pose du carrelage")]);
  expect(credit.lines.map(({ label }) => label)).toEqual(["Salle de bain", "Carrelage", "Pose du carrelage"]);
  // 6 m² at 65 €, less 3.33 %, and 10 % of VAT.
  expect(credit.totals).toMatchObject({ linesCents: 39_000, discountCents: 1_299, netCents: 37_701, vatCents: 3_770 });
  expect(credit.terms.discount).toEqual({ kind: "amount", cents: 1_299 });
  expect(creditLeft(bathroom, [credit]).lines[0]).toMatchObject({ leftE4: 60_000 });
});

test("what is left after a part was credited is credited as a whole", () => {
  const first = creditNote(bathroom, [], [half("Pose du carrelage")]);
  const rest = creditNote(bathroom, [first], null);
  expect(first.totals.grossCents + rest.totals.grossCents).toBe(bathroom.totals.grossCents);
  expect(creditLeft(bathroom, [first, rest]).grossCents).toBe(0);
});

const one = "Pose de la robinetterie";
const refusals: [string, readonly IssuedInvoice[], readonly LineWish[] | null, string][] = [
  ["more than the line has", [], [{ lineId: one, quantityE4: 140_001 }], "Il reste 14 h à créditer"],
  ["more than is left of it", [creditNote(bathroom, [], [half(one)])], [{ lineId: one, quantityE4: 70_001 }], "7 h"],
  ["a line credited before", [creditNote(bathroom, [], [{ lineId: one, quantityE4: null }])], [half(one)], "retire-la"],
  ["a quantity of zero", [], [{ lineId: one, quantityE4: 0 }], "plus grande que zéro"],
  ["a quantity below zero", [], [{ lineId: one, quantityE4: -1 }], "plus grande que zéro"],
  ["no line", [], [], "Choisis au moins une ligne"],
  ["a line of another invoice", [], [{ lineId: "other", quantityE4: 1 }], "n'est pas sur la facture"],
  ["a heading", [], [{ lineId: "s1", quantityE4: 1 }], "n'est pas sur la facture"],
  ["the same line twice", [], [half(one), half(one)], "deux fois"],
  ["what is worth nothing", [], [{ lineId: one, quantityE4: 1 }], "0,00 €"],
  ["what is credited whole", [creditNote(bathroom, [], null)], null, "ne reste rien à créditer"],
];

test.each(refusals)("credited lines are refused with what to do: %s", (_what, earlier, wishes, sentence) => {
  expect(() => creditNote(bathroom, earlier, wishes)).toThrow(sentence);
});

test("an option or a credit note cannot be credited", () => {
  const option = { ...labour("Miroir", 10_000), isOption: true };
  const withOption = { ...bathroom, lines: [...bathroom.lines, option] };
  expect(() => creditNote(withOption, [], [{ lineId: option.id, quantityE4: 1 }])).toThrow("n'est pas sur la facture");
  expect(() => creditNote(creditNote(bathroom, [], null), [], null)).toThrow("choisis la facture");
});

const anyPrices = fc.constantFrom<Prices>("net", "gross");
const ADDED = ["linesCents", "discountCents", "netCents", "vatCents", "grossCents"] as const;

test.each([
  [9_99, 10],
  [99_99, 2],
])("units sold at %i cents with VAT are credited at that price, up to the invoice", (cents, units) => {
  const ticketLine = {
    ...labour("Entrée", units * 10_000),
    unit: "u" as const,
    unitPriceE6: netPriceE6(cents * 100, 2000),
  };
  const tickets = issueLines([ticketLine], withPrices(NO_TERMS, "gross"));
  const credits: IssuedInvoice[] = [];
  for (let count = 0; count < units; count++)
    credits.push(creditNote(tickets, credits, [{ lineId: "Entrée", quantityE4: 10_000 }]));
  expect(credits.map(({ totals }) => totals.grossCents)).toEqual(credits.map(() => cents));
  expectCreditsAddUp(tickets, credits);
});

test("credits of parts, then of the rest, add up to the invoice to the cent, at each rate", () => {
  fc.assert(
    fc.property(
      anyLines,
      anyTerms,
      anyPrices,
      fc.array(fc.tuple(fc.nat(), fc.nat())),
      (lines, terms, prices, picks) => {
        const one = issueLines(lines, withPrices(terms, prices));
        fc.pre(one.totals.grossCents > 0);
        const credits: IssuedInvoice[] = [];
        for (const [pick, part] of picks) {
          const choice = creditLeft(one, credits).lines.filter(({ leftE4 }) => leftE4 > 0);
          const chosen = choice[pick % choice.length];
          if (!chosen) break;
          const wish = { lineId: chosen.line.id, quantityE4: 1 + (part % chosen.leftE4) };
          const result = creditNoteLines(one, credits, [wish]);
          if (result.ok) credits.push({ ...one, kind: "credit_note", refersTo: one, ...result.value });
          else expect(["credit_of_zero", "credit_nothing_left"]).toContain(result.refusal.code);
          expect(isWithin(creditLeft(one, credits).grossCents, one.totals.grossCents)).toBe(true);
        }
        if (creditLeft(one, credits).grossCents > 0) credits.push(creditNote(one, credits, null));
        expectCreditsAddUp(one, credits);
      },
    ),
    { numRuns: 500 },
  );
});

function isWithin(left: number, all: number): boolean {
  return left >= 0 && left <= all;
}

test("a price below the cent is credited unit by unit, up to the invoice and no further", () => {
  const screws = issueLines([{ ...labour("Vis", 30_000), unit: "u", unitPriceE6: 125_000 }], NO_TERMS);
  const unit = [{ lineId: "Vis", quantityE4: 10_000 }];
  const credits: IssuedInvoice[] = [];
  for (let count = 0; count < 3; count++) credits.push(creditNote(screws, credits, unit));
  expect(credits.map(({ totals }) => ADDED.map((field) => totals[field]))).toEqual([
    [13, 0, 13, 3, 16],
    [13, 1, 12, 2, 14],
    [13, 0, 13, 3, 16],
  ]);
  expect(screws.totals).toMatchObject({ netCents: 38, vatCents: 8, grossCents: 46 });
});
