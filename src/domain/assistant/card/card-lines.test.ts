import { expect, test } from "vitest";
import type { ItemLine } from "../../lines/line.ts";
import { untaxed, vatTreatment } from "../../lines/vat-treatment.ts";
import type { CardRow } from "../conversation/message.ts";
import { cardOfLines, cardTotals, correctedLines, lineOf, newRow } from "./card-lines.ts";

const HOURS: CardRow = {
  id: "line-1",
  label: "Pose",
  quantity: "15",
  unit: "h",
  unitPrice: "48",
  vatBasisPoints: 1000,
  vatReason: null,
};
const TILES: CardRow = { ...HOURS, id: "line-2", label: "Carrelage", quantity: "12", unit: "m²", unitPrice: "65,5" };

const LINE: ItemLine = {
  kind: "item",
  id: "line-1",
  label: "Pose",
  details: ["Dépose comprise"],
  nature: "goods",
  quantityE4: 150_000,
  unit: "h",
  unitPriceE6: 48_000_000,
  discountBasisPoints: 0,
  vat: vatTreatment(1000, null),
  isOption: false,
  source: { kind: "estimation" },
};

test("a card adds up as its quote does, each rate on its part of the discount", () => {
  const rows = [HOURS, { ...TILES, vatBasisPoints: 2000 }];
  // 720.00 and 786.00, less 5 %: 684.00 at 10 %, 746.70 at 20 %.
  expect(cardTotals({ rows, discount: "5" })).toMatchObject({ netCents: 143_070, vatCents: 6_840 + 14_934 });
});

test("while it is typed, a figure that cannot be read adds nothing", () => {
  expect(cardTotals({ rows: [HOURS, { ...TILES, unitPrice: "?" }], discount: "cinq" }).netCents).toBe(72_000);
});

test.each([
  ["taxed", LINE.vat],
  ["under franchise", untaxed("franchise")],
])("a row that did not change leaves its line as it was: %s", (_case, vat) => {
  const lines = [{ ...LINE, vat }];
  expect(correctedLines(lines, cardOfLines(lines, null)?.rows ?? [])).toEqual(lines);
});

test("a corrected row keeps what the card does not show of its line", () => {
  const rows = [{ ...HOURS, quantity: "16", vatBasisPoints: 2000 }];
  expect(correctedLines([LINE], rows)).toEqual([{ ...LINE, quantityE4: 160_000, vat: vatTreatment(2000, null) }]);
});

const NOTE = { kind: "text", id: "note", label: "Sous réserve" } as const;

test("a line whose row was removed goes", () => {
  expect(correctedLines([LINE, NOTE], [])).toEqual([NOTE]);
});

test("a new row comes last", () => {
  expect(correctedLines([LINE, NOTE], [HOURS, TILES])).toMatchObject([
    { id: "line-1" },
    NOTE,
    { id: "line-2", unitPriceE6: 65_500_000 },
  ]);
});

test("no card shows a quote with a discount in euros, which it would price otherwise", () => {
  expect(cardOfLines([LINE], { kind: "amount", cents: 500 })).toBeNull();
});

test("a card keeps the discount of a line", () => {
  const line = { ...LINE, discountBasisPoints: 500 };
  const rows = cardOfLines([line], null)?.rows ?? [];
  expect(rows).toMatchObject([{ discount: "5" }]);
  expect(correctedLines([line], rows)).toEqual([line]);
});

test("a new row waits for its price and is taxed as the last one is", () => {
  const exportRow: CardRow = { ...TILES, vatBasisPoints: 0, vatReason: "export" };
  expect(newRow("new", [HOURS, exportRow])).toEqual({
    id: "new",
    label: "",
    quantity: "1",
    unit: "u",
    unitPrice: "",
    vatBasisPoints: 0,
    vatReason: "export",
  });
  expect(newRow("new", [])).toMatchObject({ vatBasisPoints: 2000, vatReason: null });
});

test("an option of the card counts in no total", () => {
  const optionRow: CardRow = { ...TILES, isOption: true };
  expect(lineOf(optionRow).isOption).toBe(true);
  expect(cardTotals({ rows: [HOURS, optionRow], discount: "" })).toEqual(cardTotals({ rows: [HOURS], discount: "" }));
  expect(cardOfLines([{ ...LINE, isOption: true }], null)?.rows).toMatchObject([{ isOption: true }]);
});

test("a line is no option once its row is none", () => {
  const [row] = cardOfLines([{ ...LINE, isOption: true }], null)?.rows ?? [];
  const { isOption: _was, ...line } = row!;
  expect(correctedLines([{ ...LINE, isOption: true }], [line])).toMatchObject([{ isOption: false }]);
});
