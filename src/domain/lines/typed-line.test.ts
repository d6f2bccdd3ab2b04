import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldMessages } from "../shared/field.messages.ts";
import type { ItemLine } from "./line.ts";
import { UNIT_CODES } from "./line.ts";
import type { TypedLine } from "./typed-line.ts";
import { lineAsTyped, newItemLine, problemsOf, readTypedLine, toTypedLine } from "./typed-line.ts";
import { untaxed, vatTreatment } from "./vat-treatment.ts";

const line = newItemLine("1", []);
const typedLine: TypedLine = { ...toTypedLine(line), label: "Extension", unitPrice: "1" };
const TAXED = { asksVat: true };
const FRANCHISE = { asksVat: false };
const read = (part: Partial<TypedLine>) => readTypedLine(line, { ...typedLine, ...part }, TAXED);

test("a unit price of more than a million euros is refused", () => {
  expect(read({ unitPrice: "120 000" }).line?.unitPriceE6).toBe(120_000_000_000);
  expect(read({ unitPrice: "1 000 000" }).problems).toBeNull();
  expect(read({ unitPrice: "1 000 001" }).problems).toEqual({ unitPrice: fieldMessages.tooLarge });
});

test.each(["101", "200000"])("a share over 100 % is refused with its own sentence, whatever its size: %s", (discount) =>
  expect(read({ discount }).problems).toEqual({ discount: fieldMessages.overHundred }),
);

test("a line without a label is refused beside its label", () => {
  expect(read({ label: "  " }).problems).toEqual({ label: fieldMessages.lineLabel });
});

test("a rate of 0 needs its reason", () => {
  expect(read({ vatBasisPoints: 0 }).problems).toEqual({ vatReason: fieldMessages.vatReason });
  expect(read({ vatBasisPoints: 0, vatReason: "export" }).line?.vat).toEqual(vatTreatment(0, "export"));
});

test("under franchise no reason is asked", () => {
  expect(problemsOf({ ...typedLine, vatBasisPoints: 0 }, FRANCHISE)).toEqual({});
});

test("under franchise the VAT of the line stays as it was", () => {
  const typedVat = { ...typedLine, vatBasisPoints: 1000 };
  expect(readTypedLine(line, typedVat, FRANCHISE).line?.vat).toEqual(line.vat);
  expect(readTypedLine(line, typedVat, TAXED).line?.vat).toEqual(vatTreatment(1000, null));
});

test("while it is typed, a figure that cannot be read counts as zero", () => {
  expect(lineAsTyped(line, { ...typedLine, quantity: "douze", unitPrice: "" }, TAXED)).toMatchObject({
    quantityE4: 0,
    unitPriceE6: 0,
  });
});

const anyLine: fc.Arbitrary<ItemLine> = fc.record({
  kind: fc.constant("item"),
  id: fc.string({ minLength: 1 }),
  label: fc.constantFrom("Pose", "Carrelage 30 x 30"),
  details: fc.array(fc.constantFrom("Dépose comprise", "", "deux\nlignes")),
  nature: fc.constantFrom("service", "goods"),
  quantityE4: fc.integer({ min: 0, max: 999_999_999 }),
  unit: fc.constantFrom(...(Object.keys(UNIT_CODES) as ItemLine["unit"][])),
  unitPriceE6: fc.integer({ min: 1, max: 1_000_000_000_000 }),
  discountBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  vat: fc.constantFrom(
    vatTreatment(2000, null),
    vatTreatment(550, null),
    vatTreatment(0, "export"),
    untaxed("franchise"),
  ),
  isOption: fc.boolean(),
  source: fc.constantFrom(null, { kind: "estimation" }),
});

test.each([TAXED, FRANCHISE])("a line that is opened and saved without a change is the same line: %o", (under) => {
  fc.assert(
    fc.property(anyLine, (item) => {
      expect(lineAsTyped(item, toTypedLine(item), under)).toEqual(item);
    }),
  );
});

test("details that are typed are one by line, without the empty ones", () => {
  expect(read({ details: "Dépose\n\n  \nÉvacuation" }).line?.details).toEqual(["Dépose", "Évacuation"]);
});

test("a new line is taxed as the last one is", () => {
  const untaxedLine = { ...line, vat: vatTreatment(0, "export") };
  expect(newItemLine("2", [line, untaxedLine, { kind: "text", id: "t", label: "Note" }]).vat).toEqual(untaxedLine.vat);
  expect(line.vat).toEqual(vatTreatment(2000, null));
});

test("a price typed with VAT is kept without it yet shown as it was typed", () => {
  const under = { asksVat: true, prices: "gross" } as const;
  const line = newItemLine("1", []);
  const typedLine = { ...toTypedLine(line, "gross"), label: "Pose", unitPrice: "500" };
  const { line: keptLine } = readTypedLine(line, typedLine, under);
  expect(keptLine?.unitPriceE6).toBe(416_666_667);
  expect(toTypedLine(keptLine!, "gross").unitPrice).toBe("500,00");
});

test("a form with prices with VAT that is saved as it was opened changes no price", () => {
  const line = { ...newItemLine("1", []), label: "Pose", unitPriceE6: 12_345_678 };
  const under = { asksVat: true, prices: "gross" } as const;
  expect(readTypedLine(line, toTypedLine(line, "gross"), under).line).toEqual(line);
  const cheaper = { ...toTypedLine(line, "gross"), vatBasisPoints: 1000 };
  const { line: keptLine } = readTypedLine(line, cheaper, under);
  // At another rate, what the customer pays stays.
  expect(toTypedLine(keptLine!, "gross").unitPrice).toBe("14,81");
});

test("a price with VAT that no document could print is refused with a sentence", () => {
  const line = newItemLine("1", []);
  const problems = (unitPrice: string) =>
    problemsOf({ ...toTypedLine(line), label: "Pose", unitPrice }, { asksVat: true, prices: "gross" }).unitPrice;
  expect(problems("12,345")).toBe("Un prix TTC s'arrête au centime : 12,35 et non 12,345.");
  expect([problems("12,35"), problems("0,1234"), problems("1 200")]).toEqual([undefined, undefined, undefined]);
});

test("a new line has the unit that the lines before it share", () => {
  const ofDays = { ...line, unit: "jour" } as const;
  const unitAfter = (lines: readonly ItemLine[]) => newItemLine("2", lines).unit;
  expect([unitAfter([ofDays, ofDays]), unitAfter([ofDays]), unitAfter([ofDays, line])]).toEqual(["jour", "u", "u"]);
});
