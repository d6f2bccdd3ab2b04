import { expect, test } from "vitest";
import { projectOfCard } from "./project-of-card.ts";

test.each([
  ["mais c'est pour le projet de Claire Roux !", "claire roux"],
  ["non, c’est pour le projet de Mme Claire Roux", "claire roux"],
  ["c'est sur le chantier Villa Armor", "villa armor"],
  ["en fait mets-le dans le projet « Cuisine – Roux »", "cuisine – roux"],
  ["pour le projet existant de Nordwind", "nordwind"],
])("« %s » says for which project the card is", (text, words) => {
  expect(projectOfCard(text)).toEqual({ words });
});

test.each(["c'est pour ce projet", "mais c'est pour le projet qu'on vient de créer", "pour le même projet !"])(
  "« %s » is for the project that was spoken of",
  (text) => expect(projectOfCard(text)).toEqual({ words: "" }),
);

test.each([
  "c'est pour Claire Roux",
  "non c'est M. Martin",
  "ajoute 2 h à 45 € pour le projet",
  "le projet s'appelle Villa Armor",
  "le projet commence lundi",
  "",
])("« %s » says for no project", (text) => expect(projectOfCard(text)).toBeNull());
