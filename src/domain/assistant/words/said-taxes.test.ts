import { expect, test } from "vitest";
import { readMeasures } from "../slots/measures.ts";
import { saysWithVat } from "./said-taxes.ts";
import { tokensOf } from "./tokens.ts";

function taxesIn(text: string): (string | null)[] {
  return readMeasures(tokensOf(text)).flatMap((measure) => (measure.kind === "price" ? [measure.taxes] : []));
}

test.each([
  ["un meuble à 640 TTC, un lavabo à 300 €", ["ttc", null]],
  ["un meuble à 640 € posé TTC et un lavabo 300 € HT", ["ttc", "ht"]],
  ["un meuble à 640 € (TTC), un lavabo à 300 €", ["ttc", null]],
  ["prix TTC : 640 €", ["ttc"]],
  ["meuble 640 € T.T.C., lavabo 300 €", ["ttc", null]],
  ["meuble 640 € TVA comprise", ["ttc"]],
  ["meuble 640 €, lavabo 300 €, tout en TTC", ["ttc", "ttc"]],
  ["en TTC : meuble 640 €, lavabo 300 €", ["ttc", "ttc"]],
  ["meuble 640 € HT, lavabo 300 €, le reste en TTC", ["ht", "ttc"]],
  ["meuble 640 €, pas TTC", [null]],
  ["meuble 640 € pas TTC", ["ht"]],
  ["meuble 640 €, lavabo 300 €", [null, null]],
  ["meuble 640 €, TVA 20", [null]],
])("each price has the taxes that are said of it: « %s »", (text, taxes) => {
  expect(taxesIn(text)).toEqual(taxes);
});

test.each([
  ["passe le meuble a 640 ttc", true],
  ["640 € tva comprise", true],
  ["640 € ht, tva 20", false],
])("« %s » speaks of a price with VAT: %s", (text, isWithVat) => {
  expect(saysWithVat(text)).toBe(isWithVat);
});
