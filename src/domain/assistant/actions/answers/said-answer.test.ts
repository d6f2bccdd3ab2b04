import { expect, test } from "vitest";
import { readSaidAction } from "../said-action.ts";
import { readSaidAnswer, versionIn } from "./said-answer.ts";

const read = (text: string) => readSaidAction(text, "2026-11-23");

test.each([
  ["c'est bon mme perrin m'a dit oui au téléphone", "accepted", ["mme", "perrin"]],
  ["perrin ma dit ok par sms", "accepted", ["perrin"]],
  ["finalement les Vidal sont d'accord", "accepted", ["vidal"]],
  ["bonne nouvelle : le restaurant Olive a signé ce matin", "accepted", ["restaurant", "olive"]],
  ["ça y est elle vient de me dire oui", "accepted", []],
  ["ils acceptent le devis, on peut commencer", "accepted", []],
  ["M. Morel est partant", "accepted", ["morel"]],
  ["Vidal m'a appelé, c'est ok pour lui", "accepted", ["vidal"]],
  ["Mme Perrin m'a écrit, elle est d'accord", "accepted", ["mme", "perrin"]],
  ["Mme Perrin vient d'accepter", "accepted", ["mme", "perrin"]],
  ["c'est signé pour Mme Perrin", "accepted", ["mme", "perrin"]],
  ["Vidal m'a rappelé, c'est non", "declined", ["vidal"]],
  ["c'est mort pour Vidal", "declined", ["vidal"]],
  ["Vidal a choisi un autre artisan", "declined", ["vidal"]],
  ["Morel abandonne", "declined", ["morel"]],
  ["ils refusent, trop cher", "declined", []],
  ["bon les Vidal ont pris quelqu'un d'autre", "declined", ["vidal"]],
  ["finalement Morel ne veut plus", "declined", ["morel"]],
  ["Mme Perrin n'est pas d'accord, elle trouve ça long", "declined", ["mme", "perrin"]],
  ["ils trouvent ça trop cher", "declined", []],
])("« %s » answers a quote", (text, decision, names) => {
  expect(read(text)).toMatchObject({ kind: "answer_quote", decision, names });
});

test.each([
  "Mme Perrin est d'accord ?",
  "est-ce que les Vidal sont d'accord",
  "si elle est d'accord on commence",
  "je suis d'accord",
  "on est d'accord",
  "les Vidal sont d'accord pour lundi",
  "les Vidal sont d'accord pour payer la moitié",
  "elle refuse de payer",
  "ils refusent, la facture est trop chère",
  "j'attends que Morel soit d'accord",
  "le fournisseur est d'accord",
  "je pense qu'ils vont refuser",
  "elle est pas encore d'accord",
  "elle a jamais accepté",
  "Mme Perrin avait accepté",
  "Mme Perrin est ok mais elle veut une remise",
  "c'est ok pour moi",
  "c'est ok pour lundi",
])("« %s » answers no quote", (text) => {
  expect(read(text)?.kind).not.toBe("answer_quote");
});

test.each([
  ["le client a accepté la nouvelle version", "accepted", null],
  ["il a accepté la version 2", "accepted", 2],
  ["elle a signé la v2", "accepted", 2],
  ["ils ont validé la dernière version", "accepted", null],
  ["mme Roux est d'accord pour la nouvelle version", "accepted", null],
  ["il a refusé la version 4, trop cher", "declined", 4],
  ["la nouvelle version est signée", "accepted", null],
  ["la version 2 a été refusée", "declined", 2],
])("an answer to a version is one: « %s »", (text, decision, version) => {
  expect([readSaidAnswer(text)?.decision, versionIn(text)]).toEqual([decision, version]);
});

test.each(["Roux a accepté 2 jours de plus", "il a accepté la version 2 à 300 €", "il a accepté la version 2 ?"])(
  "a version beside something else is no answer: « %s »",
  (text) => expect(readSaidAnswer(text)).toBeNull(),
);
