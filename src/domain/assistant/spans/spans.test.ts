import { expect, test } from "vitest";
import { packWeights, sparseWeights, unpackWeights } from "../../shared/packed-weights.ts";
import { understand, understandBy } from "../understand.ts";
import type { UnderstandContext } from "../understanding.ts";
import { tokensOf } from "../words/tokens.ts";
import { readSpans } from "./read-spans.ts";
import { knownWords, spanFeatures } from "./span-features.ts";
import { trainedWeights } from "./weights.ts";

const CONTEXT: UnderstandContext = { today: "2026-11-23", activeFlow: null, pending: null };
const NOTHING = sparseWeights(new Int8Array(0), 1);
const UNTRAINED = { spans: NOTHING, pairs: NOTHING, acts: NOTHING };

// Names and works that no sentence of training has.
const READ: [text: string, kind: string, words: string][] = [
  [
    "devis pour Clinique vétérinaire des Ormes, remise en peinture du hall",
    "company",
    "clinique veterinaire des ormes",
  ],
  ["facture talixo sas pose de store banne 3h à 50€/h", "company", "talixo sas"],
  [
    "Devis\nClient : M. Roux\nMission : remise en état du portillon\nPrix : 300 €",
    "work",
    "remise en etat du portillon",
  ],
  ["où en est le chantier Villa Corvin ?", "projectName", "villa corvin"],
];

test.each(READ)("a name or a work is read in words that nobody wrote before: « %s »", (text, kind, words) => {
  expect(spansOf(text)).toContain(`${kind}: ${words}`);
});

test("without training nothing is certain", () => {
  const [[text] = [""]] = READ;
  const tokens = tokensOf(text);
  const { spans } = readSpans(tokens, spanFeatures(knownWords(text, tokens, null)), UNTRAINED);
  expect(spans.filter(({ certainty }) => certainty > 0.5)).toEqual([]);
});

test("what training found fills in what the rules do not read", () => {
  const text = "Devis pour Clinique vétérinaire des Ormes\nremise en peinture de la salle 38 m² à 24 €\nTVA 20 %";
  expect(understandBy(null, text, CONTEXT).slots.company).toBeUndefined();
  expect(understand(text, CONTEXT).slots.company?.value).toBe("Clinique vétérinaire des Ormes");
});

test("an address that was read is no work", () => {
  const { slots } = understand("fais le devis, chez elle 12 rue des Lilas 69003 Lyon, forfait 1 200 € HT", CONTEXT);
  expect(slots.street?.value).toBe("12 rue des Lilas");
  expect(slots.description).toBeUndefined();
});

test("a document is ordered when each of its prices has its work, wherever the order stands", () => {
  const text =
    "alors pour la boulangerie Vasseur tu vas préparer un devis ponçage du comptoir cent vingt euros " +
    "et vernis trois heures à quarante deux euros";
  const { act, intent, slots } = understand(text, CONTEXT);
  expect([act, intent]).toEqual(["order", "quote"]);
  expect(slots.lines?.map(({ value }) => value)).toEqual([
    { label: "ponçage du comptoir", quantity: 1, unit: "flat", unitPriceEuros: 120 },
    { label: "vernis", quantity: 3, unit: "h", unitPriceEuros: 42 },
  ]);
});

test("the figures of a telephone number count no work", () => {
  const text =
    "demande de devis\nsociété : Norvex SARL\ntél : 06 55 44 33 22\n" +
    "besoin : 20 affiches à 14 € l'unité, 3 h de mise en page à 45 €";
  const { slots } = understand(text, CONTEXT);
  expect(slots.lines?.map(({ value: { quantity } }) => quantity)).toEqual([20, 3]);
  expect(slots.description).toBeUndefined();
});

test("a project that the rules take for a firm is a project", () => {
  const { slots } = understand("repousse le début de Terrasse Beaumont au 14 décembre", CONTEXT);
  expect(slots.projectName?.value).toBe("Terrasse Beaumont");
  expect(slots.company).toBeUndefined();
});

test("a customer is read beside a value that the whole text says", () => {
  const text = "prépare un devis pour helioz, c un forfait donc récurrent : maintenance du site 6 mois à 800€/mois";
  expect(understand(text, CONTEXT).slots.company?.value).toBe("Helioz");
});

test.each([
  ["devis pour M. Paul Desmoulins, pose d'un portail à 1 850 € et sa motorisation à 690 €", "motorisation"],
  ["devis pour M. Paul Desmoulins, pose d'un portail à 1 850 € et forfait 150 € pour la dépose ?", "dépose"],
])("a label begins with no possessive and ends with no question mark: « %s »", (text, label) => {
  expect(understand(text, CONTEXT).slots.lines?.at(-1)?.value.label).toBe(label);
});

const TOLD = [
  "le devis Roux à 1 200 € est signé",
  "la facture Norvex de 800 € a été payée hier",
  "on avait fait un devis à 45 €/h pour 12 h",
  "j'ai un devis à faire demain",
  "il a un devis à 45 € et une facture à 60 €",
];

test.each(TOLD)("no document is guessed of what is told: « %s »", (text) => {
  expect(understand(text, CONTEXT).act).not.toBe("order");
});

test("a price with VAT that the rules cannot read stays unread", () => {
  const { slots } = understand("un robinet : 311 TTC, un lavabo : 312 TTC", CONTEXT);
  expect(slots.lines).toBeUndefined();
});

test("the same text is read alike each time", () => {
  const text = "devis helioz refonte du site, 8 jours à 520 €/j";
  expect(understand(text, CONTEXT)).toEqual(understand(text, CONTEXT));
});

test("weights are read back from their text as they were", () => {
  const table = new Int8Array(2_000 * 3);
  for (const [place, value] of [
    [0, 5],
    [4, -32],
    [5, 32],
    [2_999, 31],
    [5_999, -1],
  ] as const)
    table[place] = value;
  const { starts, cells } = unpackWeights(packWeights(table, 3), 2_000);
  const readBack = new Int8Array(table.length);
  for (let row = 0; row < 2_000; row++)
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 2)
      readBack[row * 3 + (cells[at] ?? 0)] = cells[at + 1] ?? 0;
  expect(readBack).toEqual(table);
});

function spansOf(text: string): string[] {
  const tokens = tokensOf(text);
  return readSpans(tokens, spanFeatures(knownWords(text, tokens, null)), trainedWeights()).spans.map(
    ({ kind, from, to }) =>
      `${kind}: ${tokens
        .slice(from, to)
        .map(({ text: word }) => word)
        .join(" ")}`,
  );
}
