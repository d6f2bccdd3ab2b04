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

test.each(["deux cents euros", "un euro", "Client 4", "mille", "120", "1\u202F200,50 €"])(
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
