import { expect, test } from "vitest";
import { proposeFromTemplates } from "./propose-tasks.ts";
import { tradeOfWorks } from "./work-trade.ts";

// The trade of a project is that of most of its works.

test.each([
  ["Remplacer le chauffe-eau de 200 l", "plombier"],
  ["Poser 12 m² de carrelage au sol", "carreleur"],
  ["Peindre les murs et le plafond du salon", "peintre"],
])("the works of « %s » are those of a %s", (description, trade) => {
  expect(tradeOfWorks(proposeFromTemplates(description, "").works)).toBe(trade);
});

test("works that the library does not know have no trade", () => {
  expect([tradeOfWorks([]), tradeOfWorks(["Réunion de chantier au clair de lune"])]).toEqual([null, null]);
});
