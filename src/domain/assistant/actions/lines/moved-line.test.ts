import { expect, test } from "vitest";
import { movesLine, readMovedLine } from "./moved-line.ts";

test.each([
  ["baisse la recette à 350 € la journée", { label: "recette", digits: "350", perUnit: "journee" }],
  ["le déplacement passe à 45 €", { label: "deplacement", digits: "45", isMoney: true }],
  ["non, le déplacement passe à 45", { label: "deplacement", digits: "45", isMoney: false }],
  ["le déplacement passe de 40 à 45 €", { label: "deplacement", digits: "45", former: "40" }],
  ["le déplacement passe de 40 € à 45 €", { label: "deplacement", digits: "45", former: "40" }],
  ["Le receveur devient 900 €", { label: "receveur", digits: "900" }],
  ["le receveur est à 900 € maintenant", { label: "receveur", digits: "900" }],
  ["le receveur est maintenant à 900 €", { label: "receveur", digits: "900" }],
  ["le receveur monte à 900 €", { label: "receveur", digits: "900" }],
  ["le receveur descend à 800", { label: "receveur", digits: "800" }],
  ["le receveur baisse à 1 200,50 € HT", { label: "receveur", digits: "1 200,50", isWithVat: false }],
  ["le mitigeur passe à 270 € TTC", { label: "mitigeur", digits: "270", isWithVat: true }],
  ["le prix du receveur passe à 900 €", { label: "receveur", digits: "900" }],
  ["la ligne déplacement passe à 45 €", { label: "deplacement", digits: "45" }],
  ["le déplacement c'est 45 € au lieu de 40 €", { label: "deplacement", digits: "45", former: "40" }],
  ["le déplacement 45 € au lieu de 40", { label: "deplacement", digits: "45", former: "40" }],
  ["45 € au lieu de 40 pour le déplacement", { label: "deplacement", digits: "45", former: "40" }],
  ["au lieu de 40 €, le déplacement passe à 45 €", { label: "deplacement", digits: "45", former: "40" }],
  ["le carrelage passe à 70 € le m²", { label: "carrelage", digits: "70", perUnit: "m²", isMoney: true }],
  ["le carrelage passe de 12 à 15 m²", { label: "carrelage", digits: "15", former: "12", unit: "m²" }],
  ["non le carrelage plutôt 58 €", { label: "carrelage", digits: "58", isMoney: true }],
  ["le carrelage, finalement c'est 58 € le m²", { label: "carrelage", digits: "58", perUnit: "m²" }],
  ["la dépose plutôt 8 h", { label: "depose", digits: "8", unit: "h" }],
  ["la dépose passe à 8 h", { label: "depose", digits: "8", unit: "h", isMoney: false }],
])("« %s » says a line at another number", (text, line) => {
  expect(readMovedLine(text)).toMatchObject({ ...line, isSure: true });
});

test.each([
  "le déplacement baisse de 5 €",
  "le receveur monte de 50 €",
  "le receveur passe à 900 € ou 950 €",
  "le déplacement passe de 40 à 45 € au lieu de 50",
])("« %s » does not say what a line becomes", (text) => {
  expect(readMovedLine(text)).toMatchObject({ isSure: false });
});

test.each([
  "ajoute un receveur à 900 €",
  "ajoute le déplacement à 45 €",
  "déplacement 45 €",
  "le déplacement c'est 45 €",
  "passe le déplacement à 45 €",
  "la TVA passe à 20 %",
  "la remise plutôt 10",
  "ajoute plutôt 3 h à 45 €",
  "mets plutôt 58 €",
  "c'est plutôt 14 h",
  "la TVA passe à 20",
  "mon taux passe à 60 € de l'heure",
  "la remise passe à 10",
  "le total passe à 3000 €",
  "la date passe au 5 décembre",
  "ça passe à 3000 €",
  "elle passe à 14 h",
  "location d'un monte-charge à 300 €",
  "une baisse de plafond 400 €",
  "passe-câble à 45 €",
  "45 € au lieu de 40",
  `le déplacement passe à 45 € ${"x".repeat(300)}`,
])("« %s » says no line at another number", (text) => {
  expect(readMovedLine(text)).toBeNull();
});

test("what moves to another number adds no line", () => {
  const texts = ["le total passe à 3000 €", "ça passe à 3000 €", "45 € au lieu de 40", "le déplacement passe à 45 €"];
  expect(texts.map(movesLine)).toEqual([true, true, true, true]);
  expect(["ajoute plutôt 3 h", "non plutôt 55 € de l'heure", "une pose plutôt 300 €"].map(movesLine)).toEqual([
    false,
    false,
    false,
  ]);
  const additions = ["location d'un monte-charge à 300 €", "baisse de plafond 400 €", "déplacement 45 €"];
  expect(additions.map(movesLine)).toEqual([false, false, false]);
});
