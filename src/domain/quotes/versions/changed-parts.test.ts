import { expect, test } from "vitest";
import { changedPartsWords } from "./changed-parts.messages.ts";
import { isRewritten } from "./changed-parts.ts";

test("what changed since a quote is named", () => {
  expect(changedPartsWords(["seller", "lines"])).toBe("A changé depuis ce devis : tes coordonnées, les lignes.");
});

test("the start of the works is named once", () => {
  expect(changedPartsWords(["startsOn", "project"])).toBe("A changé depuis ce devis : le début des travaux.");
});

test("details of the company rewrite no quote", () => {
  expect([isRewritten(["seller", "startsOn"]), isRewritten(["seller", "lines"])]).toEqual([false, true]);
});
