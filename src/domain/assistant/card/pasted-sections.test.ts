import { expect, test } from "vitest";
import { pastedTitles } from "./pasted-sections.ts";

test("the titles of a pasted list are those above its dashes", () => {
  const text = "devis pour Mme Roux :\nDépose\n- baignoire 3 h à 50 €\n\nPose :\n- douche 8 h à 55 €\n- carrelage";
  expect(pastedTitles(text)).toEqual(["Dépose", "Pose"]);
});

test.each([
  "fais le devis, 3 h à 50 €",
  "devis pour Mme Roux\n- baignoire 3 h à 50 €\n- douche 8 h à 55 €",
  "Salle de bain\n- baignoire 3 h à 50 €\n- douche 8 h à 55 €",
])("a list without titles has none: %s", (text) => {
  expect(pastedTitles(text)).toEqual([]);
});
