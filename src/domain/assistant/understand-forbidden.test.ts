import { readSentence } from "#test/read-sentence.ts";
import { describe, expect, test } from "vitest";

describe("an order is forbidden", () => {
  test.each([
    [
      "surtout rajoute aucune heure au chantier Extension Nord",
      { act: "statement forbidden add_hours", projectName: "Extension Nord" },
    ],
    [
      "ne rajoute aucune heure au chantier Extension Nord",
      { act: "statement forbidden add_hours", projectName: "Extension Nord" },
    ],
    [
      "rajoute pas d'heures sur le projet Extension Nord",
      { act: "statement forbidden add_hours", projectName: "Extension Nord" },
    ],
    [
      "ajoute plus d'heures au chantier Extension Nord",
      { act: "statement forbidden add_hours", projectName: "Extension Nord" },
    ],
    ["n'ajoute pas 3 h au projet Lavoir", { act: "statement forbidden add_hours", projectName: "Lavoir" }],
    [
      "faut rajouter aucune heure sur le projet Lavoir",
      { act: "statement forbidden add_hours", projectName: "Lavoir" },
    ],
    ["ne compte aucune heure sur le projet Lavoir", { act: "statement forbidden add_hours", projectName: "Lavoir" }],
    ["surtout envoie aucune facture à Mme Roux", { act: "statement forbidden send", lastName: "Roux" }],
    ["surtout fais aucun devis pour Mme Roux", { act: "statement forbidden quote", lastName: "Roux" }],
    ["surtout crée aucun projet pour Mme Roux", { act: "statement forbidden project", lastName: "Roux" }],
    ["surtout émets aucune facture pour M. Petit", { act: "statement forbidden invoice", lastName: "Petit" }],
    ["surtout n'envoie rien à Mme Roux", { act: "statement forbidden send", lastName: "Roux" }],
    ["surtout envoie rien à Mme Roux", { act: "statement forbidden send", lastName: "Roux" }],
    ["surtout relance personne", { act: "statement forbidden remind" }],
    ["ne relance personne", { act: "statement forbidden remind" }],
    [
      "surtout décale rien sur le chantier Villa Rose",
      { act: "statement forbidden move_date", projectName: "Villa Rose" },
    ],
    ["surtout pas de relance à M. Gaudin", { act: "statement forbidden remind", lastName: "Gaudin" }],
    ["surtout pas de devis pour Mme Roux", { act: "statement forbidden quote", lastName: "Roux" }],
    [
      "surtout marque pas la F2026-044 comme payée",
      { act: "statement forbidden mark_paid", documentNumber: "F2026-044" },
    ],
    ["ne fais aucun avoir à M. Pasquier", { act: "statement forbidden credit_note", lastName: "Pasquier" }],
    ["n'émets aucune facture pour M. Petit", { act: "statement forbidden invoice", lastName: "Petit" }],
    ["aucune relance pour M. Gaudin stp", { act: "statement forbidden remind", lastName: "Gaudin" }],
    ["mets aucune heure sur le projet Lavoir", { act: "statement forbidden add_hours", projectName: "Lavoir" }],
    ["note zéro heure sur le projet Lavoir", { act: "statement forbidden add_hours", projectName: "Lavoir" }],
    ["tu rajoutes aucune heure au projet Lavoir", { act: "statement forbidden add_hours", projectName: "Lavoir" }],
    ["n'émets pas la facture de Mme Roux", { act: "statement forbidden invoice", lastName: "Roux" }],
    ["pas de facture pour M. Petit", { act: "statement forbidden invoice", lastName: "Petit" }],
    ["arrête de relancer Mme Roux", { act: "statement forbidden remind", lastName: "Roux" }],
    ["c'est pas la peine d'envoyer le devis à M. Petit", { act: "statement forbidden send", lastName: "Petit" }],
    ["relance surtout pas Mme Roux", { act: "statement forbidden remind", lastName: "Roux" }],
    ["inutile de créer un projet pour M. Petit", { act: "statement forbidden project", lastName: "Petit" }],
    ["touche pas à la facture F2026-031", { act: "statement forbidden change", documentNumber: "F2026-031" }],
    ["je veux pas que tu relances Mme Roux", { act: "statement forbidden remind", lastName: "Roux" }],
    ["jveux pas de devis pr mme roux", { act: "statement forbidden quote", lastName: "Roux" }],
    ["bouge pas la date du projet Lavoir", { act: "statement forbidden move_date", projectName: "Lavoir" }],
    ["supprime pas le devis D2026-012", { act: "statement forbidden change", documentNumber: "D2026-012" }],
    ["n'envoyez surtout pas la facture F2026-031", { act: "statement forbidden send", documentNumber: "F2026-031" }],
    ["n'ajoute rien au projet Lavoir", { act: "statement forbidden add_hours", projectName: "Lavoir" }],
    ["envoie surtout pas la facture à Mme Roux", { act: "statement forbidden send", lastName: "Roux" }],
    ["fais absolument pas de devis pour M. Petit", { act: "statement forbidden quote", lastName: "Petit" }],
    ["ne fais plus jamais de facture pour M. Petit", { act: "statement forbidden invoice", lastName: "Petit" }],
    [
      "marque surtout pas la facture F2026-031 comme payée",
      { act: "statement forbidden mark_paid", documentNumber: "F2026-031" },
    ],
    ["décale surtout pas le projet Lavoir", { act: "statement forbidden move_date", projectName: "Lavoir" }],
    ["pas d'avoir pour Mme Roux", { act: "statement forbidden credit_note", lastName: "Roux" }],
    ["je t'ai pas demandé de relancer Mme Roux", { act: "statement forbidden remind", lastName: "Roux" }],
    ["supprime aucune ligne du devis D2026-012", { act: "statement forbidden change", documentNumber: "D2026-012" }],
    ["ouvre pas la facture F2026-031", { act: "statement forbidden open", documentNumber: "F2026-031" }],
    ["pas besoin d'envoyer la facture F2026-012", { act: "statement forbidden send", documentNumber: "F2026-012" }],
    ["fais pas de projet pour Mme Roux", { act: "statement forbidden project", lastName: "Roux" }],
    ["on fait pas de devis à M. Petit", { act: "statement forbidden quote", lastName: "Petit" }],
    ["la facture F2026-012 faut pas l'envoyer", { act: "statement forbidden send", documentNumber: "F2026-012" }],
    ["interdiction de relancer Mme Roux", { act: "statement forbidden remind", lastName: "Roux" }],
    ["jamais de relance pour M. Petit", { act: "statement forbidden remind", lastName: "Petit" }],
    ["n'ajoute aucune tâche au projet Lavoir", { act: "statement forbidden tasks", projectName: "Lavoir" }],
    ["décale pas le début du projet Lavoir", { act: "statement forbidden move_date", projectName: "Lavoir" }],
    [
      "on annule pas la facture F2026-012 avec un avoir",
      { act: "statement forbidden credit_note", documentNumber: "F2026-012" },
    ],
    ["ne touche à rien sur le devis D2026-012", { act: "statement forbidden change", documentNumber: "D2026-012" }],
    ["stp relance pas encore M. Petit", { act: "statement forbidden remind", lastName: "Petit" }],
    ["ne note pas la facture F2026-012 payée", { act: "statement forbidden mark_paid", documentNumber: "F2026-012" }],
    ["évite de facturer M. Petit", { act: "statement forbidden invoice", lastName: "Petit" }],
    ["hors de question de faire un avoir à M. Petit", { act: "statement forbidden credit_note", lastName: "Petit" }],
  ])("« %s »", (text, meaning) => {
    expect(readSentence(text)).toEqual(meaning);
  });
});

