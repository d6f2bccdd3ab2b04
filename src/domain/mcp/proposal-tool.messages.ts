import type { ActionKind } from "../assistant/actions/proposed-action.ts";

/** What each tool that prepares an action is for, in French, for programs. Only the person's click does it. */
export const PROPOSAL_WORDS: Record<Exclude<ActionKind, "update_company">, { title: string; description: string }> = {
  move_start: {
    title: "Préparer un autre jour de début",
    description:
      "Le premier jour d'un projet (start_date, AAAA-MM-JJ). Le jour de fin ne change que s'il est donné (end_date).",
  },
  send_quote: {
    title: "Préparer « devis envoyé »",
    description: "Note qu'une version de devis a été donnée au client. Aucun mail ne part.",
  },
  write_quote_lines: {
    title: "Préparer les lignes d'un devis",
    description:
      "Toutes les lignes du devis d'un projet, à la place de celles en préparation : quantité, unité, prix unitaire " +
      "hors taxes en centimes, taux de TVA en centièmes de pour cent (2000 : 20 %). Les totaux sont calculés.",
  },
  change_quote_lines: {
    title: "Préparer un changement de lignes d'un devis",
    description:
      "Des lignes du devis d'un projet changées (changed_lines), ajoutées (added_lines), retirées (removed_ids) ou " +
      "mises sous un titre (lots), sa remise en centièmes de pour cent (discount_basis_points, 0 pour aucune) ou en " +
      "centimes (discount_cents), son délai de paiement en jours (payment_days) et son acompte (deposit, null pour " +
      "aucun). Le reste ne change pas. Un devis déjà établi reçoit une nouvelle version, qui n'est pas envoyée.",
  },
  add_section: {
    title: "Préparer une section de devis",
    description:
      "Une section dans les lignes en préparation du devis d'un projet : ses lignes (line_ids), ou la ligne devant " +
      "laquelle elle vient (before_id). Sans elles : au début ou à la fin (place).",
  },
  answer_quote: {
    title: "Préparer la réponse à un devis",
    description: "La réponse du client à une version de devis : acceptée ou refusée, par qui, quel jour.",
  },
  record_payment: {
    title: "Préparer un paiement",
    description: "De l'argent reçu pour une facture, en centimes (amount_cents). Sans date : aujourd'hui.",
  },
  reverse_payment: {
    title: "Préparer l'annulation d'un paiement",
    description: "Un paiement noté par erreur (payment_id) : il reste visible, barré, et ne compte plus.",
  },
  credit_invoice: {
    title: "Préparer un avoir",
    description:
      "Un avoir sur une facture, avec son motif : sur tout ce qui en reste, ou d'une somme TTC en centimes " +
      "(amount_cents). Il prendra un numéro.",
  },
  rename_project: { title: "Préparer un autre nom de projet", description: "Le nouveau nom d'un projet." },
  correct_customer: {
    title: "Préparer un autre nom de client",
    description:
      "Le nom, le téléphone ou l'email corrigés du client d'un projet : entreprise, civilité, prénom, nom, phone, " +
      "email. Sans valeur : inchangé.",
  },
  change_customer: {
    title: "Préparer un autre client",
    description:
      "Un projet mis au nom d'un autre client : connu (customer_id), ou nouveau (new_customer). Ce qui a été envoyé " +
      "ne change pas : un devis déjà établi reçoit une nouvelle version, qui n'est pas envoyée.",
  },
  tick_task: { title: "Préparer une tâche faite", description: "Coche une tâche d'un projet, ou la décoche." },
  add_hours: {
    title: "Préparer des heures en plus",
    description: "Des heures ajoutées à l'estimation d'un projet, ou à une de ses tâches.",
  },
};
