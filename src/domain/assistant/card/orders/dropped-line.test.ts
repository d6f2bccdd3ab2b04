import { expect, test } from "vitest";
import type { FlowState } from "../../conversation/flow.ts";
import { IDLE } from "../../conversation/flow.ts";
import { readMessage } from "../../converse.ts";

const CONTEXT = { today: "2026-11-23" as const, project: null };
const ORDER = "devis pour M. Paul Martin, receveur 520 €, évacuation ancien bac 80 €, en option meuble 300 €";

function stateAfter(...texts: string[]): FlowState {
  return texts.reduce((state, text) => {
    const reply = readMessage(state, text, CONTEXT);
    return reply.kind === "turn" ? reply.turn.state : state;
  }, IDLE);
}

function labelsOf({ pending }: FlowState): string[] {
  return pending?.message.type === "quote_card" ? pending.message.rows.map(({ label }) => label) : [];
}

test.each([
  ["laisse tomber l'évacuation", "Évacuation de l'ancien bac"],
  ["non laisse tomber l'évacuation", "Évacuation de l'ancien bac"],
  ["oublie le receveur", "Receveur"],
  ["vire le meuble", "Meuble"],
  ["on laisse tomber la deuxième ligne", "Évacuation de l'ancien bac"],
  ["j'ai pas besoin du meuble", "Meuble"],
  ["plus besoin de l'évacuation finalement", "Évacuation de l'ancien bac"],
  ["annule l'évacuation", "Évacuation de l'ancien bac"],
  ["laisse tomber l'option", "Meuble"],
  ["pas de meuble finalement", "Meuble"],
])("a line that is given up by its name leaves the quote: « %s »", (text, label) => {
  const labels = labelsOf(stateAfter(ORDER));
  expect(labels).toContain(label);
  expect(labelsOf(stateAfter(ORDER, text))).toEqual(labels.filter((one) => one !== label));
});

test.each(["laisse tomber le jacuzzi", "pas besoin de jacuzzi", "oublie la robinetterie"])(
  "of a line that is not there, it is asked which one: « %s »",
  (text) => {
    const state = stateAfter(ORDER, text);
    expect(labelsOf(state)).toEqual(labelsOf(stateAfter(ORDER)));
    expect(state.pending?.message.content).toContain("Quelle ligne j'enlève");
  },
);

test.each([
  "laisse tomber",
  "laisse tomber le devis",
  "laisse tomber cette histoire",
  "annule tout",
  "on laisse tomber",
])("« %s » gives the quote up", (text) => {
  expect(stateAfter(ORDER, text).activeFlow).toBeNull();
});

test.each(["pas de souci", "pas d'email", "oublie pas le receveur"])("« %s » gives up no line", (text) => {
  const state = stateAfter(ORDER, text);
  expect(labelsOf(state)).toEqual(labelsOf(stateAfter(ORDER)));
  expect(state.pending?.message.content).not.toContain("Quelle ligne");
});

test("the only line is not given up by its name", () => {
  const state = stateAfter("devis pour M. Paul Martin, receveur 520 €", "laisse tomber le receveur");
  expect(labelsOf(state)).toEqual(["Receveur"]);
});

test("« annule » leaves the question that waits", () => {
  const state = stateAfter(ORDER, "vire le meuble", "laisse tomber le jacuzzi", "annule");
  expect(labelsOf(state)).toEqual(labelsOf(stateAfter(ORDER, "vire le meuble")));
  expect(state.pending?.message.content).toContain("Je laisse ça : rien n'a changé.");
});

test("« annule » said again after a question takes back the last change", () => {
  const state = stateAfter(ORDER, "vire le meuble", "laisse tomber le jacuzzi", "annule", "annule");
  expect(labelsOf(state)).toEqual(labelsOf(stateAfter(ORDER)));
});
