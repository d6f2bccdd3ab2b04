import { expect, test } from "vitest";
import { bringsNoInvoice } from "./brought-invoice.ts";

const MAIL = { fromAddress: "compta@bois.example", subject: "", text: "", fileNames: [], answersTo: null };

test("a reminder, a statement of account and a pro forma bring no invoice", () => {
  expect(bringsNoInvoice({ ...MAIL, text: "Sauf erreur, la facture 26-1190 reste impayée." })).toBe(true);
  expect(bringsNoInvoice({ ...MAIL, subject: "Relevé de compte", fileNames: ["releve.pdf"] })).toBe(true);
  expect(bringsNoInvoice({ ...MAIL, text: "Ci-joint la pro forma.", fileNames: ["PF4471.pdf"] })).toBe(true);
});

test("a reminder with the invoice brings it", () => {
  const text = "Rappel : la facture 26-1190 reste impayée.";
  expect(bringsNoInvoice({ ...MAIL, text, fileNames: ["26-1190.pdf"] })).toBe(false);
  expect(bringsNoInvoice({ ...MAIL, text: `${text} Une copie est disponible sur votre espace.` })).toBe(false);
});

test("an invoice is brought", () => {
  expect(bringsNoInvoice({ ...MAIL, subject: "Facture 118", text: "3 rotations, 540 €. Paiement à 30 jours." })).toBe(
    false,
  );
});
