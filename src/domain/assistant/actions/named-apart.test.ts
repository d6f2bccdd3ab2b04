import { expect, test } from "vitest";
import { namedApart } from "./named-apart.ts";

const project = (name: string, customerName: string, city = "", siren = "") => ({
  name,
  customer: { name: customerName, address: { line1: "", city }, siren },
});

test("projects of different names are named alone", () => {
  expect(namedApart([project("Bain", "Martin", "Paris"), project("Toiture", "Martin", "Nice")])).toEqual([
    "« Bain »",
    "« Toiture »",
  ]);
});

test("projects of one name are named with their customers", () => {
  expect(
    namedApart([project("Bain", "Roux", "Paris"), project("bain", "Martin", "Paris"), project("Bain", "")]),
  ).toEqual(["« Bain » (Roux)", "« bain » (Martin)", "« Bain »"]);
});

test("homonyms are told apart by their town, or their SIREN", () => {
  const [paris, lyon] = [project("Bain", "Martin", "Paris", "1"), project("Bain", "Martin", "Lyon", "2")];
  expect(namedApart([paris, lyon])).toEqual(["« Bain » (Martin, Paris)", "« Bain » (Martin, Lyon)"]);
  expect(namedApart([lyon, project("Bain", "Martin", "Lyon", "3")])).toEqual([
    "« Bain » (Martin, SIREN 2)",
    "« Bain » (Martin, SIREN 3)",
  ]);
});
