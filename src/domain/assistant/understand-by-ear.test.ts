import { readSentence } from "#test/read-sentence.ts";
import { describe, expect, test } from "vitest";

// Sentences written by ear, and sentences said very politely.

describe("what is written by ear is understood", () => {
  test.each([
    ["startDate", "laiss tombe stp", { act: "cancel" }],
    ["startDate", "jarete tt", { act: "cancel" }],
    ["email", "pase", { act: "skip" }],
    ["email", "saute cet question", { act: "skip" }],
    ["email", "revien a la question davan", { act: "back" }],
    ["email", "retour a la kestion davant stp", { act: "back" }],
    ["company", "pff chai plu", { act: "non_answer" }],
    ["startDate", "non c 45e de lheure pas 54", { act: "correction", about: "rate", rate: 45 }],
    ["recurrence", "une seul fois", { act: "answer", recurrence: "single" }],
    ["company", "cest Proxinet la boite", { act: "answer", company: "Proxinet" }],
  ] as const)("while %s is asked, « %s »", (about, text, meaning) =>
    expect(readSentence(text, about)).toMatchObject(meaning),
  );

  test.each([
    ["fais pas davoir sur la facture 12", { act: "statement forbidden credit_note" }],
    ["surtou envoi pas la factur 93", { act: "statement forbidden send" }],
    ["marke la factur F-2027-009 comme reglée", { act: "order mark_paid", documentNumber: "F-2027-009" }],
    ["mme joubert a paye note le stp", { act: "order mark_paid", lastName: "Joubert" }],
    ["fé un devi a la creperie ty breizh 2 evier a 240e, pose 4h a 50e", { company: "Creperie Ty Breizh" }],
    ["devi bar le zinc reparation chambre froide forfait 480e", { company: "Bar le Zinc" }],
  ])("« %s »", (text, meaning) => expect(readSentence(text)).toMatchObject(meaning));
});

describe("what is said very politely is understood", () => {
  test.each([
    ["email", "Je souhaiterais mettre un terme à cette saisie, merci.", "cancel"],
    ["description", "Je préfère que nous n'allions pas plus loin avec ce devis.", "cancel"],
    ["company", "Auriez-vous l'obligeance d'abandonner cette facture ?", "cancel"],
    ["company", "Excusez-moi, je renonce à créer ce projet.", "cancel"],
    ["email", "Je préfère ne pas renseigner ce champ.", "skip"],
    ["startDate", "Je préférerais laisser ce point de côté, si vous le permettez.", "skip"],
    ["startDate", "Il faudrait que je consulte mon agenda.", "non_answer"],
  ] as const)("while %s is asked, « %s »", (about, text, act) =>
    expect(readSentence(text, about)).toMatchObject({ act }),
  );

  test.each([
    ["Veuillez avoir la gentillesse de relancer la société Ixio pour la facture 2026-118.", "order remind"],
    ["Il me serait agréable que vous établissiez un devis pour la société Ixio.", "order quote"],
    ["Merci d'établir une note de crédit pour l'imprimerie Danjou.", "order credit_note"],
    ["Ayez l'obligeance de ne rien facturer à Madame Petit.", "statement forbidden invoice"],
  ])("« %s »", (text, act) => expect(readSentence(text)).toMatchObject({ act }));
});

describe("a document that is taken back or put off is no order", () => {
  test.each([
    "je voulais faire un devis mais non",
    "devis pour Leroy... en fait non",
    "on fera la facture la semaine prochaine",
    "il faudrait que je consulte le devis Leroy",
  ])("« %s »", (text) => expect(readSentence(text)).toMatchObject({ act: "statement" }));

  test("the last document said is the one that is wanted", () =>
    expect(readSentence("fais un devis à Mme Roux, non en fait une facture")).toMatchObject({ act: "order invoice" }));

  test("works with their prices are a new document, whatever their discount", () =>
    expect(readSentence("murs 58 m2 à 19 € et plafond 26 m2 à 22 €, mets 3% de remise. C'est un devis")).toMatchObject({
      act: "order quote",
    }));
});
