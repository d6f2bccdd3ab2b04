import fc from "fast-check";
import { expect, test } from "vitest";
import { SOFT_HYPHEN, withSoftHyphens } from "./soft-hyphens.ts";

const cutsOf = (text: string) => withSoftHyphens(text).replaceAll(SOFT_HYPHEN, "-");

test.each([
  ["Remplacement", "Rem-pla-ce-ment"],
  ["Robinetterie", "Robi-net-terie"],
  ["Électrique", "Élec-trique"],
  ["Branchement", "Bran-che-ment"],
  ["Adoucisseur", "Adou-cis-seur"],
])("%s is cut between its syllables", (word, cuts) => {
  expect(cutsOf(word)).toBe(cuts);
});

test("a short word is cut nowhere", () => {
  expect(withSoftHyphens("Toiture de la cuisine, WC suspendu")).toBe("Toiture de la cuisine, WC suspendu");
});

test("a text without its soft hyphens is the text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const bare = text.replaceAll(SOFT_HYPHEN, "");
      expect(withSoftHyphens(bare).replaceAll(SOFT_HYPHEN, "")).toBe(bare);
    }),
  );
});
