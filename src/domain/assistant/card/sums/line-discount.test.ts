import { expect, test } from "vitest";
import { IDLE } from "../../conversation/flow.ts";
import type { FlowState } from "../../conversation/flow.ts";
import { readMessage } from "../../converse.ts";
import type { QuoteCard } from "../quote-card.ts";

const CONTEXT = {
  today: "2026-11-30",
  project: null,
  recentProjectId: null,
  seller: { vat_regime: "standard", seller_name: "Studio" },
} as const;
const ORDER = "devis pour la société Nacre SAS : refonte du site 4050 €, audit 1350 €";

function cardAfter(...texts: string[]): QuoteCard {
  let state: FlowState = IDLE;
  for (const text of texts) {
    const reply = readMessage(state, text, CONTEXT);
    if (reply.kind === "turn") state = reply.turn.state;
  }
  const message = state.pending?.message;
  if (message?.type !== "quote_card") throw new Error("no card");
  return { ...message, content: message.content.replace(/\s/g, " ") };
}

const discountsOn = ({ rows }: QuoteCard) => rows.map(({ discount = "" }) => discount);
const wholeOn = ({ fields }: QuoteCard) => fields.find(({ name }) => name === "discount")?.value ?? "";

test.each([
  ["fais 10 % de remise sur la refonte seulement", ["10", ""]],
  ["mets 10% de remise sur la refonte", ["10", ""]],
  ["sur la refonte, fais 15 % de remise", ["15", ""]],
  ["5 % de moins sur l'audit", ["", "5"]],
  ["remise de 10 % sur la ligne 2", ["", "10"]],
  ["un rabais de 7,5 % sur la dernière ligne", ["", "7,5"]],
  ["enlève 10 % à l'audit", ["", "10"]],
  ["remise de 10 % sur le prix de la refonte", ["10", ""]],
  ["remise de 10 % sur la refonte et l'audit", ["10", "10"]],
])("a discount that is said of a line is taken off that line alone: « %s »", (text, discounts) => {
  const card = cardAfter(ORDER, text);
  expect(discountsOn(card)).toEqual(discounts);
  expect(wholeOn(card)).toBe("");
  expect(card.content).toContain("% sur cette ligne = ");
});

test.each([
  ["10 % sur la refonte", "remise ou TVA ?"],
  ["mets 10 % sur la refonte", "remise ou TVA ?"],
  ["20 % pour l'audit", "remise ou TVA ?"],
  ["10 % sur le devis", "remise ou TVA ?"],
  ["5 % sur l'audit", "c'est une remise ?"],
])("a share of a line that is not said to be a discount is asked about: « %s »", (text, question) => {
  const card = cardAfter(ORDER, text);
  expect(card.rows).toEqual(cardAfter(ORDER).rows);
  expect(card.content).toContain(question);
});

test.each([
  ["remise", ["10", ""], [2000, 2000]],
  ["c'est une remise", ["10", ""], [2000, 2000]],
  ["la TVA", ["", ""], [1000, 2000]],
  ["TVA à 10 %", ["", ""], [1000, 2000]],
  ["non", ["", ""], [2000, 2000]],
  ["oui", ["", ""], [2000, 2000]],
  ["annule", ["", ""], [2000, 2000]],
])("« %s » answers whether a share is a discount or VAT", (answer, discounts, rates) => {
  const card = cardAfter(ORDER, "10 % sur la refonte", answer);
  expect(discountsOn(card)).toEqual(discounts);
  expect(card.rows.map(({ vatBasisPoints }) => vatBasisPoints)).toEqual(rates);
});

test("« oui » takes a share that may be nothing but a discount", () => {
  expect(discountsOn(cardAfter(ORDER, "15 % sur l'audit", "oui"))).toEqual(["", "15"]);
});

test("a share beside the question about the home answers neither of them by « oui »", () => {
  const order = "devis pour Mme Martin : carrelage 400 €, pose 300 €";
  const card = cardAfter(order, "10 % sur la pose", "oui");
  expect(card.rows).toEqual(cardAfter(order).rows);
});

test.each([
  "remise de 10 % sur le logo",
  "enlève 10 % à la maquette",
  "remise de 10 % sur tout sauf l'audit",
  "remise de 50 € sur la ligne 2",
  "50 € de remise sur l'audit",
  "enlève la remise sur la refonte",
])("a discount of a line that is not sure changes nothing: « %s »", (text) => {
  const card = cardAfter(ORDER, text);
  expect([...discountsOn(card), wholeOn(card)]).toEqual(["", "", ""]);
  expect(card.content).toMatch(/sur quelle ligne|dis « Audit à 1 300 € »|n'a pas de remise/);
});

test.each([
  "remise 10 %",
  "remise de 10 % sur le tout",
  "10 % de remise sur le total du devis",
  "remise de 10 % pour elle",
])("a discount of the whole stays one: « %s »", (text) => {
  const card = cardAfter(ORDER, text);
  expect(discountsOn(card)).toEqual(["", ""]);
  expect(wholeOn(card)).toBe("10");
});

test.each([
  ["enlève la remise sur la refonte", "remise de 10 % sur la refonte"],
  ["enlève la remise", "remise de 10 % sur la refonte"],
  ["enlève la remise", "remise 10 %"],
])("« %s » takes the discount back after « %s »", (removal, text) => {
  const card = cardAfter(ORDER, text, removal);
  expect([...discountsOn(card), wholeOn(card)]).toEqual(["", "", ""]);
  expect(card.content).toContain("5 400,00 € hors taxes");
});

test.each([
  ["10 % de remise sur la refonte", ["10", ""], ""],
  ["remise de 5 % sur l'audit", ["", "5"], ""],
  ["remise de 5 % sur le logo", ["", ""], ""],
  ["remise 5 %", ["", ""], "5"],
])("an order says its discount of a line: « %s »", (text, discounts, whole) => {
  const card = cardAfter(`${ORDER}, ${text}`);
  expect(discountsOn(card)).toEqual(discounts);
  expect(wholeOn(card)).toBe(whole);
});

test("a discount that is undone is said to be gone", () => {
  const card = cardAfter(ORDER, "remise 10 %", "annule");
  expect(card.content).toContain("C'est noté : plus de remise sur le devis. Nouveau total : 5 400,00 €");
});
