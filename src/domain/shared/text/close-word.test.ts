import fc from "fast-check";
import { expect, test } from "vitest";
import { closeWord } from "./close-word.ts";

/** True when a text is close to a word, by the parts and by the pattern. */
function isClose(word: string, text: string): boolean {
  const close = closeWord(word)!;
  return close.parts.some((part) => text.includes(part)) && new RegExp(close.pattern, "u").test(text);
}

test.each([
  ["veranda", "verabda", "one letter wrong"],
  ["veranda", "verada", "one missing"],
  ["veranda", "verranda", "one too many"],
  ["veranda", "vearnda", "two swapped"],
  ["veranda", "evranda", "the first two swapped"],
  ["veranda", "beranda", "the first letter wrong"],
  ["menuiserie roux", "roix", "in the last word of four letters"],
  ["l'atelier", "ateleir", "after an apostrophe"],
])("« %s » is found by « %s »: %s", (text, typedWord) => {
  expect(isClose(typedWord, text)).toBe(true);
});

test("a word with two wrong letters does not match", () => {
  expect(isClose("beranfa", "veranda")).toBe(false);
});

test("a word with a wrong letter does not match inside a longer word", () => {
  expect(isClose("rbanda", "veranda")).toBe(false);
});

test("short words, very long words and numbers must match exactly", () => {
  for (const word of ["bai", "a".repeat(25), "a".repeat(1_000), "chantier12", "12345", "d'ete", "a.*b", ""])
    expect([word, closeWord(word)]).toEqual([word, null]);
});

test("one wrong letter anywhere in a word still matches", () => {
  const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
  fc.assert(
    fc.property(
      fc.array(letter, { minLength: 5, maxLength: 20 }),
      fc.nat(),
      letter,
      fc.nat(3),
      (letters, at, other, kind) => {
        const index = at % letters.length;
        const typedLetters = [...letters];
        if (kind === 0) typedLetters[index] = other;
        else if (kind === 1) typedLetters.splice(index, 1);
        else if (kind === 2) typedLetters.splice(index, 0, other);
        else if (index > 0)
          [typedLetters[index - 1], typedLetters[index]] = [typedLetters[index]!, typedLetters[index - 1]!];
        expect(isClose(typedLetters.join(""), `chantier ${letters.join("")} no 3`)).toBe(true);
      },
    ),
  );
});

test("one of the words of a close text tells that it is close, even when the wrong letter is a space", () => {
  expect(isClose("sallebain", "salle bain")).toBe(true);
  const letter = fc.constantFrom(..."abc");
  const typedWord = fc.array(letter, { minLength: 4, maxLength: 7 });
  fc.assert(
    fc.property(
      typedWord,
      fc.nat(),
      fc.nat(2),
      fc.constantFrom(..." a'b"),
      fc.constantFrom("", "a ", "c'"),
      (letters, at, count, sign, beginning) => {
        const { parts, pattern, wordPattern } = closeWord(letters.join(""))!;
        const text = beginning + letters.toSpliced(at % (letters.length + 1), count, sign).join("");
        if (!new RegExp(pattern, "u").test(text)) return;
        const words = text.split(" ").filter((word) => parts.some((part) => word.includes(part)));
        expect([text, words.some((word) => new RegExp(wordPattern, "u").test(word))]).toEqual([text, true]);
      },
    ),
    { numRuns: 2_000 },
  );
});
