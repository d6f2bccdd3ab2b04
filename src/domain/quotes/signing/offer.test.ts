import { quote } from "#test/demo-company.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ItemLine } from "../../lines/line.ts";
import { NO_TERMS } from "../../lines/terms.ts";
import { addUp } from "../../lines/totals.ts";
import { quoteView } from "../quote-view.ts";
import { hasCountedLine, knownOptions, offerOf, withChosenOptions } from "./offer.ts";

const item = (id: string, isOption: boolean, unitPriceE6: number): ItemLine => ({
  kind: "item",
  id,
  label: id,
  details: [],
  nature: "service",
  quantityE4: 10_000,
  unit: "u",
  unitPriceE6,
  discountBasisPoints: 0,
  vat: { category: "S", basisPoints: 2000, reason: null },
  isOption,
  source: null,
});

const PRICED = fc.record({
  isOption: fc.boolean(),
  cents: fc.integer({ min: 1, max: 1_000_000 }),
  isTicked: fc.boolean(),
});

test("ticked options come to what the same lines come to without being options", () => {
  fc.assert(
    fc.property(fc.array(PRICED, { maxLength: 12 }), (linesGiven) => {
      const lines = linesGiven.map(({ isOption, cents }, index) => item(`l${index}`, isOption, cents * 10_000));
      const chosen = lines.filter((_line, index) => linesGiven[index]?.isTicked).map(({ id }) => id);
      const countedLines = lines.filter(({ isOption, id }) => !isOption || chosen.includes(id));
      const plain = countedLines.map((line) => ({ ...line, isOption: false }));
      expect(addUp(withChosenOptions(lines, chosen), NO_TERMS).grossCents).toBe(addUp(plain, NO_TERMS).grossCents);
    }),
  );
});

test("only lines that are options are ticked, whatever a form sends", () => {
  const lines = [item("pose", false, 1_000_000), item("option", true, 1_000_000)];
  expect(knownOptions({ lines }, ["pose", "option", "other", "option"])).toEqual(["option"]);
});

test("a quote of options alone counts for nothing until one is ticked", () => {
  const lines = [item("option", true, 1_000_000)];
  expect([hasCountedLine({ lines }, []), hasCountedLine({ lines }, ["option"])]).toEqual([false, true]);
});

test("an option costs what it adds to the total beside those that are ticked", () => {
  fc.assert(
    fc.property(fc.array(PRICED, { maxLength: 6 }), fc.integer({ min: 0, max: 5_000 }), (rows, basisPoints) => {
      const lines = rows.map(({ isOption, cents }, index) => item(`l${index}`, isOption, cents * 10_000));
      const terms = { ...NO_TERMS, discount: { kind: "share", basisPoints } as const };
      const keptQuote = { ...quote, lines, terms, totals: addUp(lines, terms) };
      const chosen = lines.filter((_line, index) => rows[index]?.isTicked).map(({ id }) => id);
      for (const { id, isChosen, grossCents } of offerOf(keptQuote, quoteView(keptQuote), chosen).options) {
        const others = chosen.filter((one) => one !== id);
        const totalWith = (ids: string[]) => offerOf(keptQuote, quoteView(keptQuote), ids).totals.grossCents;
        expect([isChosen, totalWith(others) + grossCents]).toEqual([chosen.includes(id), totalWith([...others, id])]);
      }
    }),
    { numRuns: 30 },
  );
});

test.each([
  [null, false],
  [{ kind: "share", basisPoints: 1000 }, true],
  [{ kind: "amount", cents: 50 }, false],
] as const)(
  "an option is discounted when the discount of the quote takes something of its price (%o)",
  (discount, is) => {
    const lines = [item("pose", false, 1_000_000), item("option", true, 1_000_000)];
    const terms = { ...NO_TERMS, discount };
    const keptQuote = { ...quote, lines, terms, totals: addUp(lines, terms) };
    expect(offerOf(keptQuote, quoteView(keptQuote), []).options).toMatchObject([{ isDiscounted: is }]);
  },
);
