import { expect, test } from "vitest";
import type { UnderstandContext } from "../understanding.ts";
import { readSlots } from "./read-slots.ts";

const CONTEXT: UnderstandContext = { today: "2026-11-23", activeFlow: null, pending: null };
const DURATION: UnderstandContext = {
  ...CONTEXT,
  activeFlow: "quote",
  pending: { step: "collect-duration", about: "duration" },
};

function valuesOf(text: string, context = CONTEXT): Record<string, unknown> {
  const { lines, ...slots } = readSlots(text, context);
  const values = Object.entries(slots).map(([name, { value }]) => [name, value]);
  const lineTexts = lines?.map(({ value }) => {
    const { label, quantity, unit, unitPriceEuros, vatPercent } = value;
    return `${label}: ${quantity} ${unit} x ${unitPriceEuros}${vatPercent === undefined ? "" : `, ${vatPercent} %`}`;
  });
  return { ...Object.fromEntries(values), ...(lineTexts && { lines: lineTexts }) };
}

test.each([
  ["6h30 à 52 €", { hours: 6.5, rate: 52 }],
  ["48 € x 16 h", { hours: 16, rate: 48 }],
  ["12 h, 45 euros de l'heure", { hours: 12, rate: 45 }],
  ["2h15 au taux horaire de 58 €", { hours: 2.25, rate: 58 }],
  ["22h à 46 €/h HT avec 5 % de remise", { hours: 22, rate: 46, discountPercent: 5 }],
  ["14 h à 57,60 € TTC de l'heure", { hours: 14, rate: 57.6, includesVat: true }],
  ["3 jours à 400 € par jour", { days: 3, dayRate: 400 }],
  ["5 j, tjm 380 € HT", { days: 5, dayRate: 380 }],
  ["2 jours et demi à 45 €/h", { days: 2.5, rate: 45 }],
  ["deux semaines à 43 € de l'heure", { weeks: 2, rate: 43 }],
  ["forfait de 1.200,50 €", { flatPriceEuros: 1200.5 }],
  ["650 € TTC le tout", { flatPriceEuros: 650, includesVat: true }],
  ["au forfait, 2,5 k€ HT", { flatPriceEuros: 2500 }],
  ["prix global 3 400 € hors taxes, remise 10 %", { flatPriceEuros: 3400, discountPercent: 10 }],
  ["peindre le couloir 14 h à 48 €", { hours: 14, rate: 48 }],
])("at the question of the duration, « %s » is read by its units", (text, values) => {
  expect(valuesOf(text, DURATION)).toEqual(values);
});

test.each([
  "12",
  "1.500",
  "14h 48",
  "40,5",
  "12 à 45",
  "12 m² à 65 €",
  "3 jours de 8 h",
  "1 500 à 2 000 €",
  "2 à 3 jours",
])("at the question of the duration, « %s » gives no number", (text) => {
  const { hasUnreadPrices: _told, ...values } = valuesOf(text, DURATION);
  expect(values).toEqual({});
});

test("of « 1.500 h à 48 €/h » only the rate is sure", () => {
  expect(valuesOf("1.500 h à 48 €/h", DURATION)).toEqual({ rate: 48 });
});

test.each([
  [
    "peindre le couloir, 14 h à 48 €, 12 m² de faïence à 55 €/m², TVA 10",
    ["peindre le couloir: 14 h x 48", "faïence: 12 m2 x 55"],
  ],
  [
    "Fais un devis :\n- 18 m² de parquet à 42 €/m²\n- 22 ml de plinthes à 8 €/ml\n- forfait nettoyage 120 €\nTVA 10 %",
    ["parquet: 18 m2 x 42", "plinthes: 22 m x 8", "nettoyage: 1 flat x 120"],
  ],
  [
    "remplacer le chauffe eau 5h a 55e, 1 chauffe eau 200L a 640e, tva 10",
    ["remplacer le chauffe eau: 5 h x 55", "chauffe eau 200L: 1 piece x 640"],
  ],
  ["maison de 80 m², 6 radiateurs à purger à 25 € pièce, tva 10", ["radiateurs à purger: 6 piece x 25"]],
  ["avec 9 h de plomberie à 56 € au lieu de 7 h, TVA 10", ["plomberie: 9 h x 56"]],
  ["prises : 8 × 35 €, spots : 12 × 22 €, TVA 10", ["prises: 8 piece x 35", "spots: 12 piece x 22"]],
])("the works of « %s » are lines", (text, lines) => {
  expect(valuesOf(text)).toEqual({ lines, vatPercent: 10 });
});

const TANK = "fais un devis pour Mme Sylvie Martin, remplacer le chauffe-eau, 6 h à 52 €, ";

