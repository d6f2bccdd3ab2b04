import { expect, test } from "vitest";
import { understand } from "../../understand.ts";
import { readSaidAction } from "../said-action.ts";
import { readLineChange, readSaidLines } from "./said-lines.ts";

const TODAY = "2026-11-23";

test.each([
  ["ajoute une chaudière à 3000 €", ["add"]],
  ["rajoute une chaudière à 3000", ["add"]],
  ["je voudrais ajouter un radiateur à 350 €", ["add"]],
  ["tu peux ajouter une chaudière à 3000 € ?", ["add"]],
  ["en plus il y a la dépose à 150 €", ["add"]],
  ["ajoute 3 h de pose à 50 €", ["add"]],
  ["enlève le déplacement", ["remove"]],
  ["non pardon, supprime plutôt la ligne « Déplacement »", ["remove"]],
  ["enlève le déplacement et ajoute une chaudière à 3000 €", ["remove", "add"]],
  ["finalement 12 jours au lieu de 10", ["quantity"]],
  ["finalement 4 prises au lieu de 3", ["quantity"]],
  ["passe la pose à 14 m²", ["quantity"]],
  ["mets 15 m² de carrelage", ["quantity"]],
  ["12 au lieu de 10", ["swap"]],
  ["60 € au lieu de 65", ["swap"]],
  ["le carrelage finalement c'est 50 le m²", ["price"]],
  ["non attends, le carrelage finalement c'est 50 le m²", ["price"]],
  ["c'est une erreur, le carrelage c'est 50 €", ["price"]],
  ["le chauffe-eau c'est 500 pas 480", ["price"]],
  ["en fait le chauffe-eau est à 600 TTC", ["price"]],
  ["mets 5 % de remise", ["discount"]],
  ["fais-lui 5 % de remise", ["discount"]],
  ["enlève la remise", ["discount"]],
  ["la TVA c'est 10 sur la pose", ["rate"]],
  ["mets la pose à 10 % de TVA", ["rate"]],
  ["passe la TVA à 20 partout", ["rate"]],
  ["remise de 50 €", ["discount"]],
  ["remplace la chaudière par un poêle à 2000", ["unread"]],
])("« %s » changes the lines of a quote", (text, kinds) => {
  expect(readSaidLines(text)?.changes.map(({ kind }) => kind)).toEqual(kinds);
  expect(readSaidAction(text, TODAY)).toMatchObject({ kind: "change_quote_lines", names: [] });
});

test.each([
  ["ajoute une chaudière à 3300 TTC au devis de Mme Roux", "Mme Roux", ["roux"]],
  ["sur le devis Roux, enlève le déplacement", "Roux", ["roux"]],
  ["Pour Mme Roux, ajoute 2 prises à 45 €", "Mme Roux", ["roux"]],
  ["ajoute 3 prises à 45 € au chantier Toiture", "Toiture", ["toiture"]],
  ["enlève le déplacement sur ce devis", "", []],
])("« %s » says whose quote it is", (text, place, names) => {
  const action = readSaidAction(text, TODAY);
  expect([readSaidLines(text)?.place, action?.kind]).toEqual([place, "change_quote_lines"]);
  expect(action?.names.filter((name) => name !== "mme")).toEqual(names);
});

test("a quote is named by its number", () => {
  expect(readSaidAction("enlève le déplacement de D2026-0002", TODAY)).toMatchObject({
    kind: "change_quote_lines",
    documentNumber: "D2026-0002",
    lines: [{ kind: "remove", label: "deplacement" }],
  });
});

