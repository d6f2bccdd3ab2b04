import { expect, test } from "vitest";
import type { CardRow } from "../conversation/message.ts";
import { rowsAfterNamedLine, rowsAfterSaidChange } from "./named-line.ts";

const row = (id: string, label: string, quantity: string, unit: CardRow["unit"], unitPrice: string): CardRow => ({
  id,
  label,
  quantity,
  unit,
  unitPrice,
  vatBasisPoints: 1_000,
  vatReason: null,
});
const ROWS = [
  row("line-1", "Carrelage mural", "12", "m²", "65"),
  row("line-2", "Dépose de la baignoire", "3", "h", ""),
  row("line-3", "Fourniture receveur", "1", "u", "480"),
];
const pricesAfter = (text: string) => rowsAfterNamedLine(ROWS, text)?.map(({ unitPrice }) => unitPrice) ?? null;

test.each([
  ["mets le carrelage à 60 finalement", ["60", "", "480"]],
  ["passe le carrelage à 70 €", ["70", "", "480"]],
  ["mets la dépose à 50", ["65", "50", "480"]],
  ["baisse le receveur à 450", ["65", "", "450"]],
])("a number alone is the price of the line that is named: %s", (text, prices) => {
  expect(pricesAfter(text)).toEqual(prices);
});

test.each(["la dépose c'est 4 h", "la dépose passe à 4 h", "déposer c'est 4 h"])(
  "a task is found by the noun of its verb: %s",
  (text) => {
    const rows = [row("line-1", "Déposer la baignoire", "6", "h", "55"), row("line-2", "Receveur", "1", "u", "420")];
    expect(rowsAfterSaidChange(rows, text)?.map(({ quantity }) => quantity)).toEqual(["4", "1"]);
  },
);

test.each([
  "non attends, le carrelage finalement c'est 50 le m²",
  "le carrelage c'est 50 € le m²",
  "bon, en fait le carrelage ça fait 50 du m2",
  "finalement le carrelage à 50 € le m²",
  "le carrelage, finalement, c'est 50/m²",
])("a price of its unit is that of the line that is named: %s", (text) => {
  expect(pricesAfter(text)).toEqual(["50", "", "480"]);
});

test.each([
  "le carrelage c'est 50 m²",
  "non attends, le carrelage finalement c'est 50 le kg",
  "le plancher finalement c'est 50 le m²",
])("a quantity, another unit or another work changes no price: %s", (text) => {
  expect(pricesAfter(text)).toBeNull();
});

test.each(["mets le carrelage à 700", "mets la TVA à 20", "mets le plancher à 60", "mets le carrelage à 5"])(
  "a number that may be something else changes no price: %s",
  (text) => {
    expect(pricesAfter(text)).toBeNull();
  },
);
