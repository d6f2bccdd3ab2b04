import { expect, test } from "vitest";
import { countedSites, tradeWords } from "./trade-words.messages.ts";

test("a developer or a photographer reads no word of building", () => {
  for (const trade of ["Développeur", "Photographe", "Consultante"])
    expect(JSON.stringify(tradeWords(trade))).not.toMatch(/chantier|travaux/i);
  expect(tradeWords("Plombier").nextJob).toBe("Prochain chantier");
});

test("a trade that is not said is one of building", () => expect(tradeWords("").works).toBe("Travaux"));

test("sites are counted in the words of the trade", () => {
  expect(countedSites(tradeWords("Maçon"), 3)).toBe("3 chantiers");
  expect(countedSites(tradeWords("Graphiste"), 1)).toBe("1 projet");
});