describe("a message tells, asks or orders", () => {
  test.each([
    ["j'ai posé le parquet chez Mme Roux hier", { act: "statement", lastName: "Roux" }],
    ["le devis est parti lundi", { act: "statement" }],
    ["M. Petit m'a rappelé ce matin", { act: "statement", lastName: "Petit" }],
    ["j'ai fini le chantier plus tôt que prévu", { act: "statement" }],
    ["on a été payés hier", { act: "statement" }],
    ["la chape sèche encore", { act: "statement" }],
    ["c koi mes impayés", { act: "question", about: "late_invoices" }],
    ["ki me doit de l'argent", { act: "question", about: "money_due" }],
    [
      "g fait combien ce mois ci",
      { act: "question", periodFrom: "2026-11-01", periodTo: "2026-11-30", about: "invoiced" },
    ],
    ["j'ai quoi demain", { act: "question", periodFrom: "2026-11-24", periodTo: "2026-11-24", about: "planning" }],
    ["combien d'heures sur le projet Lavoir", { act: "question", projectName: "Lavoir", about: "hours" }],
    ["où en est le devis de Mme Roux", { act: "question", lastName: "Roux", about: "document" }],
    ["quels devis sont pas encore signés", { act: "question", about: "quotes_waiting" }],
    ["il me reste quoi à faire sur le projet Lavoir", { act: "question", projectName: "Lavoir", about: "tasks" }],
    ["le numero de mme roux c koi", { act: "question", lastName: "Roux", about: "customer" }],
    ["la tva sur une rénovation c'est combien", { act: "question", about: "legal" }],
    ["laisse la facture de Mme Roux tranquille", { act: "statement", lastName: "Roux" }],
    ["envoie le devis à Noël Perrin", { act: "order send", firstName: "Noël", lastName: "Perrin" }],
    ["fais un devis pour M. Noël", { act: "order quote", lastName: "Noël" }],
    ["facture pour Mme Toussaint, 3 h à 40 €", { act: "order invoice", lastName: "Toussaint", hours: 3, rate: 40 }],
    [
      "décale le projet Lavoir au lendemain de Noël",
      { act: "order move_date", projectName: "Lavoir", startDate: "2026-12-26" },
    ],
    ["décale le projet Lavoir de quinze jours", { act: "order move_date", projectName: "Lavoir" }],
    ["ajoute huit heures au projet Lavoir", { act: "order add_hours", projectName: "Lavoir", hours: 8 }],
    [
      "devis pour Mme Roux, 12 h à 45 €, début le lundi de Pâques",
      { act: "order quote", lastName: "Roux", startDate: "2027-03-29", hours: 12, rate: 45 },
    ],
    ["facture pour M. Petit, les heures c'est 12", { act: "order invoice", lastName: "Petit", hours: 12 }],
    ["j'ai relancé M. Petit hier", { act: "statement", lastName: "Petit" }],
    ["Mme Roux a signé son devis", { act: "statement", lastName: "Roux" }],
    ["on a décalé le chantier", { act: "statement" }],
    ["la facture est pas passée", { act: "statement" }],
    [
      "fais un devis pour mon voisin M. Caradec, pose d'un portail 1 800 €",
      { act: "order quote", lastName: "Caradec", flatPriceEuros: 1800, description: "pose d'un portail" },
    ],
    ["relance Mme Blanc", { act: "order remind", lastName: "Blanc" }],
    ["envoie la facture F2026-012 à Mme Roux", { act: "order send", documentNumber: "F2026-012", lastName: "Roux" }],
    ["ajoute 3 h au projet Lavoir", { act: "order add_hours", projectName: "Lavoir", hours: 3 }],
    ["fais vraiment vite le devis de Mme Roux", { act: "order quote", lastName: "Roux" }],
    ["fais donc une facture pour M. Petit", { act: "order invoice", lastName: "Petit" }],
    ["note 8 jours sur le projet Lavoir", { act: "order add_hours", projectName: "Lavoir", days: 8 }],
    [
      "décale le projet Lavoir au lundi de Pâques",
      { act: "order move_date", projectName: "Lavoir", startDate: "2027-03-29" },
    ],
    [
      "décale le projet Lavoir à la veille de Noël",
      { act: "order move_date", projectName: "Lavoir", startDate: "2026-12-24" },
    ],
    [
      "décale le début du projet Lavoir au lendemain de la Toussaint",
      { act: "order move_date", projectName: "Lavoir", startDate: "2027-11-02" },
    ],
    [
      "bouge le début du projet Lavoir au 8 janvier",
      { act: "order move_date", projectName: "Lavoir", startDate: "2027-01-08" },
    ],
    [
      "devis pour Mme Pâques, nettoyage 3 h à 30 €",
      { act: "order quote", lastName: "Pâques", hours: 3, rate: 30, description: "nettoyage" },
    ],
    [
      "facture pour Noël Le Gall, ramonage 90 €",
      { act: "order invoice", firstName: "Noël", lastName: "Le Gall", flatPriceEuros: 90, description: "ramonage" },
    ],
    [
      "devis pour le comité des fêtes, décoration 400 €",
      { act: "order quote", company: "Comité des Fêtes", flatPriceEuros: 400, description: "décoration" },
    ],
    ["facture Mme Roux 2 jours à 350 par jour", { act: "order invoice", lastName: "Roux", days: 2, dayRate: 350 }],
    [
      "devis M. Petit dans quinze jours, pose 6 h à 45 €",
      { act: "order quote", lastName: "Petit", startDate: "2026-12-07", hours: 6, rate: 45, description: "pose" },
    ],
  ])("« %s »", (text, meaning) => {
    expect(readSentence(text)).toEqual(meaning);
  });
});
