import fc from "fast-check";
import { expect, test } from "vitest";
import { latinOnly, printableText, replaceClusters } from "./printable-text.ts";

test("the spaces of French typography are unbreakable", () => {
  expect(printableText("Bonjour ! Prix : 3 € ; « oui »")).toBe(
    "Bonjour\u202F! Prix\u00A0: 3\u00A0€\u202F; «\u00A0oui\u00A0»",
  );
});

test("line ends and tabs get one form", () => {
  expect(printableText("a\r\nb\rc\u2028d\te")).toBe("a\nb\nc\nd e");
});

test("a text that comes again after a thousand others is printed as the first time", () => {
  const texts = Array.from({ length: 1_500 }, (_, index) => `Prix ${index} : 3 €`);
  const firstTexts = texts.map(printableText);
  expect(firstTexts[7]).toBe("Prix 7\u00A0: 3\u00A0€");
  expect(texts.map(printableText)).toEqual(firstTexts);
});

test("an ordinary address, email or IBAN does not change", () => {
  for (const text of [
    "contact@plomberie-lefevre-et-fils.example.fr",
    "FR76 3000 6000 0112 3456 7890 189",
    "L’Haÿ-les-Roses",
  ]) {
    expect(printableText(text)).toBe(text);
  }
});

test("only a word that is longer than its column may break", () => {
  expect(printableText("m".repeat(300))).toBe(`${`${"m".repeat(24)}\u200B`.repeat(12)}${"m".repeat(12)}`);
});

test("a character without a font becomes its plain letter or its code", () => {
  expect(replaceClusters("𝐀 𓀀", ["𝐀", "𓀀"])).toBe("A U+13000");
  expect(latinOnly("Électricité – 12 € « ok » 张")).toBe("Électricité – 12 € « ok » U+5F20");
});

test("any text becomes well formed and loses its control characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typedText) => {
      const text = printableText(typedText);
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/(?!\n)\p{Cc}|\p{Co}/u);
      expect(printableText(text)).toBe(text);
    }),
  );
});
