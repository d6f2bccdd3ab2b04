import { expect, test } from "vitest";
import { understand } from "./understand.ts";
import type { QuestionName } from "./understanding.ts";

// How people dictate and type in a hurry: no comma, no capital, homophones, corrections in the middle.

function meaningOf(text: string, about: QuestionName | null = null) {
  const pending = about === null ? null : { step: "collect-core", about };
  const { act, intent, slots } = understand(text, { today: "2026-11-23", activeFlow: "quote", pending });
  const values = Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [
      name,
      Array.isArray(slot) ? slot.map(({ value }) => value) : slot.value,
    ]),
  );
  return { act, intent, ...values };
}

test("« est » heard for « et » changes nothing of the lines", () => {
  const text =
    "devis pour monsieur ferreira à wattrelos démolition du carrelage existant douze mètres carrés a dix huit euros " +
    "évacuation des gravats forfait deux cent quarante euros est pose de faïence vingt huit mètres carrés a quarante " +
    "deux euros tva dis pour cent";
  expect(meaningOf(text)).toMatchObject({
    act: "order",
    intent: "quote",
    lastName: "Ferreira",
    city: "Wattrelos",
    vatPercent: 10,
    lines: [
      { label: "démolition du carrelage existant", quantity: 12, unit: "m2", unitPriceEuros: 18 },
      { label: "évacuation des gravats", quantity: 1, unit: "flat", unitPriceEuros: 240 },
      { label: "pose de faïence", quantity: 28, unit: "m2", unitPriceEuros: 42 },
    ],
  });
});

test("« la facture de … » with its prices is an order", () => {
  const text = "bon la facture du camping de la Sioule trois heures de dépannage à cinquante quatre euros de l'heure";
  expect(meaningOf(text)).toMatchObject({ act: "order", intent: "invoice", hours: 3, rate: 54 });
});

test.each(["le devis Roux à 1 200 € est signé", "la facture de Mme Roux de 450 € a été payée"])(
  "a document whose state is told is no order: « %s »",
  (text) => expect(meaningOf(text).act).toBe("statement"),
);

test("a line of a list has its quantity first and its price after a colon", () => {
  const text = "Facture pour Mme Roux\n- 6 prises triphasées : 64 € pièce\n- 45 m de câble : 7,50 € le mètre";
  expect(meaningOf(text)).toMatchObject({
    lines: [
      { label: "prises triphasées", quantity: 6, unit: "piece", unitPriceEuros: 64 },
      { label: "câble", quantity: 45, unit: "m", unitPriceEuros: 7.5 },
    ],
  });
});

test("« 14 m2 x 20e » is a quantity and its price", () => {
  expect(meaningOf("fais un devis pour M. Joly\n- chape 14 m2 x 30e\n- carrelage 14 m2 x 46e")).toMatchObject({
    lines: [
      { label: "chape", quantity: 14, unitPriceEuros: 30 },
      { label: "carrelage", quantity: 14, unitPriceEuros: 46 },
    ],
  });
});

test("what follows its price is the label of no other line", () => {
  expect(meaningOf("facture M. Petit 150 € de déplacement et 8 h à 60 €")).toMatchObject({
    lines: [
      { label: "déplacement", quantity: 1, unitPriceEuros: 150 },
      { label: "main-d’œuvre", quantity: 8, unitPriceEuros: 60 },
    ],
  });
});

test("the sum that follows its product is no second price", () => {
  const text = "devis pour Mme Prat, 8 heures à 45 euros soit 360 euros, réparation du volet";
  expect(meaningOf(text)).toMatchObject({ hours: 8, rate: 45, description: "réparation du volet" });
});

test("beside a sum that is not the product no price is taken", () => {
  const text = "devis pour Mme Prat, 8 heures à 45 euros soit 400 euros, réparation du volet";
  expect(meaningOf(text)).toMatchObject({ hasUnreadPrices: true });
});

test("the work stands between the customer and its rate", () => {
  const text = "fais un devis pour mme roux, intégration figma vers react, tjm 500, début le 11 janvier";
  expect(meaningOf(text)).toMatchObject({ dayRate: 500, description: "intégration figma vers react" });
});

test.each([
  ["ah non le tjm c'est 480 pas 450", { about: "dayRate", dayRate: 480 }],
  ["wait la remise c'est 5% pas 10", { about: "discountPercent", discountPercent: 5 }],
  ["NON TVA 10 PAS 20", { about: "vatPercent", vatPercent: 10 }],
])("a value is corrected while no question waits: « %s »", (text, values) =>
  expect(meaningOf(text)).toMatchObject({ act: "correction", ...values }),
);

test.each<[string, QuestionName, object]>([
  ["le tarif horaire est de 39 € et non de 38 €, je me suis trompée", "quotePreference", { about: "rate", rate: 39 }],
  ["je vois que le chantier se termine le 12 février, et non le 5", "description", { endDate: "2027-02-12" }],
  ["non finalement c'est pas six heures que j'ai passé c'est sept heures", "invoiceConfirm", { hours: 7 }],
  ["en fait c'est pas Mme Roux c'est Mme Leroux", "email", { about: "lastName", lastName: "Leroux" }],
])("what replaces an earlier value is no answer: « %s »", (text, about, values) =>
  expect(meaningOf(text, about)).toMatchObject({ act: "correction", ...values }),
);

test("« attends » before a question leaves it a question", () => {
  expect(meaningOf("attends c'est quoi déjà le numéro de monsieur Fargeix", "startDate").act).toBe("question");
});

test("« faut … » is no word of the work that it describes", () => {
  expect(meaningOf("alors faut casser la baignoire et poser une douche", "description")).toMatchObject({
    description: "casser la baignoire et poser une douche",
  });
});

test("a project's name ends where another order begins", () => {
  expect(meaningOf("sur le projet villa Durtol passe le taux horaire à cinquante six euros")).toMatchObject({
    act: "order",
    intent: "change",
    projectName: "villa Durtol",
    rate: 56,
  });
});

test("the VAT of a document may be told after its number", () => {
  expect(meaningOf("passe la tva du devis FA-2026-12 à 10")).toMatchObject({
    documentNumber: "FA-2026-12",
    vatPercent: 10,
  });
});
