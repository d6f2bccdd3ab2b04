import { expect, test } from "vitest";
import { typeset, typesetPunctuation } from "./typeset.ts";

test("a sentence of Établi has unbreakable spaces before marks, percents and euros", () => {
  expect(typeset("Oui ! Prix : 3 € ; « 10 % »")).toBe("Oui\u202F! Prix\u00A0: 3\u00A0€\u202F; «\u00A010\u00A0%\u00A0»");
});

test("text that people typed gets unbreakable spaces before punctuation only", () => {
  expect(typesetPunctuation("Oui ! Prix : 3 € ; « 10 % »")).toBe(
    "Oui\u202F! Prix\u00A0: 3 €\u202F; «\u00A010 %\u00A0»",
  );
});
