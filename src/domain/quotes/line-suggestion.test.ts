import { expect, test } from "vitest";
import { newItemLine, toTypedLine } from "../lines/typed-line.ts";
import type { PastLine, SuggestedItem } from "./line-suggestion.ts";
import { lineOfSuggestion, suggestionFacts, suggestLines } from "./line-suggestion.ts";

const tube: SuggestedItem = {
  label: "Tube cuivre 14 mm",
  details: "",
  unit: "ml",
  unitPriceE6: 7_500_000,
  vatBasisPoints: 1_000,
  vatReason: null,
  kind: "supply",
  reference: "CU14",
  supplier: "Cédéo",
};
const pose: PastLine = {
  label: "Pose d'un tube",
  details: ["Colliers compris"],
  nature: "service",
  unit: "h",
  unitPriceE6: 48_000_000,
  number: "D2026-0014",
};

test("the catalogue is offered before past quotes", () => {
  expect(suggestLines([tube], [pose], 6).map(({ label }) => label)).toEqual(["Tube cuivre 14 mm", "Pose d'un tube"]);
});

test("a past line with a label of the catalogue is not offered", () => {
  expect(suggestLines([tube], [{ ...pose, label: "tube CUIVRE 14 mm" }], 6)).toHaveLength(1);
});

test("of two past lines with one label the newest is offered", () => {
  const older = { ...pose, label: "POSE d'un tube", number: "D2025-0003", unitPriceE6: 40_000_000 };
  expect(suggestLines([], [pose, older], 6)).toMatchObject([{ unitPriceE6: 48_000_000 }]);
});

test("two suppliers of one label are both offered", () => {
  expect(suggestLines([tube, { ...tube, supplier: "Richardson" }], [], 6)).toHaveLength(2);
});

test("no more than so many are offered", () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ ...pose, label: `Pose ${index}` }));
  expect(suggestLines([tube], many, 6)).toHaveLength(6);
});

test("an item fills the unit, the price, the nature and the VAT of a line", () => {
  const [suggestion] = suggestLines([tube], [], 6);
  const typedLine = { ...toTypedLine(newItemLine("l1", [])), label: "tub", quantity: "3" };
  expect({ ...typedLine, ...lineOfSuggestion(suggestion!, typedLine) }).toMatchObject({
    label: "Tube cuivre 14 mm",
    quantity: "3",
    unit: "ml",
    unitPrice: "7,50",
    nature: "goods",
    vatBasisPoints: 1_000,
  });
});

test("a past line leaves the VAT of the quote that is typed", () => {
  const typedLine = { ...toTypedLine(newItemLine("l1", [])), vatBasisPoints: 1_000 };
  const nextLine = { ...typedLine, ...lineOfSuggestion(suggestLines([], [pose], 6)[0]!, typedLine) };
  expect(nextLine).toMatchObject({ vatBasisPoints: 1_000, unitPrice: "48,00", details: "Colliers compris" });
});

test("a line that was offered for nothing gives no price", () => {
  const typedLine = { ...toTypedLine(newItemLine("l1", [])), unitPrice: "12,00" };
  const [suggestion] = suggestLines([], [{ ...pose, unitPriceE6: 0 }], 6);
  expect({ ...typedLine, ...lineOfSuggestion(suggestion!, typedLine) }.unitPrice).toBe("12,00");
});

test("a suggestion says where it comes from", () => {
  expect(suggestLines([tube], [pose], 6).map(suggestionFacts)).toEqual([
    "Fourniture · CU14 · Cédéo",
    "Du devis D2026-0014",
  ]);
});
