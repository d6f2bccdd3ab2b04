import { expect, test } from "vitest";
import type { EarlierCardRow } from "./card-row.ts";
import { currentRow } from "./card-row.ts";
import type { CardRow } from "./message.ts";

const COLUMNS = { id: "line-1", label: "Pose", quantity: "6", unit: "h", unitPrice: "52" } as const;
const ROW: CardRow = { ...COLUMNS, vatBasisPoints: 1000, vatReason: null };
const EARLIEST_ROW: EarlierCardRow = { ...COLUMNS, vat: "1000", vatReason: "" };

test("a row of an earlier version keeps its rate", () => {
  expect(currentRow(EARLIEST_ROW)).toEqual(ROW);
});

test("a row keeps the rate that an earlier version saved in basis points", () => {
  expect(currentRow({ ...COLUMNS, vatRate: 550, vatReason: null })).toEqual({ ...ROW, vatBasisPoints: 550 });
});

test("a row keeps the reason for no VAT that an earlier version saved beside its basis points", () => {
  const row = currentRow({ ...COLUMNS, vatRate: 0, vatReason: "export" });
  expect(row).toEqual({ ...ROW, vatBasisPoints: 0, vatReason: "export" });
});

test("a row of an earlier version keeps its reason for no VAT", () => {
  const row = currentRow({ ...EARLIEST_ROW, vat: "0", vatReason: "export" });
  expect(row).toEqual({ ...ROW, vatBasisPoints: 0, vatReason: "export" });
});

test("a row of today stays as it is", () => {
  expect(currentRow(ROW)).toBe(ROW);
});
