import { expect, test } from "vitest";
import { cardMessages } from "../../conversation/card.messages.ts";
import { IDLE } from "../../conversation/flow.ts";
import type { FlowState, Turn } from "../../conversation/flow.ts";
import { readInput, readMessage } from "../../converse.ts";
import { HOME_RATE, isHomeAsked, oldHomeAt } from "./home-rate.ts";

const TODAY = "2026-11-23";
const MARTIN = "fais un devis pour Mme Martin, ballon 200 L à 890 €, pose 330 €";

function say(text: string, vat_regime: "standard" | "franchise" = "standard"): Turn {
  const seller = { vat_regime, seller_name: "Léa" };
  const reply = readMessage(IDLE, text, { today: TODAY, project: null, seller });
  return reply.kind === "turn" ? reply.turn : { state: IDLE, messages: [], effects: [] };
}

function cardOf({ messages }: { messages: Turn["messages"] }) {
  const card = messages.findLast(({ type }) => type === "quote_card");
  return card?.type === "quote_card" ? card : null;
}

const ratesOf = (turn: Turn) => cardOf(turn)?.rows.map(({ vatBasisPoints }) => vatBasisPoints);
const choose = (state: FlowState, value: string) => readInput(state, { kind: "choice", value }, TODAY);

test("works in a private person's home may be at 10 %, which the answer alone sets", () => {
  const turn = say(MARTIN);
  expect(cardOf(turn)?.content).toContain("C'est dans un logement de plus de deux ans ?");
  expect(ratesOf(turn)).toEqual([2000, 2000]);
  expect(ratesOf(choose(turn.state, HOME_RATE.reduced))).toEqual([1000, 1000]);
  const standard = choose(turn.state, HOME_RATE.standard);
  expect(ratesOf(standard)).toEqual([2000, 2000]);
  expect(cardOf(standard)?.options).toBeUndefined();
});

test("what changes a siphon is asked about like what replaces a tap", () => {
  expect(cardOf(say("devis pour M. Petit : changer un siphon 90 €"))?.content).toContain("plus de deux ans");
});

test("a home that is said to be old is kept with a rate to take", () => {
  const turn = say(`${MARTIN}, elle habite une maison de 1985`);
  expect(cardOf(turn)?.content).toContain("Un logement de plus de deux ans");
  expect(turn.messages.map(({ content }) => content).join(" ")).not.toContain("Je n'ai pas gardé");
});

test.each([
  `${MARTIN}, TVA 20`,
  MARTIN.replace("Mme Martin", "la SARL Martin"),
  "fais un devis pour Mme Martin, séance photo 330 €, tirages 40 €",
])("nothing is asked of a rate that was said, of a firm, or of other works: « %s »", (text) => {
  expect(cardOf(say(text))?.options).toBeUndefined();
});

test("who charges no VAT is asked nothing of its rate", () => {
  expect(cardOf(say(MARTIN, "franchise"))?.options).toBeUndefined();
});

test.each([
  ["pose, maison de 1985", true],
  ["dans un appartement de plus de deux ans", true],
  ["logement de 30 ans", true],
  ["une maison ancienne", true],
  ["maison de 2025", false],
  ["maison de 120 m²", false],
  ["un logement de 2 ans", false],
])("the age of a home is read: « %s »", (text, isOld) => {
  expect(oldHomeAt(text, TODAY) !== null).toBe(isOld);
});

test("a line at nothing is asked about before the quote is made, as the screen asks", () => {
  const { state } = say("fais un devis pour Mme Martin, ballon 200 L à 890 €, pose 330 €, TVA 10");
  const card = state.pending?.message;
  const rows = card?.type === "quote_card" ? card.rows : [];
  const freeRows = rows.map((row) => (row.label === "Pose" ? { ...row, unitPrice: "0" } : row));
  const fields = card?.type === "quote_card" ? card.fields : [];
  const values = Object.fromEntries(fields.map(({ name, value = "" }) => [name, value]));
  const askedTurn = readInput(state, { kind: "form", values, rows: freeRows }, TODAY);
  expect(cardOf(askedTurn)?.content).toBe(
    "« Pose » n'a pas de prix : ton client lira 0,00\u00A0€. Offert, ou prix oublié ?",
  );
  expect(askedTurn.effects).toEqual([]);
  expect(cardOf(choose(askedTurn.state, "price"))?.content).toContain("Donne son prix");
  expect(choose(askedTurn.state, "free").effects).toMatchObject([{ name: "searchProjects" }]);
});

function sayOn(state: FlowState, text: string): Turn {
  const reply = readMessage(state, text, { today: TODAY, project: null, seller: null });
  if (reply.kind !== "turn") throw new Error("no turn");
  return reply.turn;
}

