import { expect, test } from "vitest";
import { plainWords } from "../../shared/search-text.ts";
import { readKept } from "./read-kept.ts";

const LIST = ["Dépose de l'ancien chauffe-eau", "Pose du chauffe-eau", "Raccordement", "Nettoyage"].map(
  (title, place) => ({ title, isTicked: place < 3 }),
);

function keptIn(text: string, list = LIST): number[] | null {
  const places = readKept(plainWords(text), list);
  return places && [...places].toSorted();
}

test.each([
  ["toutes", [0, 1, 2, 3]],
  ["Garde tout", [0, 1, 2, 3]],
  ["garde les 2 premières", [0, 1]],
  ["les deux premières stp", [0, 1]],
  ["les trois dernières", [1, 2, 3]],
  ["la première et la dernière", [0, 3]],
  ["seulement la deuxième", [1]],
  ["la 1 et la 3", [0, 2]],
  ["1 à 3", [0, 1, 2]],
  ["garde la 2e et la 4ème", [1, 3]],
  ["juste le raccordement", [2]],
])("« %s » keeps what it names", (text, places) => expect(keptIn(text)).toEqual(places));

test.each([
  ["sans la dernière", [0, 1, 2]],
  ["sans la première", [1, 2]],
  ["toutes sauf la dernière", [0, 1, 2]],
  ["toutes sauf la 2", [0, 2, 3]],
  ["tout mais pas le nettoyage", [0, 1, 2]],
  ["enlève la dépose", [1, 2]],
  ["non, sans la deuxième", [0, 2]],
])("« %s » leaves what it names out", (text, places) => expect(keptIn(text)).toEqual(places));

test.each(["oui", "ok garde", "c'est bon", "vas-y", "celles cochées"])("« %s » keeps what is ticked", (text) =>
  expect(keptIn(text)).toEqual([0, 1, 2]),
);

test.each(["aucune", "non", "rien merci", "n'en garde aucune", "pas une seule"])("« %s » keeps nothing", (text) =>
  expect(keptIn(text)).toEqual([]),
);

test.each([
  "",
  "euh",
  "la 7",
  "garde les 9 premières",
  "les 3",
  "la peinture",
  "garde la 0",
  "combien ça coûte",
  "sans",
])("« %s » says nothing of the list", (text) => expect(keptIn(text)).toBeNull());

test("« les deux » of two keeps both", () => expect(keptIn("les deux", LIST.slice(0, 2))).toEqual([0, 1]));
