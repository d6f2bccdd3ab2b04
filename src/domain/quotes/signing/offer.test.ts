import fc from "fast-check";
import { expect, test } from "vitest";
import type { ItemLine } from "../../lines/line.ts";
import { NO_TERMS } from "../../lines/terms.ts";
import { addUp } from "../../lines/totals.ts";
import { hasCountedLine, knownOptions, withChosenOptions } from "./offer.ts";

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
