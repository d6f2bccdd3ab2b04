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
};
