import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";
import { understand } from "../../understand.ts";

// What an order says beside its works: the deposit, the options, the price that several works share.

const slotsOf = (text: string) => understand(text, { today: "2026-11-23", activeFlow: null, pending: null }).slots;
const depositIn = (text: string) => slotsOf(text).deposit?.value ?? null;
const optionsIn = (text: string) =>
  slotsOf(text).lines?.flatMap(({ value }) => (value.isOption ? [value.label] : [])) ?? [];

test.each([
  ["devis pour Mme Roux : carrelage 20 m² à 45 €, acompte de 30 %", { kind: "down_payment", percent: 30 }],
  ["devis pour Mme Roux : carrelage 20 m² à 45 €, 30 % à la commande", { kind: "down_payment", percent: 30 }],
  ["devis pour Mme Roux : carrelage 20 m² à 45 €, 500 € d'acompte", { kind: "down_payment", euros: 500 }],
  ["devis pr mme roux carrelage 20 m2 a 45e, 500e a la commande", { kind: "down_payment", euros: 500 }],
  ["devis pour Mme Roux : carrelage 20 m² à 45 €, 200 € d'arrhes", { kind: "earnest_money", euros: 200 }],
  ["devis mme roux ponçage soixante euros vingt pour cent à la signature", { kind: "down_payment", percent: 20 }],
])("a deposit that is asked for at the order is no price of a work: « %s »", (text, deposit) => {
  expect(depositIn(text)).toEqual(deposit);
  const { lines = [], hasUnreadPrices } = slotsOf(text);
  expect([lines.length <= 1, hasUnreadPrices]).toEqual([true, undefined]);
});

test.each([
  "devis pour Mme Roux : carrelage 20 m² à 45 €, acompte de 300 € déjà versé",
  "devis pour Mme Roux : carrelage 20 m² à 45 €, acompte de 300 € HT",
  "devis pour Mme Roux : carrelage 20 m² à 45 €, acompte de 30 % ou acompte de 40 %",
  "facture pour Mme Roux : carrelage 20 m² à 45 €, acompte de 300 €",
])("a deposit that is paid, without VAT, doubtful or of an invoice is none of a quote: « %s »", (text) =>
  expect(depositIn(text)).toBeNull(),
);

test.each([
  ["devis Mme Roux pose 4 h à 50 €, en option peinture 12 m² à 22 €", ["peinture"]],
  ["devis Mme Roux pose 4 h à 50 €, option : peinture 12 m² à 22 €, TVA 10 %", ["peinture"]],
  ["devis Mme Roux pose 4 h à 50 €, peinture 12 m² à 22 € en option", ["peinture"]],
  ["devis Mme Roux, pose 4 h à 50 € (en option), peinture 12 m² à 22 €", ["pose"]],
  ["devis mme roux pose 4 h a 50e, option peinture 12 m2 a 22e", ["peinture"]],
  ["devis Mme Roux pose 4 h à 50 €, options : peinture 12 m² à 22 €, benne 250 €", ["peinture", "benne"]],
  ["devis Mme Roux pose 4 h à 50 €, en option peinture 12 m² à 22 €, benne 250 €", ["peinture"]],
  ["devis mme roux pose huit jours à six cents option ramonage neuf cents euros", ["ramonage"]],
  ["devis Mme Roux pose 4 h à 50 €, peinture 12 m² à 22 €", []],
])("a work is an option where the order says so: « %s »", (text, options) => expect(optionsIn(text)).toEqual(options));

test("a lone work that is an option stays one", () =>
  expect(optionsIn("devis Mme Roux en option peinture du couloir 300 €")).toEqual(["peinture du couloir"]));

test.each([
  ["devis Kaolin : 6 jours d'API et 2 jours de design à 480", ["API: 6 day x 480", "design: 2 day x 480"]],
  ["devis Kaolin : pose 4 h et dépose 2 h à 50 €", ["pose: 4 h x 50", "dépose: 2 h x 50"]],
  [
    "devis pour Kaolin Studio - 6 jours d'API et 2 jours de design à 480 €",
    ["API: 6 day x 480", "design: 2 day x 480"],
  ],
  ["devis Kaolin : 6 jours d'API, 2 jours de design à 480 € par jour", ["API: 6 day x 480", "design: 2 day x 480"]],
  ["devis Kaolin : 6 jours d'API à 520 et 2 jours de design à 480", ["API: 6 day x 520", "design: 2 day x 480"]],
])("the price of the unit is that of every work that « et » joins to it: « %s »", (text, lines) =>
  expect(readSentence(text)).toMatchObject({ lines }),
);

test("a list without « et » leaves the price of its first works to be asked", () =>
  expect(
    slotsOf("devis Kaolin : 6 jours d'API, 2 jours de design à 480").lines?.map(({ value }) => value),
  ).toMatchObject([
    { label: "API", unitPriceEuros: null },
    { label: "design", unitPriceEuros: 480 },
  ]));

test("the ranks of dictated lots count nothing", () =>
  expect(
    readSentence(
      "devis mme roux lot un plomberie dix robinets à quarante euros lot deux murs trente mètres carrés à vingt euros",
    ),
  ).toMatchObject({ lines: [expect.stringContaining("10 piece x 40"), expect.stringContaining("30 m2 x 20")] }));

test.each([
  "pour la famille petit devis benne quarante euros",
  "pour la mairie de cholet à saint-malo, devis : benne 40 €",
  "pour mme roux devis six jours de maquettes à 450 € vingt pour cent d'acompte",
])("a quote is ordered after the name of its customer: « %s »", (text) =>
  expect(readSentence(text)).toMatchObject({ act: "order quote" }),
);
