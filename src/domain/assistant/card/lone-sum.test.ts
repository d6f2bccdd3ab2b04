import { expect, test } from "vitest";
import type { CardRow, FormField } from "../conversation/message.ts";
import { cardAfterText } from "./card-after-text.ts";
import { cardWith } from "./quote-card.ts";

const WALL: CardRow = {
  id: "line-1",
  label: "Mur",
  quantity: "12",
  unit: "m²",
  unitPrice: "25",
  vatBasisPoints: 1000,
  vatReason: null,
};
const DOOR: CardRow = {
  ...WALL,
  id: "line-2",
  label: "Pose de la porte",
  quantity: "1",
  unit: "forfait",
  unitPrice: "",
};
const SKIRTING: CardRow = { ...DOOR, id: "line-3", label: "Pose de plinthes", quantity: "12", unit: "ml" };

function rowsAfter(text: string, rows: CardRow[]) {
  const fields: FormField[] = [
    { name: "startDate", label: "Date de début", type: "text", required: true, value: "23/11/2026" },
  ];
  return cardAfterText(cardWith(fields, rows, ""), text, "card", "2026-11-21")?.rows;
}

test.each([
  ["1k2", "1200"],
  ["trois cent cinquante ht", "350"],
  ["trois cents euros", "300"],
  ["deux mille euros", "2000"],
])("a sum alone is the price of the only line that waits: « %s »", (text, unitPrice) => {
  expect(rowsAfter(text, [WALL, DOOR])).toEqual([WALL, { ...DOOR, unitPrice }]);
});

test.each([
  ["of a line that counts several", "1k2", [WALL, SKIRTING]],
  ["of two lines", "trois cent cinquante ht", [WALL, DOOR, SKIRTING]],
  ["said to be of the whole", "mille deux cents euros en tout", [WALL, DOOR]],
])("a sum alone changes nothing where it may be %s", (_case, text, rows) => {
  expect(rowsAfter(text, rows)).toBeUndefined();
});

test("a sum with its work is a line of its own", () => {
  expect(rowsAfter("ajoute une ligne dépose 120 €", [WALL, DOOR])).toHaveLength(3);
});

test("« on verra ça demain » gives no day", () => {
  expect(rowsAfter("on verra ça demain", [WALL])).toBeUndefined();
});
