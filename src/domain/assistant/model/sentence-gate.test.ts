import { isLinear, repeatPiece } from "#test/linear-reading.ts";
import { expect, test } from "vitest";
import { openGate } from "./sentence-gate.ts";

const parts = (gate: ReturnType<typeof openGate>, words: string[]) => [...words.map(gate.add), gate.close()];

test("words are shown as they arrive", () => {
  expect(
    parts(
      openGate((sentence) => sentence),
      ["Bonjour", " !", " Voici", " ton", " projet."],
    ),
  ).toEqual(["Bonjour", " !", " Voici", " ton", " projet.", ""]);
});

test("a sentence is held back from its first number until it is checked", () => {
  const gate = openGate((sentence) => sentence.replace("Client 1", "Durand"));
  expect(parts(gate, ["Facture de ", "1", "20 ", "€ pour Cl", "ient 1", ". Et", " voilà"])).toEqual([
    "Facture de ",
    "",
    "",
    "",
    "",
    "120 € pour Durand. Et",
    " voilà",
    "",
  ]);
});

test("nothing is shown from an unchecked sentence on", () => {
  const gate = openGate((sentence) => (sentence.includes("130") ? null : sentence));
  expect(parts(gate, ["Il doit 120 €.", " Elle", " doit 130 €. ", "Et puis"])).toEqual([
    "Il doit ",
    "120 €. Elle",
    "",
    "",
    "",
  ]);
});

test.each(["deux cents euros", "un euro", "Client 4", "mille", "120", "１２０", "1\u202F200,50 €"])(
  "no part of « %s » is shown before its sentence is checked, however it is cut",
  (risk) => {
    const text = `Voici ${risk} de plus.`;
    for (let cut = 1; cut < text.length; cut += 1) {
      const gate = openGate(() => null);
      const shownText = parts(gate, [text.slice(0, cut), text.slice(cut)]).join("");
      expect("Voici ".startsWith(shownText), shownText).toBe(true);
    }
  },
);

test("a word that only ends as a number does is shown while it grows", () => {
  expect(
    parts(
      openGate(() => null),
      ["Ta fa", "mille", " et la com", "mune", " vont"],
    ).join(""),
  ).toBe("Ta famille et la commune vont");
});

test.each([
  ["words without a full stop", repeatPiece("a ")],
  ["a number, then words without a full stop", `1 ${repeatPiece("a ")}`],
  ["a word that may begin an amount, then spaces", `un${repeatPiece(" ")}`],
  ["a word without end", repeatPiece("a")],
  ["sentences of one letter", repeatPiece("a. ")],
])("%s are read in linear time, however they are cut", { timeout: 60_000 }, (_case, text) => {
  const read = (words: string) => {
    const gate = openGate((sentence) => sentence);
    for (let at = 0; at < words.length; at += 2) gate.add(words.slice(at, at + 2));
    gate.close();
  };
  expect(isLinear(text, read)).toBe(true);
});

test.each(["Client 12 te doit 1 200,50 €. Et puis un euro. Fin", "Une commune, un devis ? Oui.\nNon… Une fin."])(
  "« %s » comes out whole, however it is cut",
  (text) => {
    for (let first = 0; first <= text.length; first++)
      for (let second = first; second <= text.length; second++) {
        const gate = openGate((sentence) => sentence);
        const cut = [text.slice(0, first), text.slice(first, second), text.slice(second)];
        expect(parts(gate, cut).join("")).toBe(text);
      }
  },
);
