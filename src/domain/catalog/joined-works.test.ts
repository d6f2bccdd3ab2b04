import { expect, test } from "vitest";
import { proposeFromTemplates } from "./propose-tasks.ts";

// Several works in one text: which stand beside each other, and which are one.

test("works that the text joins are all proposed", () => {
  expect(
    proposeFromTemplates("Remplacer le siphon et le mitigeur, puis déboucher la douche", "plombier").works,
  ).toEqual(["Remplacement de siphon", "Remplacement de mitigeur", "Débouchage de douche ou de baignoire"]);
});

test.each<[trade: string, description: string, works: string[]]>([
  [
    "menuisier",
    "poser 3 portes intérieures et un placard coulissant",
    ["Pose de portes intérieures", "Pose de placard à portes coulissantes"],
  ],
  [
    "graphiste",
    "Mise en page du rapport annuel, 48 pages, 12 infographies à créer",
    ["Mise en page de rapport annuel", "Création d'infographie"],
  ],
  [
    "jardinier",
    "Clôture panneaux rigides 1,73 m sur 28 ml et un portillon",
    ["Pose de clôture en panneaux rigides", "Pose de portillon"],
  ],
])(
  "a work that is ordered for itself stays beside the one that often includes it (%s, « %s »)",
  (trade, text, works) => {
    expect(proposeFromTemplates(text, trade).works).toEqual(works);
  },
);

test.each<[trade: string, description: string, works: string[]]>([
  [
    "menuisier",
    "Escalier bois, deux marches cassées et le garde-corps du palier qui bouge. L'escalier fait 14 marches.",
    ["Réparation de marche", "Réparation de garde-corps"],
  ],
  ["serrurier", "La gâche électrique ne s'ouvre plus. Remplacement de la gâche", ["Remplacement de gâche"]],
  ["graphiste", "Illustrations pour un livre enfant, 12 planches", ["Illustration"]],
  ["carreleur", "Réparer 3 carreaux décollés sur la terrasse", ["Remplacement de carreaux cassés"]],
])("a fault, a count and a place bring no work of their own (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["façadier", "Sablage d'une façade en pierre 100 m², joints sains", ["Sablage d'une façade"]],
  [
    "jardinier",
    "terrasse en pierre naturelle 40 m² et éclairage du jardin",
    ["Création de terrasse", "Éclairage du jardin"],
  ],
])("a noun of work that begins a clause orders its work (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["serrurier", "portail battant alu 3 m, piliers existants", ["Pose de portail battant"]],
  ["jardinier", "Scarifier et réensemencer 300 m² de pelouse", ["Scarification et regarnissage de pelouse"]],
])("a noun in -ier and a second verb on one thing order nothing more (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test("two works that one word would name keep their own titles", () => {
  const { works } = proposeFromTemplates("Nettoyage des vitres (15) et de la véranda", "nettoyage");
  expect(new Set(works).size).toBe(2);
});

test.each<[trade: string, description: string, works: string[]]>([
  [
    "cuisiniste",
    "démontage ancienne cuisine + crédence verre 2m60 + hotte décorative",
    ["Démontage de cuisine", "Pose de crédence", "Pose de hotte"],
  ],
  [
    "solier",
    "Moquette 18 m² à arracher et remplacer par du stratifié",
    ["Dépose de moquette", "Pose de sol stratifié"],
  ],
  [
    "plombier",
    "pose receveur + paroi fixe, meuble vasque 80",
    ["Pose de receveur", "Pose de paroi de douche", "Pose de meuble vasque"],
  ],
])("a list of old and new things keeps what is done to each (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});
