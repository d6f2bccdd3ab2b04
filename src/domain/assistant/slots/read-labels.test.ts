import { expect, test } from "vitest";
import { tokensOf } from "../words/tokens.ts";
import { readLabels } from "./read-labels.ts";

function read(text: string): Record<string, unknown> {
  const { slots } = readLabels(text, tokensOf(text), "2026-11-23");
  return Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, (slot as { value: unknown }).value]));
}

test.each([
  ["Contact : Régis LE GOFF\nDébut : demain", { firstName: "Régis", lastName: "Le Goff", startDate: "2026-11-24" }],
  ["Début : aujourd'hui", { startDate: "2026-11-23" }],
  ["## Projet : Boutique\n> Société : Halles SARL", { projectName: "Boutique", company: "Halles SARL" }],
  ["Tél. : 02 98 11 22 33", { phone: "02 98 11 22 33" }],
  ["Client : particulier", { customerKind: "person" }],
  ["crée le projet X, société : Armor Conseil, récurrent", { company: "Armor Conseil" }],
  ["client: Bruno Faure. 14h à 44 €/h", { firstName: "Bruno", lastName: "Faure" }],
  ["entreprise: Pixel email: hello@pixel.co", { company: "Pixel", email: "hello@pixel.co" }],
  ["Travaux : photographier le camping\nBien à vous", { description: "photographier le camping" }],
  ["Début : après-demain", { startDate: "2026-11-25" }],
  ["Durée estimée (heures) : 12\nTaux horaire (€) : 45", { hours: 12, rate: 45 }],
  ["durée estimée (heures): 1 200 / taux horaire (€): 39", { hours: 1200, rate: 39 }],
  ["**Projet :** Cave à vin\n**Durée :** 20 h", { projectName: "Cave à vin", hours: 20 }],
  [
    "**Société** : Optique Vidal\n**Email** :\n**Mission** : refonte",
    { company: "Optique Vidal", description: "refonte" },
  ],
  ["| Projet | Verrière atelier |\n| Taux horaire | 51 €/h |", { projectName: "Verrière atelier", rate: 51 }],
  ["1) Projet : Chambre\n2) Durée : 1 jour et demi", { projectName: "Chambre", days: 1.5 }],
  ["Projet = Studio photo ; Durée = 3 jours ; TJM = 480 €", { projectName: "Studio photo", days: 3, dayRate: 480 }],
  ["Durée (minutes) : 90\nTVA : 20 %\nAcompte : 30 %", { hours: 1.5, vatPercent: 20 }],
  ["Durée (jours) : 4\nTaux journalier (€) : 420", { days: 4, dayRate: 420 }],
  ["Durée : 12 h - Taux : 65 €/h", { hours: 12, rate: 65 }],
  ["Client : M. et Mme Hervé\nTél : 06 44 55 66 77", { lastName: "Hervé", phone: "06 44 55 66 77" }],
  [
    "Client : SARL Kervella\nContact : Mme Anne Tanguy",
    { company: "SARL Kervella", firstName: "Anne", lastName: "Tanguy" },
  ],
  ["* contact : jean-pierre LE BRIS", { firstName: "Jean-Pierre", lastName: "Le Bris" }],
  ["Début : après-demain / Fin : 30/11/2026", { startDate: "2026-11-25", endDate: "2026-11-30" }],
  [
    "Projet : Cuisine\nDurée = 7,5 h, Taux : 45,00 €/h ; Client : Léa d'arc ; mail : LEA@X.FR ; début - 1/2/27",
    {
      projectName: "Cuisine",
      hours: 7.5,
      rate: 45,
      firstName: "Léa",
      lastName: "d'Arc",
      email: "lea@x.fr",
      startDate: "2027-02-01",
    },
  ],
  ["Prix forfaitaire : 4 850 € HT", { flatPriceEuros: 4850 }],
  ["société =\nprénom = Lucas\nnom = Guéguen\nemail =", { firstName: "Lucas", lastName: "Guéguen" }],
  ["Type de client : particulier\nRécurrence : ponctuel", { customerKind: "person", recurrence: "single" }],
  ["Project name: Dark Room\nStart date: 5 March 2027", { projectName: "Dark Room", startDate: "2027-03-05" }],
])("the labels of « %s » are read", (text, values) => {
  expect(read(text)).toEqual(values);
});

test("a description goes on over several lines, until the next label", () => {
  const text = "Description : Refaire le tableau\nRemplacer les prises\nMettre la terre\nDurée : 21 heures";
  expect(read(text)).toEqual({ description: "Refaire le tableau\nRemplacer les prises\nMettre la terre", hours: 21 });
});

test.each([
  "Projet : ab",
  `Projet : ${"x".repeat(61)}`,
  "Durée : 1.500",
  "Taux : 40 à 45 €",
  "la durée dépend du projet",
])("« %s » gives no value", (text) => {
  expect(read(text)).toEqual({});
});

test("a long text of labels is read in a time that grows with its length", () => {
  for (const part of ["Projet : ", "- ", "* projet : a\n", "tva (", "nom du "])
    expect(Object.keys(read(part.repeat(20_000))).length).toBeLessThanOrEqual(4);
});
