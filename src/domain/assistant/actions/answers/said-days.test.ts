import { expect, test } from "vitest";
import { readSaidAction } from "../said-action.ts";
import { dayOfAnswer } from "./said-answer-day.ts";
import { dayOfSending } from "./said-sending-day.ts";

// A Sunday.
const TODAY = "2026-11-29";

test.each([
  ["le client a accepté hier", "2026-11-28"],
  ["hier soir le client a accepté le devis", "2026-11-28"],
  ["Mme Roux m'a appelé avant-hier, elle est d'accord", "2026-11-27"],
  ["Mme Roux a signé le 12 novembre", "2026-11-12"],
  ["elle a accepté jeudi dernier", "2026-11-26"],
  ["il a accepté vendredi 27 novembre au téléphone", "2026-11-27"],
  ["il a refusé il y a deux jours", "2026-11-27"],
  ["elle a validé le 20/11", "2026-11-20"],
])("an answer has the day that is told: « %s »", (text, day) => {
  expect(dayOfAnswer(text, TODAY)).toBe(day);
});

test.each([
  "le client a accepté",
  "le devis est accepté, on commence lundi",
  "les Vidal sont d'accord pour lundi",
  "le client a signé le devis du 12 novembre",
])("an answer has no day of its own: « %s »", (text) => {
  expect(dayOfAnswer(text, TODAY)).toBeNull();
});

test.each([
  ["le client a accepté hier", ""],
  ["Mme Roux a signé le 12 novembre", ""],
  ["le devis D2026-0001 est signé par Claire Roux le 3 novembre 2026", "Claire Roux"],
])("an answer with a day is read as one without it: « %s »", (text, signer) => {
  expect(readSaidAction(text, TODAY)).toMatchObject({ kind: "answer_quote", decision: "accepted", signer });
});

test.each([
  ["envoie le devis à la mairie vendredi", "2026-12-04"],
  ["envoie le devis demain matin", "2026-11-30"],
  ["envoie la facture le 5 décembre", "2026-12-05"],
])("a document is told to leave on a day to come: « %s »", (text, day) => {
  expect(dayOfSending(text, TODAY)).toBe(day);
});

test.each(["envoie le devis", "envoie le devis de lundi", "envoie la facture du 12 décembre"])(
  "no day to come is told: « %s »",
  (text) => expect(dayOfSending(text, TODAY)).toBeNull(),
);
