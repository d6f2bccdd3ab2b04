import { expect, test } from "vitest";
import { readSaidAction } from "./said-action.ts";
import { billsDeposit, readTakenBack, worksOfChangeOrder } from "./said-limit.ts";

const read = (text: string) => readSaidAction(text, "2026-11-23");

test.each([
  "tu sais faire les acomptes ?",
  "je demande 40 % d'acompte à la signature",
  "et pour l'acompte de 40 % je fais comment ?",
  "les Vidal m'ont versé un acompte de 300 €",
  "elle m'a laissé des arrhes",
  "il a versé un acompte",
  "pourquoi tu fais pas d'acompte ?",
  "il m'a donné 500 d'avance",
  "elle m'a fait une avance de 300 €",
])("« %s » is told that deposit invoices are not there yet", (text) => {
  expect(read(text)?.kind).toBe("explain_deposit");
});

test.each([
  "fais une facture d'acompte de 40 % aux Vidal",
  "fais un devis pour Mme Vidal, acompte 40 %, 3 portes à 200 €",
  "ai-je le droit de demander un acompte ?",
  "j'ai versé un acompte au fournisseur",
  "elle n'a pas versé d'acompte",
  "merci d'avance",
  "avance le chantier de 3 jours",
  "peinture 20 m² à 30 €, acompte de 40 %",
])("« %s » is no sentence about a deposit alone", (text) => {
  expect(read(text)?.kind).not.toBe("explain_deposit");
});

test.each([
  ["fais la facture d'acompte", []],
  ["fais la facture d'acompte de Besson", ["besson"]],
  ["facture d'acompte de Besson", ["besson"]],
  ["facture l'acompte de Besson", ["besson"]],
])("« %s » bills the deposit of an accepted quote", (text, names) => {
  expect([read(text)?.kind, read(text)?.names, billsDeposit(text)]).toEqual(["explain_deposit", names, true]);
});

test.each([
  "fais une facture d'acompte de 30 %",
  "la facture d'acompte est payée",
  "comment je fais une facture d'acompte ?",
  "envoie la facture d'acompte",
  "fais la facture",
  "Besson a réglé la facture d'acompte",
])("« %s » bills no deposit that a quote asks for", (text) => expect(billsDeposit(text)).toBe(false));

test.each([
  ["avenant pour Besson : ajouter un receveur à 290 €", "ajouter un receveur à 290 €"],
  ["fais un avenant au devis de Mme Roux avec une porte à 300 €", "ajoute une porte à 300 €"],
  ["fais un avenant au devis de Mme Roux", ""],
])("« %s » adds the works that it says", (text, works) => expect(worksOfChangeOrder(text)).toBe(works));

test("what is received for an invoice that is named is noted on it", () => {
  expect(read("il a versé un acompte de 300 € sur F2026-0001")).toMatchObject({
    kind: "record_payment",
    amountCents: 30_000,
  });
});

test.each([
  ["annule le paiement de Mme Perrin je me suis gouré", ["mme", "perrin"]],
  ["je me suis trompé sur le paiement des Vidal", ["vidal"]],
  ["corrige le règlement de Morel", ["morel"]],
  ["le chèque de Vidal a été refusé", ["vidal"]],
  ["supprime ce virement", []],
])("« %s » is told how a payment is taken back", (text, names) => {
  expect(read(text)).toMatchObject({ kind: "correct_payment", names });
});

test.each([
  "les Perrin ont payé 300 € par chèque",
  "comment annuler le paiement ?",
  "je me suis trompé sur le devis des Vidal",
  "les Perrin ont annulé le chantier",
])("« %s » takes back no payment", (text) => expect(read(text)?.kind).not.toBe("correct_payment"));

test.each([
  ["annule le paiement", null],
  ["annule ce règlement", null],
  ["supprime l'avoir", null],
  ["non, enlève ce virement.", null],
  ["non je me suis trompé, enlève les 200", 20_000],
  ["oups, retire les 1 500 €", 150_000],
  ["annule le dernier paiement de 38,50 €", 3_850],
  ["efface mes 20 balles en liquide", 2_000],
])("« %s » takes back a payment", (text, amountCents) => {
  expect(readTakenBack(text)).toEqual({ amountCents });
});

test.each([
  "annule le paiement de Mme Roux",
  "annule",
  "enlève 200",
  "enlève les 200 m² de carrelage",
  "enlève les 2 spots",
  "enlève les 200 € du devis",
  "enlève le déplacement",
  "n'enlève pas les 200",
  "enlève les 200 ?",
])("« %s » takes back no payment by itself", (text) => expect(readTakenBack(text)).toBeNull());

test.each([
  ["je me suis trompé sur la facture de mme perrin, le parquet c'était 18 m² pas 20", ["mme", "perrin"]],
  ["j'ai fait une erreur sur la facture des Vidal", ["vidal"]],
  ["annule la facture de mme perrin je refais tout", ["mme", "perrin"]],
  ["oups, corrige la facture Morel", ["morel"]],
  ["supprime la facture F2026-0004", []],
])("« %s » is told how an issued invoice is corrected", (text, names) => {
  expect(read(text)).toMatchObject({ kind: "correct_invoice", names });
});

test.each([
  "annule la facture F2026-0004 avec un avoir",
  "est-ce que je me suis trompé sur la facture ?",
  "je me suis trompé sur le devis des Vidal",
  "émets la facture des Vidal",
  "la facture Morel est payée",
])("« %s » corrects no invoice", (text) => {
  expect(read(text)?.kind).not.toBe("correct_invoice");
});

test.each([
  "fais un avenant pour Mme Roux : ajout de 3 prises à 45 €",
  "fais un avenant au devis de Mme Roux, 3 prises à 45 €",
  "avenant devis Roux : 3 prises à 45 €, pose 2 h à 50 €",
  "fais un devis d'avenant pour Mme Roux : 3 prises à 45 €",
  "je voudrais un avenant sur le devis de la mairie de Cholet : 40 m² de peinture à 22 €",
  "prépare-moi un avenant pour le chantier Roux",
  "il faut faire un avenant au devis D2026-0012",
  "tu peux me faire un avenant ?",
])("« %s » leads to the change order of the accepted quote", (text) => {
  expect(read(text)?.kind).toBe("change_order");
});

test.each(["l'avenant de Mme Roux est signé", "j'ai envoyé l'avenant", "fais un devis pour Mme Roux, 3 prises à 45 €"])(
  "« %s » orders no change order",
  (text) => expect(read(text)?.kind).not.toBe("change_order"),
);

test("the works of a change order name no project", () =>
  expect(read("fais un avenant pour Mme Roux : ajout de 3 prises à 45 €")?.names).toEqual(["mme", "roux"]));