const isOpen = (turn: Turn) =>
  cardOf(turn)?.content.includes("C'est dans un logement de plus de deux ans ?") === true &&
  cardOf(turn)?.options?.some(({ value }) => value === HOME_RATE.reduced) === true;

test.each([
  "la pose c'est 350 €",
  "ajoute déplacement 40 €",
  "elle s'appelle Claire",
  "remise 5 %",
  "on commence le 3 décembre",
  "enlève le ballon",
  "ok",
  "blabla",
  "?",
])("the question about the home stays open until it is answered: « %s »", (text) => {
  const turn = sayOn(say(MARTIN).state, text);
  expect(isOpen(turn)).toBe(true);
  expect(ratesOf(choose(turn.state, HOME_RATE.reduced))?.every((rate) => rate === 1000)).toBe(true);
});

test("the question is open again after « annule »", () => {
  const changedTurn = sayOn(say(MARTIN).state, "la pose c'est 350 €");
  expect(isOpen(sayOn(changedTurn.state, "annule"))).toBe(true);
  const reducedTurn = choose(changedTurn.state, HOME_RATE.reduced);
  const takenBack = sayOn(reducedTurn.state, "annule");
  expect(ratesOf(takenBack)).toEqual([2000, 2000]);
  expect(isOpen(takenBack)).toBe(true);
});

test.each([
  ["non", 2000],
  ["TVA 20", 2000],
  ["la pose c'est 350 €, TVA 20", 2000],
  ["oui", 1000],
  ["TVA 10", 1000],
])("words answer the question about the home: « %s »", (text, rate) => {
  const turn = sayOn(sayOn(say(MARTIN).state, "ajoute déplacement 40 €").state, text);
  expect(new Set(ratesOf(turn))).toEqual(new Set([rate]));
  expect(cardOf(turn)?.options).toBeUndefined();
  expect(cardOf(sayOn(turn.state, "le déplacement c'est 60 €"))?.options).toBeUndefined();
});

test.each(["euh je sais pas", "aucune idée"])(
  "a doubt about the home leaves the rate and the question: « %s »",
  (text) => {
    const turn = sayOn(say(MARTIN).state, text);
    expect(turn.messages.map(({ content }) => content)).toContain(cardMessages.homeUnsure);
    expect(ratesOf(turn)).toEqual([2000, 2000]);
    expect(cardOf(turn)?.options).toHaveLength(2);
    expect(cardOf(turn)?.content).not.toContain(cardMessages.askOldHome);
  },
);

test("a second doubt about the home is answered in other words", () => {
  const turn = sayOn(sayOn(say(MARTIN).state, "je sais pas").state, "je sais pas");
  const contents = turn.messages.map(({ content }) => content);
  expect(contents).toContain(cardMessages.leftOpen.home.again);
  expect(contents).not.toContain(cardMessages.homeUnsure);
});

test("a customer who is said to be a firm is asked no more about a home", () => {
  expect(isOpen(sayOn(say(MARTIN).state, "c'est pour la SARL Martin"))).toBe(false);
});

test("a card that its button refused asks about the home again", () => {
  const { state } = say(MARTIN);
  const card = state.pending?.message;
  if (card?.type !== "quote_card") throw new Error("no card");
  const values = Object.fromEntries(card.fields.map(({ name, value = "" }) => [name, value]));
  const [first, ...others] = card.rows;
  if (first === undefined) throw new Error("no row");
  const fill = (unitPrice: string) =>
    readInput(state, { kind: "form", values, rows: [{ ...first, unitPrice }, ...others] }, TODAY);
  expect(isOpen(fill("1.500"))).toBe(true);
  expect(isOpen(fill("0"))).toBe(true);
  expect(cardOf(fill("0"))?.options).toHaveLength(4);
});

test("the question about the home holds back no quote", () => {
  const { state } = say(MARTIN);
  const { fields = [], rows = [] } = cardOf(say(MARTIN)) ?? {};
  const values = Object.fromEntries(fields.map(({ name, value = "" }) => [name, value]));
  expect(readInput(state, { kind: "form", values, rows }, TODAY).effects).toMatchObject([{ name: "searchProjects" }]);
});

test("the home is asked about no more once a line has another rate", () => {
  const card = cardOf(say(MARTIN));
  if (card === null) throw new Error("no card");
  expect(isHomeAsked(card)).toBe(true);
  expect(isHomeAsked({ ...card, rows: card.rows.map((row) => ({ ...row, vatBasisPoints: 1000 })) })).toBe(false);
});
