import { expect, test } from "vitest";
import { understand } from "./understand.ts";

const TODAY = "2026-11-23";
const actOf = (text: string, about?: string) => {
  const pending = about === undefined ? null : { step: "", about };
  const { act, intent, negated } = understand(text, { today: TODAY, activeFlow: pending && "quote", pending });
  return [act, ...(negated ? ["forbidden"] : []), ...(intent ? [intent] : [])].join(" ");
};

test.each([
  ["tu pourrais me faire un devis ?", "order quote"],
  ["Pourrais-tu s'il te plaît me préparer un devis pour Mme Roux ?", "order quote"],
  ["j'aimerais un devis", "order quote"],
  ["faites-moi une facture", "order invoice"],
  ["chiffre la salle de bain", "order quote"],
  ["refais le devis", "order quote"],
  ["g besoin d une facture", "order invoice"],
  ["bonjour, fais un dveis", "order quote"],
  ["prépar la factur", "order invoice"],
  ["fais la liste des tâches", "order tasks"],
  ["ouvre un chantier pour Mme Roux", "order project"],
  ["Crée le projet « Facture électricité »", "order project"],
  ["crée le projet Lavoir sans faire de devis", "order project"],
  ["fais la facture, pas le devis", "order invoice"],
  ["non, fais plutôt une facture", "order invoice"],
  ["transforme le devis en facture", "order invoice"],
  ["devis pour Mme Roux, vite", "order quote"],
  ["j'ai un devis à faire pour M. Petit, tu m'aides ?", "order quote"],
  ["tu me ferais pas un petit devis pour M. Petit", "order quote"],
  ["mon mari voudrait que vous lui fassiez un devis", "order quote"],
  ["auriez-vous l'obligeance d'établir un devis ?", "order quote"],
  ["bon c'est fini là-bas tu peux me sortir la facture de Mme Roux", "order invoice"],
  ["un devis s'il te plaît fais-le pour Mme Roux", "order quote"],
  ["découpe-moi le projet Façade en tâches", "order tasks"],
])("a request in any form is an order: « %s »", (text, act) => expect(actOf(text)).toBe(act));

test.each([
  ["fais un avoir sur la facture 12", "order credit_note"],
  ["ouvre la facture 12", "order open"],
  ["tu peux me sortir les factures impayées ?", "order open"],
  ["envoie le devis à Mme Roux", "order send"],
  ["relance M. Petit", "order remind"],
  ["passe la facture 12 en payée", "order mark_paid"],
  ["note 3 h sur le projet Roux", "order add_hours"],
  ["reporte le chantier Roux à lundi", "order move_date"],
  ["mets la TVA à 10 sur le devis 8", "order change"],
  ["liste mes projets", "order open"],
  ["applique une remise de 5 % au devis 8", "order change"],
  ["envoie une relance à Mme Roux", "order remind"],
  ["fais voir la facture 12", "order open"],
])("an order about what exists starts no flow: « %s »", (text, act) => expect(actOf(text)).toBe(act));

test.each([
  ["n'émets pas la facture", "statement forbidden invoice"],
  ["ne m'envoie pas la facture", "statement forbidden send"],
  ["fais pas le devis", "statement forbidden quote"],
  ["attends avant d'envoyer le devis", "statement forbidden send"],
  ["je ne veux aucune facture", "statement forbidden invoice"],
  ["pas la peine de générer les tâches", "statement forbidden tasks"],
])("a forbidden order is no order: « %s »", (text, act) => expect(actOf(text)).toBe(act));

test.each([
  "j'ai pas encore fait la facture",
  "le client veut un devis",
  "Mme Roux m'a demandé un devis",
  "je dois facturer Mme Roux demain",
  "je fais un devis chez Mme Roux cet aprem",
  "fait le devis hier",
  "quand j'émets une facture je mets toujours la décennale",
  "Mon apprenti prépare le mortier",
  "Préparer le chantier, protéger les sols et poser la fenêtre",
])("what is told about work is no order: « %s »", (text) => expect(actOf(text)).toBe("statement"));

test.each(["facture", "le devis", "les tâches stp", "dvis"])("a noun alone is to be asked about: « %s »", (text) =>
  expect(actOf(text)).toMatch(/^unclear (invoice|quote|tasks)$/),
);

test.each([
  "combien de factures j'ai fait ce mois",
  "tu fais des devis ?",
  "on fait la facture quand ?",
  "comment faire un devis",
  "la facture de Mme Roux est prête ?",
])("a question is no order: « %s »", (text) => expect(actOf(text)).toBe("question"));

test.each([
  ["bon finalement on oublie", "company"],
  ["je veux annuler", "firstName"],
  ["ok stop", "lastName"],
  ["nan mais annule tout je me suis gouré", "email"],
  ["laise tomber", "duration"],
  ["annule le devis en cours", "description"],
  ["j'ai plus le temps on arrête là", "email"],
  ["Veuillez annuler cette opération.", "lastName"],
  ["je ne souhaite plus continuer", "lastName"],
])("« %s » cancels at the question about %s", (text, about) => expect(actOf(text, about)).toBe("cancel"));

test.each([
  ["Stop Feu SARL", "company"],
  ["Non Stop", "company"],
  ["Annulation Conseil", "company"],
  ["Stopper la fuite et annuler l'ancienne évacuation", "description"],
  ["non non on arrête pas, c'est Garnier", "lastName"],
  ["Facture électricité", "projectName"],
  ["Développer un module de facturation", "description"],
])("« %s » is an answer at the question about %s", (text, about) => expect(actOf(text, about)).toBe("answer"));

test.each([
  ["je sais pas", "lastName", "non_answer"],
  ["hein ?", "company", "non_answer"],
  ["non", "lastName", "non_answer"],
  ["pas de mail", "email", "skip"],
  ["on passe", "firstName", "skip"],
  ["reviens à la question d'avant", "email", "back"],
  ["non, le prénom c'est Jean", "email", "correction"],
  ["change l'email", "startDate", "correction"],
  ["combien on me doit ?", "email", "question"],
  ["Bonjour", "lastName", "greeting"],
  ["merci", "lastName", "thanks"],
])("« %s » at the question about %s is a %s", (text, about, act) => expect(actOf(text, about)).toBe(act));