test.each([
  ["un chauffe-eau 200 L à 480 €", "chauffe-eau 200 L: 1 piece x 480"],
  ["un ballon 200 L à 480 €", "ballon 200 L: 1 piece x 480"],
  ["un ballon de 200 litres à 480 €", "ballon de 200 litres: 1 piece x 480"],
  ["2 ballons 200 L à 480 € pièce", "ballons 200 L: 2 piece x 480"],
  ["4 sacs de 25 kg à 12 €", "sacs de 25 kg: 4 piece x 12"],
  ["un receveur 80x80 à 300 €", "receveur 80x80: 1 piece x 300"],
  ["une porte de 83 cm à 300 €", "porte de 83 cm: 1 piece x 300"],
  ["un tube Ø 40 à 30 €", "tube Ø 40: 1 piece x 30"],
  ["une vanne DN 32 à 30 €", "vanne DN 32: 1 piece x 30"],
  ["une chaudière 12 kW à 3 000 €", "chaudière 12 kW: 1 piece x 3000"],
  ["un rouleau de câble 16 mm² à 90 €", "rouleau de câble 16 mm²: 1 piece x 90"],
  ["20 m de câble 3G1,5 mm² à 3 €/m", "câble 3G1,5 mm²: 20 m x 3"],
  ["12 m² de carrelage à 65 €/m²", "carrelage: 12 m2 x 65"],
  ["12 m² de carrelage 60x60 à 65 €/m²", "carrelage 60x60: 12 m2 x 65"],
  ["10 L de peinture à 12 €", "peinture: 10 l x 12"],
  ["peinture 10 L x 12 €", "peinture: 10 l x 12"],
])("a size stays in its label: « %s »", (work, line) => {
  const lines = ["remplacer le chauffe-eau: 6 h x 52", line];
  expect(valuesOf(`${TANK}${work}, TVA 10, lundi`)).toMatchObject({ lines, vatPercent: 10 });
});

test.each([
  ["le chauffe-eau 480 €", "chauffe-eau: 1 flat x 480"],
  ["ballon 200 L à 480 €", "ballon 200 L: 1 flat x 480"],
  ["un ballon 200 L 480 €", "ballon 200 L: 1 piece x 480"],
  ["fourniture chauffe-eau 890 €", "fourniture chauffe-eau: 1 piece x 890"],
  ["frais de déplacement 40 €", "frais de déplacement: 1 flat x 40"],
  ["plus 40 € de déplacement", "déplacement: 1 flat x 40"],
])("what has a price and no quantity is one: « %s »", (work, line) => {
  const lines = ["remplacer le chauffe-eau: 6 h x 52", line];
  expect(valuesOf(`${TANK}${work}, TVA 10`)).toMatchObject({ lines, vatPercent: 10 });
});

test.each(["un mur 12 m² à 30 €", "des frais à 40 €", "remise de 20 €", "soit 300 €"])(
  "a price of no line leaves only the word that it was not read: « %s »",
  (work) => {
    for (const context of [CONTEXT, DURATION]) {
      // What is sure of an order is told apart, for a card that shows it.
      const { doubtfulLines: _told, ...values } = valuesOf(`${TANK}${work}, TVA 10`, context);
      expect(Object.keys(values).toSorted()).toEqual(["firstName", "hasUnreadPrices", "lastName", "vatPercent"]);
    }
  },
);

test("a flat price alone is the price of the whole", () => {
  expect(valuesOf("forfait 300 €, acompte de 100 €", DURATION)).toEqual({ flatPriceEuros: 300 });
});

test("a flat price beside another price is a line", () => {
  const lines = ["forfait: 1 flat x 300", "ballon: 1 flat x 480"];
  expect(valuesOf("forfait 300 €, ballon 480 €", DURATION)).toEqual({ lines });
});

test("two rates of VAT are each for their line", () => {
  const text = "fais un devis : 12 m² de carrelage à 65 €/m² TVA 10 %, 1 chaudière à 3.450,00 € TVA 5,5 %";
  expect(valuesOf(text)).toEqual({ lines: ["carrelage: 12 m2 x 65, 10 %", "chaudière: 1 piece x 3450, 5.5 %"] });
});

test("a work whose price has no label gives no amount, rather than a part of the whole", () => {
  expect(valuesOf("12 m² à 65 €/m², 14 h à 48 €", DURATION)).toEqual({ hasUnreadPrices: true });
});

test("a value has its place in the text", () => {
  const text = "début lundi, 14 h à 48 €/h";
  const { hours, rate, startDate } = readSlots(text, CONTEXT);
  expect([hours, rate, startDate].map((slot) => text.slice(...slot!.at))).toEqual(["14 h", "48 €/h", "lundi"]);
});
