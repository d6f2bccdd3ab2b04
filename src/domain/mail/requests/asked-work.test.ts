import { expect, test } from "vitest";
import { askedWork } from "./asked-work.ts";

test.each([
  ["Bonjour,\n\nUne fenêtre à changer.\n\nCordialement,\nClaire Roux", "Une fenêtre à changer."],
  ["Bonjour, je cherche un peintre.\nMerci d'avance", "Je cherche un peintre."],
  [
    "Bonjour Monsieur Martin\nDeux portes à poser.\n\n\n\nAvant Noël.\nBonne journée",
    "Deux portes à poser.\n\nAvant Noël.",
  ],
  ["Bonjour", ""],
  ["Merci d'avance", "Merci d'avance"],
  ["", ""],
])("the work of « %s » is « %s »", (text, work) => {
  expect(askedWork(text)).toBe(work);
});

test("a long mail gives a bounded description", () => {
  expect(askedWork("fenêtre ".repeat(4_000))).toHaveLength(4_999);
});
