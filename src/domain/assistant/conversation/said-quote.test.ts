import { expect, test } from "vitest";
import { understand } from "../understand.ts";
import { readPricesOf, saidPrices, saidQuote } from "./said-quote.ts";

const CONTEXT = { today: "2026-11-23", activeFlow: null, pending: null };

test("one price for the whole work, given with its description, is a line with its words, without the price", () => {
  const { quoteSaid } = readPricesOf("refaire la cuisine pour 3500 €");
  expect(quoteSaid?.rows).toMatchObject([
    { label: "Refaire la cuisine", quantity: "1", unit: "forfait", unitPrice: "3500" },
  ]);
});

test("hours at a rate, given with the description, wait for the question of the duration", () => {
  const { quoteSaid, durationSaid } = readPricesOf("poser la fenêtre, 6 h à 55 €");
  expect([quoteSaid, durationSaid]).toMatchObject([null, { kind: "work", hours: 6, rateEuros: 55 }]);
});

test("a description without a price says none", () => {
  expect(readPricesOf("repeindre 40 m² de murs")).toEqual({ quoteSaid: null, durationSaid: null, isUnread: false });
});

test.each([
  ["3 jours à 450 € la journée", "3", "450"],
  ["une semaine à 390 € par jour", "5", "390"],
])("a price of the day is a line in days, to the cent: « %s »", (text, quantity, unitPrice) => {
  expect(saidPrices(text, "Refaire la page d'accueil")?.rows).toMatchObject([
    { label: "Refaire la page d'accueil", quantity, unit: "jour", unitPrice },
  ]);
});

test("what is counted after an option is said to be", () => {
  const note = (text: string) => saidQuote(understand(text, CONTEXT).slots)?.note;
  expect(note("devis Mme Roux, tonte 3 h à 40 €, en option taille de haie 120 €, bêchage 60 €")).toBe(
    "En option, hors du total : « Taille de haie ». Compté dans le total : « Bêchage ».",
  );
  expect(note("devis Mme Roux, tonte 3 h à 40 €, taille de haie 120 € en option")).toBe(
    "En option, hors du total : « Taille de haie ».",
  );
});
