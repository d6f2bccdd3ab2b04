import { expect, test } from "vitest";
import type { FlowState } from "../conversation/flow.ts";
import { IDLE } from "../conversation/flow.ts";
import { readMessage } from "../converse.ts";

const SELLER = { vat_regime: null, seller_name: "Karim Plomberie" };
const ORDER =
  "fais un devis pour madame Josiane Lefèvre, carrelage 12 m² à 45 €, pose 14 heures à 50 €, une colonne " +
  "de douche à 380 €, lundi";

function cardAfter(...texts: string[]) {
  let state: FlowState = IDLE;
  let sentences = "";
  for (const text of [ORDER, ...texts]) {
    const reply = readMessage(state, text, { today: "2026-11-28", project: null, seller: SELLER });
    if (reply.kind !== "turn") throw new Error(`not read: ${text}`);
    ({ state } = reply.turn);
    sentences = reply.turn.messages.map(({ content }) => content).join("\n");
  }
  const message = state.pending?.message;
  if (message?.type !== "quote_card") throw new Error("no card");
  const rows = message.rows.map(
    ({ label, quantity, unit, unitPrice, vatBasisPoints }) =>
      `${label} ${quantity} ${unit} ${unitPrice} ${vatBasisPoints / 100}`,
  );
  const values = Object.fromEntries(message.fields.map(({ name, value = "" }) => [name, value]));
  return { rows, values, sentences };
}

test.each([
  ["et le carrelage mets plutôt 48 euros le mètre", "Carrelage 12 m² 48 20"],
  ["le carrelage tu mets 48 euros le m²", "Carrelage 12 m² 48 20"],
  ["finalement la colonne mets 400 euros", "Colonne de douche 1 u 400 20"],
  ["la pose compte 55 de l'heure", "Pose 14 h 55 20"],
  ["le taux de la colonne c'est 10 %", "Colonne de douche 1 u 380 10"],
  ["non le taux du carrelage c'est 10 %", "Carrelage 12 m² 45 10"],
  ["ah et j'ai oublié la dépose de la baignoire 3 heures", "Dépose de la baignoire 3 h 50 20"],
  ["j'ai oublié l'évacuation 90 euros", "Évacuation 1 forfait 90 20"],
  ["il manque la livraison 45 euros", "Livraison 1 forfait 45 20"],
])("a spoken change is made on its line: « %s »", (text, row) => {
  expect(cardAfter(text).rows).toContain(row);
});

test.each([
  ["non finalement mets 5 h, et le carrelage 8 m²", ["Carrelage 8 m² 45 20", "Pose 5 h 50 20"]],
  ["mets 5 h et le carrelage 8 m²", ["Carrelage 8 m² 45 20", "Pose 5 h 50 20"]],
  ["et le carrelage 8 m²", ["Carrelage 8 m² 45 20", "Pose 14 h 50 20"]],
])("two sizes said in one sentence change two lines: « %s »", (text, rows) => {
  expect(cardAfter(text).rows.slice(0, 2)).toEqual(rows);
});

test("a size of no line is said beside the one that was understood", () => {
  const { rows, sentences } = cardAfter("mets 5 h, et le lambris 8 m²");
  expect(rows).toEqual(["Carrelage 12 m² 45 20", "Pose 5 h 50 20", "Colonne de douche 1 u 380 20"]);
  expect(sentences).toContain("le lambris 8 m²");
});

test.each([
  "mets dix pour cent partout la maison a plus de deux ans",
  "mets 10 % partout",
  "10 % de TVA sur tout le devis",
  "c'est dix pour cent partout",
  "oui je facture la TVA, à 10",
  "oui je facture la TVA, 10 %",
])("a rate for all is that of every line: « %s »", (text) => {
  expect(cardAfter(text).rows.every((row) => row.endsWith(" 10"))).toBe(true);
});

test("ten percent off everywhere is no rate of VAT", () => {
  expect(cardAfter("mets une remise de 10 % sur tout").rows.every((row) => row.endsWith(" 20"))).toBe(true);
});

test("a number alone after a change takes the place of the one that was changed", () => {
  expect(cardAfter("le carrelage mets 48 euros le mètre", "non 50").rows).toContain("Carrelage 12 m² 50 20");
  expect(cardAfter("la pose c'est 16 h", "non pardon 15").rows).toContain("Pose 15 h 50 20");
});

test("a number alone that is no price of that line changes nothing", () => {
  expect(cardAfter("le carrelage mets 48 euros le mètre", "non 5000").rows).toContain("Carrelage 12 m² 48 20");
});

test("hours that are added at the price of the others are said to be", () => {
  expect(cardAfter("j'ai oublié la dépose 3 heures").sentences).toContain(
    "je reprends 50 € de l'heure, comme tes autres lignes",
  );
});

test("somebody else who is named without a civility has none", () => {
  expect(cardAfter("non le contact c'est Paul Durand").values).toMatchObject({
    civility: "",
    firstName: "Paul",
    lastName: "Durand",
  });
});

test("a civility that is said afterwards keeps the first name", () => {
  expect(cardAfter("non le contact c'est Paul Durand", "c'est monsieur Durand pas madame").values).toMatchObject({
    civility: "m",
    firstName: "Paul",
    lastName: "Durand",
  });
});
