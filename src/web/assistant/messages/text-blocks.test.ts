import { expect, test } from "vitest";
import { textBlocks } from "./text-blocks.ts";

test("lines that begin with a dash are the items of a list", () => {
  expect(textBlocks("On te doit 300 € :\n- Roux : 100 €\n- Durand : 200 €\nVoir les factures")).toEqual([
    { isList: false, lines: ["On te doit 300 € :"] },
    { isList: true, lines: ["Roux : 100 €", "Durand : 200 €"] },
    { isList: false, lines: ["Voir les factures"] },
  ]);
});

test("a dash inside a line or before an amount makes no item", () => {
  expect(textBlocks("Rendez-vous - lundi\n-20 €")).toEqual([
    { isList: false, lines: ["Rendez-vous - lundi", "-20 €"] },
  ]);
  expect(textBlocks("")).toEqual([{ isList: false, lines: [""] }]);
});
