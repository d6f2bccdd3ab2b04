import { expect, test } from "vitest";
import { textCell } from "../imports/csv-cells.ts";
import type { MoneyCsvRow } from "./money-csv.ts";
import { MONEY_CSV_HEAD, moneyCsvLine } from "./money-csv.ts";

const ROW: MoneyCsvRow = {
  kind: "invoice",
  number: "F2026-0012",
  date: "2026-11-03",
  dueOn: "2026-12-03",
  customerName: "Menuiserie Roux",
  projectName: "Salle de bain ; étage",
  state: "partly_paid",
  isAltered: false,
  netCents: 123_456,
  vatCents: 24_691,
  grossCents: 148_147,
  restCents: 48_147,
  payment: null,
};

test("a line has semicolons, decimal commas and French days", () => {
  expect(moneyCsvLine(ROW)).toBe(
    'Facture;F2026-0012;03/11/2026;03/12/2026;Menuiserie Roux;"Salle de bain ; étage";partiellement payée;' +
      "1234,56;246,91;1481,47;481,47;;;\r\n",
  );
});

test("what was given back is below zero", () => {
  const payment = { receivedOn: "2026-11-04", method: "transfer", amountCents: -5 } as const;
  expect(moneyCsvLine({ ...ROW, payment })).toMatch(/;04\/11\/2026;Virement;-0,05\r\n$/);
});

test("each line has as many cells as the head, which begins with the mark of UTF-8", () => {
  expect(MONEY_CSV_HEAD).toMatch(/^\uFEFFType;/);
  const cells = moneyCsvLine({ ...ROW, projectName: "Cuisine" }).split(";");
  expect(cells).toHaveLength(MONEY_CSV_HEAD.split(";").length);
});

test.each(["=1+1", "+33 6", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1"])("« %s » is no formula", (text) => {
  expect(textCell(text).replace(/^"/, "")).toMatch(/^'/);
});

test.each([
  ["a;b", '"a;b"'],
  ['le "grand"', '"le ""grand"""'],
  ["deux\nlignes", '"deux\nlignes"'],
  ["Roux - Lefèvre", "Roux - Lefèvre"],
])("« %s » is written %s", (text, cell) => {
  expect(textCell(text)).toBe(cell);
});
