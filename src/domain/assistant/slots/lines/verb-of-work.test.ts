import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";

test.each([
  ["devis pour Mme Martin, poser 12 m² de carrelage à 45 € le m²", ["pose de carrelage: 12 m2 x 45"]],
  ["devis Roux : repeindre 20 m² de mur à 22 €", ["peinture de mur: 20 m2 x 22"]],
  ["devis Roux : déposer 8 m² d'ardoises à 15 €", ["dépose d'ardoises: 8 m2 x 15"]],
])("a verb before a measured work is its noun on the line: « %s »", (text, lines) =>
  expect(readSentence(text)).toMatchObject({ lines }),
);
