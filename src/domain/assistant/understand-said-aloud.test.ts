import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";
import { recordNamesIn } from "./actions/record-names.ts";
import { readSaidAction } from "./actions/said-action.ts";
import { unkeptParts } from "./words/unkept.ts";

// Sentences as craftsmen say or type them on a phone, and the rules that they taught.

test.each([
  ["devis pour Altran, shooting corporate une demi-journée à 450 €", "shooting corporate: 1 piece x 450"],
  [
    "devis Mme Roux, 8 spots à 45 €, plus une demi journée de réglage à 200 €",
    "demi journée de réglage: 1 piece x 200",
  ],
])("the price of one half day is not halved: « %s »", (text, line) => {
  expect(readSentence(text).lines).toContain(line);
});

test.each([
  "devis tonte pour Mr Gaillard, 800 m², 60 € la tonte, deux fois par mois",
  "devis Mme Roux nettoyage 120 m², 90 € le nettoyage",
])("the price of a work is multiplied by no size: « %s »", (text) => {
  expect(readSentence(text)).not.toHaveProperty("lines");
});

test.each([
  "devis pour la SCI Bellevue : 3 radiateurs, 280 € pièce, pose 2 h chacun à 50 €",
  "devis Mme Roux : 4 fenêtres à 520 € pièce, dépose 1 h chacune à 45 €",
])("the time of each of several things is asked: « %s »", (text) => {
  expect(readSentence(text)).toMatchObject({ hasUnreadPrices: true });
});

test("a price is no part of the work that it is for", () => {
  const text = "borne de recharge 7kw 1190 euros pose comprise pour M. Weber, devis, tva 5,5";
  expect(readSentence(text)).toMatchObject({ flatPriceEuros: 1190, description: "borne de recharge 7kw" });
});

test.each([
  ["devis pour Foncia : sortie des poubelles, 90 € par mois", { flatPriceEuros: 90, recurrence: "recurring" }],
  [
    "devis pour Foncia, poubelles 90 € par mois et escaliers 200 € par mois",
    { lines: ["poubelles: 1 month x 90", "escaliers: 1 month x 200"], recurrence: "recurring" },
  ],
])("a price of the month is that of a work that comes back: « %s »", (text, values) => {
  expect(readSentence(text)).toMatchObject(values);
});

test("a price of the month beside a price for all makes nothing come back", () => {
  const text = "devis pour Nadia Roux : site vitrine 1200 €, hébergement 25 € par mois";
  expect(readSentence(text)).toMatchObject({ lines: ["site vitrine: 1 flat x 1200", "hébergement: 1 month x 25"] });
  expect(readSentence(text)).not.toHaveProperty("recurrence");
});

test.each(["devis pour Octave & Lune, site vitrine 1200 €", "facture pour Octave & Lune, 3 jours à 450 €"])(
  "names that a sign joins are a firm: « %s »",
  (text) => expect(readSentence(text)).toMatchObject({ company: "Octave & Lune" }),
);

test("two first names that a sign joins are no firm", () => {
  expect(readSentence("devis pour Paul & Marie, séance photo 250 €")).not.toHaveProperty("company");
});

test.each([
  "ajoute à mon devis Caron une ligne peinture 300 €",
  "ajoute sur le devis Caron la peinture à 300 €",
  "mets au devis de Mme Caron une chaudière à 3000 €",
])("a line of a quote that is named first is added there: « %s »", (text) => {
  const action = readSaidAction(text, "2026-11-23");
  expect([action?.kind, action?.names.includes("caron")]).toEqual(["change_quote_lines", true]);
});

test("the days of a delay name nobody", () => {
  expect(recordNamesIn("décale le chantier Haddad à lundi en huit", "2026-11-23")).toEqual(["haddad"]);
});

test("the unit « m2 » is no lost number", () => {
  expect(unkeptParts("peinture salon 45 m2 à 22 €", ["Peinture salon : 45 m² à 22 €"])).toEqual([]);
});