test.each([
  "elle a payé 200",
  "Mme Roux a payé 50 €",
  "mets 200 € en liquide",
  "ajoute un paiement de 50 €",
  "annule le paiement",
  "non je me suis trompé, enlève les 200",
  "elle a enlevé 50 € sur le paiement",
  "il reste 200 à payer",
  "fais un avoir de 50 €",
  "passe la facture à 500 €",
  "la facture est à 500 €",
  "demande un acompte de 30 %",
  "j'ai ajouté une chaudière à 3000 €",
  "ajouté une chaudière à 3000 €",
  "il a enlevé la remise",
  "j'ai fait 5 % de remise",
  "elle a demandé 5 % de remise",
  "la cliente veut une chaudière à 3000 €",
  "n'ajoute pas la chaudière à 3000 €",
  "enlève pas le déplacement",
  "ne mets pas de remise",
  "sans la TVA",
  "si on enlevait le déplacement",
  "combien si j'ajoute une chaudière à 3000 € ?",
  "combien coûte le carrelage ?",
  "tu as enlevé le déplacement ?",
  "quelle TVA sur la pose ?",
  "le carrelage c'est 50 le m² ?",
  "fais un devis pour Mme Roux, carrelage 12 m² à 65 €",
  "supprime le projet",
  "supprime tout",
  "supprime ce devis",
  "change le client",
  "ajoute un client Dupont",
  "ajoute une tâche peinture 3 h",
  "ajoute 3 h",
  "décale le chantier au 12 mars",
  "le chantier dure 12 jours",
  "le rdv est à 14 h",
  "rappelle-moi demain à 8 h",
  "enlève-moi de la liste",
  "le total c'est 3000",
  "ça fait 300 €",
  "c'est 3 jours",
  "mon taux c'est 55 € de l'heure",
  "c'est pour Mme Roux",
  "c'est pas la bonne Mme Roux",
  "corrige le devis",
  "change le prix",
  "note le devis accepté",
  "le carrelage a augmenté de 12 pour cent cette année",
  "Delmas fait encore des histoires pour 180 euros",
  "Roux râle pour 50 €",
  `ajoute une chaudière à 3000 € ${"x".repeat(300)}`,
])("« %s » changes no line", (text) => {
  expect(readSaidAction(text, TODAY)?.kind).not.toBe("change_quote_lines");
});

test.each([
  "Devis pour M. Durand, remplacer un mitigeur 120 €",
  "devis pour M. Dupont, remplacer un mitigeur 120 € et débouchage 2 h",
  "Devis pour Mme Roux, pose d'un lavabo 250 €",
  "devis de M. Durand : pose d'un lavabo 250 €",
  "Bonjour, devis M. Durand, changer un robinet 90 €",
  "devis pour Bativol, carrelage : 20 m²",
  "devis pour Mme Roux, réfection de la salle de bain 4500 € TTC, TVA 10 %",
])("« %s » wants a quote and changes none", (text) => {
  expect(readSaidAction(text, TODAY)).toBeNull();
  expect(understand(text, { today: TODAY, activeFlow: null, pending: null })).toMatchObject({
    act: "order",
    intent: "quote",
  });
});

test.each([
  "devis pour M. Durand, le carrelage c'est 50 le m²",
  "devis pour M. Durand, enlève le déplacement",
  "devis de M. Durand, mets la pose à 400 €",
  "devis pour M. Durand, changer le prix du mitigeur à 120 €",
  "devis pour M. Durand, changer la pose à 400 €",
  "devis de Mme Roux, remise de 5 %",
  "devis pour Mme Roux, pose 10 % de TVA",
  "devis pour M. Durand, 12 jours au lieu de 10",
  "devis du projet Toiture, pose 400 €",
])("« %s » changes the quote that is there", (text) => {
  expect(readSaidAction(text, TODAY)?.kind).toBe("change_quote_lines");
});

test.each(["devis pour M. Durand, pose d'un lavabo 250 € ?", "devis Durand", "où est le devis de M. Durand"])(
  "« %s » changes nothing",
  (text) => {
    expect(readSaidAction(text, TODAY)).toBeNull();
  },
);

test.each([
  ["la TVA c'est 5,5 sur la pose", { kind: "rate", rate: "5,5", label: "pose" }],
  ["TVA 10 sur tout le devis", { kind: "rate", rate: "10", label: "" }],
  ["la pose c'est 8 h pas 6", { kind: "quantity", label: "pose", quantity: "8", unit: "h", former: "6" }],
  ["10 € au lieu de 12", { kind: "swap", value: "10", former: "12", isMoney: true }],
])("the values of « %s » are read", (text, change) => {
  expect(readLineChange(text)).toEqual({ ...change, text });
});
