import { expect, test } from "vitest";
import { readSaidVersion } from "./said-version.ts";

test.each([
  ["montre-moi la version 1", 1],
  ["ouvre la version 2 du devis", 2],
  ["c'était quoi la version 1 ?", 1],
  ["la version deux", 2],
  ["montre moi la première version", 1],
  ["montre-moi la dernière version", null],
])("a version is asked for by its number or its rank: « %s »", (text, edition) => {
  expect(readSaidVersion(text)).toEqual({ kind: "show", edition });
});

test.each([
  ["c'est quoi la différence", null],
  ["c'est quoi la différence entre les deux ?", null],
  ["quelle est la différence entre la version 1 et la 2 ?", [1, 2]],
  ["qu'est-ce qui a changé entre la 1 et la version 3", [1, 3]],
  ["qu'est-ce qui a changé", null],
])("what differs between two versions is asked: « %s »", (text, editions) => {
  expect(readSaidVersion(text)).toEqual({ kind: "difference", editions });
});

test.each([
  "c'est quoi la différence entre un devis et une facture ?",
  "quelle est la différence entre acompte et arrhes ?",
  "montre-moi le devis",
  "refais une version 2 avec la pose à 300 €",
])("« %s » is about no version", (text) => expect(readSaidVersion(text)).toBeNull());
