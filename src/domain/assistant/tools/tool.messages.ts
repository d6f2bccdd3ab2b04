import type { ToolName } from "./tool-names.ts";

/**
 * What each tool is for, in French, for a model and for outside programs. It says what the figure counts, with which
 * sign, and what an empty input means.
 */
export const TOOL_WORDS: Record<ToolName, { title: string; description: string }> = {
  money_due: {
    title: "Ce qu'on me doit",
    description:
      "Ce qui reste à payer sur les factures émises, TVA comprise, aujourd'hui. De toute l'entreprise, d'un client " +
      "ou d'un projet.",
  },
  late_invoices: {
    title: "Factures en retard",
    description: "Les factures dont l'échéance est passée et sur lesquelles il reste à payer, TVA comprise.",
  },
  turnover: {
    title: "Chiffre d'affaires",
    description:
      "Facturé hors taxes et encaissé TVA comprise, ce mois-ci et depuis le 1er janvier ; reste à encaisser.",
  },
  invoiced: {
    title: "Facturé sur une période",
    description:
      "Ce qui a été facturé entre deux jours compris, hors taxes et TVA comprise, avoirs déduits. Sans dates : " +
      "depuis le 1er janvier. De toute l'entreprise, ou d'un client ou d'un projet.",
  },
  collected: {
    title: "Encaissé sur une période",
    description:
      "L'argent reçu entre deux jours compris, TVA comprise, sans ce qui a été rendu. Sans dates : depuis janvier.",
  },
  quotes_waiting: {
    title: "Devis en attente",
    description: "Les devis ni refusés ni facturés, les plus récents d'abord.",
  },
  list_projects: { title: "Projets", description: "Les derniers projets, avec leur lien." },
  project_status: {
    title: "Où en est un projet",
    description: "Les tâches faites, le devis et la facture d'un projet, trouvé par ses mots ou par son identifiant.",
  },
  find_customer: {
    title: "Coordonnées d'un client",
    description: "Le téléphone et l'email des clients dont le nom a ces mots.",
  },
  vat_invoiced: {
    title: "TVA d'une période",
    description:
      "La TVA collectée d'une période, comptée comme le régime de l'entreprise le veut, et celle des factures " +
      "datées de la période, avoirs déduits.",
  },
  best_customers: {
    title: "Meilleurs clients",
    description: "Les dix clients les plus facturés sur une période, hors taxes, avoirs déduits.",
  },
  payments_received: {
    title: "Paiements reçus",
    description: "Les paiements reçus sur une période, avec leur facture. De tous, d'un client ou d'un projet.",
  },
  payment_delay: {
    title: "Délai de paiement constaté",
    description: "En combien de jours, en moyenne, les factures payées en entier sur une période l'ont été.",
  },
  quotes_answered: {
    title: "Devis acceptés et refusés",
    description: "Les réponses des clients aux devis sur une période, et le montant accepté, TVA comprise.",
  },
  quote_conversion: {
    title: "Devis devenus factures",
    description: "Des projets créés ces douze derniers mois qui ont un devis, combien ont une facture.",
  },
  monthly_invoiced: {
    title: "Facturé par mois",
    description: "Le montant facturé hors taxes de chacun des douze derniers mois, avoirs déduits.",
  },
  hours: {
    title: "Heures prévues",
    description: "Les heures prévues des tâches, et celles des tâches faites. Les heures passées ne sont pas connues.",
  },
  margin: {
    title: "Ce que rapporte une heure",
    description: "Facturé hors taxes par heure prévue, d'un client ou d'un projet. Les coûts ne sont pas connus.",
  },
  find_document: {
    title: "Un devis, une facture ou un avoir",
    description: "Le document de ce numéro : état, dates, montants en centimes, reste à payer.",
  },
  list_documents: {
    title: "Devis ou factures d'une période",
    description: "Les devis, ou les factures et avoirs, datés d'une période. De tous, d'un client ou d'un projet.",
  },
  project_tasks: {
    title: "Tâches d'un projet",
    description: "Les tâches d'un projet, faites ou non, avec leurs heures prévues, en dix-millièmes d'heure.",
  },
  project_money: {
    title: "Argent d'un projet",
    description: "Devis, facturé, avoirs et reste à encaisser d'un projet, TVA comprise.",
  },
  planning: {
    title: "Planning",
    description:
      "Les projets prévus un jour au moins d'une période, et qui est absent. Sans dates : les sept prochains jours.",
  },
  whats_next: {
    title: "Quoi faire ensuite",
    description: "Ce qui attend aujourd'hui : retards, travaux à facturer, débuts, devis sans réponse, à chiffrer.",
  },
  work_to_invoice: {
    title: "Travaux finis à facturer",
    description: "Les projets dont toutes les tâches sont faites et qui n'ont pas de facture.",
  },
  search: { title: "Recherche", description: "Les projets et les clients dont le nom a ces mots." },
  legal_facts: {
    title: "Règles de droit",
    description:
      "Quelques règles françaises, avec leur source et le jour où elles ont été vérifiées. Rien d'autre n'est su du " +
      "droit : ne complète pas.",
  },
  company_facts: {
    title: "Mon entreprise",
    description: "Nom, métier, SIREN et régime de TVA de l'entreprise, et ce qui manque pour facturer.",
  },
};
