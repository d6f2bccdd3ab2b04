import { expect, test } from "vitest";
import { tokensOf } from "../words/tokens.ts";
import { readMode, readRecurrence, readYesNo } from "./read-choices.ts";
import { readContacts } from "./read-contacts.ts";
import { readDocumentNumber } from "./read-document-number.ts";
import { readProject } from "./read-projects.ts";

test.each([
  ["oui", true],
  ["ouais vas-y", true],
  ["ok c'est parti", true],
  ["👍", true],
  ["ben oui ça y est, déjà bien attaqué", true],
  ["c bon tu peux y aller", true],
  ["non", false],
  ["nan pas la peine", false],
  ["pas encore", false],
  ["Non merci, pas besoin", false],
  ["peut-être", undefined],
  ["je sais plus", undefined],
  ["la facture 12", undefined],
])("« %s » answers %s to a yes-or-no question", (text, answer) => {
  expect(readYesNo(text, tokensOf(text), "tasksStarted").yes?.value).toBe(answer);
});

test.each([
  ["une seule fois", "single"],
  ["c'est du one shot", "single"],
  ["ça revient tous les mois", "recurring"],
  ["c'est ponctuel, pas récurrent", "single"],
  ["bientôt", undefined],
])("« %s » is %s work", (text, recurrence) => {
  expect(readRecurrence(tokensOf(text)).recurrence?.value).toBe(recurrence);
});

test.each([
  ["un nouveau stp", "new"],
  ["nouvo projet", "new"],
  ["il existe deja normalement", "existing"],
  ["il existe pas", "new"],
  ["euh", undefined],
])("« %s » means a project that is %s", (text, mode) => {
  expect(readMode(tokensOf(text)).mode?.value).toBe(mode);
});

test.each([
  ["son mail c'est Plomberie.Roy@gmail.com je crois", { email: "plomberie.roy@gmail.com" }],
  ["contact@plomberie-lemoine.fr.", { email: "contact@plomberie-lemoine.fr" }],
  ["c'est jean point martin arobase orange point fr", { email: "jean.martin@orange.fr" }],
  ["a@b.fr et son tel 06 12 34 56 78, 12 h", { email: "a@b.fr", phone: "06 12 34 56 78" }],
  ["au +33 2 98 74 00 00", { phone: "+33 2 98 74 00 00" }],
  ["facture 2026-041, 1 200,50 €", {}],
  ["a@b.fr ou c@d.fr", {}],
])("« %s » gives its contacts", (text, values) => {
  const contacts = readContacts(text, tokensOf(text));
  const entries = Object.entries(contacts).map(([name, { value }]) => [name, value]);
  expect(Object.fromEntries(entries)).toEqual(values);
});

test.each([
  ["crée un projet Villa Mimosa pour Mme Roy", "Villa Mimosa"],
  ["le projet « Facture électricité » est fini", "Facture électricité"],
  ["sur le projet Devis en ligne, combien", "Devis en ligne"],
  ["le projet Grange du Bourg : 2 semaines", "Grange du Bourg"],
  ["crée le projet Lavoir sans faire de devis", "Lavoir"],
  ["Où en est le projet Catalogue Bertin si tu sais ?", "Catalogue Bertin"],
  ["le projet roux", "roux"],
  ["crée un projet pour la SARL Menez", undefined],
  ["un nouveau projet stp", undefined],
])("« %s » names the project %s", (text, name) => {
  expect(readProject(text, tokensOf(text), () => false).projectName?.value).toBe(name);
});

test.each([
  ["ouvre la facture 12", "12"],
  ["le devis D-2026-014", "D-2026-014"],
  ["la facture F2027-0009", "F2027-0009"],
  ["une facture 12 h à 48 €", undefined],
  ["facture 1 200 €", undefined],
])("« %s » names the document %s", (text, number) => {
  expect(readDocumentNumber(text, tokensOf(text)).documentNumber?.value).toBe(number);
});
