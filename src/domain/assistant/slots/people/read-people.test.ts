import { expect, test } from "vitest";
import { understand } from "../../understand.ts";
import { tokensOf } from "../../words/tokens.ts";
import { readNameAnswer } from "../read-answer.ts";
import type { NameField } from "../read-answer.ts";
import { readNamedField } from "../read-named-field.ts";
import { readPeople } from "./read-people.ts";

const valuesOf = (slots: object) =>
  Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, (slot as { value: unknown }).value]));
const inSentence = (text: string) => valuesOf(readPeople(text, tokensOf(text), () => false).slots);
const asAnswer = (text: string, field: NameField) => valuesOf(readNameAnswer(text, tokensOf(text), field));

test.each([
  ["N'Golo", "firstName", { firstName: "N'Golo" }],
  ["M'Hamed", "firstName", { firstName: "M'Hamed" }],
  ["M A R T Y", "lastName", { lastName: "Marty" }],
  ["le goff, c'est un breton", "lastName", { lastName: "Le Goff" }],
  ["l'entreprise c'est pas Bati Sud mais Bati Nord", "company", { company: "Bati Nord" }],
  ["je crois que oui", "company", {}],
] as const)("« %s » answers the %s", (text, field, names) => expect(asAnswer(text, field)).toEqual(names));

test.each([
  ["fais un devis pour Mme Roux, peindre", { lastName: "Roux" }],
  ["un devi pr mr dupont : 3 mitigeurs", { lastName: "Dupont" }],
  ["devis mme le bris, remplacer", { lastName: "Le Bris" }],
  ["un devis pour M Lenoir", { lastName: "Lenoir" }],
  ["pour monsieur Ghesquière prénom André", { firstName: "André", lastName: "Ghesquière" }],
  ["c'est pas Mme Roux, c'est Mme Leroux", { lastName: "Leroux" }],
  ["un devis svp\nCordialement\nHélène Dassonville", { firstName: "Hélène", lastName: "Dassonville" }],
  ["pour m. d'arc : fenêtre", { lastName: "d'Arc" }],
  ["pour Monsieur Jean-Pierre Le Goff : démolition", { firstName: "Jean-Pierre", lastName: "Le Goff" }],
  ["pour kevin morin, 5 m2", { firstName: "Kevin", lastName: "Morin" }],
  ["contact Mme Anne-Lise Carpentier, ponctuel", { firstName: "Anne-Lise", lastName: "Carpentier" }],
  ["pour Mme Hélène d'Arvor ?", { firstName: "Hélène", lastName: "d'Arvor" }],
  ["pour la SARL Bati Ouest 85 m2", { company: "SARL Bati Ouest" }],
  ["FAIRE UN DEVIS POUR LA SARL ODET : NETTOYAGE", { company: "SARL Odet" }],
  ["un devis à la société Brume, 12 h", { company: "Brume", customerKind: "company" }],
  ["pour Brasserie Gallois SARL : 12 affiches", { company: "Brasserie Gallois SARL" }],
  ["Combien me doit Devis & Co ?", { company: "Devis & Co" }],
  ["Quel montant Studio Nacre me doit encore ?", { company: "Studio Nacre" }],
  ["pour Nadia Ferrand, c'est une particulière", { firstName: "Nadia", lastName: "Ferrand", customerKind: "person" }],
  ["pour Mme Roux Claire, peinture", { firstName: "Claire", lastName: "Roux" }],
  ["pour Mme Le Bihan Nathalie, peinture", { firstName: "Nathalie", lastName: "Le Bihan" }],
  ["pour M. DUPONT Jean, peinture", { firstName: "Jean", lastName: "Dupont" }],
  ["pour M. Martin Thomas, peinture", { firstName: "Martin", lastName: "Thomas" }],
  ["pour Mme Zélie Martin, peinture", { firstName: "Zélie", lastName: "Martin" }],
  ["Mon apprenti prépare le mortier", {}],
  ["repeindre pour lundi", {}],
])("in « %s » the customer is read", (text, values) => {
  expect(inSentence(text)).toEqual(values);
});

test.each<[string, NameField, object]>([
  ["euh c'est Dupont, avec un t", "lastName", { lastName: "Dupont" }],
  ["LE BRIS", "lastName", { lastName: "Le Bris" }],
  ["son nom de famille c'est de la tour", "lastName", { lastName: "de la Tour" }],
  ["ça s'écrit W-O-J-C-I-K", "lastName", { lastName: "Wojcik" }],
  ["madame garcia-lopez, elle y tient au tiret", "lastName", { lastName: "Garcia-Lopez" }],
  ["McDonald", "lastName", { lastName: "McDonald" }],
  ["jean-pierre je crois", "firstName", { firstName: "Jean-Pierre" }],
  ["Jean Dupont", "firstName", { firstName: "Jean", lastName: "Dupont" }],
  ["Stop Feu SARL", "company", { company: "Stop Feu SARL" }],
  ["c pour la boite Renov'Express", "company", { company: "Renov'Express" }],
  ["C'est pour une association, Les Amis du Livre", "company", { company: "Les Amis du Livre" }],
  ["M. et Mme Lefort, des particuliers", "company", { lastName: "Lefort", customerKind: "person" }],
  ["on va dire « Villa Bel Air »", "projectName", { projectName: "Villa Bel Air" }],
  ["mets Ravalement 12 rue d'Alésia stp", "projectName", { projectName: "Ravalement 12 rue d'Alésia" }],
  ["Facture électricité", "projectName", { projectName: "Facture électricité" }],
])("the answer « %s » gives its %s", (text, field, values) => {
  expect(asAnswer(text, field)).toEqual(values);
});

test.each<[string, NameField]>([
  ["je sais pas", "lastName"],
  ["euh...", "company"],
  ["12", "firstName"],
  ["c'est quoi ?", "company"],
  ["non", "lastName"],
])("the answer « %s » is no %s", (text, field) => {
  expect(asAnswer(text, field)).toEqual({});
});

test.each([
  ["non, le prénom c'est Jean-Marc", { firstName: "Jean-Marc" }],
  ["j'ai mal écrit le nom de famille, c'est Barret avec deux r", { lastName: "Barret" }],
  ["je me suis gouré de boîte, c'est SARL Kermadec", { company: "SARL Kermadec" }],
  ["le projet s'appelle plutôt Maison Keller", { projectName: "Maison Keller" }],
])("« %s » gives the name of its field", (text, values) => {
  expect(valuesOf(readNamedField(text, tokensOf(text)))).toEqual(values);
});

test.each([
  ["devis pour Paul et Inès Marchand, pose 4 h à 50 €", "Paul et Inès", "Marchand"],
  ["devis pr paul et ines marchand, pose 4 h a 50e", "Paul et Ines", "Marchand"],
  ["devis Inès et Paul Le Goff à Lyon : pose 4 h à 50 €", "Inès et Paul", "Le Goff"],
  ["devis pour Lola et Mathieu, pose 4 h à 50 €", "Lola", undefined],
])("a couple has two first names and one name: « %s »", (text, firstName, lastName) => {
  const { slots } = understand(text, { today: "2026-11-23", activeFlow: null, pending: null });
  expect([slots.firstName?.value, slots.lastName?.value]).toEqual([firstName, lastName]);
});
