import fc from "fast-check";
import { expect, test } from "vitest";
import { unitAmounts } from "../items/assembly.ts";
import { guessPriceColumns, itemChangedByRow, itemFromRow, readImportedItem } from "./imported-item.ts";
import type { FileOptions } from "./imported-item.ts";
import type { PriceColumn } from "./price-fields.ts";
import { PRICE_EXAMPLE } from "./price-import.messages.ts";

const NO_OPTIONS: FileOptions = { supplier: "", coefficientE4: null };
const read = (columns: PriceColumn[], ...cells: string[]) => {
  const row = readImportedItem(columns, cells, NO_OPTIONS);
  return row.ok ? row.value : row.refusal.code;
};

test.each([
  [
    ["Réf. article", "Désignation", "Unité", "Prix net HT", "Prix public HT"],
    ["reference", "label", "unit", "cost", "price"],
  ],
  [
    ["Code", "Description", "PU HT (€)", "TVA %"],
    ["reference", "label", "price", "vat"],
  ],
  [
    ["Libellé", "Description", "Marque", "Famille"],
    ["label", "details", "supplier", "family"],
  ],
])("the columns of %s are guessed", (headers, columns) => expect(guessPriceColumns(headers)).toEqual(columns));

test.each([
  ["1 200,50", 1_200_500_000],
  ["1\u202f200,50 €", 1_200_500_000],
  ["1.200,50", 1_200_500_000],
  ["1200.50", 1_200_500_000],
  ["0,0456", 45_600],
  ["12,5 € HT", 12_500_000],
])("the amount « %s » is read", (text, costE6) =>
  expect(read(["label", "cost"], "Tube", text)).toMatchObject({ costE6 }),
);

test.each([
  ["M2", "m²"],
  ["ML", "ml"],
  ["Pce", "u"],
  ["Heure", "h"],
  ["Bte", "u"],
])("the unit « %s » is %s", (text, unit) => expect(read(["label", "unit"], "Tube", text)).toMatchObject({ unit }));

test.each([
  ["no_label", ["label", "cost"], ["", "12"]],
  ["formula", ["label", "cost"], ["Tube", "=A1*2"]],
  ["wrong_amount", ["label", "cost"], ["Tube", "sur devis"]],
  ["wrong_amount", ["label", "price"], ["Tube", "-3"]],
  ["dear_amount", ["label", "price"], ["Tube", "2000000"]],
  ["unknown_unit", ["label", "unit"], ["Tube", "cent"]],
  ["unknown_kind", ["label", "kind"], ["Tube", "divers"]],
  ["unknown_vat", ["label", "vat"], ["Tube", "19,6"]],
  ["long_text", ["label", "reference"], ["Tube", "x".repeat(81)]],
] as const)("a row is refused: %s", (code, columns, cells) => expect(read([...columns], ...cells)).toBe(code));

test.each([
  ["20", 2_000],
  ["5,5 %", 550],
  ["0,2", 2_000],
  ["0", undefined],
])("the rate « %s » is %s", (text, rate) => {
  const row = read(["label", "vat"], "Tube", text);
  expect(typeof row === "string" ? row : row.vatBasisPoints).toBe(rate);
});

const tube = { label: "Tube", reference: "CU14", supplier: "Cédéo", costE6: 4_000_000 };
const options: FileOptions = { supplier: "", coefficientE4: 15_000 };
const priceOf = (item: ReturnType<typeof itemFromRow>) => item && unitAmounts(item, []).priceE6;

test("a new item sells for its cost times the coefficient of the file", () => {
  expect(priceOf(itemFromRow("1", tube, options))).toBe(6_000_000);
});

test("a price of the file is taken before the coefficient", () => {
  expect(itemFromRow("1", { ...tube, priceE6: 7_000_000 }, options)).toMatchObject({
    priceE6: 7_000_000,
    coefficientE4: null,
  });
});

test("a price that was given by hand stays when the cost changes", () => {
  const item = itemFromRow("1", { ...tube, priceE6: 9_000_000 }, NO_OPTIONS)!;
  expect(itemChangedByRow(item, { ...tube, costE6: 5_000_000 }, options)).toEqual({ ...item, costE6: 5_000_000 });
});

test("a price follows the cost by the coefficient that its item has", () => {
  const item = itemFromRow("1", tube, { supplier: "", coefficientE4: 20_000 })!;
  expect(priceOf(itemChangedByRow(item, { ...tube, costE6: 5_000_000 }, options))).toBe(10_000_000);
});

test("a cost times a coefficient that no line may bear is refused", () => {
  expect(itemFromRow("1", { ...tube, costE6: 900_000_000_000 }, options)).toBeNull();
});

test("the same row a second time changes nothing", () => {
  const amount = fc.option(fc.integer({ min: 0, max: 1_000_000_000 }), { nil: undefined });
  const coefficientE4 = fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null });
  fc.assert(
    fc.property(fc.string(), amount, amount, coefficientE4, (label, costE6, priceE6, coefficient) => {
      const row = {
        label,
        reference: "R",
        supplier: "",
        ...(costE6 !== undefined && { costE6 }),
        ...(priceE6 !== undefined && { priceE6 }),
      };
      const fileOptions = { supplier: "", coefficientE4: coefficient };
      const item = itemFromRow("1", row, fileOptions);
      expect(item && itemChangedByRow(item, row, fileOptions)).toEqual(item);
    }),
  );
});

test("each row of the example file is read", () => {
  const columns = guessPriceColumns(PRICE_EXAMPLE.columns);
  expect(columns).not.toContain("");
  for (const row of PRICE_EXAMPLE.rows) expect(readImportedItem(columns, row, NO_OPTIONS)).toMatchObject({ ok: true });
});
