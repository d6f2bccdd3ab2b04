import { expect, test } from "vitest";
import type { FlowState } from "../conversation/flow.ts";
import { IDLE } from "../conversation/flow.ts";
import { readMessage } from "../converse.ts";

const CONTEXT = { today: "2026-11-23" as const, project: null };

function stateAfter(...texts: string[]): FlowState {
  return texts.reduce((state, text) => {
    const reply = readMessage(state, text, CONTEXT);
    return reply.kind === "turn" ? reply.turn.state : state;
  }, IDLE);
}

function rowsOf({ pending }: FlowState): string[] {
  if (pending?.message.type !== "quote_card") return [];
  return pending.message.rows.map(({ label, unitPrice }) => `${label} ${unitPrice}`);
}

const ORDER = "fais le devis pour M. Paul Martin : dépose 5 h à 52 €, carrelage 18 m² à 55 €";
const CARD = rowsOf(stateAfter(ORDER));

test.each(["annule", "non annule ça", "annule le dernier changement", "non reviens, juste la dernière ligne"])(
  "« %s » after a change takes it back and keeps the card",
  (text) => {
    const changedState = stateAfter(ORDER, "le carrelage passe à 58 €");
    expect(rowsOf(changedState)).not.toEqual(CARD);
    const state = stateAfter(ORDER, "le carrelage passe à 58 €", text);
    expect([state.activeFlow, rowsOf(state)]).toEqual(["quote", CARD]);
  },
);

test.each([
  ["without a change", ["annule"]],
  ["after its change was taken back", ["le carrelage passe à 58 €", "annule", "annule"]],
  ["in plain words", ["le carrelage passe à 58 €", "abandonne le devis"]],
])("a card is given up %s", (_how, texts) => {
  const state = stateAfter(ORDER, ...texts);
  expect([state.activeFlow, state.pending]).toEqual([null, null]);
});

test.each(["reviens", "non, reviens !", "remets la carte", "oups reprends le devis"])(
  "« %s » takes up the card that was given up",
  (text) => {
    const state = stateAfter(ORDER, "annule", text);
    expect([state.activeFlow, rowsOf(state)]).toEqual(["quote", CARD]);
  },
);

test("another order ends the card that was given up", () => {
  expect(stateAfter(ORDER, "annule", "crée un projet", "annule", "reviens").activeFlow).toBeNull();
});

test("what is taken back is said", () => {
  const { pending } = stateAfter(ORDER, "le carrelage passe à 58 €", "annule");
  expect(pending?.message.content.replace(/[\u00a0\u202f]/g, " ")).toContain("« Carrelage » : 18 m² × 55 €");
});

test("« annule » after words that changed no value gives the card up", () => {
  expect(stateAfter(ORDER, "je sais pas", "annule").activeFlow).toBeNull();
});
