import { expect, test } from "vitest";
import { orderOfBareQuantity } from "./bare-quantity.ts";

test.each([
  ["15 m² de carrelage", "finalement 15 m² de carrelage"],
  ["15 m2 de carrelage.", "finalement 15 m2 de carrelage"],
  ["et 8 h de pose", "finalement 8 h de pose"],
  ["12,5 m² pour le carrelage", "finalement 12,5 m² pour le carrelage"],
  ["3 jours de main-d'œuvre", "finalement 3 jours de main-d'œuvre"],
])("« %s » is the quantity of a line", (text, order) => {
  expect(orderOfBareQuantity(text)).toBe(order);
});

test.each([
  "15 m²",
  "15 m² de carrelage à 65 €",
  "15 m² de carrelage ?",
  "15 m² de carrelage et 3 h de pose",
  "15 m² de carrelage, 3 prises",
  "ajoute 15 m² de carrelage",
  "carrelage 15 m²",
  "15 jours de vacances en juillet",
  "2 h de rdv",
  "8 h demain",
  "15 % de remise",
  "pas 15 m² de carrelage",
  `15 m² de ${"x".repeat(100)}`,
])("« %s » is not one alone", (text) => {
  expect(orderOfBareQuantity(text)).toBeNull();
});
