import { expect, test } from "vitest";
import { IDLE } from "../../conversation/flow.ts";
import type { Turn } from "../../conversation/flow.ts";
import { readInput, readMessage } from "../../converse.ts";
import { HOME_RATE } from "./home-rate.ts";
import { textBesideHome } from "./said-home.ts";

const TODAY = "2026-11-23";
const CONTEXT = { today: TODAY, project: null, seller: { vat_regime: "standard" as const, seller_name: "Léa" } };
const ORDER = "fais un devis pour Mme Martin, ballon 200 L à 890 €, pose 330 €";

function turnAfter(...texts: string[]): Turn {
  const start: Turn = { state: IDLE, messages: [], effects: [] };
  return texts.reduce((turn, text) => {
    const reply = readMessage(turn.state, text, CONTEXT);
    if (reply.kind !== "turn") throw new Error(`no turn: ${text}`);
    return reply.turn;
  }, start);
}

function cardOf({ state }: Turn) {
  if (state.pending?.message.type !== "quote_card") throw new Error("no card");
  return state.pending.message;
}

const ratesOf = (turn: Turn) => cardOf(turn).rows.map(({ vatBasisPoints }) => vatBasisPoints);
const create = (turn: Turn) => {
  const { fields, rows } = cardOf(turn);
  const values = Object.fromEntries(fields.map(({ name, value = "" }) => [name, value]));
  return readInput(turn.state, { kind: "form", values, rows }, TODAY);
};

test.each([
  ["le logement a plus de 2 ans, passe la TVA à 10 %", "passe la TVA à 10 %"],
  ["passe la TVA à 10 % car la maison a 30 ans", "passe la TVA à 10 %"],
  ["l'appartement a plus de deux ans donc TVA 10", "TVA 10"],
  ["le logement a plus de 2 ans", ""],
  ["ajoute peinture maison ancienne 300 €", "ajoute peinture maison ancienne 300 €"],
  ["le logement a moins de 5 ans", null],
  ["passe la TVA à 10 %", null],
])("the age of a home is a fact beside the rest: « %s »", (text, rest) => {
  expect(textBesideHome(text, TODAY)).toBe(rest);
});

test("the age of the home beside a change of rate is understood and kept", () => {
  const turn = turnAfter(ORDER, "le logement a plus de 2 ans, passe la TVA à 10 %");
  expect([ratesOf(turn), turn.state.answers.isOldHome]).toEqual([[1000, 1000], true]);
  expect(cardOf(turn).content).not.toContain("Je n'ai pas compris");
});

test("the age of the home said alone sets no rate and is kept", () => {
  const turn = turnAfter(ORDER, "le logement a plus de 2 ans");
  expect([ratesOf(turn), turn.state.answers.isOldHome]).toEqual([[2000, 2000], true]);
  expect(cardOf(turn).content).toMatch(/^C'est noté\. Un logement de plus de deux ans/);
});

test("a quote for a home that is said to be old is not made before its rate is answered", () => {
  const turn = turnAfter(`${ORDER}, appartement de plus de 2 ans`);
  expect(cardOf(turn).submit).toBe("C'est bon, crée le devis");
  const askedTurn = create(turn);
  expect([askedTurn.effects, ratesOf(askedTurn)]).toEqual([[], [2000, 2000]]);
  expect(cardOf(askedTurn).content).toMatch(/^Réponds d'abord pour la TVA.*Je la mets/);
  for (const value of [HOME_RATE.reduced, HOME_RATE.standard]) {
    const answeredTurn = readInput(askedTurn.state, { kind: "choice", value }, TODAY);
    expect(create(answeredTurn).effects).toMatchObject([{ name: "searchProjects" }]);
  }
});

test("the button says the rate it uses while nobody said the age of the home", () => {
  const turn = turnAfter(ORDER);
  expect(cardOf(turn).submit).toBe("C'est bon, crée le devis (TVA 20 %)");
  const answeredTurn = readInput(turn.state, { kind: "choice", value: HOME_RATE.reduced }, TODAY);
  expect(cardOf(answeredTurn).submit).toBe("C'est bon, crée le devis");
});

test.each([
  ["oui et ajoute un robinet à 80 €", [1000, 1000, 1000]],
  ["oui, elle s'appelle Claire", [1000, 1000]],
  ["non c'est neuf, et mets la pose à 300 €", [2000, 2000]],
])("an answer about the home is heard with what is said after it: « %s »", (text, rates) => {
  const turn = turnAfter(ORDER, text);
  expect([ratesOf(turn), cardOf(turn).options ?? []]).toEqual([rates, []]);
});

test("a no that leads to a correction leaves the question about the home", () => {
  expect(cardOf(turnAfter(ORDER, "non, mets la pose à 300 €")).options).toHaveLength(2);
});
