import { expect, test } from "vitest";
import { doubtfulQuote, saidQuote } from "../../conversation/said-quote.ts";
import { readSlots } from "../read-slots.ts";

const WORKS = "devis pour Mme Leroy : dépose 4 h à 50 €, carrelage 6 m² à 45 €";

function read(text: string) {
  const slots = readSlots(text, { today: "2026-11-23", activeFlow: null, pending: null });
  expect(saidQuote(slots), text).toBeNull();
  const quote = doubtfulQuote(slots);
  return quote && { rows: quote.rows.map(({ label, unitPrice }) => `${label} ${unitPrice}`.trim()), note: quote.note };
}

test.each([
  [`${WORKS}, je prends 60 € de l'heure pour la pose`, ["Dépose 50", "Carrelage"], "je prends 60 € de l"],
  [`${WORKS}, plutôt 50 € le m²`, ["Dépose 50", "Carrelage"], "plutôt 50 € le m²"],
  [`${WORKS}, ou 50 €`, ["Dépose 50", "Carrelage"], "ou 50 €"],
  [`${WORKS}, soit 500 €`, ["Dépose 50", "Carrelage"], "soit 500 €"],
  [`${WORKS} ou le parquet à 50 € le m²`, ["Dépose 50", "Carrelage", "Parquet"], "ou le parquet à 50 € le m²"],
  [`${WORKS}, robinets entre 40 et 50 €`, ["Dépose 50", "Carrelage 45", "Robinets"], "robinets entre 40 et 50 €"],
  [`${WORKS}, robinet 200 € 300 €`, ["Dépose 50", "Carrelage 45", "Robinet"], "300 €"],
])("beside what is sure, the doubtful line is open with its words named: « %s »", (text, rows, words) => {
  const quote = read(text);
  expect(quote?.rows).toEqual(rows);
  expect(quote?.note).toContain(`Je n'ai pas su lire « ${words}`);
});

test("a discount in euros that is not read is named without a line", () => {
  const quote = read(`${WORKS}, remise de 20 €`);
  expect(quote).toEqual({
    rows: ["Dépose 50", "Carrelage 45"],
    note: "Je n'ai pas su lire « remise de 20 € » : redis-le ici.",
  });
});

test("a price that could not be read is that of no line", () => {
  for (const price of ["ou 51 €", "soit 510 €", "robinets entre 41 et 51 €", "mon voisin prend 51 € de l'heure"])
    expect(read(`${WORKS}, ${price}`)?.rows.filter((row) => /\b4?51/.test(row))).toEqual([]);
});

test("several doubts are named in the order of the sentence", () => {
  expect(read(`${WORKS}, ou 50 €, robinets entre 40 et 50 €`)?.note).toContain(
    "Je n'ai pas su lire « ou 50 € » ni « robinets entre 40 et 50 € » : donne le prix de chaque ligne",
  );
});

test.each([
  `${WORKS}, total 600 €`,
  "devis Leroy 500 € ou 600 €",
  "devis pour Mme Leroy : carrelage 6 m² à 45 € ou 50 €",
])("where nothing else is sure no line is given: « %s »", (text) => expect(read(text)).toBeNull());

test("a text whose prices are all read has no doubt", () => {
  const slots = readSlots(WORKS, { today: "2026-11-23", activeFlow: null, pending: null });
  expect([doubtfulQuote(slots), saidQuote(slots)?.rows.length]).toEqual([null, 2]);
});

test.each([
  [
    "devis gouttiere zinc 26 metres a 52 ht le metre descente 3 a 95 echafaudage forfait 400 client Bruno Salaün",
    ["descente 3 a 95", "echafaudage forfait 400"],
  ],
])("a number without its sign is said and asked, whatever word follows: « %s »", (text, words) => {
  const note = read(text)?.note ?? "";
  for (const one of words) expect(note).toContain(one);
});
