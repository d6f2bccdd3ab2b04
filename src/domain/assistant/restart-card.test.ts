import { expect, test } from "vitest";
import { restartMessages } from "./card/restart/restart.messages.ts";
import type { FlowState, Turn } from "./conversation/flow.ts";
import { IDLE } from "./conversation/flow.ts";
import { readMessage } from "./converse.ts";

const CONTEXT = {
  today: "2026-11-23" as const,
  project: null,
  seller: { vat_regime: "standard" as const, seller_name: "Léa" },
};
const ORDER =
  "Fais un devis pour Mme Roux, remplacer un chauffe-eau 200 L 690 €, 3 h de main d'œuvre à 55 €, " +
  "12 m² de faïence à 65 €, appartement de plus de 2 ans, acompte 30 %";
const PAINT = "fais un devis pour M. Durand, peinture du salon 300 €";

function turnAfter(...texts: string[]): Turn {
  const start: Turn = { state: IDLE, messages: [], effects: [] };
  return texts.reduce((turn, text) => {
    const reply = readMessage(turn.state, text, CONTEXT);
    if (reply.kind !== "turn") throw new Error(`no turn: ${text}`);
    return reply.turn;
  }, start);
}

function cardOf({ pending }: FlowState) {
  if (pending?.message.type !== "quote_card") throw new Error("no card");
  return pending.message;
}

const rowsOf = ({ state }: Turn) => cardOf(state).rows.map(({ label, unitPrice }) => `${label} ${unitPrice}`);
const fieldOf = ({ state }: Turn, name: string) => cardOf(state).fields.find((field) => field.name === name)?.value;
const wordsOf = ({ messages }: Turn) => messages.map(({ content }) => content).join("\n");
const ROWS = rowsOf(turnAfter(ORDER));

test("a whole order for the same customer takes the place of the lines of the card", () => {
  const turn = turnAfter(ORDER, "ajoute déplacement 40 €", "acompte 20 %", ORDER);
  expect([rowsOf(turn), fieldOf(turn, "deposit"), turn.state.answers.isOldHome]).toEqual([ROWS, "30 %", true]);
  expect(wordsOf(turn)).toContain("Je repars de ta phrase");
  expect(turn.state.pending?.message).toMatchObject({ follow_ups: [restartMessages.takeBack] });
});

test("an order said twice changes nothing and says so in one sentence", () => {
  const turn = turnAfter(ORDER, ORDER);
  expect([rowsOf(turn), wordsOf(turn)]).toEqual([ROWS, restartMessages.unchanged]);
  expect(turn.state.answers.cardBefore).toBeUndefined();
});

test("a card begun again goes back to the one before with « annule »", () => {
  const before = turnAfter(ORDER, "ajoute déplacement 40 €");
  const turn = turnAfter(ORDER, "ajoute déplacement 40 €", "fais un devis pour Mme Roux, carrelage 600 €");
  expect([rowsOf(turn), fieldOf(turn, "lastName")]).toEqual([["Carrelage 600"], "Roux"]);
  const sentences = ["ajoute déplacement 40 €", "fais un devis pour Mme Roux, carrelage 600 €", "annule"];
  const back = turnAfter(ORDER, ...sentences);
  expect([rowsOf(back), back.state.answers.isOldHome]).toEqual([rowsOf(before), true]);
});

test("what the new order says of the customer is kept with what the card knew", () => {
  const turn = turnAfter(ORDER, "son mail est roux@exemple.fr", "devis pour Mme Roux, carrelage 600 €");
  expect([rowsOf(turn), fieldOf(turn, "email")]).toEqual([["Carrelage 600"], "roux@exemple.fr"]);
});

test.each([PAINT, "fais un devis pour M. Roux, peinture 300 €", "fais-moi un devis : peinture 300 €"])(
  "an order that may be for another customer is asked about and changes nothing: « %s »",
  (text) => {
    const turn = turnAfter(ORDER, text);
    expect([rowsOf(turn), fieldOf(turn, "lastName")]).toEqual([ROWS, "Roux"]);
    expect(wordsOf(turn)).toContain("Le même devis, ou un autre ?");
  },
);

test.each([restartMessages.same, "le même"])("the same quote holds the new order: « %s »", (text) => {
  const turn = turnAfter(ORDER, PAINT, text);
  expect([rowsOf(turn), fieldOf(turn, "lastName")]).toEqual([["Peinture du salon 300"], "Durand"]);
  const back = turnAfter(ORDER, PAINT, text, "annule");
  expect([rowsOf(back), fieldOf(back, "lastName")]).toEqual([ROWS, "Roux"]);
});

test("an unnamed order for the same quote keeps its customer", () => {
  const turn = turnAfter(ORDER, "fais-moi un devis : peinture 300 €", "le même devis");
  expect([rowsOf(turn), fieldOf(turn, "lastName")]).toEqual([["Peinture 300"], "Roux"]);
});

test.each([restartMessages.other, "un autre"])("another quote leaves the card aside: « %s »", (text) => {
  const turn = turnAfter(ORDER, PAINT, text);
  expect([rowsOf(turn), fieldOf(turn, "lastName")]).toEqual([["Peinture du salon 300"], "Durand"]);
  const { droppedCard } = turn.state;
  const back = readMessage({ ...IDLE, ...(droppedCard && { droppedCard }) }, "reviens", CONTEXT);
  expect(back.kind === "turn" && rowsOf(back.turn)).toEqual(ROWS);
});

test.each(["ajoute déplacement 40 €", "déplacement 40 €", "et aussi déplacement 40 €", "en plus déplacement 40 €"])(
  "a word of addition or a bare line adds a line: « %s »",
  (text) => {
    expect(rowsOf(turnAfter(ORDER, text))).toEqual([...ROWS, "Déplacement 40"]);
  },
);

test.each(["recommence tout", "on repart de zéro", "je veux tout recommencer"])(
  "« %s » gives the card up for a new order",
  (text) => {
    const turn = turnAfter(ORDER, text);
    expect([turn.state.activeFlow, wordsOf(turn)]).toEqual([null, restartMessages.cleared]);
    expect(rowsOf(turnAfter(ORDER, text, "reviens"))).toEqual(ROWS);
  },
);

test("« annule » offers to begin again", () => {
  const turn = turnAfter(ORDER, "ajoute déplacement 40 €", "annule");
  expect(turn.messages.at(-1)).toMatchObject({ follow_ups: [{ label: "Tout recommencer" }, {}] });
});
