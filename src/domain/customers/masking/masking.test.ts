import { expect, test } from "vitest";
import { openMasking } from "./masking.ts";
import type { CustomerNames } from "./name-phrases.ts";

const CARDS: CustomerNames[] = [
  { companyName: "", firstName: "Jean", lastName: "Durand" },
  { companyName: "Menuiserie Roux", firstName: "Claire", lastName: "Le Bris" },
  { companyName: "La Maison du Bois", firstName: "", lastName: "" },
  { companyName: "", firstName: "Pierre", lastName: "Müller-Châtel" },
];

function knowing(cards = CARDS) {
  const masking = openMasking();
  masking.learn(cards);
  return masking;
}

test.each([
  ["Jean Durand me doit 1 200,50 €", "Client 1 me doit 1 200,50 €"],
  ["le devis de la menuiserie roux", "le devis de la Client 1"],
  ["poser une menuiserie chez Roux", "poser une menuiserie chez Client 1"],
  ["La Maison du Bois veut une maison en bois", "Client 1 veut une maison en bois"],
  ["mur en pierre pour Pierre", "mur en pierre pour Client 1"],
  ["muller chatel et Müller-Châtel", "Client 1 et Client 2"],
  ["Madame Le Bris a appelé", "Madame Client 1 a appelé"],
  ["Mme Lefèvre, M. de Villiers", "Mme Client 1, M. Client 2"],
  ["écris à jean.durand@exemple.fr", "écris à Email 1"],
  ["06 12 34 56 78 ou +33612345678 ou 01.02.03.04.05", "Téléphone 1 ou Téléphone 2 ou Téléphone 3"],
  ["12 bis rue des Lilas, 38000 Grenoble", "Adresse 1"],
  ["au 8 avenue de la République pour repeindre", "au Adresse 1 pour repeindre"],
  ["FR76 3000 6000 0112 3456 7890 189", "IBAN 1"],
  ["SIREN 732 829 320, SIRET 73282932000074", "SIREN Identifiant 1, SIRET Identifiant 2"],
  ["TVA FR44732829320 et DE123456789", "TVA Identifiant 1 et Identifiant 2"],
])("« %s » leaves as « %s »", (text, maskedText) => {
  const masking = knowing();
  expect(masking.mask(text)).toBe(maskedText);
  expect(masking.unmask(maskedText)).toBe(text);
});

test.each([
  "Rouxel, durandal et Jeanne n'ont rien à voir",
  "F2026-0001 du 2026-11-22 : 123 456 782 €, 1 234 567,89 €, 20 %",
  "12 m² de carrelage à 65 €/m², 14 h à 48 €",
  "12000 Euros, 35 heures, 8 places assises",
  "0192f3a4-5b6c-7d8e-9f00-112233445566",
  "/etape/0192f3a4-5b6c-7d8e-9f00-061234567890/quote",
])("« %s » names nobody", (text) => {
  expect(knowing().mask(text)).toBe(text);
});

test("a name has one placeholder in any case", () => {
  const text = "DURAND, puis durand, puis Durand.";
  expect(knowing().mask(text)).toBe("Client 1, puis Client 1, puis Client 1.");
});

test("a name written in capitals comes back with one capital", () => {
  const masking = knowing();
  masking.mask("DURAND, puis durand, puis Durand.");
  expect(masking.unmask("Client 1")).toBe("Durand");
});

test("a placeholder typed by a person comes back as it was typed", () => {
  const masking = knowing();
  const maskedText = masking.mask("Client 1 et Jean Durand, Email 3");
  expect(maskedText).not.toContain("Durand");
  expect(masking.unmask(maskedText)).toBe("Client 1 et Jean Durand, Email 3");
});

test("a placeholder typed by a person is given to nobody else", () => {
  const masking = knowing();
  const [typedText, name] = [masking.mask("Client 1"), masking.mask("Jean Durand")];
  expect(typedText).not.toBe(name);
});

test("an answer with a placeholder that was never given is not unmasked", () => {
  const masking = knowing();
  masking.mask("Jean Durand");
  expect(masking.unmask("Client 1 te doit 120 €")).toBe("Jean Durand te doit 120 €");
  expect(masking.unmask("Client\u00A01 et Client1")).toBe("Jean Durand et Jean Durand");
  expect(masking.unmask("Client 2 te doit 120 €")).toBe(null);
  expect(masking.unmask("Client 12 te doit 120 €")).toBe(null);
  expect(masking.unmask("Ton client 3 factures")).toBe("Ton client 3 factures");
});

test("names learnt later are masked from then on, with the placeholders of before", () => {
  const masking = openMasking();
  expect(masking.mask("Durand")).toBe("Durand");
  masking.learn([CARDS[0]!]);
  expect(masking.mask("Durand et M. Roux")).toBe("Client 1 et M. Client 2");
  expect(masking.mask("M. Roux")).toBe("M. Client 2");
});
