import { expect, test } from "vitest";
import type { EarlierCardRow } from "./card-row.ts";
import { currentRow } from "./card-row.ts";
import type { CardRow } from "./message.ts";

const COLUMNS = { id: "line-1", label: "Pose", quantity: "6", unit: "h", unitPrice: "52" } as const;
const ROW: CardRow = { ...COLUMNS, vatRate: 1000, vatReason: null };
const EARLIER_ROW: EarlierCardRow = { ...COLUMNS, vat: "1000", vatReason: "" };

test("a row of an earlier version keeps its rate", () => {
  expect(currentRow(EARLIER_ROW)).toEqual(ROW);
});

test("a row of an earlier version keeps its reason for no VAT", () => {
  const row = currentRow({ ...EARLIER_ROW, vat: "0", vatReason: "export" });
  expect(row).toEqual({ ...ROW, vatRate: 0, vatReason: "export" });
});

test("a row of today stays as it is", () => {
  expect(currentRow(ROW)).toBe(ROW);
});
