import { expect, test } from "vitest";
import { IDLE } from "../conversation/flow.ts";
import { readMessage } from "../converse.ts";
import { readNotAnswered, readSaidUndo } from "./said-undo.ts";

const UNDONE = [
  "annule",
  "annule ça",
  "non annule",
  "annule stp",
  "non finalement",
  "finalement non",
  "oups",
  "oups, annule",
  "défais ça",
  "reviens en arrière",
  "remets comme avant",
  "annule la dernière action",
  "annule ce que tu viens de faire",
  "je me suis trompé",
  "non je me suis trompée, annule",
  "fausse manip",
  "j'ai confirmé trop vite",
  "attends, annule tout",
];

test.each(UNDONE)("what was just done is undone: « %s »", (text) => expect(readSaidUndo(text)).toBe("any"));

test.each(["annule l'accord", "non annule l'acceptation", "enlève son accord", "annule la réponse du client"])(
  "an answer is undone: « %s »",
  (text) => expect(readSaidUndo(text)).toBe("answer"),
);

test.each([
  "annule la facture",
  "annule le rendez-vous de mardi",
  "annule le paiement",
  "enlève les 200",
  "enlève le déplacement",
  "le client annule",
  "je me suis trompé sur le carrelage, c'est 50 €",
  "annule ?",
  "non",
  "finalement 15 m² de carrelage",
])("what names a thing undoes nothing: « %s »", (text) => expect(readSaidUndo(text)).toBeNull());

const DOUBTED: [string, string][] = [
  ["il n'a pas encore accepté", ""],
  ["non finalement il n'a pas encore accepté", ""],
  ["en fait elle n'a pas signé le devis", ""],
  ["le client n'a pas encore répondu", ""],
  ["il a pas encore dit oui", ""],
  ["oups, le devis n'est pas encore signé", ""],
  ["non pardon, ils n'ont pas encore donné leur accord", ""],
  ["Mme Roux n'a pas encore accepté", "mme roux"],
];

test.each(DOUBTED)("somebody did not answer: « %s »", (text, who) => expect(readNotAnswered(text)).toEqual({ who }));

test.each(["il a accepté", "il n'a pas payé", "il n'a pas encore accepté ?", "je n'ai pas signé le bail de Roux hier"])(
  "another sentence says nothing of an answer that is missing: « %s »",
  (text) => expect(readNotAnswered(text)?.who ?? null).not.toBe(""),
);

test.each([...UNDONE, ...DOUBTED.map(([text]) => text), "annule l'accord"])("the server is asked: « %s »", (text) => {
  expect(readMessage(IDLE, text, { today: "2026-11-23", project: null, hasProposal: true }).kind).toBe("question");
});
