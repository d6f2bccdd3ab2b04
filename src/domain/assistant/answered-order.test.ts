import { expect, test } from "vitest";
import { proposalMessages } from "./actions/action.messages.ts";
import { answeredOrder } from "./answered-order.ts";
import { lineChangeMessages } from "./changes/line-change.messages.ts";

// A question of the assistant about an order keeps it: the next answer makes it whole.

const TODAY = "2026-11-29";
const after = (order: string, question: string, text: string, followUps?: object[]) =>
  answeredOrder(
    [
      { role: "user", content: order },
      { role: "assistant", content: question, ...(followUps && { follow_ups: followUps }) },
    ],
    text,
    TODAY,
  );
const { noPrice, noRate } = lineChangeMessages;
const { whichProject, noDay, noHours, howMuch, severalInvoices } = proposalMessages;

test.each([
  ["ajoute 12 m² de faïence", noPrice("Faïence"), "18 €", "ajoute 12 m² de faïence à 18 €"],
  ["ajoute 2 robinets à 18 €", noRate("Robinets", [1000, 2000]), "dix", "ajoute 2 robinets à 18 €, TVA 10"],
  ["décale le chantier", noDay, "lundi", "décale le chantier au 30/11/2026"],
  ["ajoute 3 h", whichProject, "Roux", "ajoute 3 h (projet « Roux »)"],
  ["le client a accepté hier", whichProject, "Mur", "Note le devis du projet « Mur » accepté le 28/11/2026"],
  ["ajoute des heures au projet Roux", noHours, "3 h", "ajoute des heures au projet Roux : 3 h"],
  ["Roux a payé", howMuch("F2026-0001", "20 €"), "200", "Note un paiement de 200 € sur F2026-0001"],
  ["la facture est payée", severalInvoices(["F2026-0001"]), "F2026-0001", "la facture est payée, facture F2026-0001"],
])("after « %s », « %s » is answered by « %s »", (order, question, text, wholeOrder) => {
  expect(after(order, question, text)).toBe(wholeOrder);
});

test.each([
  ["ajoute 2 robinets à 18 €", noRate("Robinets", [1000, 2000]), "fais le devis Roux"],
  ["ajoute 3 h", whichProject, "combien on me doit ?"],
  ["décale le chantier", noDay, "non laisse tomber"],
  ["la facture est payée par chèque", severalInvoices(["F2026-0001"]), "Mme Roux a payé 50 € sur F2026-0001 hier"],
])("after « %s », « %s » is not answered by « %s »", (order, question, text) => {
  expect(after(order, question, text)).toBeNull();
});

const SEND = { label: "Envoyer maintenant", ask: "Envoie le devis D2026-0003" };

test.each(["oui", "vas-y", "Envoyer maintenant"])("« %s » takes the one order that is offered", (text) => {
  expect(after("envoie le devis vendredi", "On l'envoie maintenant ?", text, [SEND])).toBe(SEND.ask);
});

test("a yes is no choice between two orders", () => {
  expect(after("la facture est payée", "Laquelle ?", "oui", [SEND, { ...SEND, label: "Autre" }])).toBeNull();
});
