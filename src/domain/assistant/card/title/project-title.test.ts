import { expect, test } from "vitest";
import { workTitle } from "./project-title.ts";

test.each([
  ["aménagement de combles : isolation 40 m², plaques 60 m², peinture", "Aménagement de combles – Roux"],
  ["réparer les volets : sangles et lames", "Réparation des volets – Roux"],
  ["agrandir une fenêtre en porte-fenêtre", "Agrandissement d'une fenêtre en porte-fenêtre – Roux"],
])("a project is called by what stands before the colon: « %s »", (projectDescription, title) => {
  expect(workTitle({ projectDescription, lastName: "Roux" })).toBe(title);
});
